import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPictureBook, type PictureBook } from "../../renderer/pictures/picture-book.ts";
import { showInText } from "../../renderer/pictures/show-in-text.ts";
import { readFocus, sharePicture, showPicture } from "../../renderer/pictures/show-picture.ts";
import { photograph, writePicture } from "../support/photographs.ts";

const dir = mkdtempSync(join(tmpdir(), "shown-"));
let book: PictureBook;
beforeAll(async () => {
  await writePicture(photograph(1200, 800).jpeg(), join(dir, "public/images/day.jpg"));
  await writePicture(photograph(1200, 800, 2).webp(), join(dir, "public/images/night.webp"));
  mkdirSync(join(dir, "public/images"), { recursive: true });
  writeFileSync(join(dir, "public/images/plan.svg"), '<svg viewBox="0 0 40 30"/>');
  book = openPictureBook(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));

describe("a view receives of a picture", () => {
  it("its size and a key that changes with its content", async () => {
    const shown = showPicture({ src: "/images/day.jpg", alt: "Day" }, book);
    expect(shown).toMatchObject({ alt: "Day", width: 1200, height: 800, made: { fallback: "jpg" } });
    expect(shown.src).toBe(`/assets/pictures/${shown.made?.key}-1040.jpg`);
    await writePicture(photograph(1200, 800, 3).jpeg(), join(dir, "public/images/day.jpg"));
    expect(showPicture({ src: "/images/day.jpg", alt: "" }, book).made?.key).not.toBe(shown.made?.key);
  });

  it("the class of its focal point, the dark variant included", () => {
    const shown = showPicture(
      { src: "/images/day.jpg", alt: "", focus: "top left", dark: "/images/night.webp" },
      book,
    );
    expect([shown.focus, shown.dark?.focus]).toEqual(["focus-0-0", "focus-0-0"]);
    expect(shown.dark?.made?.key).not.toBe(shown.made?.key);
  });

  it("a drawing as it is, with its size", () => {
    const src = "/images/plan.svg";
    expect(showPicture({ src, alt: "" }, book)).toEqual({ src, alt: "", width: 40, height: 30 });
  });

  it("what is written when there is no such file", () => {
    expect(showPicture({ src: "/images/gone.jpg", alt: "A" }, book)).toEqual({
      src: "/images/gone.jpg",
      alt: "A",
    });
    expect(sharePicture({ src: "/images/gone.jpg", alt: "A" }, book)).toEqual({
      src: "/images/gone.jpg",
      alt: "A",
    });
  });
});

it.each([
  ["top", { x: 50, y: 0 }],
  ["top left", { x: 0, y: 0 }],
  ["right bottom", { x: 100, y: 100 }],
  ["center right", { x: 100, y: 50 }],
  ["center", { x: 50, y: 50 }],
  ["30% 20%", { x: 30, y: 20 }],
  ["100% 0%", { x: 100, y: 0 }],
  ["101% 0%", undefined],
  ["middle", undefined],
  ["constructor", undefined],
])("the focus %s", (text, point) => expect(readFocus(text)).toEqual(point));

it("a share image is cut around the focal point", () => {
  const { src } = sharePicture({ src: "/images/day.jpg", alt: "", focus: "30% 20%" }, book);
  expect(src).toMatch(/^\/assets\/pictures\/[0-9a-f]{12}-share-30-20\.jpg$/);
});

describe("in a text", () => {
  it("a picture of the site gets its sources and its size", () => {
    const html = showInText('<p><img src="/images/day.jpg" alt="A &#x22;day&#x22;"></p>', book);
    expect(html).toMatch(
      /^<p><picture><source type="image\/avif" srcset="[^"]+" sizes="[^"]+"><source type="image\/webp"/,
    );
    expect(html).toMatch(
      /<img src="\/assets\/pictures\/\w+-1040\.jpg" alt="A &#x22;day&#x22;" width="1200" height="800" loading="lazy"><\/picture><\/p>$/,
    );
  });

  it("a drawing gets its size", () => {
    expect(showInText('<img src="/images/plan.svg" alt="">', book)).toBe(
      '<img src="/images/plan.svg" alt="" width="40" height="30" loading="lazy">',
    );
  });

  it.each([
    '<img src="https://other.example/a.jpg" alt="">',
    '<img src="/images/gone.jpg" alt="">',
    '<img src="/images/%zz.jpg" alt="">',
    '<img src="/images/day.jpg" srcset="/images/day.jpg 2x" alt="">',
    "<p>&lt;img src=/images/day.jpg></p>",
  ])("%s stays", (html) => expect(showInText(html, book)).toBe(html));
});
