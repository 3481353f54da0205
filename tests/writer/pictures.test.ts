import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pictureName } from "../../renderer/serve/writer/picture-name.ts";
import { pictureReceiver } from "../../renderer/serve/writer/picture-receiver.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { movingGif } from "../support/photographs.ts";
import { openUploadServer } from "./upload-server.ts";

const dir = writeMockSite();
let uploads: Awaited<ReturnType<typeof openUploadServer>>;
beforeAll(async () => {
  uploads = await openUploadServer(dir, "/@site/picture", pictureReceiver);
});
afterAll(() => {
  uploads.close();
  removeMockSites();
});

const send = (bytes: Uint8Array, name: string, route = "") =>
  uploads.send(bytes, { name, ...(route && { route }) });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#369" } });

const fileOf = (path: unknown) => join(dir, "public", String(path));

it.each([
  ["IMG_1.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), /^This is a HEIC picture/],
  ["live.heic", Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0", "latin1"), /^This is a HEIC picture/],
  ["scan.tif", Buffer.from("II*\0\x08\0\0\0", "latin1"), /^This is a TIFF or raw picture/],
  ["plan.pdf", Buffer.from("%PDF-1.7\n"), /^This is a PDF file/],
  ["old.bmp", Buffer.from("BM\x36\0\0\0\0\0\0\0", "latin1"), /^This is a BMP picture/],
  ["empty.jpg", Buffer.alloc(0), /^This file is empty/],
  ["words.jpg", Buffer.from("By mistake a letter."), /^This is no picture: take a JPEG/],
])("says of %s what it is, and what to do", async (name, bytes, sentence) => {
  expect(await send(bytes, name)).toEqual({ refused: expect.stringMatching(sentence) });
});

it("takes a photograph in: upright, without what the camera noted, and not wider than a screen", async () => {
  const taken = await flat(5000, 3000)
    .withExif({ IFD0: { Make: "Camera", Copyright: "Somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await send(taken, "IMG_0001.JPG");
  expect(answer).toMatchObject({
    path: "/images/img-0001.jpg",
    width: 3000,
    height: 5000,
    isKnown: false,
    needsAlt: true,
  });
  const kept = readFileSync(fileOf(answer.path));
  const { exif, orientation, width } = await sharp(kept).metadata();
  expect([exif, orientation, width]).toEqual([undefined, undefined, 3000]);
  expect(kept.includes("Camera")).toBe(false);
  const wide = await send(await flat(4800, 400).webp().toBuffer(), "wide.webp");
  expect(wide).toMatchObject({ width: 4000, height: 333 });
});

it("finds the same picture again, and never writes over another one", async () => {
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#33c" } })
    .png()
    .toBuffer();
  const first = await send(red, "dot.png");
  expect(first.path).toBe("/images/dot.png");
  expect(await send(blue, "Dot.PNG")).toMatchObject({ path: "/images/dot-2.png", isKnown: false });
  expect(await send(red, "another name.png")).toMatchObject({ path: "/images/dot.png", isKnown: true });
  const both = await Promise.all([send(blue, "x.png"), send(red, "x.png")]);
  expect(both.map(({ path }) => path)).toEqual(["/images/dot-2.png", "/images/dot.png"]);
});

it("goes by what a picture is, not by what it is called", async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#3c3" } })
    .png()
    .toBuffer();
  expect((await send(png, "green.svg")).path).toBe("/images/green.png");
  const polyglot = Buffer.concat([png, Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
  const kept = readFileSync(fileOf((await send(polyglot, "both.html")).path));
  expect(kept.includes("script")).toBe(false);
});

it("lets pictures move that move", async () => {
  const { path } = await send(await movingGif(12, 8), "loop.gif");
  const { pages, height } = await sharp(fileOf(path), { animated: true }).metadata();
  expect([pages, (height ?? 0) / (pages ?? 1)]).toEqual([3, 8]);
});

it("takes drawings in without what runs in them", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" onload="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)"><rect width="4" height="3"/></a><image href="https://evil.example/x.png"/></svg>`;
  const answer = await send(Buffer.from(drawing), "Plan für Büro.svg");
  expect(answer).toMatchObject({ path: "/images/plan-fuer-buero.svg", width: 4, height: 3 });
  const kept = readFileSync(fileOf(answer.path), "utf8");
  expect(kept).toContain("<rect");
  expect(kept).not.toMatch(/alert|script|evil/);
});

it("puts a picture beside the others of its page", async () => {
  mkdirSync(join(dir, "public/images/people"), { recursive: true });
  writeFileSync(
    join(dir, "public/images/people/ana.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
  writeFileSync(
    join(dir, "pages/people.yaml"),
    "title: People\ndescription: Who we are.\nblocks:\n  - type: hero\n    heading: People\n    image: { src: /images/people/ana.svg, alt: Ana }\n",
  );
  await uploads.site.update(["pages/people.yaml", "public/images/people/ana.svg"]);
  const png = await sharp({ create: { width: 7, height: 7, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const hasPicture = JSON.stringify(uploads.site.page("/people") ?? "").includes(
    '"src":"/images/people/ana.svg"',
  );
  expect((await send(png, "ben.png", "/people")).path).toBe(
    hasPicture ? "/images/people/ben.png" : "/images/ben.png",
  );
  expect((await send(png, "ben.png", "/people")).isKnown).toBe(true);
  expect(existsSync(join(dir, "public/images/people"))).toBe(true);
});

it.each([
  ["IMG 0001.jpeg", "img-0001"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\ana\\Über uns.PNG", "ueber-uns"],
  ["/absolute/path.svg", "path"],
  ["con.png", "con-picture"],
  ["LPT1.tar.gz", "lpt1-tar"],
  [".htaccess", "picture"],
  ["日本.jpg", "picture"],
  ["a\u0000b.png", "a-b"],
  ["<script>.png", "script"],
  [`${"long ".repeat(60)}.png`, "long-".repeat(12).slice(0, -1)],
  ["--flag.png", "flag"],
])("calls %s %s", (given, name) => {
  expect(pictureName(given)).toBe(name);
});

it("leaves nothing else behind", () => {
  expect(readdirSync(join(dir, "public/images")).filter((name) => name.startsWith("."))).toEqual([]);
});
