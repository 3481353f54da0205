import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EditPage } from "../../renderer/editor/edit-page.ts";
import type { Path, Target, Wish } from "../../renderer/editor/protocol.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { rowForm, settingsForm } from "../../renderer/serve/overview/read-form.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { GONE, TOLD_BEFORE } from "../../renderer/serve/told/follow-target.ts";
import { type OpenedSite, openedSite } from "./opened-site.ts";

const ABOUT = "pages/about.yaml";
const JOBS = "data/jobs.yaml";

/** Blocks that look much alike, one without a name among them, and others inside. */
const PAGE = `title: About
description: What About is.
blocks:
  - type: hero
    heading: Above
  - type: hero
    heading: Same
  - type: hero
    heading: Same
    text: Below the same
  - type: card-grid
    heading: Cards
    items:
      - title: One
      - title: Two
      - title: Three
  - type: section
    heading: Section
    blocks:
      - type: hero
        heading: Inner one
      - type: hero
        heading: Inner two
  - type: card-grid
    heading: Roles
    source: jobs
    sort: title
    item: { title: "\${item.title}", href: /about }
`;

interface Opened extends Pick<OpenedSite, "site" | "apply"> {
  page: EditPage;
  text(file?: string): string;
  /** Another program writes a file, and the site has not noticed it yet. */
  write(file: string, text: string): void;
}

async function opened(): Promise<Opened> {
  const { site, apply, text } = await openedSite({ [ABOUT]: PAGE });
  return {
    site,
    page: editPage(site, "/about")!,
    apply,
    text: (file = ABOUT) => text(file),
    write: (file, text) => writeFileSync(join(site.dir, file), text),
  };
}

const at = (...path: Path): Target => ({ route: "/about", path });
const written = (...path: Path): Target => ({ route: "/about", path, as: "written" });
const told = (page: EditPage, target: Target): Target => ({ ...target, told: page.told! });
const without = (lines: string): string => {
  expect(PAGE).toContain(lines);
  return PAGE.replace(lines, "");
};
const above = "  - type: hero\n    heading: Above\n";
const fresh = "  - type: hero\n    heading: Fresh\n";

/** What somebody else does to the page, and the page after it. */
const others: Record<string, { does: Wish; says: string }> = {
  "takes away a block above": { does: { kind: "delete", at: at("blocks", 0) }, says: without(above) },
  "puts in a block above": {
    does: {
      kind: "insert",
      into: at("blocks"),
      index: 0,
      entry: { value: { type: "hero", heading: "Fresh" } },
    },
    says: PAGE.replace("blocks:\n", `blocks:\n${fresh}`),
  },
  "moves a block from above to below": {
    does: { kind: "move", at: at("blocks", 0), into: at("blocks"), index: 6 },
    says: without(above).concat(above),
  },
  "copies a block above": {
    does: { kind: "duplicate", at: at("blocks", 0) },
    says: PAGE.replace(above, above + above),
  },
  "takes away the block below": {
    does: { kind: "delete", at: at("blocks", 5) },
    says: PAGE.slice(0, PAGE.indexOf("  - type: card-grid\n    heading: Roles")),
  },
  "changes the words of the block above": {
    does: { kind: "set", at: at("blocks", 0, "props", "heading"), value: "Other" },
    says: PAGE.replace("Above", "Other"),
  },
};

/** What is asked for by the page as it was told: the lines that change. */
const own: Record<string, { asks(page: EditPage): [Wish, string?]; lines: [from: string, to: string] }> = {
  "types a text": {
    asks: (page) => [
      { kind: "set", at: told(page, at("blocks", 2, "props", "heading")), value: "Typed" },
      "Same",
    ],
    lines: ["heading: Same\n    text", "heading: Typed\n    text"],
  },
  "types in the form": {
    asks: (page) => [
      { kind: "set", at: told(page, written("blocks", 2, "props", "text")), value: "Typed" },
      "Below the same",
    ],
    lines: ["text: Below the same", "text: Typed"],
  },
  "types in an entry": {
    asks: (page) => [
      { kind: "set", at: told(page, at("blocks", 3, "props", "items", 1, "title")), value: "Typed" },
      "Two",
    ],
    lines: ["title: Two", "title: Typed"],
  },
  "types in a block inside": {
    asks: (page) => [
      {
        kind: "set",
        at: told(page, at("blocks", 4, "props", "blocks", 1, "props", "heading")),
        value: "Typed",
      },
      "Inner two",
    ],
    lines: ["heading: Inner two", "heading: Typed"],
  },
  "sets what was not written": {
    asks: (page) => [{ kind: "set", at: told(page, written("blocks", 3, "props", "columns")), value: 2 }, ""],
    lines: ["    heading: Cards\n", "    heading: Cards\n    columns: 2\n"],
  },
  "takes a block away": {
    asks: (page) => [{ kind: "delete", at: told(page, written("blocks", 1)) }],
    lines: [
      "  - type: hero\n    heading: Same\n  - type: hero\n    heading: Same\n",
      "  - type: hero\n    heading: Same\n",
    ],
  },
  "puts a block in": {
    asks: (page) => [
      {
        kind: "insert",
        into: told(page, written("blocks")),
        index: 3,
        entry: { value: { type: "hero", heading: "New" } },
      },
    ],
    lines: [
      "  - type: card-grid\n    heading: Cards",
      "  - type: hero\n    heading: New\n  - type: card-grid\n    heading: Cards",
    ],
  },
  "moves an entry": {
    asks: (page) => [
      {
        kind: "move",
        at: told(page, written("blocks", 3, "props", "items", 2)),
        into: told(page, written("blocks", 3, "props", "items")),
        index: 0,
      },
    ],
    lines: [
      "      - title: One\n      - title: Two\n      - title: Three\n",
      "      - title: Three\n      - title: One\n      - title: Two\n",
    ],
  },
};

const cases = Object.keys(others).flatMap((other) => Object.keys(own).map((mine) => [mine, other] as const));

describe.each(["the editor", "another program"])("by %s", (by) => {
  it.each(cases)("whoever %s means the same while somebody else %s", async (mine, other) => {
    const { page, apply, text, write } = await opened();
    const { does, says } = others[other]!;
    if (by === "the editor") expect(await apply(does)).toHaveProperty("files");
    else write(ABOUT, says);
    expect(text()).toBe(says);
    const { asks, lines } = own[mine]!;
    const answer = await apply(...asks(page));
    expect(answer).toHaveProperty("files");
    expect(says).toContain(lines[0]);
    expect(text()).toBe(says.replace(...lines));
  });
});

it("goes on with one text while much else comes together, and its own words are others by then", async () => {
  const { page, apply, text } = await opened();
  const target = told(page, at("blocks", 2, "props", "heading"));
  const type = (value: string, old: string) => apply({ kind: "set", at: target, value }, old);
  await type("S", "Same");
  await apply({ kind: "delete", at: at("blocks", 1) });
  await type("So", "S");
  await apply({
    kind: "insert",
    into: at("blocks"),
    index: 0,
    entry: { value: { type: "hero", heading: "So" } },
  });
  await type("Soft", "So");
  await apply({ kind: "move", at: at("blocks", 2), into: at("blocks"), index: 0 });
  expect(await type("Softer", "Soft")).toHaveProperty("files");
  expect(text()).toContain("blocks:\n  - type: hero\n    heading: Softer\n    text: Below the same\n");
  expect(text()).toContain("heading: So\n");
});

it.each<[what: string, wish: (page: EditPage) => Wish, old?: string]>([
  [
    "text",
    (page) => ({ kind: "set", at: told(page, at("blocks", 1, "props", "heading")), value: "Typed" }),
    "Same",
  ],
  ["block", (page) => ({ kind: "delete", at: told(page, written("blocks", 1)) })],
])("says so of a %s that somebody else has taken away, and touches no other", async (_, wish, old) => {
  const { page, apply, text } = await opened();
  await apply({ kind: "delete", at: at("blocks", 1) });
  const before = text();
  expect(await apply(wish(page), old)).toEqual({ refused: GONE });
  expect(text()).toBe(before);
});

it("does nothing by places alone that another run of the server told of; a text is known by its words", async () => {
  const { apply, text } = await opened();
  const from = (target: Target) => ({ ...target, told: "another-run.1" }) as Target;
  const block = from(at("blocks", 1));
  const before = text();
  const refused = { refused: TOLD_BEFORE };
  expect(await apply({ kind: "delete", at: block })).toEqual(refused);
  const entry = { value: { type: "hero", heading: "New" } };
  expect(await apply({ kind: "insert", into: from(at("blocks")), index: 1, entry })).toEqual(refused);
  expect(text()).toBe(before);
  const heading = from(at("blocks", 1, "props", "heading"));
  expect(await apply({ kind: "set", at: heading, value: "Mine" }, "Same")).toHaveProperty("files");
});

it("puts a block where it was meant to go when what stood behind that is gone", async () => {
  const { page, apply, text } = await opened();
  await apply({ kind: "delete", at: at("blocks", 1) });
  await apply({
    kind: "insert",
    into: told(page, written("blocks")),
    index: 1,
    entry: { value: { type: "hero", heading: "New" } },
  });
  expect(text()).toContain(
    "heading: Above\n  - type: hero\n    heading: New\n  - type: hero\n    heading: Same\n    text",
  );
});

it.each([
  ["of a block", at("blocks", 3, "props", "items"), 3, { title: "New" }],
  ["of a page", at("blocks"), 6, { type: "hero", heading: "New" }],
])(
  "puts an entry at the end %s, though the one that was the last has been moved up",
  async (_, list, end, value) => {
    const { page, apply, text } = await opened();
    const last = { ...list, path: [...(list as { path: Path }).path, end - 1] } as Target;
    expect(await apply({ kind: "move", at: last, into: list, index: 0 })).toHaveProperty("files");
    const moved = text();
    const answer = await apply({ kind: "insert", into: told(page, list), index: end, entry: { value } });
    expect(answer).toHaveProperty("files");
    const added = end === 6 ? "  - type: hero\n    heading: New\n" : "      - title: New\n";
    const before = end === 6 ? "" : "  - type: section\n";
    expect(text()).toBe(before === "" ? moved + added : moved.replace(before, added + before));
  },
);

it("still asks when somebody else has changed the same text, wherever it stands by now", async () => {
  const { page, apply } = await opened();
  await apply({ kind: "delete", at: at("blocks", 0) });
  await apply({ kind: "set", at: at("blocks", 1, "props", "heading"), value: "Theirs" });
  const target = told(page, at("blocks", 2, "props", "heading"));
  expect(await apply({ kind: "set", at: target, value: "Mine" }, "Same")).toEqual({
    conflict: { file: ABOUT, yours: "Mine", theirs: "Theirs" },
  });
});

it("follows the words of a row through another order of rows, and rows that come and go", async () => {
  const { site, page, apply, text } = await opened();
  const titles = (one: EditPage) =>
    (one.page.blocks[5]!.props.items as { title: string }[]).map(({ title }) => title);
  expect(titles(page)).toEqual(["Data Engineer", "ML Engineer", "Writer"]);
  const target = told(page, at("blocks", 5, "props", "items", 1, "title"));
  const type = (value: string, old: string) => apply({ kind: "set", at: target, value }, old);
  expect(await type("A", "ML Engineer")).toHaveProperty("files");
  expect(titles(editPage(site, "/about")!)).toEqual(["A", "Data Engineer", "Writer"]);
  expect(await type("Zebra", "A")).toHaveProperty("files");
  await apply({ kind: "delete-row", collection: "jobs", row: "data-engineer" });
  expect(await type("Zebras", "Zebra")).toHaveProperty("files");
  expect(text(JOBS)).toContain("slug: ml-engineer\n  title: Zebras\n");
  expect(text(JOBS)).toContain("title: Writer\n");
});

it("follows entries of a row and of the settings by the form that they stand in", async () => {
  const { site, apply } = await openedSite({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\ndefaults:\n  card-grid: { columns: 2 }\n",
  });
  const form = rowForm(site, "jobs", "data-engineer")!;
  expect(settingsForm(site)?.told).toEqual(expect.any(String));
  await apply({ kind: "move-row", collection: "jobs", row: "data-engineer", index: 3 });
  await apply({ kind: "delete", at: { collection: "jobs", row: "data-engineer", path: ["skills", 0] } });
  const at: Target = { collection: "jobs", row: "data-engineer", path: ["skills", 1], told: form.told! };
  const answer = await apply({ kind: "set", at, value: "R" }, "Python");
  expect(answer).toHaveProperty("files");
  expect(site.files.collections.get("jobs")?.rows.at(-1)?.skills).toEqual(["R"]);
});

it("gives each block of a page a name of its own that stays with it", async () => {
  const { site, page, apply } = await opened();
  const named = (one: EditPage) =>
    Object.fromEntries(one.blocks.map(({ path, name }) => [name, path.join(".")]));
  const before = named(page);
  expect(Object.keys(before)).toHaveLength(page.blocks.length);
  await apply({ kind: "set", at: at("blocks", 1, "props", "heading"), value: "Other" });
  expect(named(editPage(site, "/about")!)).toEqual(before);
  expect(editPage(site, "/about")!.told).toBe(page.told);
  await apply({ kind: "move", at: at("blocks", 1), into: at("blocks"), index: 4 });
  await apply({ kind: "delete", at: at("blocks", 0) });
  const after = named(editPage(site, "/about")!);
  const nameAt = (path: string): string => Object.entries(before).find(([, one]) => one === path)![0];
  expect(after[nameAt("blocks.1")]).toBe("blocks.2");
  expect(after[nameAt("blocks.2")]).toBe("blocks.0");
  expect(after[nameAt("blocks.4.props.blocks.1")]).toBe("blocks.3.props.blocks.1");
  expect(after[nameAt("blocks.0")]).toBeUndefined();
});

it("shows the form of the block that was told of, also when others stand at its place", async () => {
  const { site, page, apply, text } = await opened();
  await apply({ kind: "delete", at: at("blocks", 0) });
  const form = panelBlock(site, "/about", ["blocks", 3], page.told)!;
  expect(form).toMatchObject({ path: ["blocks", 3], type: "card-grid", list: { index: 2 } });
  await apply({ kind: "delete", at: at("blocks", 2, "props", "items", 0) });
  const target: Target = { ...written(...form.options, "items", 1, "title"), told: form.told! };
  await apply({ kind: "set", at: target, value: "Typed" }, "Two");
  expect(text()).toContain("    items:\n      - title: Typed\n      - title: Three\n");
  await apply({ kind: "delete", at: at("blocks", 2) });
  expect(panelBlock(site, "/about", ["blocks", 3], page.told)).toBeUndefined();
});
