// The page's entry.
import "./design/index.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { start } from "./connection/index.ts";

const place = document.getElementById("app");
if (!place) throw new Error('index.html has no element "app"');
start();
render(<App />, place);
