/**
 * Letters that are exchanged for others of the same case, each time for another one: whatever a view does with a text
 * (takes it apart, cuts it, sets it in capitals), three renderings tell of each letter which one of which option it is.
 */
export const ROUNDS = 3;

const LOWER = "abcdefghijklmnopqrstuvwxyz";
/** For scripts without capitals. */
const PLAIN = Array.from({ length: LOWER.length }, (_, index) => String.fromCharCode(0x4e00 + index)).join(
  "",
);
const BASE = LOWER.length;

/** Triples that are not thrice the same: those are letters that nobody has exchanged. */
const TRIPLES = Array.from(
  { length: BASE ** ROUNDS },
  (_, index) => (index * 7919 + 1234) % BASE ** ROUNDS,
).filter((triple) => new Set(digitsOf(triple)).size > 1);
const NUMBERS = new Map(TRIPLES.map((triple, number) => [triple, number]));

/** How many letters can be told apart. */
export const MOST_LETTERS = TRIPLES.length;

function digitsOf(triple: number): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => Math.floor(triple / BASE ** round) % BASE);
}

/** @param first  Number of its first letter. @param round  From 0 to `ROUNDS` - 1. */
export function exchanged(text: string, first: number, round: number): string {
  return [...text.split("").entries()]
    .map(([index, letter]) => {
      const digit = digitsOf(TRIPLES[first + index] ?? 0)[round]!;
      if (/\p{Lu}/u.test(letter)) return LOWER[digit]!.toUpperCase();
      if (/\p{Ll}/u.test(letter)) return LOWER[digit]!;
      return /\p{L}/u.test(letter) ? PLAIN[digit]! : letter;
    })
    .join("");
}

/** Some letters of an option in a text. Offsets from 0, in UTF-16 code units. */
export interface Run {
  option: number;
  /** Where they stand in the text, and how many there are. */
  from: number;
  length: number;
  /** Where they stand in the option. */
  at: number;
  count: number;
}

/** An option with the number of its first letter. */
export interface Numbered {
  option: number;
  text: string;
  first: number;
}

/**
 * Tells what a text is made of.
 *
 * @param rounds  The same text with each round of other letters. @param ownerOf  The option that has a letter.
 * @returns Runs in their order; undefined when the rounds are not the same text.
 */
export function readLetters(
  text: string,
  rounds: readonly string[],
  ownerOf: (number: number) => Numbered | undefined,
): Run[] | undefined {
  if (rounds.some((round) => round.length !== text.length)) return undefined;
  const numbers = Array.from(text, () => undefined as number | undefined);
  for (let index = 0; index < text.length; index += 1) {
    numbers[index] = numberAt(rounds, index);
    if (numbers[index] === undefined && rounds.some((round) => round[index] !== text[index]))
      return undefined;
  }
  const runs: Run[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const owner = ownerOf(numbers[index] ?? -1);
    if (!owner) continue;
    const run = runFrom(text, numbers, index, owner);
    index = run.from + run.length - 1;
    runs.push(run);
  }
  return runs;
}

function numberAt(rounds: readonly string[], index: number): number | undefined {
  let triple = 0;
  for (const [round, text] of rounds.entries()) {
    const letter = text[index]!.toLowerCase();
    const digit = Math.max(LOWER.indexOf(letter), PLAIN.indexOf(letter));
    if (digit === -1) return undefined;
    triple += digit * BASE ** round;
  }
  return NUMBERS.get(triple);
}

/** Letters one after the other, with what stands between them in both texts. */
function runFrom(
  text: string,
  numbers: readonly (number | undefined)[],
  from: number,
  { option, text: source, first }: Numbered,
): Run {
  const at = numbers[from]! - first;
  let length = 1;
  for (let ahead = 1; from + ahead < text.length && at + ahead < source.length; ahead += 1) {
    const number = numbers[from + ahead];
    if (number === first + at + ahead) length = ahead + 1;
    else if (number !== undefined || text[from + ahead] !== source[at + ahead]) break;
  }
  return { option, from, length, at, count: length };
}

/** Whether two runs are one, with the same signs between them, or with other spaces: those that cannot break. */
export function isOneStretch(text: string, source: string, a: Run, b: Run): boolean {
  if (a.option !== b.option || b.at < a.at + a.count) return false;
  const shown = text.slice(a.from + a.length, b.from);
  const written = source.slice(a.at + a.count, b.at);
  return shown.trim() === written.trim() && (shown !== "") === (written !== "");
}

/** A run with the signs around it that both texts have there: quotation marks, full stops, figures. */
export function widened(run: Run, text: string, source: string, before: number, after: number): Run {
  let { from, length, at, count } = run;
  while (from > before && at > 0 && text[from - 1] === source[at - 1] && !isLetter(text[from - 1]!)) {
    from -= 1;
    at -= 1;
    length += 1;
    count += 1;
  }
  while (
    from + length < after &&
    at + count < source.length &&
    text[from + length] === source[at + count] &&
    !isLetter(text[from + length]!)
  ) {
    length += 1;
    count += 1;
  }
  const lead = source.slice(at, at + count).search(/\S/);
  const tail = count - source.slice(at, at + count).trimEnd().length;
  return {
    option: run.option,
    from: from + lead,
    at: at + lead,
    length: length - lead - tail,
    count: count - lead - tail,
  };
}

export const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
