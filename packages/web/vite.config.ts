import { defineConfig } from "vite";
import { icons } from "./tools/icons.ts";

/** Where `npm start` listens, for working on the client with `npm run dev -w @fracas/web` beside it. */
const SERVER = "http://localhost:3000";

export default defineConfig({
  plugins: [icons()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
