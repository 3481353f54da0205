/** Letters that are written otherwise without their marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  å: "a",
  œ: "oe",
  ł: "l",
  đ: "d",
};

/** What a title is called in an address: small Latin letters, digits and hyphens. Empty for one without any of these. */
export function addressOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[ßæøåœłđ]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
}
