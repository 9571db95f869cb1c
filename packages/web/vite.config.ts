import { defineConfig } from "vite";
import { icons } from "./tools/icons.ts";
import { preloadFonts } from "./tools/preload.ts";

/** Where `npm start` listens, for working on the client with `npm run dev -w @fracas/web` beside it. */
const SERVER = "http://localhost:3000";

export default defineConfig({
  plugins: [icons(), preloadFonts()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // Small files stay files: the server's security policy allows no data in their place.
    assetsInlineLimit: 0,
    // The engine isn't in the first load just because a type or a word of it is.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /packages.(kernel|protocol|nobunaga|smash-up)./, sideEffects: false }] } },
  },
  server: { proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } } },
});
