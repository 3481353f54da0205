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
  /** The words are the option's, all of them and as they are: who changes them changes the option. */
  isExact: boolean;
  /** The words are the option's, with something in its places: "4 min read" of `{minutes} min read`. */
  isFilled?: boolean;
}

/** Renderings that a block is worth: each halves what marks may be disturbed by. */
const MOST_LOOKS = 40;

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
  let looks = 0;
  const look = (from: number, to: number): void => {
    if (from >= to || looks === MOST_LOOKS) return;
    looks += 1;
    const marked = new Map<string, number>();
    for (let option = from; option < to; option += 1) marked.set(keyOf(texts[option]!.path), option);
    const parts = partsIn(tryTo(render, withMarks(props, marked)));
    if (parts && isSameDrawing(plain, parts)) note(parts);
    else if (to - from > 1) {
      const middle = (from + to) >> 1;
      look(from, middle);
      look(middle, to);
    }
  };
  const note = (parts: readonly Part[]): void => {
    for (const [index, part] of parts.entries()) {
      const { options, isWhole, text } = readMarks(part.text);
      const option = texts[options[0] ?? -1];
      const landing = landings[index]!;
      // Other words than without marks: a part of a text, or what a view has chosen by it.
      if (!option || text !== landing.text) continue;
      // Words that come from two options are neither's alone, whether one look showed them or two.
      const isFirst = !landing.option;
      const isAlone = isFirst && options.length === 1 && isWhole;
      landing.isExact = isAlone && isEqual(text, option.text);
      // What fills its places may be an option, too.
      if (isFirst) landing.isFilled = isAlone && !landing.isExact && isFilled(text, option.text);
      landing.option ??= option;
    }
  };
  let from = 0;
  for (const { length } of groups) {
    looks = 0;
    look(from, from + length);
    from += length;
  }
  return landings;
}

/** Equal but for spaces, which browsers draw as one. */
export const isEqual = (a: string, b: string): boolean => spaced(a) === spaced(b);

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
