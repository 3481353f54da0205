/** Letters that are more than a plain one with a mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ð", "d"],
  ["đ", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
]);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gi");

/**
 * A text in the letters a to z: without marks, and `ö` as `oe`.
 *
 * The language of a name is not known, and one thing must be called alike wherever it is named: its file, its address,
 * its key. Readers of German take `uber` for a mistake, while `Malmoe` is how passports spell it in every language.
 */
export function plainLetters(text: string): string {
  return text
    .normalize("NFC")
    .replace(LETTER, (letter) => {
      const small = letter.toLowerCase();
      const plain = LETTERS.get(small) ?? letter;
      return letter === small ? plain : plain[0]!.toUpperCase() + plain.slice(1);
    })
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** `News (1)`, `Été à Étretat ` → `news-1`, `ete-a-etretat`: a name as files, addresses, ids and collections have it. */
export function plainName(text: string): string {
  return plainLetters(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
