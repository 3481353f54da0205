import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;

it("no file under public/ stands where the build writes one, capitals or not", async () => {
  const site = await mockSite({
    "pages/a.yaml": page("A"),
    "pages/b/c.yaml": page("B"),
    "pages/d.yaml": `aliases: [/e]\n${page("D")}`,
    "pages/f.yaml": page("F"),
    "pages/404.yaml": page("Not found"),
    "public/A/Index.html": "",
    "public/b": "",
    "public/e/page.json": "",
    "public/f/index.html/g.txt": "",
    "public/f/h.txt": "",
    "public/404.html": "",
    "public/_headers": "",
    "public/Robots.txt": "",
    "public/sitemap.xml/a.txt": "",
    "public/assets": "",
    "public/index.htm": "",
  });
  expect(told(site)).toEqual([
    "pages/404.yaml:1:1 duplicate-route «title» | /404 is claimed by pages/404.yaml and public/404.html. Keep one.",
    "pages/a.yaml:1:1 duplicate-route «title» | /a is claimed by pages/a.yaml and public/A/Index.html. Keep one.",
    "pages/b/c.yaml:1:1 duplicate-route «title» | /b/c is claimed by pages/b/c.yaml and public/b. Keep one.",
    "pages/d.yaml:1:11 duplicate-route «/e» | /e is claimed by pages/d.yaml and public/e/page.json. Keep one.",
    "pages/f.yaml:1:1 duplicate-route «title» | /f is claimed by pages/f.yaml and public/f/index.html/g.txt. Keep one.",
    "public/Robots.txt:1:1 duplicate-route «» | public/Robots.txt has an address that the build needs for itself. | Rename or remove the file.",
    "public/_headers:1:1 duplicate-route «» | public/_headers has an address that the build needs for itself. | Rename or remove the file.",
    "public/assets:1:1 duplicate-route «» | public/assets has an address that the build needs for itself. | Rename or remove the file.",
    "public/sitemap.xml/a.txt:1:1 duplicate-route «» | public/sitemap.xml/a.txt has an address that the build needs for itself. | Rename or remove the file.",
  ]);
  const own = await mockSite({
    "public/404.html": "",
    "public/assets/a.js": "",
    "public/index.html": "",
    "public/_redirects": "",
    "public/llms.txt": "",
    "public/site.webmanifest": "",
  });
  expect(told(own)).toEqual([
    "pages/index.yaml:1:1 duplicate-route «title» | / is claimed by pages/index.yaml and public/index.html. Keep one.",
    "public/404.html:1:1 duplicate-route «» | public/404.html has an address that the build needs for itself. | Rename or remove the file.",
    "public/_redirects:1:1 duplicate-route «» | public/_redirects has an address that the build needs for itself. | Rename or remove the file.",
    "public/llms.txt:1:1 duplicate-route «» | public/llms.txt has an address that the build needs for itself. | Rename or remove the file.",
    "public/site.webmanifest:1:1 duplicate-route «» | public/site.webmanifest has an address that the build needs for itself. | Rename or remove the file.",
  ]);
});
