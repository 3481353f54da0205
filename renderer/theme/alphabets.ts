/** What Fontsource calls the letters of a script, by its tag; Latin ones are brought along anyway. */
const ALPHABETS: Readonly<Record<string, readonly string[]>> = {
  Arab: ["arabic"],
  Armn: ["armenian"],
  Beng: ["bengali"],
  Cyrl: ["cyrillic", "cyrillic-ext"],
  Deva: ["devanagari"],
  Ethi: ["ethiopic"],
  Geor: ["georgian"],
  Grek: ["greek", "greek-ext"],
  Gujr: ["gujarati"],
  Guru: ["gurmukhi"],
  Hans: ["chinese-simplified"],
  Hant: ["chinese-hongkong", "chinese-traditional"],
  Hebr: ["hebrew"],
  Jpan: ["japanese"],
  Khmr: ["khmer"],
  Knda: ["kannada"],
  Kore: ["korean"],
  Laoo: ["lao"],
  Mlym: ["malayalam"],
  Mymr: ["myanmar"],
  Orya: ["oriya"],
  Sinh: ["sinhala"],
  Taml: ["tamil"],
  Telu: ["telugu"],
  Thai: ["thai"],
  Tibt: ["tibetan"],
};

/**
 * Alphabets that pages in these languages are written in, as Fontsource calls them; the Latin one is the first, since
 * digits, addresses and names of others stand in it everywhere.
 *
 * @param langs Tags of languages.
 */
export function alphabetsOf(langs: readonly string[]): string[] {
  const others = langs.flatMap((lang) => {
    const { language, script = "" } = new Intl.Locale(lang).maximize();
    return language === "vi" ? ["vietnamese"] : (ALPHABETS[script] ?? []);
  });
  return [...new Set(["latin", "latin-ext", ...others])];
}
