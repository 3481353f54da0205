/** Languages that write compounds as one word, and for which browsers know where words may be parted. */
const COMPOUNDING: ReadonlySet<string> = new Set([
  "da",
  "de",
  "et",
  "fi",
  "hu",
  "is",
  "nb",
  "nl",
  "nn",
  "no",
  "sv",
]);

/**
 * What a page in such a language has beside the rules of its blocks: long words are parted with a hyphen, in headings
 * too, instead of being broken anywhere once nothing else fits. Words that somebody copies stay whole.
 *
 * @param lang Tag of the page's language.
 */
export function hyphenRules(lang: string): string {
  const [language = ""] = lang.toLowerCase().split("-");
  if (!COMPOUNDING.has(language)) return "";
  return `:is(h1,h2,h3,h4,h5,h6,p,li,dt,dd,figcaption,label,legend,summary):lang(${language}){hyphens:auto;-webkit-hyphenate-limit-before:5;-webkit-hyphenate-limit-after:4;hyphenate-limit-chars:12 5 4}:is(code,kbd,[href^=mailto\\:],[translate=no]){hyphens:manual}`;
}
