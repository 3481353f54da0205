import { keyOf } from "../paths.ts";
import { type Markable, withMarks } from "./markable.ts";
import { readMarks } from "./marks.ts";
import { isFilled } from "./places.ts";
import { type Part, partsOf } from "./visible-parts.ts";

/** A text or attribute of a block's view, and the option that it shows. */
export interface Landing {
  text: string;
  shape: string;
  /** Missing for words that no marked option brought. */
  option?: Markable;
  /** The words are the option's, all of them, if in other capitals: who changes them changes the option. */
  isExact: boolean;
  /** The words are the option's, with something in its places: "4 min read" of `{minutes} min read`. */
  isFilled?: boolean;
  /** Options that stand in the text as they are, among other words: both of "Ada, London"; in their order. */
  parts?: TextPart[];
}

/** The words of an option in a text. */
export interface TextPart {
  option: Markable;
  /** Where they begin in the text. */
  from: number;
}

/** Renderings that a block is worth: each halves what marks may be disturbed by. */
const MOST_LOOKS = 40;

/** The same for options that were found nowhere, with marks behind them alone. */
const MORE_LOOKS = 12;

/**
 * Finds out which options the words of a view come from: renders it with marks in its texts, where nobody sees it, and
 * looks where they land. A view that draws something else because of the marks is asked again with fewer of them; an
 * option whose mark alone disturbs it, or makes it throw, is found nowhere.
 *
 * @param render  The view's HTML for some options; may throw.
 * @param groups  What may carry marks. Each group is looked for by itself: what disturbs a view in one of them costs the
 *   others nothing.
 */
export function probe<Props>(
  props: Props,
  groups: readonly (readonly Markable[])[],
  render: (props: Props) => string,
): Landing[] {
  const plain = partsIn(tryTo(render, props));
  if (!plain) return [];
  const landings: Landing[] = plain.map(({ text, shape }) => ({ text, shape, isExact: false }));
  const texts = groups.flat();
  let left = 0;
  const look = (options: readonly number[], where: "around" | "behind"): void => {
    if (options.length === 0 || left === 0) return;
    left -= 1;
    const marked = new Map(options.map((option) => [keyOf(texts[option]!.path), option]));
    const parts = partsIn(tryTo(render, withMarks(props, marked, where)));
    if (parts && isSameDrawing(plain, parts)) {
      for (const [index, part] of parts.entries()) note(landings[index]!, part.text, texts);
    } else if (options.length > 1) {
      const middle = options.length >> 1;
      look(options.slice(0, middle), where);
      look(options.slice(middle), where);
    }
  };
  let from = 0;
  for (const { length } of groups) {
    left = MOST_LOOKS;
    look(
      Array.from({ length }, (_, index) => from + index),
      "around",
    );
    from += length;
  }
  const landed = new Set(
    landings.flatMap(({ option, parts = [] }) => [option, ...parts.map((part) => part.option)]),
  );
  left = MORE_LOOKS;
  look(
    [...texts.keys()].filter(
      (option) => !landed.has(texts[option]!) && texts[option]!.path.at(-1) !== "html",
    ),
    "behind",
  );
  return landings;
}

/** Notes what the marks in a text say of it. */
function note(landing: Landing, marked: string, texts: readonly Markable[]): void {
  const { options, isWhole, text, parts } = readMarks(marked);
  const option = texts[options[0] ?? -1];
  // Other words than without marks: a part of a text, or what a view has chosen by it.
  if (!option || text !== landing.text) return;
  // Words that come from two options are neither's alone, whether one look showed them or two.
  const isFirst = !landing.option;
  const isAlone = isFirst && options.length === 1 && isWhole;
  landing.isExact = isAlone && isEqual(inOneCase(text), inOneCase(option.text));
  // What fills its places may be an option, too.
  if (isFirst) landing.isFilled = isAlone && !landing.isExact && isFilled(text, option.text);
  landing.option ??= option;
  const own = parts.flatMap((part): TextPart[] => {
    const source = texts[part.option]!;
    // A mark behind the text says where it ends, and not where it begins.
    const start = part.from + part.words.length - source.text.length;
    return part.words.endsWith(source.text) && source.text !== "" ? [{ option: source, from: start }] : [];
  });
  landing.parts = [...(landing.parts ?? []), ...own].sort((a, b) => a.from - b.from);
}

/** Equal but for spaces, which browsers draw as one. */
export const isEqual = (a: string, b: string): boolean => spaced(a) === spaced(b);

const inOneCase = (text: string): string => text.toLowerCase();

export const spaced = (text: string): string => text.replaceAll(/[ \t\n\r\f]+/g, " ").trim();

function tryTo<Props>(render: (props: Props) => string, props: Props): string | undefined {
  try {
    return render(props);
  } catch {
    return undefined;
  }
}

function partsIn(html: string | undefined): Part[] | undefined {
  if (html === undefined) return undefined;
  const template = document.createElement("template");
  template.innerHTML = html;
  return partsOf([template.content], () => false);
}

/** The same elements in the same order; their words may differ. */
function isSameDrawing(plain: readonly Part[], marked: readonly Part[]): boolean {
  return plain.length === marked.length && plain.every(({ shape }, index) => marked[index]!.shape === shape);
}
