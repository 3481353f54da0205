import { keyOf } from "../paths.ts";
import { type Draw, isEqual, isOpen, type Landing, type TextPart } from "./landing.ts";
import { type Markable, withMarks } from "./markable.ts";
import { readMarks, unmarked } from "./marks.ts";
import { isFilled } from "./places.ts";
import { runsOf } from "./probe-letters.ts";
import { settleRuns } from "./settle-runs.ts";
import { isSameDrawing, type Part, partsOf } from "./visible-parts.ts";

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
  const draw: Draw<Props> = (some) => drawnParts(some, render);
  const plain = draw(props);
  if (!plain) return [];
  const landings: Landing[] = plain.map(({ text, shape }) => ({ text, shape, isExact: false }));
  const texts = groups.flat();
  let left = 0;
  /** @returns Whether the view has drawn the same as without marks. */
  const tryMarks = (options: readonly number[], where: "around" | "behind"): boolean => {
    left -= 1;
    const marked = new Map(options.map((option) => [keyOf(texts[option]!.path), option]));
    const parts = draw(withMarks(props, marked, where));
    if (!parts || !isSameDrawing(plain, parts)) return false;
    // Where one text has other words, an equal one may come from another entry: the view has sorted them anew.
    const isSame = parts.every(({ text }, index) => unmarked(text) === plain[index]!.text);
    if (!isSame && options.length > 1) return false;
    for (const [index, part] of parts.entries()) note(landings[index]!, part.text, texts);
    return true;
  };
  const look = (options: readonly number[], where: "around" | "behind"): void => {
    if (options.length === 0 || left <= 0 || tryMarks(options, where) || options.length === 1) return;
    if (where === "around" && tryMarks(options, "behind")) return;
    const middle = options.length >> 1;
    look(options.slice(0, middle), where);
    look(options.slice(middle), where);
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
  if (landings.some(isOpen)) {
    const words = texts.filter(({ path }) => path.at(-1) !== "html");
    settleRuns({ props, texts: words, plain, landings, draw, runs: runsOf(props, words, plain, draw) });
  }
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
    return part.words.endsWith(source.text) && source.text !== ""
      ? [{ option: source, from: start, length: source.text.length }]
      : [];
  });
  landing.parts = [...(landing.parts ?? []), ...own].sort((a, b) => a.from - b.from);
}

const inOneCase = (text: string): string => text.toLowerCase();

/** The texts that a view draws for some options; undefined when it throws. */
export function drawnParts<Props>(props: Props, render: (props: Props) => string): Part[] | undefined {
  return partsIn(tryTo(render, props));
}

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
  return partsOf([template.content], () => false, true);
}
