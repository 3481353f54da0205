import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { findHiddenCharacter } from "../../../renderer/formats/hidden-characters.ts";
import type { BlockDefinition, Problem } from "../../../renderer/model.ts";
import { createPrerenderer, type Prerenderer, type ServerBlock } from "../../../renderer/runtime/server.tsx";
import { openSite } from "../../../renderer/site/open-site.ts";
import type { Site } from "../../../renderer/site/site.ts";
import { renderMarkdown } from "../../../renderer/texts/rich-text.ts";
import { allExamples, writeExamplesSite } from "../../support/examples-site.ts";
import { areAllBlocks } from "../../support/only.ts";
import { byType } from "../../support/site-copy.ts";
import { type Place, replaceTexts } from "./hostile-options.ts";
import { findHarm, skeletonOf } from "./observe-html.ts";
import { addresses, payloads } from "./payloads/index.ts";

// Hundreds of attacks in one test: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const views = byType(
  import.meta.glob<ServerBlock["view"]>("../../../blocks/**/view.tsx", { import: "default", eager: true }),
);

/** Attacks that stand together in one option. */
const AT_ONCE = 20;

const { dir, remove } = writeExamplesSite();
let site: Site;
let prerenderer: Prerenderer;
beforeAll(async () => {
  site = await openSite({ dir });
  prerenderer = createPrerenderer(
    new Map(
      [...site.blockTypes.values()].map(({ name, wake, isIsland, slots }) => {
        const view = views.get(name) as ServerBlock["view"];
        const source = wake === "static" ? undefined : `/assets/${name}.js`;
        return [name, { view, wake, isIsland, slots, source }];
      }),
    ),
  );
});
afterAll(remove);

const schemaOf = (type: string) => site.blockTypes.get(type)?.schema;

/** A block with other texts, as if every check had let them through. */
function withTexts(
  block: BlockDefinition,
  textOf: (place: Place, index: number) => unknown,
): [BlockDefinition, number] {
  let index = 0;
  const props = replaceTexts(block.props, schemaOf(block.type), schemaOf, (place) =>
    place.kind === "meaning" ? undefined : textOf(place, index++),
  );
  return [{ ...block, props: props as Record<string, unknown> }, index];
}

let turn = 0;
/** The next attacks, each place other ones, all of them in turn. */
function nextAttacks(): string {
  const list = Array.from({ length: AT_ONCE }, (_, at) =>
    payloads[(turn + at) % payloads.length]?.text.slice(0, 400),
  );
  turn += AT_ONCE;
  return list.join(" ");
}

describe("attacks in every text of a block", () => {
  it.each(allExamples())("$type, $name: are shown as text, inside the block", ({ route }) => {
    const block = site.page(route)?.blocks[0];
    if (!block) throw new Error(`${route} has no block.`);
    const [plain] = withTexts(block, ({ kind }, index) =>
      kind === "markdown" ? { html: renderMarkdown(`word ${index}`) } : `word ${index}`,
    );
    const [attacked] = withTexts(block, ({ kind }, index) => {
      const text = `${nextAttacks()} word ${index}`;
      // A text that comes to too much is refused as a whole; the check tells it.
      return kind === "markdown" ? { html: renderMarkdown(text) || renderMarkdown(`word ${index}`) } : text;
    });
    const around = (definition: BlockDefinition) =>
      `<!doctype html><title>t</title><main>${prerenderer.renderBlock(definition, "b0-", "en").html}</main><footer>f</footer>`;
    const html = around(attacked);
    expect(findHarm(html, "document")).toEqual([]);
    const skeleton = Object.entries(skeletonOf(html, "document")).filter(
      ([name]) => !name.startsWith("second id text-"),
    );
    expect(Object.fromEntries(skeleton)).toEqual(skeletonOf(around(plain), "document"));
  });

  it("every attack was tried, most of them many times", () => {
    expect(turn).toBeGreaterThan(areAllBlocks ? payloads.length : 0);
  });
});

describe("addresses that no link may have", () => {
  /** A file with an invisible character is refused as a whole; in YAML, `/&Tab;/` is a path like any other. */
  const list = Object.values(addresses).filter(
    // A way from the page is an address; where it leads is told when the rest of the page is in order.
    (address) => !findHiddenCharacter(address) && !/[\n\r\t]|\$\{|^\/&|^\.\.?\//.test(address),
  );
  const written = new Map<string, { path: string; value: string }[]>();
  let problems: readonly Problem[];

  beforeAll(async () => {
    mkdirSync(join(dir, "pages/attacked"));
    let next = 0;
    for (const round of [1, 2, 3]) {
      for (const { type, block, route } of allExamples()) {
        const file = `pages/attacked/${route.split("/").at(-1)}-${round}.yaml`;
        const places: { path: string; value: string }[] = [];
        const attacked = replaceTexts(block, schemaOf(type), schemaOf, ({ kind, path }) => {
          if (kind !== "meaning") return undefined;
          const value = list[next++ % list.length] ?? "";
          places.push({ path: ["blocks", 0, ...path].join("."), value });
          return value;
        });
        if (places.length === 0) continue;
        written.set(file, places);
        const page = { title: `Attacked ${file}`, layout: "bare", index: false, blocks: [attacked] };
        writeFileSync(join(dir, file), stringify(page, { lineWidth: 0 }));
      }
    }
    problems = (await openSite({ dir, checkOnly: true })).problems;
  });

  it("are told in every option of every block, where they are written", () => {
    const told = new Set(
      problems
        .filter(({ severity }) => severity === "error")
        .map(({ file, path }) => `${file} ${path.join(".")}`),
    );
    const missed = [...written].flatMap(([file, places]) =>
      places
        .filter(({ path }) => !told.has(`${file} ${path}`))
        .map(({ path, value }) => `${file} ${path}: ${value}`),
    );
    expect(missed).toEqual([]);
    if (areAllBlocks) expect([...written.values()].flat().length).toBeGreaterThan(2 * list.length);
  });
});
