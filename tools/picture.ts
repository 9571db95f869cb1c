// `npm run picture`: plays some answers in the real terminal game and draws its screen as docs/terminal.svg, for the README.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { main } from "../packages/cli/src/main.ts";

const COLUMNS = 104;
const ROWS = 31;
const ARGS = ["play", "nobunaga", "--players", "4", "--seed", "picture 4", "--name", "Anna"];
/** Choices by number; a blank hurries the bots along. */
const KEYS = "1 2 1 1 3 2 1 2 1 1 1 ";

/** What control sequences begin with. */
const CSI = "\x1b[";
const CELL = { width: 8.4, height: 18 };
/** Terminals' own colours by number. */
const PALETTE: Readonly<Record<string, string>> = {
  "69": "#5f87ff",
  "208": "#ff8700",
  "203": "#ff5f5f",
  "71": "#5faf5f",
  "134": "#af5fd7",
  "245": "#a8a8a8",
};

interface Style {
  bold: boolean;
  dim: boolean;
  inverse: boolean;
  colour: string | undefined;
}

/** The last whole frame that the game wrote. */
async function lastFrame(): Promise<string> {
  let frame = "";
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const stdout = Object.assign(
    new Writable({
      write(chunk, _, done) {
        const text = String(chunk);
        if (text.includes(`${CSI}?2026h`)) frame = text;
        done();
      },
    }),
    { isTTY: true, columns: COLUMNS, rows: ROWS, getColorDepth: () => 8 },
  );
  const played = main(ARGS, { stdin, stdout, stderr: process.stderr, env: {} } as unknown as NodeJS.Process);
  let shown = "";
  for (const key of KEYS) {
    stdin.write(key);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    shown = frame;
  }
  stdin.write("\x03");
  await played;
  return shown;
}

function svg(frame: string): string {
  const texts: string[] = [];
  const lines = ["?2026h", "?2026l", "H", "K"].reduce((text, code) => text.replaceAll(CSI + code, ""), frame).split("\r\n");
  for (const [row, line] of lines.entries()) texts.push(...spans(line).map(({ text, column, style }) => draw(text, column, row, style)));
  const [width, height] = [COLUMNS * CELL.width + 32, ROWS * CELL.height + 32];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="The terminal game of Nobunaga">
<rect width="100%" height="100%" rx="10" fill="#1d1f27"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="#d8d8d8" xml:space="preserve">
${texts.join("\n")}
</g>
</svg>
`;
}

function spans(line: string): { text: string; column: number; style: Style }[] {
  const found: { text: string; column: number; style: Style }[] = [];
  let style = plain();
  let column = 0;
  for (const piece of `0m${line}`.split(CSI)) {
    const [, codes, text] = piece.match(/^([\d;]*)m(.*)$/) ?? ["", "0", piece];
    style = codes === "0" ? plain() : styleOf(codes);
    if (text.trim() !== "" || style.inverse) found.push({ text, column, style });
    column += [...text].length;
  }
  return found;
}

function plain(): Style {
  return { bold: false, dim: false, inverse: false, colour: undefined };
}

function styleOf(codes: string): Style {
  const [, number] = codes.match(/38;5;(\d+)/) ?? [];
  const flags = codes.replace(/38;5;\d+/, "").split(";");
  return {
    bold: flags.includes("1"),
    dim: flags.includes("2"),
    inverse: flags.includes("7"),
    colour: number && (PALETTE[number] ?? "#d8d8d8"),
  };
}

function draw(text: string, column: number, row: number, { bold, dim, inverse, colour }: Style): string {
  const pixels = (number: number) => Number(number.toFixed(1));
  const [x, y] = [pixels(16 + column * CELL.width), 16 + row * CELL.height];
  const length = pixels([...text].length * CELL.width);
  const box = inverse ? `<rect x="${x}" y="${y}" width="${length}" height="${CELL.height}" fill="${dim ? "#8a8a8a" : "#f2e9d0"}"/>` : "";
  const fill = inverse ? "#1d1f27" : (colour ?? (dim ? "#8b8d98" : "#d8d8d8"));
  const words = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `${box}<text x="${x}" y="${y + 13}" textLength="${length}" fill="${fill}"${bold ? ' font-weight="700"' : ""}>${words}</text>`;
}

writeFileSync(join(import.meta.dirname, "..", "docs", "terminal.svg"), svg(await lastFrame()));
