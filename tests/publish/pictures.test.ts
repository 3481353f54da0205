import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SHARE_SIZE } from "../../renderer/formats/picture-files.ts";
import { drawPng } from "../../renderer/publish/found/draw-png.ts";
import { drawIcons, iconLinks, manifestIcons } from "../../renderer/publish/found/icons.ts";
import { type Lettering, linesOf, openLettering } from "../../renderer/publish/found/lettering.ts";
import { shareCardSvg } from "../../renderer/publish/found/share-card.ts";
import { makeTheme } from "../../renderer/theme/make-theme.ts";
import type { Theme } from "../../renderer/theme/theme.ts";
import { readThemeColors } from "../../renderer/theme/theme-colors.ts";

const letter = openLettering();
const { dark } = readThemeColors();
const card = (title: string, route = "/insights/a") =>
  shareCardSvg({ title, route, brand: "2SD", host: "www.2sd.example" }, dark, letter);

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Uint8Array) => {
  const view = Buffer.from(png);
  expect(view.subarray(1, 4).toString()).toBe("PNG");
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
};

test("a share image is 1200 by 630 and below 300 kB, even with a long title", async () => {
  for (const title of ["Contact", "A title of the usual length for an article", "Word ".repeat(60)]) {
    const png = await drawPng(card(title), SHARE_SIZE.width);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
});

test("the same page gives the same image; another title or route gives another one", () => {
  expect(card("One")).toBe(card("One"));
  expect(card("One")).not.toBe(card("Two"));
  expect(card("One")).not.toBe(card("One", "/b"));
});

test("titles are set in lines that fit; what the fonts lack is left out", () => {
  const lines = letter.lines("Why we decline one proposal in four", "text", 84, 690);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(letter.width(line, "text", 84)).toBeLessThanOrEqual(690);
  expect(letter.lines("Donaudampfschifffahrtsgesellschaftskapitän", "text", 84, 690)[0]).toMatch(/…$/);
  expect(letter.width("漢字", "text", 84)).toBe(0);
  expect(letter.width("Łódź", "text", 84)).toBeGreaterThan(100);
});

test("a theme's letters of other alphabets are drawn as well, and lines end where such scripts let them", () => {
  const file = (name: string) => new URL(`../../renderer/ui/fonts/${name}.woff2`, import.meta.url).pathname;
  const face = { weight: "400 700", style: "normal" };
  const house = {
    family: "House",
    fallback: "sans-serif" as const,
    isMonospaced: false,
    faces: [
      { ...face, source: file("familjen-grotesk-latin-ext"), range: "U+100-2BA", isFirst: false },
      { ...face, source: file("martian-mono-latin"), range: "U+0-FF", isFirst: true },
    ],
  };
  const theme: Theme = {
    ...makeTheme({}, []),
    families: [house],
    letters: { text: "House", headings: "House", notes: "House" },
  };
  const themed = openLettering(theme);
  const ofLatin = openLettering({ ...theme, families: [{ ...house, faces: [house.faces[1]!] }] });
  // Without a face for them they are those of the engine, which are drawn with another pen.
  expect(themed.width("ŁŁ", "text", 100)).toBeGreaterThan(100);
  expect(themed.svg("Ł", "text", 100, 0, 0, "red")).not.toBe(ofLatin.svg("Ł", "text", 100, 0, 0, "red"));
  expect(themed.width("lo", "text", 100)).toBe(ofLatin.width("lo", "text", 100));
});

test.each([
  ["新しい装置の運用を、始めました。", 4],
  ["「港」のそばで、", 4],
])(
  "a line of %s ends between words, not before a sign that closes nor behind one that opens",
  (title, most) => {
    // Each sign is one wide.
    const lines = linesOf(title, most, (text) => [...text].length);
    expect(lines.join("")).toBe(title);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[、。」]|[「]$/);
  },
);

test("name and host of a site stay in their cells", () => {
  const drawn: [text: string, width: number][] = [];
  const even: Lettering = {
    width: (text, _hand, size) => text.length * size * 0.6,
    lines: (text) => [text],
    svg: (text, _hand, size) => {
      drawn.push([text, text.length * size * 0.6]);
      return "";
    },
  };
  const host = "www.city-of-eelbridge.example/departments/parks/";
  shareCardSvg(
    { title: "Parks", route: "/parks", brand: "Parks of the City of Eelbridge", host },
    dark,
    even,
  );
  const [, brand, route, address] = drawn;
  expect(brand![1]).toBeLessThanOrEqual(170);
  expect(route![0]).toBe("/parks");
  expect(address![1]).toBeLessThanOrEqual(242);
});

const folder = mkdtempSync(join(tmpdir(), "icons-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("one SVG gives all icons; what public/ holds already is left alone", async () => {
  expect(iconLinks(folder)).toBe("");
  expect(manifestIcons(folder)).toEqual([]);
  expect(await drawIcons(folder)).toEqual([]);

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8z"/></svg>';
  writeFileSync(join(folder, "favicon.svg"), svg);
  writeFileSync(join(folder, "icon-192.png"), "drawn by hand");
  const icons = new Map((await drawIcons(folder)).map(({ path, bytes }) => [path, bytes]));
  expect([...icons.keys()].sort()).toEqual(["apple-touch-icon.png", "favicon.ico", "icon-512.png"]);
  expect(sizeOf(icons.get("apple-touch-icon.png") as Uint8Array)).toEqual([180, 180]);
  expect(sizeOf(icons.get("icon-512.png") as Uint8Array)).toEqual([512, 512]);

  const ico = Buffer.from(icons.get("favicon.ico") as Uint8Array);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - ico.readUInt32LE(18));
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
});
