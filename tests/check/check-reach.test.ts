import { afterAll, expect, it } from "vitest";
import { checksFile, mockSite, quietRules, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;
const rules = checksFile([
  "redirect-chain",
  "broken-anchor",
  ...quietRules.filter((rule) => rule !== "unreachable-page"),
]);

it("a page is reached by links from the home page, through texts, files, layouts and redirects", async () => {
  const site = await mockSite({
    "checks.yaml": rules,
    "pages/index.yaml": page(
      "Home",
      "    actions: [{ label: A, href: /r1 }, { label: B, href: 'https://example.org/lost' }, { label: C, href: '#top' }]\n  - type: body\n    files: [/texts/none.html, /texts/links.html, /texts/two.md]\n  - type: prose\n    text: \"![x](/lost) [y](/by-markdown?a#b)\"\n",
    ),
    "pages/r1.yaml": "redirect: /r2?x\n",
    "pages/r2.yaml": "redirect: /alias#x\n",
    "pages/about.yaml": `aliases: [/alias]\n${page("About", '  - type: card-grid\n    heading: Jobs\n    source: jobs\n    limit: 1\n    item: { title: A, href: "/jobs/${item.slug}" }\n')}`,
    "pages/jobs/[slug].yaml":
      'title: "${item.title}"\ndescription: "About ${item.title}"\neach: jobs\nlayout: wide\nblocks:\n  - type: hero\n    heading: A\n',
    "pages/team/[id].yaml":
      'title: "${item.name}"\ndescription: "About ${item.name}"\neach: team\nblocks:\n  - type: hero\n    heading: A\n',
    "data/team.yaml": "abcdef"
      .split("")
      .slice(0, 4)
      .map((id) => `- id: ${id}\n  name: Name ${id}\n`)
      .join(""),
    "data/jobs.yaml": "abcd"
      .split("")
      .map((id) => `- slug: ${id}\n  title: ${id}\n  department: Data\n  skills: []\n`)
      .join(""),
    "pages/_wide.yaml": 'blocks:\n  - type: page\n  - type: prose\n    text: "[w](/by-layout)"\n',
    "pages/_unused.yaml": 'blocks:\n  - type: page\n  - type: prose\n    text: "[w](/lost)"\n',
    "public/texts/links.html":
      '<a href="/by-html#a">a</a> <a href=\'/by-quotes\'>b</a> <a href="https://example.org/lost">c</a>',
    "public/texts/two.md": "[a](/lost)",
    "pages/by-html.yaml": page("By html"),
    "pages/by-quotes.yaml": page("By quotes", "  - type: body\n    files: [/texts/three.md]\n"),
    "public/texts/three.md": "[a]( </by-file> ) [b](/by-file-2?x) [c](https://example.org/lost)",
    "pages/by-file.yaml": page("By file"),
    "pages/by-file-2.yaml": page("By file 2"),
    "pages/by-markdown.yaml": page("By markdown"),
    "pages/by-layout.yaml": page("By layout"),
    "pages/lost.yaml": page("Lost", "    actions: [{ label: A, href: /only-from-lost }]\n"),
    "pages/only-from-lost.yaml": page("Only from lost"),
    "pages/kept-out.yaml": `index: false\n${page("Kept out")}`,
    "pages/404.yaml": page("Not found"),
  });
  expect(told(site)).toEqual([
    // A picture leads nowhere, whatever its address is.
    "pages/index.yaml:10:17 missing-image «/lost» | The picture public/lost does not exist.",
    "pages/jobs/[slug].yaml:3:7 unreachable-page «jobs» | No path of links leads from the home page to /jobs/b, /jobs/c, /jobs/d. | Link to them from a page or the menu, or write index: false if only those who know the address are to find them.",
    "pages/lost.yaml:1:1 unreachable-page «title» | No path of links leads from the home page to /lost, nor to the page to which it leads. | Link to it from a page or the menu, or write index: false if only those who know the address are to find it.",
    "pages/team/[id].yaml:3:7 unreachable-page «team» | No path of links leads from the home page to /team/a, /team/b, /team/c and 1 more. | Link to them from a page or the menu, or write index: false if only those who know the address are to find them.",
  ]);
  const noHome = await mockSite({ "checks.yaml": rules, "pages/index.yaml": null });
  expect(told(noHome)).toEqual([
    "pages/index.yaml:1:1 missing-home-page «» | There is no home page: pages/index.yaml does not exist. | Create it, or rename the page that is meant.",
  ]);
});

it("of a renamed page are those that only it leads to, and no others", async () => {
  const site = await mockSite({
    "checks.yaml": rules,
    "pages/index.yaml": page(
      "Home",
      "    actions: [{ label: A, href: /company/history }, { label: B, href: /company/history }, { label: C, href: /about }]\n",
    ),
    "pages/history.yaml": page("History", "    actions: [{ label: A, href: /only-from-history }]\n"),
    "pages/only-from-history.yaml": page("Only from history"),
    "pages/lost.yaml": page("Lost"),
    "pages/jobs/[slug].yaml": null,
  });
  expect(site.problems.map(({ file, code }) => [file, code])).toEqual([
    ["pages/history.yaml", "renamed-page"],
    ["pages/lost.yaml", "unreachable-page"],
  ]);
});

it("a page is not called lost where a link to it is only misspelt", async () => {
  const site = await mockSite({
    "checks.yaml": rules,
    "pages/index.yaml": page(
      "Home",
      '    actions: [{ label: A, href: /abuot }]\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n    item: { title: A, href: "/job/${item.slug}" }\n',
    ),
    "pages/about.yaml": page("About"),
    "pages/lost.yaml": page("Lost"),
    "pages/jobs/[slug].yaml":
      'title: "${item.title}"\ndescription: "About ${item.title}"\neach: jobs\nblocks:\n  - type: hero\n    heading: A\n',
    "data/jobs.yaml": "abcde"
      .split("")
      .map((id) => `- slug: ${id}\n  title: ${id}\n  department: Data\n  skills: []\n`)
      .join(""),
  });
  expect(site.problems.map(({ file, code }) => [file, code])).toEqual([
    ["pages/index.yaml", "broken-link"],
    ["pages/index.yaml", "broken-link"],
    ["pages/lost.yaml", "unreachable-page"],
  ]);
});

/** What is said of unreachable pages of a site that has these files beside its home page. */
async function unreachable(files: Record<string, string>): Promise<string[]> {
  const site = await mockSite({
    "checks.yaml": rules,
    "pages/index.yaml": page("Home"),
    "pages/about.yaml": null,
    "pages/jobs/[slug].yaml": null,
    ...files,
  });
  return told(site).flatMap((one) => / unreachable-page .*? \| (.*) \| /.exec(one)?.slice(1) ?? []);
}

const linking = (name: string, ...to: readonly string[]): string =>
  page(name, `    actions: [${to.map((href) => `{ label: A, href: ${href} }`).join(", ")}]\n`);

it("of a page that the menu has lost and all that it leads to, the first alone is told", async () => {
  const guides = Array.from({ length: 40 }, (_, at) => `/guides/part-${at}`);
  expect(
    await unreachable({
      "pages/guides/index.yaml": linking("Guides", ...guides.slice(0, 3)),
      // The parts lead on, and back; the layout leads to all of them as well.
      ...Object.fromEntries(
        guides.map((route, at) => [
          `pages${route}.yaml`,
          `layout: guide\n${linking(`Part ${at}`, "/guides", guides[(at + 1) % 40]!)}`,
        ]),
      ),
      "pages/_guide.yaml": `blocks:\n  - type: page\n  - type: prose\n    text: "[w](/guides/part-7)"\n`,
    }),
  ).toEqual(["No path of links leads from the home page to /guides, nor to the 40 pages to which it leads."]);
});

it("pages of rows to which one wrong address leads are not told beside it", async () => {
  const cards = (href: string): string =>
    page(
      "Home",
      `  - type: card-grid\n    source: jobs\n    item: { title: "\${item.title}", href: "${href}" }\n`,
    );
  const each = `each: jobs\n${page("${item.title}")}`;
  for (const href of ["/posts/${item.title}", "our post ${item.slug}"])
    expect(await unreachable({ "pages/posts/[slug].yaml": each, "pages/index.yaml": cards(href) })).toEqual(
      [],
    );
  // Of another collection, or of one row alone, it says nothing of them.
  expect(await unreachable({ "pages/posts/[slug].yaml": each })).toHaveLength(1);
});

it("three pages of one folder to which nothing leads are told once, two at each", async () => {
  const part = (name: string): Record<string, string> => ({ [`pages/guides/${name}.yaml`]: page(name) });
  const two = { ...part("oars"), ...part("sails") };
  expect(await unreachable(two)).toEqual([
    "No path of links leads from the home page to /guides/oars.",
    "No path of links leads from the home page to /guides/sails.",
  ]);
  expect(
    await unreachable({
      ...two,
      ...part("anchors"),
      "pages/guides/knots.yaml": linking("Knots", "/hitches", "/guides/bends"),
      ...part("bends"),
      "pages/hitches.yaml": page("Hitches"),
      "pages/terms.yaml": page("Terms"),
    }),
  ).toEqual([
    "No path of links leads from the home page to /guides/anchors, /guides/knots, /guides/oars and 1 more, nor to the 2 pages to which they lead.",
    "No path of links leads from the home page to /terms.",
  ]);
});

it("a page that is meant to be found by its address alone leads nobody to others", async () => {
  const silent = "# check-off: unreachable-page: for guests who have the address\n";
  expect(
    await unreachable({
      "pages/guests.yaml": `${silent}${linking("Guests", "/menu")}`,
      "pages/menu.yaml": page("Menu"),
      "pages/terms.yaml": `${silent}${page("Terms")}`,
    }),
  ).toEqual(["No path of links leads from the home page to /menu."]);
});
