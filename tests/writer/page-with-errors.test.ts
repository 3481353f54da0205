import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Target, Wish } from "../../renderer/editor/protocol.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { HAS_MOVED, originsOf } from "../../renderer/serve/known-origins.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { type OpenedSite, openedSite } from "./opened-site.ts";

const ABOUT = "pages/about.yaml";

/** Blocks of a shared list, and one that visitors do not get yet, come before others of the page. */
const FIRST = `title: About
description: What About is.
blocks:
  - type: hero
    heading: First
  - use: call
  - type: hero
    draft: true
    heading: To come
  - type: hero
    heading: Second
  - type: hero
    heading: Third
`;

interface Opened extends Pick<OpenedSite, "site" | "apply"> {
  text(): string;
  /** Somebody else writes the file. */
  write(text: string): Promise<void>;
}

/** A site whose page /about an editor has open. */
async function opened(): Promise<Opened> {
  const { site, apply, text } = await openedSite({
    "pages/_shared/call.yaml":
      "blocks:\n  - type: hero\n    heading: Call\n  - type: hero\n    heading: Call again\n",
    [ABOUT]: FIRST,
  });
  expect(editPage(site, "/about")?.page.blocks.map(({ props }) => props.heading)).toEqual([
    "First",
    "Call",
    "Call again",
    "Second",
    "Third",
  ]);
  return {
    site,
    apply,
    text: () => text(ABOUT),
    async write(text) {
      writeFileSync(join(site.dir, ABOUT), text);
      await site.update([ABOUT]);
    },
  };
}

const block = (index: number): Target => ({ route: "/about", path: ["blocks", index], as: "written" });
const heading = (index: number): Target => ({ route: "/about", path: ["blocks", index, "props", "heading"] });
const without = (text: string, lines: string): string => {
  expect(text).toContain(lines);
  return text.replace(lines, "");
};

it("means the blocks that it shows while a mistake keeps the page away", async () => {
  const { apply, text, site } = await opened();
  await apply({ kind: "set", at: heading(0), value: "" }, "First");
  expect(site.page("/about")).toBeUndefined();
  await apply({ kind: "set", at: heading(3), value: "Second, changed" }, "Second");
  const typed = FIRST.replace("heading: First", 'heading: ""').replace("Second", "Second, changed");
  expect(text()).toBe(typed);
  expect(panelBlock(site, "/about", ["blocks", 3])?.values.heading).toBe("Second, changed");
  await apply({ kind: "delete", at: block(3) });
  const less = without(typed, "  - type: hero\n    heading: Second, changed\n");
  expect(text()).toBe(less);
});

it("takes away the block with the mistake, and the page is there again", async () => {
  const { apply, text, site } = await opened();
  await apply({ kind: "set", at: heading(3), value: "" }, "Second");
  await apply({ kind: "delete", at: block(3) });
  expect(text()).toBe(without(FIRST, "  - type: hero\n    heading: Second\n"));
  expect(site.page("/about")?.blocks).toHaveLength(4);
});

it("says that a file cannot be read, in place of asking whose words are to stand there", async () => {
  const { site, apply, text, write } = await opened();
  const { told } = editPage(site, "/about")!;
  const broken = FIRST.replace("blocks:", "blocks: [");
  await write(broken);
  const at: Target = { route: "/about", path: ["blocks", 0, "props", "heading"], as: "written", told: told! };
  expect(await apply({ kind: "set", at, value: "Typed" }, "First")).toEqual({
    refused: expect.stringContaining("pages/about.yaml has a mistake in line"),
  });
  expect(text()).toBe(broken);
});

it("does nothing more by what it shows once blocks have moved on a page that it cannot show", async () => {
  const { apply, text } = await opened();
  await apply({ kind: "set", at: heading(0), value: "" }, "First");
  await apply({ kind: "move", at: block(4), into: { route: "/about", path: ["blocks"] }, index: 3 });
  expect(text()).toContain("heading: Third\n  - type: hero\n    heading: Second\n");
  expect(await apply({ kind: "delete", at: block(4) })).toEqual({ refused: HAS_MOVED });
});

const MISTAKE = "  - type: hero\n    headding: Mistaken\n";

it.each<[what: string, after: string]>([
  ["before it", FIRST.replace("  - type: hero\n", `${MISTAKE}  - type: hero\n`)],
  [
    "before it, while another has gone",
    FIRST.replace(/ {2}- type: hero\n {4}heading: First\n/, MISTAKE).replace("  - use: call\n", ""),
  ],
  [
    "with another of its kind",
    `${FIRST.replace("heading: First", "headding: First").replace("Second", "THIRD").replace("Third", "Second").replace("THIRD", "Third")}`,
  ],
])("does nothing to a block that somebody has moved %s, and says why", async (_, after) => {
  const { apply, text, write, site } = await opened();
  await write(after);
  expect(site.page("/about")).toBeUndefined();
  expect(originsOf(site, "/about")).toBe("moved");
  for (const operation of [
    { kind: "delete", at: block(3) },
    { kind: "move", at: block(3), into: { route: "/about", path: ["blocks"] }, index: 0 },
    {
      kind: "insert",
      into: { route: "/about", path: ["blocks"] },
      index: 4,
      entry: { yaml: "- type: hero\n  heading: A\n" },
    },
    { kind: "set", at: heading(3), value: "Other words" },
  ] as Wish[])
    expect(await apply(operation), operation.kind).toEqual({ refused: HAS_MOVED });
  expect(text()).toBe(after);
  expect(panelBlock(site, "/about", ["blocks", 3])).toBeUndefined();
  await write(FIRST);
  expect(await apply({ kind: "delete", at: block(3) })).toHaveProperty("files");
});

it.each<[what: string, after: string]>([
  ["has got other words", FIRST.replace("heading: Third", "headding: Another")],
  [
    "has got another type",
    FIRST.replace("type: hero\n    heading: Third", "type: nothing\n    heading: Third"),
  ],
  ["says what another says", FIRST.replace("heading: First", "headding: First").replace("Third", "Second")],
  ["stands behind a comment", FIRST.replace("heading: First", "headding: First # so\n  # Here")],
])("goes on with a page where a block %s", async (_, after) => {
  const { apply, text, write, site } = await opened();
  await write(after);
  expect(site.page("/about")).toBeUndefined();
  expect(await apply({ kind: "delete", at: block(3) })).toHaveProperty("files");
  expect(text()).toBe(without(after, "  - type: hero\n    heading: Second\n"));
});
