/** Greek and Cyrillic letters as passports and signs on roads write them, without marks. */
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m" },
    ...{
      ν: "n",
      ξ: "x",
      ο: "o",
      π: "p",
      ρ: "r",
      σ: "s",
      ς: "s",
      τ: "t",
      υ: "y",
      φ: "f",
      χ: "ch",
      ψ: "ps",
      ω: "o",
    },
    ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", ѓ: "g", д: "d", ђ: "dj", е: "e", ё: "e", є: "ie", ж: "zh" },
    ...{ з: "z", ѕ: "dz", и: "i", і: "i", ї: "i", й: "i", ј: "j", к: "k", ќ: "k", л: "l", љ: "lj", м: "m" },
    ...{ н: "n", њ: "nj", о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "c", у: "u", ў: "u", ф: "f", х: "kh" },
    ...{ ц: "ts", ч: "ch", џ: "dz", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
  }),
);

/**
 * A title in Greek or Cyrillic letters as it may stand in an address: `О нас` → `o nas`. Which language it is in is not
 * known, and each has its own way: it is a proposal. Of signs that stand for words or syllables only the language knows
 * how they sound; they stay.
 */
export function latinLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN.get(letter) ?? letter)
    .replace(/\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu, (word) =>
      word
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/([αεο])υ/g, "$1u")
        .replace(/\p{Script=Greek}/gu, (letter) => LATIN.get(letter) ?? letter),
    );
}
