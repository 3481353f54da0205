/** Whether a text is a tag as BCP 47 has it. What it names need not exist. */
export function isLanguageTag(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    answer = isCanonical(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, answer);
  }
  return answer;
}

/** Each page asks for the language of its site, and to ask the language library takes a while. */
const known = new Map<string, boolean>();

const MOST_KNOWN = 200;

function isCanonical(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
