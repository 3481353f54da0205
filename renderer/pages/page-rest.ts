import type { Draft } from "../problems/draft.ts";
import { isWarning } from "../problems/is-warning.ts";
import { queryNames } from "../schema/engine-options.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { GUESSES, LACKS } from "../yaml/line-codes.ts";
import { hasBinding } from "../yaml/tree.ts";
import { type BlockTemplate, type PageFile, type PageRest, type PageTemplate, USED } from "./page-file.ts";

/** Stands where something was cut out of a list, or of a text: it shows nothing. */
const GAP: BlockTemplate = Object.freeze({ type: "" });

/** A page as far as it can be read besides what is wrong with it; undefined where that is nothing. */
export function restOf(page: PageFile, drafts: readonly Draft[]): Omit<PageRest, "toSource"> | undefined {
  const mistakes = drafts.filter((draft) => !isWarning(draft));
  const template = page.template && withoutMistakes(page.template, mistakes);
  const faulty = mistakes.flatMap(({ path }) =>
    path[0] === "blocks" && path.length > 1 ? Number(path[1]) : [],
  );
  // Where the grammar is wrong still, blocks may be missing that nobody has seen.
  const isRead = mistakes.every(
    ({ code, path }) => LACKS.has(code) || (path.length > 0 && !GUESSES.has(code)),
  );
  return template && { page: { ...page, template }, faulty: new Set(faulty), isRead };
}

/** What chooses rows: wrong, it would choose others than are meant. */
const CHOOSING: ReadonlySet<string | number> = new Set<string>([
  "each",
  ...queryNames.filter((name) => name !== "item"),
]);

/**
 * What a page says besides its mistakes, in the same places: every value at which something is wrong is cut out, a block
 * of which nobody knows the type, and one of which nobody knows the rows. What a thing lacks cuts nothing. Where nobody
 * knows of which rows the page itself is made, only what it says itself is left.
 */
function withoutMistakes(
  template: PageTemplate,
  mistakes: readonly Pick<Draft, "code" | "path">[],
): PageTemplate {
  let rest = template;
  let areRowsKnown = true;
  for (const { code, path } of mistakes) {
    if (path.length === 0 || LACKS.has(code)) continue;
    const choosing = path.findIndex((step) => CHOOSING.has(step));
    if (choosing === 0) areRowsKnown = false;
    else if (choosing > 0) rest = changedAt(rest, path.slice(0, choosing), ownTexts);
    else rest = changedAt(rest, path.at(-1) === "type" ? path.slice(0, -1) : path, () => undefined);
  }
  const blocks = Array.isArray(rest.blocks) ? (rest.blocks.map(withoutBroken) as BlockTemplate[]) : [];
  return areRowsKnown ? { ...rest, blocks } : withoutFilled({ ...rest, blocks });
}

/** A page as far as it says things itself: without what is filled in, where nobody knows what that would be. */
export function withoutFilled({ image, blocks }: PageTemplate): PageTemplate {
  return {
    ...(image !== undefined && { image: ownTexts(image) }),
    blocks: blocks.map((block) => (block[USED] ? GAP : (ownTexts(block) as BlockTemplate))),
  };
}

/** What makes entries of rows. */
const QUERY: ReadonlySet<string | number> = new Set<string>(queryNames);

/** A value without texts that something is filled in to, and without entries that are made of rows. */
function ownTexts(value: Data): Data {
  if (typeof value === "string") return hasBinding(value) ? GAP : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(ownTexts);
  const isQuery = Object.hasOwn(value, "source");
  const own: { [name: string]: Data } = { ...value };
  for (const name of Object.keys(own))
    if (isQuery && QUERY.has(name)) delete own[name];
    else own[name] = ownTexts(own[name]!);
  return own;
}

/** A copy in which the value at a path is another one, or is missing; entries of a list keep their numbers. */
function changedAt<Value extends object>(
  value: Value,
  [step, ...further]: readonly (string | number)[],
  change: (value: Data) => Data | undefined,
): Value {
  if (step === undefined || !Object.hasOwn(value, step)) return value;
  const inner = (value as Record<string | number, Data>)[step] as Data;
  const isInside = further.length > 0 && typeof inner === "object" && inner !== null;
  if (further.length > 0 && !isInside) return value;
  const put = isInside ? changedAt(inner, further, change) : change(inner);
  if (Array.isArray(value)) return value.with(Number(step), put ?? GAP) as unknown as Value;
  const copy: Record<string | number, unknown> = { ...value, [step]: put };
  if (put === undefined) delete copy[step];
  return copy as Value;
}

/** A value without what is broken in it. */
function withoutBroken(value: Data): Data {
  if (value === BROKEN || value === null) return GAP;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(withoutBroken);
  const copy: { [name: string]: Data } = { ...value };
  for (const name of Object.keys(copy))
    if (copy[name] === BROKEN) delete copy[name];
    else copy[name] = withoutBroken(copy[name]!);
  return copy;
}
