import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { readYamlFile } from "../yaml/read-yaml.ts";
import { findNode } from "../yaml/tree.ts";
import type { CheckedSite } from "./checked-site.ts";
import { usedNames } from "./named-now.ts";

const FILE = "data/site.yaml";

/** One page may have mistyped a name; where two places agree, the settings have. */
const SEVERAL = 2;

interface Fault {
  case?: string;
  step?: string;
  guess?: string;
  more?: number;
  owner?: { kind: string; name?: string };
}

/** A setting that pages name otherwise than the settings do. */
interface Renamed {
  /** The group of settings that it is in. */
  group?: string;
  now: string;
  wanted: string;
}

/**
 * Tells of a setting that is called otherwise in `data/site.yaml` than wherever it is shown, once and there: to follow
 * it, `--fix` would write a slip of the settings into every page.
 *
 * @param problems  Of the whole site, in file and source order.
 */
export function withRenamedSettings(problems: readonly Problem[], site: CheckedSite): Problem[] {
  const lost = problems.flatMap((problem) => {
    const renamed = renamedIn(problem, site);
    return renamed ? [{ problem, renamed }] : [];
  });
  if (lost.length === 0) return [...problems];
  const groups = groupBy(lost, ({ renamed }) => JSON.stringify(renamed));
  let used: ReadonlySet<string> | undefined;
  const told = new Set<Problem>();
  const added: Problem[] = [];
  for (const group of groups.values()) {
    const { renamed } = group[0]!;
    const places = group.reduce(
      (sum, { problem }) => sum + 1 + ((problem.params as Fault | undefined)?.more ?? 0),
      0,
    );
    if (places < SEVERAL) continue;
    used ??= usedNames(site);
    const there = used.has(renamed.now) ? undefined : tell(renamed, places, site);
    if (!there) continue;
    added.push(there);
    for (const { problem } of group) told.add(problem);
  }
  // The settings come before the pages, as all files of data do.
  return added.length === 0 ? [...problems] : [...added, ...problems.filter((one) => !told.has(one))];
}

function renamedIn({ code, params }: Problem, { settings }: CheckedSite): Renamed | undefined {
  const { case: fault, step, guess, owner } = (params ?? {}) as Fault;
  if (code !== "bad-binding" || fault !== "unknown-field" || guess === undefined || step === undefined)
    return undefined;
  const data = settings.data as Record<string, unknown>;
  const group = owner?.kind === "option" ? owner.name : undefined;
  if (owner?.kind !== "settings" && group === undefined) return undefined;
  const within = group === undefined ? data : data[group];
  if (typeof within !== "object" || within === null) return undefined;
  if (!Object.hasOwn(within, guess) || Object.hasOwn(within, step)) return undefined;
  return { ...(group !== undefined && { group }), now: guess, wanted: step };
}

function tell({ group, now, wanted }: Renamed, places: number, { dir }: CheckedSite): Problem | undefined {
  const { tree, text = "" } = readYamlFile(dir, FILE) ?? {};
  const around = tree && (group === undefined ? tree : findNode(tree, [group]).node);
  const entry = around?.kind === "map" ? around.entries.get(now) : undefined;
  if (!entry) return undefined;
  const { keyStart: start, keyEnd: end } = entry;
  return createProblem(
    FILE,
    {
      code: "renamed-field",
      params: { field: now, written: wanted, places },
      start,
      end,
      path: group === undefined ? [now] : [group, now],
      offer: { start, end, text: wanted },
    },
    createLineIndex(text),
  );
}
