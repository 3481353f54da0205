/** Sixty-four signs that stand in JSON as they are; the first 32 end a number. */
const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

const VALUES = new Uint8Array(128);
for (let value = 0; value < SIGNS.length; value += 1) VALUES[SIGNS.charCodeAt(value)] = value;

/** Whole numbers from 0 as text: five bits in each sign, small numbers take one. */
export function packNumbers(numbers: Iterable<number>): string {
  const codes: number[] = [];
  for (let number of numbers) {
    for (; number >= 32; number = Math.floor(number / 32)) codes.push(SIGNS.charCodeAt(32 + (number % 32)));
    codes.push(SIGNS.charCodeAt(number));
  }
  let text = "";
  for (let at = 0; at < codes.length; at += AT_ONCE)
    text += String.fromCharCode(...codes.slice(at, at + AT_ONCE));
  return text;
}

/** Signs that become text in one call: each is an argument. */
const AT_ONCE = 8192;

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? 0;
    number += (value % 32) * unit;
    unit *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}

/** A word of the site. */
export interface KnownWord {
  word: string;
  /** In how many sections it is, roughly: the number of binary digits. */
  spread: number;
}

/** Sorted words as text: how much of the one before is repeated, how widespread it is, then the rest. */
export function packWords(words: readonly KnownWord[]): string {
  let last = "";
  return words
    .map(({ word, spread }) => {
      let shared = 0;
      while (shared < last.length && shared < SIGNS.length - 1 && last[shared] === word[shared]) shared += 1;
      last = word;
      return `${SIGNS[shared]}${SIGNS[Math.min(spread, 63)]}${word.slice(shared)}`;
    })
    .join(" ");
}

export function unpackWords(text: string): KnownWord[] {
  let last = "";
  return text.split(" ").map((packed) => {
    last = last.slice(0, VALUES[packed.charCodeAt(0)]) + packed.slice(2);
    return { word: last, spread: VALUES[packed.charCodeAt(1)] ?? 0 };
  });
}
