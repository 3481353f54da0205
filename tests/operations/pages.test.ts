import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { TrialSite } from "./site-trial.ts";

const page = (rest: string): string =>
  `# yaml-language-server: $schema=../site.schema.json\ntitle: Links\ndescription: What Links is.\nblocks:\n  - type: hero\n    heading: Links\n${rest}`;
const text = (markdown: string): string => page(`  - type: prose\n    text: |\n      ${markdown}\n`);
const rowSchema = JSON.stringify({
  type: "object",
  additionalProperties: false,
  required: ["id"],
  properties: { id: { type: "string" }, to: { type: "string", "x-kind": "link" } },
});

/** One way to point at the page /about each: the file, and its text before and after the page has moved. */
const families: Record<string, { file: string; before: string; after: string; files?: Files }> = {
  "an option": {
    file: "pages/links.yaml",
    before: page("    actions: [{ label: A, href: /about }] # here\n"),
    after: page("    actions: [{ label: A, href: /company/about }] # here\n"),
  },
  "an option with a place and a question behind it": {
    file: "pages/links.yaml",
    before: page("    actions:\n      - { label: A, href: '/about?x=1#team' }\n"),
    after: page("    actions:\n      - { label: A, href: '/company/about?x=1#team' }\n"),
  },
  "a whole address of the site": {
    file: "pages/links.yaml",
    before: page("    actions:\n      - { label: A, href: 'https://www.example.com/about' }\n"),
    after: page("    actions:\n      - { label: A, href: 'https://www.example.com/company/about' }\n"),
  },
  "a whole address that is bound": {
    file: "pages/links.yaml",
    before: page('    actions:\n      - { label: A, href: "${site.url}/about" }\n'),
    after: page('    actions:\n      - { label: A, href: "${site.url}/company/about" }\n'),
  },
  "an address from where the page is": {
    file: "pages/links.yaml",
    before: page("    actions:\n      - { label: A, href: ./about }\n"),
    after: page("    actions:\n      - { label: A, href: /company/about }\n"),
  },
  Markdown: {
    file: "pages/links.yaml",
    before: text(
      "See [us](/about), `[us](/about)` and /about-face.\n      And [here][1].\n\n      [1]: /about",
    ),
    after: text(
      "See [us](/company/about), `[us](/about)` and /about-face.\n      And [here][1].\n\n      [1]: /company/about",
    ),
  },
  "Markdown of one line": {
    file: "pages/links.yaml",
    before: page("    text: 'It''s [us](/about)' # why\n"),
    after: page("    text: 'It''s [us](/company/about)' # why\n"),
  },
  "the menu of a layout": {
    file: "pages/_layout.yaml",
    before: "blocks:\n  - type: page\n  - type: card-grid\n    items: [{ title: A, href: /about }]\n",
    after: "blocks:\n  - type: page\n  - type: card-grid\n    items: [{ title: A, href: /company/about }]\n",
  },
  "a shared list, and the default of its option": {
    file: "pages/_shared/call.yaml",
    before:
      "about: A call.\noptions:\n  to: { type: string, x-kind: link, default: /about, description: Where. }\nblocks:\n  - type: card-grid\n    items:\n      - { title: A, href: /about }\n      - { title: B, href: '${use.to}' }\n",
    after:
      "about: A call.\noptions:\n  to: { type: string, x-kind: link, default: /company/about, description: Where. }\nblocks:\n  - type: card-grid\n    items:\n      - { title: A, href: /company/about }\n      - { title: B, href: '${use.to}' }\n",
    files: { "pages/links.yaml": page("  - use: call\n") },
  },
  "an option of a shared list": {
    file: "pages/links.yaml",
    before: page("  - use: ask\n    to: /about\n"),
    after: page("  - use: ask\n    to: /company/about\n"),
    files: {
      "pages/_shared/ask.yaml":
        "about: A call.\noptions:\n  to: { type: string, x-kind: link, description: Where. }\nblocks:\n  - type: card-grid\n    items: [{ title: B, href: '${use.to}' }]\n",
    },
  },
  "a redirect": {
    file: "pages/older.yaml",
    before: "redirect: /about # once\n",
    after: "redirect: /company/about # once\n",
  },
  "what comes after a page": {
    file: "pages/links.yaml",
    before: `until: 2027-01-01\nthen: /about\n${page("")}`.replace(
      /^(until.*\nthen.*\n)(# yaml.*\n)/,
      "$2$1",
    ),
    after: `until: 2027-01-01\nthen: /company/about\n${page("")}`.replace(
      /^(until.*\nthen.*\n)(# yaml.*\n)/,
      "$2$1",
    ),
  },
  "a row in YAML": {
    file: "data/links.yaml",
    before: "- id: one\n  to: /about # so\n",
    after: "- id: one\n  to: /company/about # so\n",
    files: { "data/links.schema.json": rowSchema },
  },
  "a row in JSON": {
    file: "data/links.json",
    before: '[\n  { "id": "one", "to": "/about" }\n]',
    after: '[\n  { "id": "one", "to": "/company/about" }\n]',
    files: { "data/links.schema.json": rowSchema },
  },
  "a row of a table": {
    file: "data/links.csv",
    before: "id;to\r\none;/about\r\n",
    after: "id;to\r\none;/company/about\r\n",
    files: { "data/links.schema.json": rowSchema },
  },
  "a text in HTML": {
    file: "public/texts/two.html",
    before: '<p>See <a href="/about#team">us</a>, not <code>/about</code>.</p>',
    after: '<p>See <a href="/company/about#team">us</a>, not <code>/about</code>.</p>',
  },
  "a text in Markdown": {
    file: "public/texts/two.md",
    before: "See [us](/about).\r\n",
    after: "See [us](/company/about).\r\n",
  },
};

/** Families share one site; each has files of its own. */
const own = (file: string, index: number): string => file.replace("links", `links-${index}`);

let site: TrialSite;
let seen: { fresh: string[]; texts: (string | undefined)[] };
beforeAll(async () => {
  const files = Object.values(families).flatMap(({ file, before, files: others = {} }, index) =>
    Object.entries({ ...others, [file]: before }).map(([name, text]) => [own(name, index), text]),
  );
  const dir = writeMockSite(Object.fromEntries(files));
  site = await TrialSite.open(dir, [join(dir, "blocks")]);
  const move = { kind: "move-page", route: "/about", to: "/company/about", redirect: true } as const;
  seen = await site.try(move, ({ fresh, text }) => ({
    fresh,
    texts: Object.values(families).map(({ file }, index) => text(own(file, index))),
  }));
});
afterAll(() => {
  site.close();
  removeMockSites();
});

describe("a page that moves is followed by", () => {
  it.each(Object.entries(families).map(([name, { after }], index) => [name, after, index] as const))(
    "%s",
    (_, after, index) => expect(seen.texts[index]).toBe(after),
  );
  it("nothing that the check would not have told before", () => expect(seen.fresh).toEqual([]));
});

describe("a page", () => {
  const first = (): TrialSite => site;

  it("leaves an address behind that leads on, or none", async () => {
    const move = { kind: "move-page", route: "about", to: "company/about/" } as const;
    const old = await first().try({ ...move, redirect: true }, ({ text }) => text("pages/about.yaml"));
    expect(old).toContain("redirect: /company/about\n");
    expect(await first().try({ ...move, redirect: false }, ({ text }) => text("pages/about.yaml"))).toBe(
      undefined,
    );
  });
  it("goes back to where it was", async () => {
    const dir = writeMockSite({
      "pages/about.yaml": "redirect: /company/about\n",
      "pages/company/about.yaml":
        "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: A\n",
    });
    const site = await TrialSite.open(dir, [join(dir, "blocks")]);
    const move = { kind: "move-page", route: "/company/about", to: "/about", redirect: true } as const;
    const seen = await site.try(move, ({ text, fresh }) => [
      text("pages/about.yaml"),
      text("pages/company/about.yaml"),
      fresh,
    ]);
    expect(seen).toEqual([
      expect.stringContaining("title: About"),
      "# yaml-language-server: $schema=../../site.schema.json\nredirect: /about\n",
      [],
    ]);
    site.close();
  });
  it("that is made from rows moves with all its addresses", async () => {
    const dir = writeMockSite({
      "pages/jobs/[slug].yaml":
        "each: jobs\ntitle: ${item.title}\ndescription: What ${item.title} is.\nblocks:\n  - type: hero\n    heading: H\n",
      "pages/links.yaml": page(
        "    actions: [{ label: W, href: /jobs/writer }]\n  - type: card-grid\n    source: jobs\n    item: { title: '${item.title}', href: '/jobs/${item.slug}#x' }\n",
      ).replace("#x", ""),
    });
    const site = await TrialSite.open(dir, [join(dir, "blocks")]);
    const move = { kind: "move-page", route: "/jobs/[slug]", to: "/roles/[slug]", redirect: true } as const;
    const seen = await site.try(move, ({ text, fresh }) => [
      text("pages/links.yaml"),
      text("pages/jobs/[slug].yaml"),
      fresh,
    ]);
    expect(seen[0]).toContain("href: /roles/writer }");
    expect(seen[0]).toContain("href: '/roles/${item.slug}' }");
    expect(seen.slice(1)).toEqual([
      expect.stringContaining("each: jobs\nredirect: /roles/${item.slug}\n"),
      [],
    ]);
    // The address of one row: what to do is another thing for each.
    const one = { route: "/jobs/writer" };
    expect(site.refusalOf({ kind: "delete-page", ...one })).toBe(
      "/jobs/writer is made from a row: take that row out of data/jobs.yaml, or name /jobs/[slug] to remove the pages of all rows.",
    );
    expect(site.refusalOf({ kind: "move-page", ...one, to: "/author", redirect: true })).toBe(
      "/jobs/writer is made from a row: change the key of that row in data/jobs.yaml, or name /jobs/[slug] to give the pages of all rows another address.",
    );
    expect(site.refusalOf({ kind: "add-page", route: "/x", title: "X", like: one.route })).toBe(
      "/jobs/writer is made from a row: copy that row in data/jobs.yaml: each row makes a page.",
    );
    site.close();
  });
  it("that goes lets links lead to another, or tells which still lead to it", async () => {
    const remove = { kind: "delete-page", route: "/about" } as const;
    const led = await first().try({ ...remove, redirectTo: "/" }, ({ text, fresh }) => [
      text("pages/links-0.yaml"),
      fresh,
    ]);
    expect(led).toEqual([page("    actions: [{ label: A, href: / }] # here\n"), []]);
    const left = await first().try(remove, ({ planned }) => planned.left);
    expect(left).toContainEqual({ file: "pages/links-0.yaml", path: [] });
  });
  it("begins as another one, under its own title", async () => {
    const copy = { kind: "add-page", route: "/history", title: "History: 1", like: "/about" } as const;
    const seen = await first().try(copy, ({ text, fresh }) => [text("pages/history.yaml"), fresh]);
    expect(seen).toEqual([expect.stringContaining('title: "History: 1"\n'), []]);
  });

  it.each<[string, Parameters<TrialSite["try"]>[0]]>([
    ["There is no page /nowhere.", { kind: "move-page", route: "/nowhere", to: "/x", redirect: true }],
    [
      "There is a page at /links-0 already: pages/links-0.yaml.",
      { kind: "move-page", route: "/about", to: "/links-0", redirect: true },
    ],
    ["The page / has to stay where it is.", { kind: "move-page", route: "/", to: "/x", redirect: true }],
    [
      '"/Über uns" cannot be an address: use small letters, digits and hyphens, with a slash between parts: /about/history.',
      { kind: "move-page", route: "/about", to: "/Über uns", redirect: true },
    ],
    [
      "/former only leads on to another page: copy that one.",
      { kind: "add-page", route: "/x", title: "X", like: "/former" },
    ],
    ["A page needs a title.", { kind: "add-page", route: "/x", title: " " }],
  ])("is refused: %s", (message, operation) => expect(first().refusalOf(operation)).toBe(message));
});
