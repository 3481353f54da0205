import type { Draft } from "../problems/draft.ts";
import { isWarning } from "../problems/is-warning.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { LACKS } from "../yaml/line-codes.ts";
import { type BlockTemplate, LINE, type PageFile, type PageRest, type PageTemplate } from "./page-file.ts";

/** What stands where a block was cut out: a place in the list that shows nothing. */
const GAP: BlockTemplate = Object.freeze({ type: "" });

/** A page as far as it can be read besides what is wrong with it; undefined where that is nothing. */
export function restOf(
  page: PageFile,
  drafts: readonly Draft[],
): Pick<PageRest, "page" | "faulty"> | undefined {
  const mistakes = drafts.filter((draft) => !isWarning(draft));
  const template = page.template && withoutMistakes(page.template, mistakes);
  const faulty = mistakes.flatMap(({ path }) =>
    path[0] === "blocks" && path.length > 1 ? Number(path[1]) : [],
  );
  return template && { page: { ...page, template }, faulty: new Set(faulty) };
}

/** What chooses rows: wrong, it would choose others than are meant. */
const CHOOSING: ReadonlySet<string | number> = new Set(["each", "source", "where", "sort", "limit"]);

/**
 * What a page says besides its mistakes, in the same places: every value at which something is wrong is cut out, a block
 * of which nobody knows the type, and one of which nobody knows the rows. What a thing lacks cuts nothing.
 *
 * @returns undefined where nobody knows of which rows the page itself is made.
 */
export function withoutMistakes(
  template: PageTemplate,
  mistakes: readonly Pick<Draft, "code" | "path">[],
): PageTemplate | undefined {
  let rest = template;
  for (const { code, path } of mistakes) {
    if (path.length === 0 || LACKS.has(code)) continue;
    const choosing = path.findIndex((step) => CHOOSING.has(step));
    if (choosing === 0) return undefined;
    const isType = path.at(-1) === "type" && path.length > 1;
    rest = cut(rest, choosing > 0 ? path.slice(0, choosing) : isType ? path.slice(0, -1) : path);
  }
  return { ...rest, blocks: listed(rest.blocks).map(withoutBroken) };
}

/** A page without some of its blocks, the others in their places. */
export function withoutBlocks(
  template: PageTemplate,
  isOut: (block: BlockTemplate) => boolean,
): PageTemplate {
  return { ...template, blocks: template.blocks.map((block) => (isOut(block) ? gapFor(block) : block)) };
}

function listed(blocks: unknown): BlockTemplate[] {
  return Array.isArray(blocks) ? (blocks as BlockTemplate[]) : [];
}

function gapFor(value: unknown): BlockTemplate {
  const line = (value as BlockTemplate | null | undefined)?.[LINE];
  return line === undefined ? GAP : { ...GAP, [LINE]: line };
}

/** A copy without the value at a path; entries of a list keep their numbers. */
function cut<Value extends object>(value: Value, [step, ...further]: readonly (string | number)[]): Value {
  if (step === undefined || !Object.hasOwn(value, step)) return value;
  const inner = (value as Record<string | number, unknown>)[step];
  const isLast = further.length === 0;
  if (!isLast && (typeof inner !== "object" || inner === null)) return value;
  if (Array.isArray(value))
    return value.map((entry, index) =>
      index !== step ? entry : isLast ? gapFor(entry) : cut(entry as object, further),
    ) as unknown as Value;
  if (!isLast) return { ...value, [step]: cut(inner as object, further) };
  const { [step]: _, ...rest } = value as Record<string | number, unknown>;
  return rest as Value;
}

/** A block whose broken values are left out. */
function withoutBroken(block: BlockTemplate): BlockTemplate {
  if ((block as Data) === BROKEN) return GAP;
  return clean(block) as BlockTemplate;
}

function clean(value: Data): Data {
  if (Array.isArray(value))
    return value.some(hasBroken) ? value.map((entry) => (entry === BROKEN ? GAP : clean(entry))) : value;
  if (typeof value !== "object" || value === null || !hasBroken(value)) return value;
  const copy = { ...value };
  for (const [name, inner] of Object.entries(value))
    if (inner === BROKEN) delete copy[name];
    else copy[name] = clean(inner);
  return copy;
}

function hasBroken(value: Data): boolean {
  if (value === BROKEN) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(hasBroken);
}
