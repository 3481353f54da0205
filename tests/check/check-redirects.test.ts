import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;

it("a redirect leads straight to a page or a file", async () => {
  const site = await mockSite({
    "pages/a.yaml": "redirect: /abuot?x#y\n",
    "pages/b.yaml": "redirect: /nowhere-at-all\n",
    "pages/c.yaml": "redirect: javascript:x\n",
    "pages/d.yaml": "redirect: /about#taem\n",
    "pages/e.yaml": "redirect: /former\n",
    "pages/f.yaml": "redirect: /e#x\n",
    "pages/g.yaml": "redirect: /g\n",
    "pages/h.yaml": "redirect: /i\n",
    "pages/i.yaml": "redirect: /h?x\n",
    "pages/j.yaml": "redirect: /h\n",
    "pages/k.yaml": "redirect: https://example.org\n",
    "pages/l/[id].yaml": 'each: team\nredirect: "/abuot/${item.id}"\n',
    "pages/m.yaml": "redirect: /images/team.svg\n",
    "pages/n.yaml": "redirect: www.example.com\n",
    "pages/o.yaml": "redirect: /about/\n",
  });
  expect(told(site)).toEqual([
    'pages/a.yaml:1:11 broken-redirect «/abuot?x#y» | The redirect /abuot?x#y leads to no page of this site. | Did you mean "/about?x#y"? | fix: /about?x#y',
    "pages/b.yaml:1:11 broken-redirect «/nowhere-at-all» | The redirect /nowhere-at-all leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.",
    'pages/c.yaml:1:11 bad-link «javascript:x» | Links cannot start with "javascript:". | They start with / for a page of this site, # for a place on the page, ? or ./ or ../ for one near it, https://, mailto:, tel: or sms:.',
    'pages/d.yaml:1:11 broken-anchor «/about#taem» | The page /about has no place called "taem". | Did you mean "/about#team"? | fix: /about#team',
    "pages/e.yaml:1:11 redirect-chain «/former» | /former redirects on to /about. | Send visitors straight to where they end up. | fix: /about",
    "pages/f.yaml:1:11 redirect-chain «/e#x» | /e redirects on to /former. | Send visitors straight to where they end up.",
    "pages/g.yaml:1:11 redirect-loop «/g» | /g redirects to itself. | Send visitors to a page.",
    "pages/h.yaml:1:11 redirect-loop «/i» | This redirect never ends: /h → /i → /h. | Send visitors to a page.",
    "pages/i.yaml:1:11 redirect-loop «/h?x» | This redirect never ends: /i → /h → /i. | Send visitors to a page.",
    "pages/j.yaml:1:11 redirect-loop «/h» | This redirect never ends: /j → /h → /i → /h. | Send visitors to a page.",
    'pages/l/[id].yaml:2:11 broken-redirect «"/abuot/${item.id}"» | The redirect /abuot/ana leads to no page of this site. | Write the address of a page in pages/, or of a file in public/. The same holds in 1 more place.',
    'pages/n.yaml:1:11 bad-link «www.example.com» | "www.example.com" is not a full address. | Write https://www.example.com | fix: https://www.example.com',
    "pages/o.yaml:1:11 broken-redirect «/about/» | Addresses of this site are written without a slash, .html or index at the end: /about. | fix: /about",
  ]);
});

it("a page that has ended sends nobody to itself", async () => {
  const site = await mockSite({
    "pages/a.yaml": page("A", "until: 2099-03-01\nthen: /a#top\n"),
    "pages/b.yaml": page("B", "until: 2099-03-01\nthen: /former-b\naliases: [/former-b]\n"),
    "pages/c.yaml": page("C", "until: 2099-03-01\nthen: /a\n"),
  });
  expect(told(site)).toEqual([
    "pages/a.yaml:7:7 redirect-loop «/a#top» | /a redirects to itself. | Send visitors to a page.",
    "pages/b.yaml:7:7 redirect-loop «/former-b» | /b redirects to itself. | Send visitors to a page.",
  ]);
});

it("the layout that a page names exists", async () => {
  const site = await mockSite({
    "pages/a.yaml": `layout: wdie\n${page("A")}`,
    "pages/b.yaml": `layout: nothing\n${page("B")}`,
    "pages/c.yaml": `layout: wide\n${page("C")}`,
    "pages/_wide.yaml": "blocks:\n  - type: page\n",
  });
  expect(told(site)).toEqual([
    'pages/a.yaml:1:9 unknown-layout «wdie» | There is no layout "wdie": pages/_wdie.yaml does not exist. | Did you mean "wide"? | fix: wide',
    'pages/b.yaml:1:9 unknown-layout «nothing» | There is no layout "nothing": pages/_nothing.yaml does not exist. | Layouts: layout, wide.',
  ]);
  const none = await mockSite({ "pages/_layout.yaml": null, "pages/a.yaml": `layout: wide\n${page("A")}` });
  expect(told(none)).toEqual([
    "pages/_layout.yaml:1:1 missing-layout «» | pages/_layout.yaml does not exist, so pages have no header and no footer. | Create it, with - type: page where the blocks of a page go, or name another layout in each page.",
    'pages/a.yaml:1:9 unknown-layout «wide» | There is no layout "wide": pages/_wide.yaml does not exist.',
  ]);
});

it.each([
  ["#team", "redirect-loop", "/old redirects to itself."],
  ["?page=2", "redirect-loop", "/old redirects to itself."],
  ["./old", "redirect-loop", "/old redirects to itself."],
  ["https://www.example.com/old", "redirect-loop", "/old redirects to itself."],
  [
    "https://www.example.com/nowhere",
    "broken-redirect",
    "The redirect /nowhere leads to no page of this site.",
  ],
  ["mailto:a@b.example", "bad-link", "A redirect leads to a page, and mailto:a@b.example is none."],
  ["tel:+441234567890", "bad-link", "A redirect leads to a page, and tel:+441234567890 is none."],
  ["https://a:b@example.org/", "bad-link", undefined],
])("a redirect to %s is told", async (to, code, message) => {
  const { problems } = await mockSite({ "pages/old.yaml": `redirect: "${to}"\n` });
  expect(problems.filter(({ file }) => file === "pages/old.yaml")).toMatchObject([
    { code, severity: "error", ...(message && { message }) },
  ]);
});

it("a redirect may start from its own place", async () => {
  const { problems, routes } = await mockSite({ "pages/old/page.yaml": "redirect: ../about?a=1\n" });
  expect(problems).toEqual([]);
  expect(routes.find(({ route }) => route === "/old/page")?.to).toBe("/about?a=1");
});
