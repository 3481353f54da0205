import { afterAll, expect, it } from "vitest";
import { checksFile, mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;

it("a picture is not called unused while its place names a file that is none", async () => {
  const site = await mockSite({
    "checks.yaml": checksFile(["description-length", "unreachable-page"]),
    "pages/index.yaml": page("Home", "    image: { src: /videos/a.webm, alt: A }\n"),
    "public/videos/a.webm": "film",
    "public/images/meant.svg": "<svg/>",
  });
  expect(site.problems.map(({ code }) => code)).toEqual([
    "unused-collection",
    "unused-collection",
    "broken-picture",
  ]);
});

it("data that no page reads and pictures that nothing shows are named", async () => {
  const files = {
    "checks.yaml": checksFile(["description-length", "unreachable-page"]),
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@b.example\nlogo: { parts: [/images/logo.svg] }\n",
    "pages/index.yaml": page(
      "Home",
      '    image: { src: /images/used.svg, alt: A }\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n    item: { title: "${item.title}" }\n',
    ),
    "data/more.yaml": "- id: a\n",
    "data/more.schema.json": JSON.stringify({
      type: "object",
      additionalProperties: false,
      properties: { id: { type: "string", description: "Key." } },
    }),
    "data/none.yaml": "[]\n",
    "data/none.schema.json": JSON.stringify({
      type: "object",
      additionalProperties: false,
      properties: { id: { type: "string", description: "Key." } },
    }),
    "public/images/used.svg": "<svg/>",
    "public/images/logo.svg": "<svg/>",
    "public/images/in-html.PNG": "",
    "public/images/in-css.jpg": "",
    "public/images/in-md.jpeg": "",
    "public/images/in-json.webp": "",
    "public/images/in-manifest.avif": "",
    "public/images/in-svg.gif": "",
    "public/images/in-txt.png": "",
    "public/images/deep/lost.svg": "<svg/>",
    "public/images/in-old-html.jpg": "",
    "public/images/notes.txt": "",
    "public/images/old.svg.bak": "",
    "public/archive/images/old.svg": "<svg/>",
    "public/elsewhere.svg": "<svg/>",
    "public/x/a.html": "/images/in-html.PNG",
    "public/x/a.css": "/images/in-css.jpg",
    "public/x/a.md": "/images/in-md.jpeg",
    "public/x/a.json": "/images/in-json.webp",
    "public/x/a.webmanifest": "/images/in-manifest.avif",
    "public/x/a.svg": "<svg>/images/in-svg.gif</svg>",
    "public/x/a.txt": "/images/in-txt.png",
    "public/x/a.html.old": "/images/in-old-html.jpg",
  };
  expect(told(await mockSite(files))).toEqual([
    "data/more.yaml:1:3 unused-collection «id: a» | No page shows anything of data/more.yaml. | Read it with source: more or each: more, or delete the file.",
    "data/none.yaml:1:1 unused-collection «» | No page shows anything of data/none.yaml. | Read it with source: none or each: none, or delete the file.",
    "public/images/deep/lost.svg:1:1 unused-picture «» | Nothing on this site shows public/images/deep/lost.svg. | Show it, or delete the file: visitors can still find it.",
    "public/images/in-old-html.jpg:1:1 unused-picture «» | Nothing on this site shows public/images/in-old-html.jpg. | Show it, or delete the file: visitors can still find it.",
    "public/images/in-txt.png:1:1 unused-picture «» | Nothing on this site shows public/images/in-txt.png. | Show it, or delete the file: visitors can still find it.",
  ]);
  const misspelt = {
    ...files,
    "pages/index.yaml": files["pages/index.yaml"].replace("used.svg", "usde.svg"),
  };
  expect(told(await mockSite(misspelt))).toEqual([
    "data/more.yaml:1:3 unused-collection «id: a» | No page shows anything of data/more.yaml. | Read it with source: more or each: more, or delete the file.",
    "data/none.yaml:1:1 unused-collection «» | No page shows anything of data/none.yaml. | Read it with source: none or each: none, or delete the file.",
    'pages/index.yaml:6:19 missing-image «/images/usde.svg» | The picture public/images/usde.svg does not exist. | Did you mean "/images/used.svg"? | fix: /images/used.svg',
  ]);
  expect(told(await mockSite({ ...files, "pages/a.yaml": "title: A\n" }))).toEqual([
    'pages/a.yaml:1:1 missing-option «title» | A page needs "blocks": The blocks of the page, in the order in which they appear.',
  ]);
});
