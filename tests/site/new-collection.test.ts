import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createPrerenderer, type ServerBlock } from "../../renderer/runtime/server.tsx";
import { openSite } from "../../renderer/site/open-site.ts";

const views = import.meta.glob<ServerBlock["view"]>("../../blocks/*/view.tsx", {
  import: "default",
  eager: true,
});

const files = {
  "data/site.yaml": "brand: 2SD\nurl: https://www.example.com\nlang: en\n",
  "data/books.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id", "title", "shelf", "subjects", "bought"],
    properties: {
      id: { type: "string", description: "Short name." },
      title: { type: "string", description: "Title of the book." },
      shelf: { type: "string", description: "Where it stands." },
      subjects: { type: "array", description: "What it is about.", items: { type: "string" } },
      bought: { type: "string", description: "Day on which it was bought." },
    },
  }),
  "data/books.yaml": `- { id: peopleware, title: Peopleware, shelf: B, subjects: [teams], bought: "2021-05-01" }
- { id: sre, title: Site Reliability Engineering, shelf: A, subjects: [operations, teams], bought: "2023-02-01" }
`,
  "pages/_layout.yaml": "blocks:\n  - type: page\n",
  "pages/index.yaml": "redirect: /library\n",
  "pages/library.yaml": `title: Our library
description: The books on our shelves, by subject and by shelf, for everybody who would like to borrow one.
blocks:
  - type: hero
    heading: Library
  - type: filter-list
    heading: Books
    label: Books
    source: books
    sort: title
    search: { label: Search books, placeholder: Title or subject, fields: [title, subjects] }
    filters:
      - { field: shelf, label: Shelf, all: All shelves }
      - { field: subjects, label: Subject, multiple: true }
    activeFilters: {}
    order:
      label: Sort by
      items:
        - { label: Title, field: title }
        - { label: Newest first, field: bought, descending: true }
    count: "{shown} of {total} books"
    empty: No such book.
    item: { type: card, title: "\${item.title}", tags: "\${item.subjects}", date: "\${item.bought}" }
`,
};

const dir = mkdtempSync(join(tmpdir(), "library-"));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("a list page over a new collection", () => {
  it("needs a data file, its schema and a page, and no code", async () => {
    const site = await openSite({ dir });
    expect(site.problems).toEqual([]);
    const blocks = new Map(
      [...site.blockTypes.values()].map((type): [string, ServerBlock] => {
        const view = views[`../../blocks/${type.name}/view.tsx`];
        if (!view) throw new Error(`blocks/${type.name} has no view.tsx`);
        const source = type.wake === "static" ? undefined : `/assets/${type.name}.js`;
        return [type.name, { view, wake: type.wake, isIsland: type.isIsland, slots: type.slots, source }];
      }),
    );
    const list = site.page("/library")?.blocks[1];
    if (!list) throw new Error("The page has no list.");
    const { html } = createPrerenderer(blocks).renderBlock(list, "b1-", "en");

    expect(html).toContain("2 of 2 books");
    expect(html).toContain('placeholder="Title or subject"');
    expect(html).toMatch(/<option value="">All shelves<\/option><option>A<\/option><option>B<\/option>/);
    expect(html).toContain("May 1, 2021");
    const script = /<script type="application\/json" data-list="">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(script).data).toEqual({
      texts: ["Peopleware\nteams", "Site Reliability Engineering\noperations\nteams"],
      filters: [
        { name: "shelf", multiple: false, options: ["A", "B"], items: [[1], [0]] },
        { name: "subjects", multiple: true, options: ["operations", "teams"], items: [[1], [0, 1]] },
      ],
      orders: [null, [1, 0]],
    });
  });
});
