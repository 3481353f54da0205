const ASCII = /^[\0-\x7f]*$/;

/** Two texts that look the same and are stored otherwise: é as one sign, or as e with an accent, as macOS has it. */
export function hasSameLetters(one: string, other: string): boolean {
  return one !== other && !ASCII.test(one) && one.normalize("NFC") === other.normalize("NFC");
}

/** The one of these texts that looks the same as another and is stored otherwise. */
export function sameLettersIn(candidates: Iterable<string>, wrong: string): string | undefined {
  for (const one of candidates) if (hasSameLetters(one, wrong)) return one;
  return undefined;
}
