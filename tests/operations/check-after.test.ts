import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Operation } from "../../renderer/edit/operation.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { textsOf } from "../../renderer/operations/write-changes.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { openYamlLater } from "../../renderer/yaml/replace-scalar.ts";
import { Random } from "./random.ts";

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** `CHECKED_OPERATIONS=10000` for a long run. */
const runs = Number(process.env.CHECKED_OPERATIONS ?? 60);

/** What the order of blocks decides: headings, and blocks that have their place. */
const ORDER = ["skipped-heading", "heading-above-main", "second-h1", "missing-h1", "misplaced-block"];
/** What is said of others when something is gone. */
const GONE = [
  ...ORDER,
  "broken-anchor",
  "unreachable-page",
  "unused-collection",
  "unused-picture",
  "unused-shared-list",
];

/** What each kind of operation may bring about, and the check says of it. */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  move: ORDER,
  duplicate: [...ORDER, "doubled-line", "unkeyed-block", "missing-translation"],
  delete: [...GONE, "wrong-count", "obsolete-translation", "unasked-service", "unused-switch-off"],
  set: [
    "unkeyed-block",
    "missing-translation",
    "stale-translation",
    "obsolete-translation",
    "long-title",
    "description-length",
    "long-text",
  ],
  "set-id": [],
};

/** Rows whose values hold names of places are shown twice then, and only who writes them can give others. */
const ROWS_TWICE = "duplicate-id";

it.each(["", "examples/sites/klavierwerkstatt"])(
  "says of an operation nothing that it does not explain: %s",
  async (dir) => {
    const site = await openSite({ dir: here(dir || "."), checkOnly: true });
    const count = (problems: typeof site.problems): Map<string, number> => {
      const all = new Map<string, number>();
      for (const { code } of problems) all.set(code, (all.get(code) ?? 0) + 1);
      return all;
    };
    const before = count(site.problems);
    const random = new Random(2_022);
    const files = site.files.pageFiles.filter((file) => !/\.de\.yaml$/.test(file) && !file.includes("_"));
    const unexplained: string[] = [];
    let done = 0;
    for (let run = 0; run < runs / 2; run += 1) {
      const file = random.pick(files);
      const text = file && site.files.read(file);
      const opened = text ? openYamlLater(text) : undefined;
      const { blocks } = (opened ? plainData(opened.tree) : {}) as { blocks?: Record<string, unknown>[] };
      const operation = file && blocks?.length ? onBlock(file, blocks, random) : undefined;
      const outcome = operation && planOperation(site.files, operation);
      if (!operation || !outcome || "refused" in outcome) continue;
      const bytes = textsOf(outcome.changes).map(
        ({ file: one, after }) => [one, after === undefined ? undefined : Buffer.from(after)] as const,
      );
      const seen = site.preview(new Map(bytes));
      if (!seen) continue;
      done += 1;
      for (const [code, times] of count(seen.problems))
        if (
          times > (before.get(code) ?? 0) &&
          !EXPLAINED[operation.kind]?.includes(code) &&
          !(code === ROWS_TWICE && isOfRows(blocks, operation))
        )
          unexplained.push(`${code} after ${JSON.stringify(operation)}`);
    }
    expect(unexplained.slice(0, 12)).toEqual([]);
    expect(done).toBeGreaterThan(runs / 8);
  },
  Math.max(60_000, runs * 1_000),
);

/** A block that is filled from rows with lists in them is there twice. */
function isOfRows(blocks: readonly Record<string, unknown>[] | undefined, operation: Operation): boolean {
  if (operation.kind !== "duplicate") return false;
  const { item } = blocks?.[Number(operation.at.path[1])] ?? {};
  return Object.values(item ?? {}).some(
    (value) => typeof value === "string" && /^\$\{item\.[\w.]+\}$/.test(value),
  );
}

function onBlock(file: string, blocks: Record<string, unknown>[], random: Random): Operation | undefined {
  const at = { file, path: ["blocks", random.below(blocks.length)] };
  const block = blocks[at.path[1] as number]!;
  switch (random.pick(["move", "duplicate", "delete", "set", "set-id"] as const)) {
    case "move":
      return { kind: "move", at, into: { file, path: ["blocks"] }, index: random.below(blocks.length + 1) };
    case "duplicate":
      return { kind: "duplicate", at };
    case "delete":
      return { kind: "delete", at };
    case "set-id":
      return typeof block.id === "string"
        ? { kind: "set-id", at, id: `another-${random.below(1_000)}` }
        : undefined;
    default: {
      const name = random.pick(["heading", "text", "title"].filter((one) => typeof block[one] === "string"));
      return name === undefined
        ? undefined
        : {
            kind: "set",
            at: { file, path: [...at.path, name] },
            value: random.pick(["Other words", "Größer: so # really", "1.10"]),
          };
    }
  }
}
