/**
 * Makes the test of whether a text that is shown is one of these. Places in braces (`{count} events`) may be filled with
 * whatever is no word: what is filled in may be translated.
 */
export function knownTexts(texts: readonly string[]): (shown: string) => boolean {
  const whole = new Set(texts);
  const filled = texts.filter((text) => PLACE.test(text)).map(patternOf);
  return (shown) => whole.has(shown) || filled.some((pattern) => pattern.test(shown));
}

const PLACE = /\{\w+\}/;

function patternOf(text: string): RegExp {
  const parts = text.split(PLACE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("\\P{L}*")}$`, "u");
}
