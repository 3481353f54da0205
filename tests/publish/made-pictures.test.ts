import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { movingGif, photograph, writePicture } from "../support/photographs.ts";
import { contentsOf, removeSmallSites, write, writeSmallSite } from "./small-site.ts";

const page = `title: Pictures
description: What the page of pictures of this small site tells its many readers.
image: { src: /images/office.jpg, alt: The office, focus: 30% 20% }
blocks:
  - type: figure
    image: { src: /images/office.jpg, alt: The office, focus: top left, dark: /images/night.webp }
  - type: card-grid
    heading: Cards
    items:
      - { title: One, image: { src: /images/shot.png, alt: A shot } }
      - { title: Two, image: { src: /images/moves.gif, alt: It moves } }
      - { title: Three, image: { src: /images/clear.png, alt: "" } }
      - { title: Four, image: { src: /images/modern.avif, alt: Modern } }
  - type: prose
    heading: Words
    text: "See ![a shot](/images/shot.png), and [the whole of it](/images/shot.png)."
  - type: body
    body: [/texts/one.md]
`;

const dir = writeSmallSite();
const outDir = join(dir, "dist");
const image = (name: string) => join(dir, "public/images", name);
const build = () => buildSite({ dir, outDir });
const html = () => readFileSync(join(outDir, "pictures/index.html"), "utf8");
const madeIn = (text: string) => [...new Set(text.match(/\/assets\/pictures\/[\w-]+\.\w+/g) ?? [])];

beforeAll(async () => {
  const exif = { IFD0: { Copyright: "Somebody", ImageDescription: "Secret place" } };
  const office = photograph(1600, 1000).withExif(exif).withMetadata({ orientation: 6, exif });
  await writePicture(office.jpeg(), image("office.jpg"));
  await writePicture(photograph(1000, 1600, 2).webp(), image("night.webp"));
  await writePicture(photograph(900, 600, 3).png(), image("shot.png"));
  await writePicture(photograph(900, 600, 4).ensureAlpha(0.5).png(), image("clear.png"));
  await writePicture(photograph(900, 600, 5).avif({ effort: 0 }), image("modern.avif"));
  await writePicture(photograph(900, 600, 6).jpeg(), image("in-text.jpg"));
  await writePicture(photograph(900, 600, 7).jpeg(), image("unused.jpg"));
  writeFileSync(image("moves.gif"), await movingGif(600, 400));
  write(dir, "public/texts/one.md", "## One\n\n![In a text](/images/in-text.jpg)\n");
  write(dir, "pages/pictures.yaml", page);
  await build();
}, 60_000);
afterAll(removeSmallSites);

describe("a build", () => {
  it("makes exactly the files that pages name", () => {
    const named = Object.entries(contentsOf(outDir)).flatMap(([path, text]) =>
      /\.(html|json)$/.test(path) ? madeIn(text) : [],
    );
    const there = readdirSync(join(outDir, "assets/pictures")).map((name) => `/assets/pictures/${name}`);
    expect(there.sort()).toEqual([...new Set(named)].sort());
    for (const format of ["avif", "webp", "jpg", "png"]) expect(there.join()).toContain(`.${format}`);
  });

  it("makes them what their names say, upright, and without what the camera wrote", async () => {
    for (const address of madeIn(html())) {
      const { format, width, height, exif, icc, xmp, orientation } = await sharp(
        join(outDir, address),
      ).metadata();
      const [, named, extension] = /-(\d+|share-\d+-\d+)(?:-still)?\.(\w+)$/.exec(address) ?? [];
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(format).toBe(extension === "jpg" ? "jpeg" : extension === "avif" ? "heif" : extension);
      if (/^\d/.test(named!)) expect(width).toBe(Number(named));
      else expect([width, height]).toEqual([1200, 630]);
    }
    const office = /src="([^"]+)" alt="The office" width="1000" height="1600"/.exec(html())?.[1];
    const { width, height } = await sharp(join(outDir, office!)).metadata();
    expect(height! / width!).toBeCloseTo(1.6, 1);
  });

  it("says how wide a picture is in its place, and keeps its focal point by a class", () => {
    expect(html()).toMatch(/<source type="image\/avif" srcset="[^"]+ \d+w" sizes="[^"]*px[^"]*"/i);
    expect(html()).toContain(".focus-0-0{object-position:0% 0%}");
    expect(html()).not.toMatch(/\sstyle="/);
  });

  it("gives a picture that hides what is behind it a ground of its own colours", () => {
    const [, key] = /src="\/assets\/pictures\/(\w+)-\d+\.jpg" alt="The office"/.exec(html()) ?? [];
    expect(html()).toMatch(
      new RegExp(`img\\[src\\*="${key}"\\]\\{background:linear-gradient\\((#[0-9a-f]{3},?){3}\\)`),
    );
    const [, clear] = /src="\/assets\/pictures\/(\w+)-\d+\.png" alt=""/.exec(html()) ?? [];
    expect(html()).not.toContain(`img[src*="${clear}"]`);
  });

  it("shows the share image cut around its focal point", () => {
    const [, address] = /property="og:image" content="https:\/\/small\.example([^"]+)"/.exec(html()) ?? [];
    expect(address).toMatch(/-share-30-20\.jpg$/);
    expect(html()).toContain('property="og:image:width" content="1200"');
  });

  it("keeps a GIF moving, and makes a still for those who want none of it", async () => {
    const moving = madeIn(html()).find((address) => /-still\.webp$/.test(address))!;
    const pages = async (path: string) => (await sharp(join(outDir, path)).metadata()).pages ?? 1;
    expect(await pages(moving)).toBe(1);
    expect(await pages(moving.replace("-still", ""))).toBe(3);
  });

  it("publishes originals only when something leads to them", () => {
    expect(readdirSync(join(outDir, "images")).sort()).toEqual(["shot.png", "unused.jpg"]);
  });

  it("sends a text with pictures along, whose own file shows the originals", () => {
    const { html: content } = JSON.parse(readFileSync(join(outDir, "pictures/page.json"), "utf8"));
    expect(content).toContain('alt="In a text"');
    expect(content).not.toContain("data-body-empty");
  });
});

describe("the next build", () => {
  it("makes nothing when nothing changed, and the same bytes without any cache", async () => {
    const before = contentsOf(outDir);
    const made = join(dir, ".cache/pictures/made");
    const times = readdirSync(made).map((name) => statSync(join(made, name)).mtimeMs);
    expect((await build()).built?.rendered).toBe(0);
    expect(readdirSync(made).map((name) => statSync(join(made, name)).mtimeMs)).toEqual(times);
    expect(contentsOf(outDir)).toEqual(before);
    rmSync(join(dir, ".cache"), { recursive: true });
    rmSync(outDir, { recursive: true });
    await build();
    expect(contentsOf(outDir)).toEqual(before);
  }, 60_000);

  it("makes a changed picture anew, under another address, and forgets the one before", async () => {
    const before = madeIn(html());
    await writePicture(photograph(900, 600, 9).png(), image("shot.png"));
    const { built } = await build();
    expect(built?.rendered).toBe(1);
    const gone = before.filter((address) => !madeIn(html()).includes(address));
    expect(gone.length).toBeGreaterThan(2);
    for (const address of gone) {
      expect(existsSync(join(outDir, address))).toBe(false);
      expect(existsSync(join(dir, ".cache/pictures/made", address.slice(17)))).toBe(false);
    }
  });
});

it("a picture that breaks off is named", async () => {
  const bytes = await photograph(800, 600).jpeg().toBuffer();
  write(dir, "pages/broken.yaml", page.replace("Pictures", "Broken").replaceAll("shot.png", "cut.jpg"));
  writeFileSync(image("cut.jpg"), bytes.subarray(0, bytes.length / 2));
  await expect(build()).rejects.toThrow(/cut\.jpg cannot be opened/);
});
