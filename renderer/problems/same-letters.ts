const ASCII = /^[\0-\x7f]*$/;

/** Two texts that look the same and are stored otherwise: é as one sign, or as e with an accent, as macOS has it. */
export function hasSameLetters(one: string, other: string): boolean {
  return one !== other && !ASCII.test(one) && one.normalize("NFC") === other.normalize("NFC");
}
