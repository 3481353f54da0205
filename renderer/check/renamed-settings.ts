import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { synonymOf } from "../schema/synonyms.ts";
import { readYamlFile } from "../yaml/read-yaml.ts";
import { findNode } from "../yaml/tree.ts";
import type { CheckedSite } from "./checked-site.ts";
import { usedSettings } from "./named-now.ts";

const FILE = "data/site.yaml";

/** One page may have mistyped a name; where two places agree, the settings have. */
const SEVERAL = 2;

interface Fault {
  /** What a text lacks. */
  path?: string;
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
    // What the engine reads by itself is wanted by more than the one page that shows it.
    const isLeft = group.some(({ problem }) => problem.code === "missing-value");
    // So does an option of the same name: a page is not likely to have the same slip in both.
    const isOfName = group.some(({ problem }) => problem.path.at(-1) === renamed.wanted);
    if (places < SEVERAL && !isLeft && !isOfName) continue;
    used ??= usedSettings(site);
    const there = used.has([renamed.group, renamed.now].filter(Boolean).join("."))
      ? undefined
      : tell(renamed, places, site);
    if (!there) continue;
    added.push(there);
    for (const { problem } of group) told.add(problem);
  }
  // The settings come before the pages, as all files of data do.
  const wanted = new Set(added.map(({ params }) => (params as { written: string }).written));
  const isOfVersion = ({ code, file, path }: Problem): boolean =>
    code === "obsolete-translation" && /^data\/site\./.test(file) && wanted.has(String(path.at(-1)));
  return added.length === 0
    ? [...problems]
    : [...added, ...problems.filter((one) => !told.has(one) && !isOfVersion(one))];
}

function renamedIn({ code, params }: Problem, { settings }: CheckedSite): Renamed | undefined {
  const fault = (params ?? {}) as Fault;
  const data = settings.data as Record<string, unknown>;
  // The name of the site and the like may be left out, so that a text has a gap then.
  const left = code === "missing-value" ? /^site\.(\w+)$/.exec(fault.path ?? "")?.[1] : undefined;
  const lost = code === "bad-binding" && fault.case === "unknown-field" ? fault.step : undefined;
  const wanted = left ?? lost;
  const group = lost !== undefined && fault.owner?.kind === "option" ? fault.owner.name : undefined;
  if (wanted === undefined || (lost !== undefined && fault.owner?.kind !== "settings" && group === undefined))
    return undefined;
  const within = group === undefined ? data : data[group];
  if (typeof within !== "object" || within === null || Object.hasOwn(within, wanted)) return undefined;
  const called = Object.entries(within).filter(([name, value]) => {
    return typeof value !== "object" && synonymOf(name, [wanted]) === wanted;
  });
  const now = fault.guess ?? (called.length === 1 ? called[0]![0] : undefined);
  if (now === undefined || !Object.hasOwn(within, now)) return undefined;
  return { ...(group !== undefined && { group }), now, wanted };
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
