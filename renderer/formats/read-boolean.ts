/** Words of spreadsheets and people for yes and no. */
const TRUE = new Set([
  "true",
  "wahr",
  "vrai",
  "verdadero",
  "vero",
  "yes",
  "ja",
  "oui",
  "sí",
  "si",
  "sì",
  "1",
]);
const FALSE = new Set(["false", "falsch", "faux", "falso", "no", "nein", "non", "0"]);

/** Whether a text is one of the words of spreadsheets and people for yes and no, and which. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
}
