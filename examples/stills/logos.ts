/** Draws the signs of invented companies in `public/images/logos`: `npx tsx examples/stills/logos.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openLettering } from "../../renderer/publish/found/lettering.ts";

const HEIGHT = 64;
const folder = join(import.meta.dirname, "../../public/images/logos");

/** A mark in a square of 64, in one colour, and the word beside it. */
const signs: readonly { file: string; word: string; color: string; mark: string }[] = [
  {
    file: "halden-rail",
    word: "Halden Rail",
    color: "#8a2f1c",
    mark: '<path d="M10 54 26 10h6L16 54zm22 0L42 10h6L38 54z"/><path d="M14 30h40v5H14z"/>',
  },
  {
    file: "orrin",
    word: "orrin",
    color: "#1d5c63",
    mark: '<path d="M32 8a24 24 0 1 0 0 48 24 24 0 0 0 0-48zm0 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24z"/>',
  },
  {
    file: "vesterhav",
    word: "Vesterhav",
    color: "#1c3f8f",
    mark: '<path d="M6 22c9-10 17-10 26 0s17 10 26 0v10c-9 10-17 10-26 0s-17-10-26 0zm0 18c9-10 17-10 26 0s17 10 26 0v10c-9 10-17 10-26 0s-17-10-26 0z"/>',
  },
  {
    file: "vesterhav-night",
    word: "Vesterhav",
    color: "#bcd4ff",
    mark: '<path d="M6 22c9-10 17-10 26 0s17 10 26 0v10c-9 10-17 10-26 0s-17-10-26 0zm0 18c9-10 17-10 26 0s17 10 26 0v10c-9 10-17 10-26 0s-17-10-26 0z"/>',
  },
  {
    file: "quill-and-post",
    word: "Quill & Post",
    color: "#5b3a78",
    mark: '<path d="M14 10h28c6 8 6 18 0 26H24v18H14zm10 9v8h13c1-3 1-5 0-8z"/>',
  },
  {
    file: "northgate",
    word: "Northgate",
    color: "#2d5a34",
    mark: '<path d="M10 54V24L32 8l22 16v30H42V32a10 10 0 0 0-20 0v22z"/>',
  },
  {
    file: "sorrel",
    word: "Sorrel Foods",
    color: "#7a5a12",
    mark: '<path d="M32 8c14 10 20 22 16 34-6 2-12 1-16-4-4 5-10 6-16 4C12 30 18 18 32 8zm-3 32h6v16h-6z"/>',
  },
];

mkdirSync(folder, { recursive: true });
const lettering = openLettering();
for (const { file, word, color, mark } of signs) {
  const width = Math.ceil(80 + lettering.width(word, "text", 40) + 2);
  const letters = lettering.svg(word, "text", 40, 78, 46, color);
  writeFileSync(
    join(folder, `${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"><g fill="${color}" fill-rule="evenodd">${mark}</g>${letters}</svg>\n`,
  );
}
