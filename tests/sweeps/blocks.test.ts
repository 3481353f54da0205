import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readBaseStyles } from "../../renderer/bundle/styles.ts";
import { createPrerenderer, type ServerBlock } from "../../renderer/runtime/server.tsx";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { allExamples, writeExamplesSite } from "../support/examples-site.ts";
import { fromReact } from "../support/from-react.ts";
import { isAskedFor } from "../support/only.ts";
import { blockFolders, byType } from "../support/site-copy.ts";
import { blockFolderFaults } from "./block-folder.ts";
import { htmlFaults } from "./html-faults.ts";
import { findCollisions } from "./stand-twice.ts";
import { knownTokens, viewFaults } from "./view-faults.ts";

const views = byType(
  import.meta.glob<ServerBlock["view"]>("../../blocks/**/view.tsx", { import: "default", eager: true }),
);
const blocksDir = join(import.meta.dirname, "../../blocks");

const tokens = knownTokens((await readBaseStyles()).css, [blocksDir]);

describe.each(blockFolders().filter((folder) => isAskedFor("ONLY_BLOCKS", basename(folder))))(
  "blocks/%s",
  (type) => {
    it("is complete, and tells authors what it and each of its options are for", () => {
      expect(blockFolderFaults(join(blocksDir, type))).toEqual([]);
    });

    it("has nothing in its sources that does nothing for visitors", () => {
      expect(viewFaults(join(blocksDir, type), tokens)).toEqual([]);
    });
  },
);

describe("examples", () => {
  const { dir, remove } = writeExamplesSite();
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ dir });
  });
  afterAll(remove);

  it("pass the check", () => {
    const inExamples = site.problems.filter((problem) => problem.file.startsWith("pages/examples/"));
    expect(inExamples.filter((problem) => problem.severity === "error")).toEqual([]);
  });

  it.each(allExamples())(
    "$type, $name: renders on the server without warnings, and as React would",
    ({ route }) => {
      const warnings = vi.spyOn(console, "error").mockImplementation(() => {});
      const page = site.page(route);
      const block = page?.blocks[0] ?? { type: "?", props: {} };
      const [html = "", byReact] = [false, true].map(
        (isByReact) => createPrerenderer(serverBlocks(site), isByReact).renderBlock(block, "b0-", "en").html,
      );
      expect(html).toContain("data-block");
      // What hydration finds is what React would have written, but for the spelling.
      expect(html).toBe(fromReact(byReact ?? ""));
      expect(warnings.mock.calls).toEqual([]);
      warnings.mockRestore();
    },
  );

  it.each(allExamples())("$type, $name: can stand twice on a page", ({ route, type, block }) => {
    if (site.blockTypes.get(type)?.places.has("once")) return;
    const { id: _id, ...definition } = site.page(route)?.blocks[0] ?? { type: "?", props: {} };
    const { renderBlock } = createPrerenderer(serverBlocks(site));
    const [first, second] = ["b0-", "b1-"].map(
      (prefix) => renderBlock(definition, prefix, site.settings.lang).html,
    );
    expect(findCollisions([first ?? "", second ?? ""], block)).toEqual([]);
  });
});

describe("examples as HTML", () => {
  const { dir, remove } = writeExamplesSite();
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ dir });
  });
  afterAll(remove);

  it.each(allExamples())(
    "$type, $name: is read as it was rendered, the same each time",
    ({ route, block }) => {
      const definition = site.page(route)?.blocks[0] ?? { type: "?", props: {} };
      const blocks = serverBlocks(site);
      const render = () => createPrerenderer(blocks).renderBlock(definition, "b0-", site.settings.lang).html;
      expect(htmlFaults(render, block, site.blockTypes)).toEqual([]);
    },
  );
});

function serverBlocks(site: Site): Map<string, ServerBlock> {
  return new Map(
    [...site.blockTypes.values()].map((type) => {
      const view = views.get(type.name);
      if (!view) throw new Error(`${type.folder} has no view.tsx`);
      const source = type.wake === "static" ? undefined : `/assets/${type.name}.js`;
      return [type.name, { view, wake: type.wake, isIsland: type.isIsland, slots: type.slots, source }];
    }),
  );
}
