// Whether the person sits in a running match, which nothing may interrupt.
import { createStore } from "./store.ts";

export const busy = createStore(false);
