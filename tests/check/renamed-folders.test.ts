import { afterAll, expect, it } from "vitest";
import { fixSite } from "../../renderer/commands/fix.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (title: string, text = "More is to come."): string =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n  - type: prose\n    text: ${text}\n`;
const twice = (...addresses: string[]): string =>
  addresses.map((address) => `See [here](${address}) and [there](${address}).`).join(" ");
const renamed = (site: Site) => site.problems.filter(({ code }) => code === "renamed-page");

const moves: [string, Files, { folder: [string, string, number]; links: number }][] = [
  [
    "a folder of another name",
    {
      "pages/index.yaml": page(
        "Home",
        twice("/products/lamp", "/products/chair", "/products/lamp", "/products/chair"),
      ),
      "pages/produkte/chair.yaml": page("Chair"),
      "pages/produkte/lamp.yaml": page("Lamp"),
    },
    { folder: ["/products", "/produkte", 2], links: 8 },
  ],
  [
    "a folder of nearly the same name, with few links to each page",
    {
      "pages/index.yaml": page("Home", "See [lamps](/products/lamp) and [chairs](/products/chair)."),
      "pages/produkte/chair.yaml": page("Chair", "Or [a lamp](/products/lamp)."),
      "pages/produkte/lamp.yaml": page("Lamp"),
    },
    { folder: ["/products", "/produkte", 2], links: 3 },
  ],
  [
    "a folder with folders in it",
    {
      "pages/index.yaml": page("Home", twice("/products/lamp", "/products/old/chair", "/products/old/desk")),
      "pages/shop/lamp.yaml": page("Lamp"),
      "pages/shop/old/chair.yaml": page("Chair"),
      "pages/shop/old/desk.yaml": page("Desk"),
    },
    { folder: ["/products", "/shop", 3], links: 6 },
  ],
  [
    "a folder with its first page, and with pages to which one link leads",
    {
      "pages/index.yaml": page(
        "Home",
        `${twice("/patients/costs", "/patients/stay")} Or [all](/patients), or [ask](/patients/questions).`,
      ),
      "pages/for-visitors/index.yaml": page("Patients"),
      "pages/for-visitors/costs.yaml": page("Costs"),
      "pages/for-visitors/stay.yaml": page("Stay"),
      "pages/for-visitors/questions.yaml": page("Questions"),
    },
    { folder: ["/patients", "/for-visitors", 4], links: 6 },
  ],
  [
    "a folder that lies in another one now",
    {
      "pages/index.yaml": page("Home", twice("/team/ana", "/team/ben")),
      "pages/about/team/ana.yaml": page("Ana"),
      "pages/about/team/ben.yaml": page("Ben"),
    },
    { folder: ["/", "/about", 2], links: 4 },
  ],
];

it.each(moves)("%s is told once, and one offer mends it", async (_, files, { folder, links }) => {
  const site = await mockSite(files);
  expect(summary(site)).toHaveLength(1);
  const [only] = renamed(site);
  const [old, now, pages] = folder;
  expect(only!.params).toMatchObject({ folder: { old, now, pages }, links });
  expect(only!.message).toBe(
    `${pages} pages are at ${now} now, and ${links} links still look for them at ${old}.`,
  );
  await fixSite(site.dir, { isDryRun: false, offers: true });
  expect(summary(await openSite({ dir: site.dir, checkOnly: true }))).toEqual([]);
});

it("pages that went to different places are told each", async () => {
  const site = await mockSite({
    "pages/index.yaml": page("Home", twice("/products/lamp", "/products/chair")),
    "pages/light/lamp.yaml": page("Lamp"),
    "pages/seats/chair.yaml": page("Chair"),
  });
  expect(renamed(site).map(({ file }) => file)).toEqual(["pages/light/lamp.yaml", "pages/seats/chair.yaml"]);
});

it("a page that has aliases of its own is told by itself, since no line can be added to it", async () => {
  const site = await mockSite({
    "pages/index.yaml": page("Home", twice("/products/lamp", "/products/chair", "/products/desk")),
    "pages/shop/chair.yaml": page("Chair"),
    "pages/shop/desk.yaml": page("Desk"),
    "pages/shop/lamp.yaml": `aliases: [/light]\n${page("Lamp")}`,
  });
  expect(renamed(site).map(({ file, elsewhere }) => [file, elsewhere?.length])).toEqual([
    ["pages/shop/chair.yaml", 1],
    ["pages/shop/lamp.yaml", undefined],
  ]);
});

it("a folder of nearly the same name is no move while pages are left in the former one", async () => {
  const site = await mockSite({
    "pages/index.yaml": page(
      "Home",
      "See [a](/products/a), [b](/products/b), [c](/products/c) and [d](/products/d).",
    ),
    "pages/products/a.yaml": page("A"),
    "pages/products/b.yaml": page("B"),
    "pages/produkte/c.yaml": page("C"),
    "pages/produkte/d.yaml": page("D"),
  });
  expect(renamed(site)).toEqual([]);
  // A page of the same name is meant rather than one of another name beside it.
  expect(site.problems.map(({ fix }) => fix?.text)).toEqual(["/produkte/c", "/produkte/d"]);
});

it.each([
  ["/news/2025", "/news/2026"],
  ["/news/a", "/news/b"],
])("%s is a name of its own, for which %s is not put without asking", async (link, there) => {
  const site = await mockSite({
    "pages/index.yaml": page("Home", `See [it](${link}).`),
    [`pages${there}.yaml`]: page("There"),
  });
  const [only] = site.problems.filter(({ code }) => code === "broken-link");
  expect(only!.fix).toBeUndefined();
});
