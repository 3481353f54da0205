import { keyOf } from "../paths.ts";
import type { Draw } from "./landing.ts";
import {
  exchanged,
  isOneStretch,
  MOST_LETTERS,
  type Numbered,
  ROUNDS,
  type Run,
  readLetters,
  widened,
} from "./letters.ts";
import { type Markable, withTexts } from "./markable.ts";
import { isSameDrawing, type Part } from "./visible-parts.ts";

/** Times that the letters of a block are exchanged; each halves what may disturb its view. */
const MOST_LOOKS = 24;

/**
 * Which letters of which options stand in each text of a view. Sees through what a view does with a text as long as it
 * looks at kinds of letters and not at words.
 *
 * @param plain  What the view draws for its own options.
 * @returns Runs for each text of `plain`, in their order.
 */
export function runsOf<Props>(
  props: Props,
  texts: readonly Markable[],
  plain: readonly Part[],
  draw: Draw<Props>,
): Run[][] {
  const numbered: Numbered[] = [];
  let first = 0;
  for (const [option, { text }] of texts.entries()) {
    if (first + text.length > MOST_LETTERS) break;
    numbered.push({ option, text, first });
    first += text.length;
  }
  const owners = numbered.flatMap((owner) => Array.from({ length: owner.text.length }, () => owner));
  const runs: Run[][] = plain.map(() => []);
  let left = MOST_LOOKS;
  const look = (stretches: readonly Stretch[]): void => {
    if (stretches.length === 0 || left === 0) return;
    left -= 1;
    const rounds = Array.from({ length: ROUNDS }, (_, round) =>
      draw(exchangedIn(props, texts, stretches, round)),
    );
    if (rounds.every((parts) => parts && isSameDrawing(plain, parts))) {
      for (const [index, { text }] of plain.entries()) {
        const others = rounds.map((parts) => parts![index]!.text);
        runs[index]!.push(...(readLetters(text, others, (number) => owners[number]) ?? []));
      }
    } else for (const half of halvesOf(stretches)) look(half);
  };
  look(numbered.map((owner) => ({ owner, from: 0, to: owner.text.length })));
  return runs.map((all, index) => inOrder(all, plain[index]!.text, texts));
}

/** Letters of an option. Offsets from 0, `to` exclusive. */
interface Stretch {
  owner: Numbered;
  from: number;
  to: number;
}

/** The options with one round of other letters in some stretches. */
function exchangedIn<Props>(
  props: Props,
  texts: readonly Markable[],
  stretches: readonly Stretch[],
  round: number,
): Props {
  const byPath = new Map<string, Stretch[]>();
  for (const stretch of stretches) {
    const key = keyOf(texts[stretch.owner.option]!.path);
    byPath.set(key, [...(byPath.get(key) ?? []), stretch]);
  }
  return withTexts(props, (text, path) =>
    (byPath.get(path) ?? []).reduce(
      (words, { owner, from, to }) =>
        words.slice(0, from) + exchanged(text.slice(from, to), owner.first + from, round) + words.slice(to),
      text,
    ),
  );
}

/** Half of the options and the other one; of a single option half of its words: an address among them is no word. */
function halvesOf(stretches: readonly Stretch[]): Stretch[][] {
  const middle = stretches.length >> 1;
  if (middle > 0) return [stretches.slice(0, middle), stretches.slice(middle)];
  const { owner, from, to } = stretches[0]!;
  const spaces = [...owner.text.slice(from, to).matchAll(/\s+/g)].map(({ index }) => from + index);
  const space = spaces[spaces.length >> 1];
  return space === undefined || space === from
    ? []
    : [[{ owner, from, to: space }], [{ owner, from: space, to }]];
}

/** Runs with the signs around them, those that belong together as one; none where two claim the same letters. */
function inOrder(runs: Run[], text: string, texts: readonly Markable[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && isOneStretch(text, texts[run.option]!.text, last, run)) {
      last.length = run.from + run.length - last.from;
      last.count = run.at + run.count - last.at;
    } else joined.push({ ...run });
  }
  let end = 0;
  return joined.flatMap((run, index) => {
    const after = joined[index + 1]?.from ?? text.length;
    if (run.from < end || after < run.from + run.length) return [];
    const wide = widened(run, text, texts[run.option]!.text, end, after);
    end = wide.from + wide.length;
    return [wide];
  });
}
