import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;

const cards = (names: readonly string[], more = "") =>
  page(
    "Home",
    `  - type: card-grid\n    heading: Cards\n    items:\n${names.map((name) => `      - { title: A, image: { src: /images/${name}, alt: A${more} } }\n`).join("")}`,
  );
const inImages = (files: Record<string, string | Uint8Array>) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`public/images/${name}`, bytes]));
const gif = (width: number, height: number) =>
  Buffer.from([...Buffer.from("GIF89a"), width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0]);
const jpeg = (width: number, height: number, colors = 3) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 20, 8, height >> 8, height & 255, width >> 8, width & 255, colors]);

it("a picture is what its name says", async () => {
  const files = {
    "a.gif": gif(600, 400),
    "b.png": gif(600, 400),
    "c.png": "\u0089PNG",
    "d.png": "",
    "e.jpg": jpeg(600, 400),
    "f.JPEG": jpeg(600, 400),
    "g.jpg": Buffer.from([0xff, 0xd9]),
    "h.jpg": Buffer.from([0xff, 0xd8, 0xff]),
    "i.webp": "RIFFxxxxWAVE",
    "j.avif": "\0\0\0 free",
    "k.svg": '<?xml version="1.0"?>\n<svg/>',
    "l.svg": "<html/>",
    "m.svg": `${" ".repeat(4_092)}<svg/>`,
    "n.svg": `${" ".repeat(4_093)}<svg/>`,
    "o.svg": `<svg>${" ".repeat(600_000)}</svg>`,
    "p.bmp": "BM",
    q: "GIF89a",
  };
  const site = await mockSite({
    ...inImages(files),
    "pages/index.yaml": cards([...Object.keys(files), "d.png"]),
  });
  expect(told(site).filter((line) => line.startsWith("pages/"))).toEqual([
    "pages/index.yaml:10:35 broken-picture «/images/b.png» | public/images/b.png is a picture in the format GIF, whatever its name says. | Name it after what it is, or save it again as PNG.",
    "pages/index.yaml:11:35 broken-picture «/images/c.png» | public/images/c.png is no PNG picture, whatever its name says. | Save the picture again as PNG.",
    "pages/index.yaml:12:35 broken-picture «/images/d.png» | public/images/d.png is empty. | Save the picture again as PNG.",
    "pages/index.yaml:15:35 broken-picture «/images/g.jpg» | public/images/g.jpg is no JPEG picture, whatever its name says. | Save the picture again as JPEG.",
    "pages/index.yaml:16:35 broken-picture «/images/h.jpg» | public/images/h.jpg is damaged: not even its size can be read. | Save the picture again as JPEG.",
    "pages/index.yaml:17:35 broken-picture «/images/i.webp» | public/images/i.webp is no WebP picture, whatever its name says. | Save the picture again as WebP.",
    "pages/index.yaml:18:35 broken-picture «/images/j.avif» | public/images/j.avif is no AVIF picture, whatever its name says. | Save the picture again as AVIF.",
    "pages/index.yaml:20:35 broken-picture «/images/l.svg» | public/images/l.svg is no SVG picture, whatever its name says. | Save the picture again as SVG.",
    "pages/index.yaml:22:35 broken-picture «/images/n.svg» | public/images/n.svg is no SVG picture, whatever its name says. | Save the picture again as SVG.",
    "pages/index.yaml:24:35 broken-picture «/images/p.bmp» | public/images/p.bmp is not a picture that all browsers show. | Save it as SVG, WebP, AVIF, PNG or JPEG.",
    "pages/index.yaml:25:35 broken-picture «/images/q» | public/images/q is not a picture that all browsers show. | Save it as SVG, WebP, AVIF, PNG or JPEG.",
  ]);
});

it("a picture is neither huge nor made for printing", async () => {
  const files = {
    "a.gif": gif(10_000, 10_000),
    "b.gif": gif(10_000, 10_001),
    "c.jpg": jpeg(600, 400, 4),
    "d.gif": Buffer.concat([gif(600, 400), Buffer.alloc(4 * 1024 * 1024 - 13)]),
    "e.gif": Buffer.concat([gif(600, 400), Buffer.alloc(4 * 1024 * 1024 - 12)]),
  };
  const site = await mockSite({ ...inImages(files), "pages/index.yaml": cards(Object.keys(files)) });
  expect(told(site)).toEqual([
    "pages/index.yaml:10:35 huge-picture «/images/b.gif» | public/images/b.gif has 10000 × 10001 pixels, 100 million: too many to be opened. | Save it at most 4,000 pixels wide.",
    "pages/index.yaml:11:35 print-colors «/images/c.jpg» | public/images/c.jpg has the colours of ink (CMYK), as for printing: on a screen they come out differently. | Save it with colours for the web (sRGB).",
    "pages/index.yaml:13:35 large-picture «/images/e.gif» | public/images/e.gif has 4.1 MB: visitors get smaller files made from it, but every copy of the site carries it along. | Save it at most 4,000 pixels wide: below 4 MB.",
  ]);
});

describe("a picture fits its place", () => {
  const hero = (options: string) => page("Home", `    image: { src: /images/a.gif, alt: A${options} }\n`);
  const tell = async (file: Buffer, options = "", more: Record<string, Buffer> = {}) =>
    told(await mockSite({ ...inImages({ "a.gif": file, ...more }), "pages/index.yaml": hero(options) }));

  it.each([
    [480, 270],
    [600, 600],
    [900, 500],
    [1600, 460],
  ])("%i × %i does", async (width, height) => expect(await tell(gif(width, height))).toEqual([]));

  it("unless it is too small", async () => {
    expect(await tell(gif(479, 270))).toEqual([
      "pages/index.yaml:6:19 small-picture «/images/a.gif» | public/images/a.gif is 479 pixels wide, and its place here 480: it would look blurred. | Use a picture of at least 480 pixels.",
    ]);
  });

  it("unless more than half of it is cut off, and nobody says what has to stay", async () => {
    expect(await tell(gif(600, 800))).toEqual([
      "pages/index.yaml:6:19 picture-shape «/images/a.gif» | public/images/a.gif is upright (600 × 800), and its place here lies: 58 % of it are cut off. | Use a picture of the other shape, or say with focus what has to stay in sight, such as focus: top.",
    ]);
    expect(await tell(gif(600, 800), ", focus: top")).toEqual([]);
    expect(await tell(gif(600, 800), ", focus: 50% 10%")).toEqual([]);
  });

  it("unless the dark one is of another shape", async () => {
    const dark = ", dark: /images/b.gif";
    expect(await tell(gif(600, 400), dark, { "b.gif": gif(1200, 800) })).toEqual([]);
    expect(await tell(gif(600, 400), dark, { "b.gif": gif(600, 500) })).toEqual([
      "pages/index.yaml:6:19 picture-shape «/images/a.gif» | public/images/b.gif is 600 × 500, and public/images/a.gif, whose place it takes in the dark theme, 600 × 400: the page would jump. | Cut one of them to the proportions of the other.",
    ]);
  });

  it.each(["middle", "left left", "120% 10%", "30%"])("focus: %s means no point", async (focus) => {
    const [line] = await tell(gif(600, 400), `, focus: "${focus}"`);
    expect(line).toMatch(
      /wrong-format .*Write top, bottom, left, right, two of them such as top left, or two percentages/,
    );
  });
  it.each([
    ["top, left", "top left"],
    ["10 20", "10% 20%"],
  ])("focus: %s means %s", async (focus, meant) => {
    const [line] = await tell(gif(600, 400), `, focus: "${focus}"`);
    expect(line).toContain(`Write "${meant}"`);
  });
});

describe("a picture in Markdown has words", () => {
  const tell = async (text: string) =>
    told(await mockSite({ "pages/index.yaml": page("Home", `  - type: prose\n    text: '${text}'\n`) }));

  it.each(["![The team](/images/team.svg)", '![""](/images/team.svg)'])("%s", async (text) =>
    expect(await tell(text)).toEqual([]),
  );

  it("or says that it is a decoration", async () => {
    expect(await tell("![](/images/team.svg)")).toEqual([
      'pages/index.yaml:7:12 missing-alt «![](/images/team.svg)» | This picture has no words for those who cannot see it. | Write what it shows between the brackets, ![like this](/images/team.svg); ![""](…) for one that only decorates.',
    ]);
  });
});
