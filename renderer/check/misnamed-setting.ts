import type { Problem } from "../model.ts";

/** What is told of a page that shows a setting which is not there. */
const OF_SETTING: ReadonlySet<string> = new Set(["bad-binding", "missing-value"]);

/** What a block says because it has a value less. */
const OF_BLOCK: ReadonlySet<string> = new Set(["block-rule", "missing-option"]);

/**
 * A setting that is nearly called as one that pages show is told at its name, as the error that it is for them, and not
 * where they lack it.
 */
export function joinMisnamedSettings(problems: readonly Problem[]): Problem[] {
  return joinLackingSettings(joinMisnamed(problems));
}

/** A setting that is not there is what a group lacks which nothing but its value would fill. */
function joinLackingSettings(problems: readonly Problem[]): Problem[] {
  const lacking = problems.filter(
    (one) => one.code === "missing-value" && settingIn(one) !== undefined && one.path.length > 3,
  );
  if (lacking.length === 0) return [...problems];
  const isOfGroup = (one: Problem): boolean => one.path.length > 2 && isOfLacking(one, lacking);
  const causes = new Set(
    lacking.filter((one) => problems.some((other) => isOfGroup(other) && isOfLacking(other, [one]))),
  );
  return problems.flatMap((one) =>
    isOfGroup(one) ? [] : [causes.has(one) ? { ...one, severity: "error" as const } : one],
  );
}

function joinMisnamed(problems: readonly Problem[]): Problem[] {
  const names = new Map(problems.flatMap((one) => misnamed(one) ?? []));
  if (names.size === 0) return [...problems];
  const lacking = problems.filter((one) => names.has(settingIn(one) ?? ""));
  const wrong = new Set(lacking.map((one) => names.get(settingIn(one)!)));
  const told = problems.filter(
    (one) =>
      !lacking.includes(one) &&
      !isOfLacking(one, lacking) &&
      !(isOfVersion(one) && names.has(one.path.join("."))),
  );
  return told.map((one) => (wrong.has(one) ? { ...one, severity: "error" as const } : one));
}

/** A version has the right name of a setting that its original misspells. */
const isOfVersion = ({ code, file }: Problem): boolean =>
  code === "obsolete-translation" && /^data\/site\.[\w-]+\.yaml$/.test(file);

/** The name that a setting is meant to have. */
function misnamed(problem: Problem): [string, Problem][] | undefined {
  const { code, file, params, path } = problem;
  const { guess } = (params ?? {}) as { guess?: string };
  return code === "unknown-field" && file === "data/site.yaml" && guess !== undefined
    ? [[[...path.slice(0, -1), guess].join("."), problem]]
    : undefined;
}

/** The setting that a page lacks. */
function settingIn({ code, params }: Problem): string | undefined {
  if (!OF_SETTING.has(code)) return undefined;
  const { path, step, owner } = (params ?? {}) as {
    path?: string;
    step?: string;
    owner?: { kind: string; name?: string };
  };
  const named = /^site\.(\w+)/.exec(path ?? "")?.[1];
  if (named !== undefined || step === undefined) return named;
  // What a group of the settings lacks is said of the group.
  return owner?.kind === "settings" ? step : owner?.kind === "option" ? `${owner.name}.${step}` : undefined;
}

/** The block says so of the group in which the value is missing, or of the value. */
function isOfLacking({ code, file, path }: Problem, lacking: readonly Problem[]): boolean {
  return (
    OF_BLOCK.has(code) &&
    lacking.some((one) => one.file === file && path.every((step, at) => one.path[at] === step))
  );
}
