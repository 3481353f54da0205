import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { headerOf, readPictureHeader } from "../../renderer/pictures/picture-header.ts";
import { movingGif, photograph } from "../support/photographs.ts";

const dir = mkdtempSync(join(tmpdir(), "headers-"));
afterAll(() => rmSync(dir, { recursive: true }));

function read(name: string, bytes: Uint8Array | string) {
  writeFileSync(join(dir, name), bytes);
  return readPictureHeader(join(dir, name));
}

const still = { hasAlpha: false, moves: false, isCmyk: false };

describe("the first bytes of a picture tell its format and size", () => {
  const photo = photograph(123, 45);
  const clear = sharp({ create: { width: 31, height: 17, channels: 4, background: "#f008" } });

  it.each([
    ["jpg", photo.clone().jpeg()],
    ["jpg", photo.clone().jpeg({ progressive: true })],
    ["png", photo.clone().png()],
    ["webp", photo.clone().webp()],
    ["webp", photo.clone().webp({ lossless: true })],
    ["avif", photo.clone().avif({ effort: 0 })],
  ] as const)("%s", async (format, image) => {
    expect(read(`a.${format}`, await image.toBuffer())).toEqual({ format, width: 123, height: 45, ...still });
  });

  it.each([
    ["png", clear.clone().png()],
    ["png", clear.clone().png({ palette: true })],
    ["webp", clear.clone().webp()],
    ["webp", clear.clone().webp({ lossless: true })],
    ["avif", clear.clone().avif({ effort: 0 })],
  ] as const)("%s that something shows through", async (format, image) => {
    const header = read(`clear.${format}`, await image.toBuffer());
    expect(header).toMatchObject({ format, width: 31, height: 17, hasAlpha: true });
  });

  it.each([
    [1, 123, 45],
    [3, 123, 45],
    [5, 45, 123],
    [6, 45, 123],
    [8, 45, 123],
  ])("a JPEG that was held as %i says is measured upright", async (orientation, width, height) => {
    const bytes = await photo.clone().jpeg().withMetadata({ orientation }).toBuffer();
    expect(read("turned.jpg", bytes)).toEqual({ format: "jpg", width, height, ...still });
  });

  it("a JPEG for printing has the colours of ink", async () => {
    const bytes = await photo.clone().toColourspace("cmyk").jpeg().toBuffer();
    expect(read("ink.jpg", bytes)).toMatchObject({ width: 123, height: 45, isCmyk: true });
  });

  it("a GIF moves when it has several frames", async () => {
    expect(read("moves.gif", await movingGif(40, 30))).toMatchObject({ width: 40, height: 30, moves: true });
    expect(read("still.gif", await photo.clone().gif().toBuffer())).toMatchObject({
      width: 123,
      moves: false,
    });
    const webp = await sharp(await movingGif(40, 30), { animated: true })
      .webp()
      .toBuffer();
    expect(read("moves.webp", webp)).toMatchObject({ width: 40, height: 30, moves: true });
  });

  it.each([
    ['<svg width="40" height="30px"/>', 40, 30],
    ['<?xml version="1.0"?>\n<!-- drawn --><svg xmlns="a>b" viewBox="0 0 120.4 80"></svg>', 120, 80],
    ["<svg viewBox='0,0,12,8' width='100%'/>", 12, 8],
    ['<svg width="40"/>', undefined, undefined],
  ])("%s", (text, width, height) => {
    expect(read("a.svg", text)).toMatchObject({ format: "svg", ...(width && { width, height }) });
    expect(read("a.svg", text)?.width).toBe(width);
  });
});

describe("a damaged file", () => {
  it("that ends anywhere never throws, and has the right size or none", async () => {
    const photo = photograph(64, 48);
    const all = [
      photo.clone().jpeg().withMetadata({ orientation: 6 }),
      photo.clone().png(),
      photo.clone().webp(),
      photo.clone().avif({ effort: 0 }),
      photo.clone().gif(),
    ];
    for (const image of all) {
      const bytes = await image.toBuffer();
      for (let end = 0; end < Math.min(bytes.length, 900); end += 1) {
        const cut = bytes.subarray(0, end);
        const header = headerOf((offset, length) => cut.subarray(offset, offset + length));
        if (header) expect([header.width, header.height].sort()).toEqual([48, 64]);
      }
    }
  });

  it("whose bytes are changed never throws", async () => {
    const images = [photograph(64, 48).jpeg(), photograph(64, 48).png(), photograph(64, 48).webp()];
    for (const image of images) {
      const bytes = await image.toBuffer();
      for (let at = 0; at < Math.min(bytes.length, 300); at += 1)
        for (const value of [0, 0x7f, 0xff]) {
          const changed = Buffer.from(bytes);
          changed[at] = value;
          expect(() => headerOf((offset, length) => changed.subarray(offset, offset + length))).not.toThrow();
        }
    }
  });
});
