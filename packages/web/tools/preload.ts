// A vite plugin: the page asks for the fonts of its first words at once, instead of after its style sheet has been read.
import type { Plugin } from "vite";

/** In every language: names, numbers and our own title are Latin. */
const FIRST = [/^russo-one-latin-400-normal/, /^inter-latin-wght-normal/];

export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {});
        return FIRST.map((wanted) => {
          const font = files.find((file) => wanted.test(file.fileName.split("/").at(-1) ?? ""));
          if (bundle && !font) throw new Error(`no file like ${wanted} to preload`);
          return font;
        }).flatMap((font) =>
          font
            ? [
                {
                  tag: "link",
                  injectTo: "head" as const,
                  attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font.fileName}` },
                },
              ]
            : [],
        );
      },
    },
  };
}
