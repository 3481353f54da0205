import { expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { readSource } from "../../renderer/yaml/read-source.ts";
import { sourceOfRows } from "../../renderer/yaml/source-rows.ts";
import type { SourceNode } from "../../renderer/yaml/source-tree.ts";
import { awkwardRows } from "../operations/awkward-files.ts";
import { Random } from "../operations/random.ts";

/** All places, asked for as they are said or the last first. */
function placesOf(node: SourceNode, isBackwards: boolean): unknown {
  if (node.kind === "scalar") return { ...node };
  const { kind, start, end, isFlow, isInFlow, parentColumn } = node;
  const own = { kind, start, end, isFlow, isInFlow, parentColumn };
  if (kind === "map")
    return {
      ...own,
      inner: Array.from(node.entries.values(), (one) => ({ ...one, value: placesOf(one.value, false) })),
    };
  const inner = node.items.map((one) => ({
    dash: one.dash,
    get all() {
      return { start: one.start, end: one.end, value: placesOf(one.value, false) };
    },
  }));
  const told = (isBackwards ? [...inner].reverse() : inner).map(({ dash, all }) => ({ dash, ...all }));
  return { ...own, inner: isBackwards ? told.reverse() : told };
}

it("gives the places of rows that are worked out one by one as if they were read at once", () => {
  let oneByOne = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const text = awkwardRows(new Random(seed));
    const { tree, problems } = parseYaml(text);
    if (tree?.kind !== "list" || problems.length > 0) continue;
    const rows = sourceOfRows(text, tree, (part) => readSource(part));
    if (!rows) continue;
    oneByOne += 1;
    expect(placesOf(rows, seed % 2 === 0), text).toEqual(placesOf(readSource(text)!, false));
  }
  expect(oneByOne).toBeGreaterThan(150);
});

it("takes a file as a whole in which lines do not tell where its entries begin", () => {
  for (const text of ["[\n a\n]\n", "%YAML 1.2\n---\n- a\n- b\n", "\ufeff- a\n- b\n"]) {
    const { tree } = parseYaml(text);
    const rows = tree?.kind === "list" && sourceOfRows(text, tree, (part) => readSource(part));
    expect(rows, text).toBeUndefined();
  }
});

it("gives the same where an entry cannot be read by itself", () => {
  const text = "# Rows\n- a: 1\n# of the second\n- b: 2\n";
  const { tree } = parseYaml(text);
  if (tree?.kind !== "list") throw new Error("no list");
  const rows = sourceOfRows(text, tree, (part) => (part === text ? readSource(part) : undefined));
  expect(placesOf(rows!, false)).toEqual(placesOf(readSource(text)!, false));
});
