/** Words for true and false, for yes and no, of people and of spreadsheets in their languages. */
const TRUE = new Set(
  "true yes 1 wahr ja vrai oui verdadero verdadeiro sí si vero sì prawda tak waar sant sand sann tosi pravda ano áno igaz igen doğru evet sim да истина так".split(
    " ",
  ),
);
const FALSE = new Set(
  "false no 0 falsch nein faux non falso fałsz nie onwaar nee falskt nej falsk usann nei epätosi nepravda ne hamis nem yanlış hayır não нет ложь ні".split(
    " ",
  ),
);

/** Whether a text is one of the words of spreadsheets and people for yes and no, and which. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
}
