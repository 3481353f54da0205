import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;

it("a picture is what its name says, and small enough to be loaded", async () => {
  const png = Buffer.concat([Buffer.from("\u0089PNG", "latin1"), Buffer.alloc(511_996)]);
  const files = {
    "a.png": png,
    "b.png": Buffer.concat([png, Buffer.alloc(1)]),
    "c.png": Buffer.from("GIF89a"),
    "d.png": Buffer.alloc(0),
    "e.jpg": Buffer.from([0xff, 0xd8, 0xff]),
    "f.JPEG": Buffer.from([0xff, 0xd8, 0xff]),
    "g.jpg": Buffer.from([0xff, 0xd9]),
    "g2.jpg": Buffer.from([0xfe, 0xd8]),
    "h.gif": Buffer.from("GIF89a"),
    "i.gif": Buffer.from("GF89a"),
    "j.webp": Buffer.from("RIFFxxxxWEBPVP8 "),
    "k.webp": Buffer.from("RIFFxxxxWAVE"),
    "l.avif": Buffer.from("\0\0\0 ftypavif", "latin1"),
    "m.avif": Buffer.from("\0\0\0 free", "latin1"),
    "n.svg": '<?xml version="1.0"?>\n<svg/>',
    "o.svg": "<html>",
    "p.svg": `${" ".repeat(2_044)}<svg/>`,
    "q.svg": `${" ".repeat(2_045)}<svg/>`,
    "r.svg": `<svg>${" ".repeat(600_000)}</svg>`,
    "s.bmp": "BM",
    t: "GIF89a",
  };
  const site = await mockSite({
    ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`public/images/${name}`, bytes])),
    "pages/index.yaml": page(
      "Home",
      `  - type: card-grid\n    heading: Cards\n    items:\n${[...Object.keys(files), "d.png"].map((name) => `      - { title: A, image: { src: /images/${name}, alt: A } }\n`).join("")}`,
    ),
  });
  expect(told(site)).toEqual([
    "pages/index.yaml:10:35 large-picture «/images/b.png» | public/images/b.png has 501 KB, which takes seconds on a telephone. | Save it as WebP or AVIF, at most 2,000 pixels wide: below 500 KB.",
    "pages/index.yaml:11:35 broken-picture «/images/c.png» | public/images/c.png is no PNG picture, whatever its name says. | Save the picture again as PNG.",
    "pages/index.yaml:12:35 broken-picture «/images/d.png» | public/images/d.png is empty. | Save the picture again as PNG.",
    "pages/index.yaml:15:35 broken-picture «/images/g.jpg» | public/images/g.jpg is no JPEG picture, whatever its name says. | Save the picture again as JPEG.",
    "pages/index.yaml:16:35 broken-picture «/images/g2.jpg» | public/images/g2.jpg is no JPEG picture, whatever its name says. | Save the picture again as JPEG.",
    "pages/index.yaml:18:35 broken-picture «/images/i.gif» | public/images/i.gif is no GIF picture, whatever its name says. | Save the picture again as GIF.",
    "pages/index.yaml:20:35 broken-picture «/images/k.webp» | public/images/k.webp is no WebP picture, whatever its name says. | Save the picture again as WebP.",
    "pages/index.yaml:22:35 broken-picture «/images/m.avif» | public/images/m.avif is no AVIF picture, whatever its name says. | Save the picture again as AVIF.",
    "pages/index.yaml:24:35 broken-picture «/images/o.svg» | public/images/o.svg is no SVG picture, whatever its name says. | Save the picture again as SVG.",
    "pages/index.yaml:26:35 broken-picture «/images/q.svg» | public/images/q.svg is no SVG picture, whatever its name says. | Save the picture again as SVG.",
    "pages/index.yaml:28:35 broken-picture «/images/s.bmp» | public/images/s.bmp is not a picture that all browsers show. | Save it as SVG, WebP, AVIF, PNG or JPEG.",
    "pages/index.yaml:29:35 broken-picture «/images/t» | public/images/t is not a picture that all browsers show. | Save it as SVG, WebP, AVIF, PNG or JPEG.",
  ]);
});
