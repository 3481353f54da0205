import type { Draft } from "../problems/draft.ts";
import type { Told, ToldLines } from "./told-lines.ts";

/** Tells a problem that a name in its place brings about. */
type Follows = (one: Told) => boolean;

const UNKNOWN: ReadonlySet<string> = new Set(["unknown-field", "unknown-option"]);

/** Wrong with what stands behind a name. */
const OF_VALUES: ReadonlySet<string> = new Set([
  "not-allowed-value",
  "wrong-type",
  "wrong-format",
  "too-long",
  "too-short",
]);

/** What is wrong with a value whose name stands there twice: which of the two is meant is not known. */
export function isOfTwice(told: ToldLines): Follows {
  const twice = new Set(
    told.told.flatMap(({ draft }) =>
      draft.code === "duplicate-name" && draft.params.begins !== "nothing" ? [draft.params.line - 1] : [],
    ),
  );
  return ({ draft, at }) => twice.has(at) && OF_VALUES.has(draft.code);
}

/** Further keys of a whole page that was pasted below one: where it begins is told with its first. */
export function isOfSecondPage(lines: ToldLines): Follows {
  let begins = Number.POSITIVE_INFINITY;
  for (const { draft, at } of lines.told)
    if (draft.code === "duplicate-name" && draft.params.begins === "page") begins = Math.min(begins, at);
  return ({ draft, at }) =>
    draft.code === "duplicate-name" &&
    at > begins &&
    draft.params.line - 1 < begins &&
    lines.columnOf(at) === 0;
}

/** Wrong with how a text is written. */
const OF_WRITING: ReadonlySet<string> = new Set([
  ...OF_VALUES,
  "bad-binding",
  "colon-in-text",
  "reserved-character",
  "smart-quotes",
  "text-cut-off",
]);

/** What is wrong with a value, or with how it is written, behind a name that does not belong there. */
export function isOfUnknown(told: ToldLines): Follows {
  return ({ draft, at }) =>
    OF_WRITING.has(draft.code) &&
    told
      .at(at)
      .some(
        ({ draft: other }) =>
          UNKNOWN.has(other.code) && !isSlip(other) && !other.fix && other.end <= draft.start,
      );
}

/** The kind of a value that is a binding which cannot be read. */
export function isOfBinding(told: ToldLines): Follows {
  return ({ draft, at }) =>
    draft.code === "wrong-type" &&
    told
      .at(at)
      .some(
        ({ draft: one }) => one.code === "bad-binding" && one.start >= draft.start && one.end <= draft.end,
      );
}

/** A binding to an option of a shared list where something is wrong with its `options`: they are not all known. */
export function isOfOptions(told: ToldLines): Follows {
  const { lines } = told;
  const first = lines.findIndex(({ text }) => /^options\s*:/i.test(text));
  const next = lines.findIndex(({ text }, at) => at > first && /^[A-Za-z]/.test(text));
  const isWithin = (at: number): boolean => first >= 0 && at >= first && (next < 0 || at < next);
  const isLost = told.told.some(
    ({ draft: { code, params }, at }) =>
      isWithin(at) || (code === "unknown-option" && (params as { guess?: string }).guess === "options"),
  );
  return ({ draft: { code, params } }) => {
    if (!isLost || code !== "bad-binding") return false;
    const { before, owner } = params as { before?: string; owner?: { name?: string } };
    return before === "use" || owner?.name === "options";
  };
}

/** An option of a group that stands beside it, because the group was written as one value. */
export function isOfGroup(told: ToldLines): Follows {
  const groups = new Map<string, readonly string[]>();
  for (const { draft } of told.told) {
    const { wanted } = (draft.params ?? {}) as { wanted?: { options?: readonly string[] } };
    if (draft.code === "wrong-type" && wanted?.options)
      groups.set(draft.path.slice(0, -1).join("\n"), wanted.options);
  }
  return ({ draft }) =>
    UNKNOWN.has(draft.code) &&
    groups.get(draft.path.slice(0, -1).join("\n"))?.includes(String(draft.path.at(-1))) === true;
}

/** A name that is nearly right. */
const isSlip = ({ params }: Draft): boolean =>
  (params as { guess?: unknown } | undefined)?.guess !== undefined;
