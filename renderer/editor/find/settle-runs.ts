import { keyOf } from "../paths.ts";
import { type Draw, isOpen, type Landing, type TextPart } from "./landing.ts";
import { isLetter, type Run } from "./letters.ts";
import { type Markable, withTexts } from "./markable.ts";
import { isSameDrawing, type Part } from "./visible-parts.ts";

interface Probed<Props> {
  props: Props;
  texts: readonly Markable[];
  plain: readonly Part[];
  landings: Landing[];
  draw: Draw<Props>;
  /** For each text of `plain`. */
  runs: readonly (readonly Run[])[];
}

/** Renderings that a block is worth until it is known what its pieces are. */
const MOST_TRIALS = 80;

/** How a text ends that was cut. */
const DOTS = /^\s*(?:…|\.{2,3})/;

/**
 * Notes what the letters found in the texts of a view mean for who types there. Nothing is believed: the view is drawn
 * with other words in that place, and they have to stand there, and all else has to stay.
 */
export function settleRuns<Props>(probed: Probed<Props>): void {
  const { landings, runs } = probed;
  const trial = trials(probed);
  const settled = settleSplits(probed, trial);
  for (const [index, landing] of landings.entries()) {
    if (!isOpen(landing) || settled.has(index)) continue;
    const known = landing.parts ?? [];
    const added = runs[index]!.flatMap((run): TextPart[] => {
      const isKnown = known.some(
        ({ from, length }) => run.from < from + length && from < run.from + run.length,
      );
      return isKnown ? [] : settleRun(probed, trial, index, run);
    });
    // Where it comes from is known even when nothing can be typed there.
    const [source] = runs[index]!;
    landing.option ??= added[0]?.option ?? (source && probed.texts[source.option]!);
    if (added.length > 0) landing.parts = [...known, ...added].sort((a, b) => a.from - b.from);
  }
}

/** Tells whether a view draws what is expected when one option has other words. */
type Trial = (option: number, words: string, isExpected: (parts: Part[]) => boolean) => boolean;

function trials<Props>({ props, texts, draw }: Probed<Props>): Trial {
  let left = MOST_TRIALS;
  return (option, words, isExpected) => {
    if (left === 0) return false;
    left -= 1;
    const wanted = keyOf(texts[option]!.path);
    const parts = draw(withTexts(props, (text, path) => (path === wanted ? words : text)));
    return parts !== undefined && isExpected(parts);
  };
}

/** What can be typed where some letters of an option stand; nothing when other words do not come to stand there. */
function settleRun<Props>(
  { texts, plain, landings, runs }: Probed<Props>,
  trial: Trial,
  index: number,
  run: Run,
): TextPart[] {
  const source = texts[run.option]!;
  const { text } = plain[index]!;
  const before = text.slice(0, run.from);
  const after = text.slice(run.from + run.length);
  const showsIt = (at: number): boolean =>
    at === index || landings[at]!.option === source || runs[at]!.some(({ option }) => option === run.option);
  const becomes = (expected: string) => (parts: Part[]) =>
    isSameDrawing(plain, parts) &&
    inOneCase(parts[index]!.text) === inOneCase(expected) &&
    parts.every((part, at) => showsIt(at) || part.text === plain[at]!.text);
  const { from, at, length, count } = run;
  const written = source.text.slice(at, at + count);
  const [dots = ""] = DOTS.exec(after) ?? [];
  const isCut = dots !== "" && at + count < source.text.length && !hasLetters(source.text.slice(0, at));
  if (isCut && trial(run.option, OTHER_WORDS, becomes(before + OTHER_WORDS + after.slice(dots.length))))
    return [{ option: source, from, length: length + dots.length }];
  for (const words of [OTHER_WORDS, `${written}x`]) {
    const option = source.text.slice(0, at) + words + source.text.slice(at + count);
    if (!trial(run.option, option, becomes(before + words + after))) continue;
    const isWhole = written.trim() === source.text.trim();
    return [{ option: source, from, length, ...(!isWhole && { segment: { at, count } }) }];
  }
  return [];
}

/** Short: a view that cuts has nothing to cut here. */
const OTHER_WORDS = "Zebra";
/** A text that was taken apart may come in other pieces. */
const SPLIT_WORDS = "Zebra two";

/** Finds options whose letters stand in texts one after the other. @returns The texts that are pieces of those. */
function settleSplits<Props>(probed: Probed<Props>, trial: Trial): Set<number> {
  const { texts, plain, landings } = probed;
  const splits: Split[] = [];
  const order = [...plain.keys()].filter((index) => plain[index]!.attribute === undefined);
  for (let start = 0; start < order.length; start += 1) {
    const split = splitFrom(order, start, probed);
    if (!split) continue;
    splits.push(split);
    start += split.pieces.size - 1;
  }
  const settled = new Set<number>();
  for (const [of, { option, pieces }] of splits.entries()) {
    const same = splits.filter((other) => other.option === option);
    const expected = order.map((index) => {
      const isExact = landings[index]!.isExact && landings[index]!.option === texts[option];
      if (isExact || same.some((other) => other.first === index)) return SPLIT_WORDS;
      const run = same.flatMap((other) => other.pieces.get(index) ?? [])[0];
      return run ? lettersAround(plain[index]!.text, [run]) : plain[index]!.text;
    });
    const isExpected = (parts: Part[]): boolean =>
      tight(parts.filter(({ attribute }) => attribute === undefined).map(({ text }) => text)) ===
      tight(expected);
    if (!trial(option, SPLIT_WORDS, isExpected)) continue;
    for (const [order, index] of [...pieces.keys()].entries()) {
      settled.add(index);
      landings[index]!.option = texts[option]!;
      landings[index]!.split = { of, order };
    }
  }
  return settled;
}

interface Split {
  option: number;
  /** Number of the text that it begins in. */
  first: number;
  /** Numbers of its texts, and what of the option stands in each. */
  pieces: ReadonlyMap<number, Run>;
}

/** An option that begins in a text and ends in one behind it, with nothing but spaces left out. */
function splitFrom(
  order: readonly number[],
  start: number,
  { texts, plain, landings, runs }: Omit<Probed<unknown>, "props" | "draw">,
): Split | undefined {
  const pieces = new Map<number, Run>();
  let option: number | undefined;
  let end = 0;
  for (const index of order.slice(start)) {
    const { text } = plain[index]!;
    const [own, ...others] = runs[index]!;
    option ??= own?.option;
    if (option === undefined || others.length > 0 || landings[index]!.isExact) return undefined;
    const source = texts[option]!.text;
    const run = own ?? figures(text, source, option, end);
    if (!run) return undefined;
    const gap = source.slice(end, run.at);
    if (run.option !== option || run.at < end || gap.trim() !== "" || gap.includes("\n")) return undefined;
    if (hasLetters(lettersAround(text, [run]))) return undefined;
    pieces.set(index, run);
    end = run.at + run.count;
    if (source.slice(end).trim() === "")
      return pieces.size > 1 ? { option, first: order[start]!, pieces } : undefined;
  }
  return undefined;
}

/** A piece without letters is one when the text goes on with it. */
function figures(text: string, source: string, option: number, end: number): Run | undefined {
  const words = text.trim();
  const at = source.indexOf(words, end);
  if (at === -1 || hasLetters(words) || source.slice(end, at).trim() !== "") return undefined;
  return { option, from: text.indexOf(words), length: words.length, at, count: words.length };
}

/** What stands beside the runs in a text. */
function lettersAround(text: string, runs: readonly Pick<Run, "from" | "length">[]): string {
  return runs
    .toReversed()
    .reduce((rest, { from, length }) => rest.slice(0, from) + rest.slice(from + length), text);
}

const hasLetters = (text: string): boolean => [...text].some(isLetter);

const inOneCase = (text: string): string => text.toLowerCase();

const tight = (texts: readonly string[]): string => texts.join("").replaceAll(/\s/g, "").toLowerCase();
