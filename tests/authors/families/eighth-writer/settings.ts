import type { Told } from "../told.ts";
import { copied, within, written } from "./edits.ts";

const site = within("data/site.yaml");
const orchard = within("data/theme.yaml", { text: copied("examples/themes/orchard.yaml") });
const terminal = within("data/theme.yaml", { text: copied("examples/themes/console.yaml") });
const zone = "timeZone: Europe/London";
const more = (name: string, lines: string, at: Told["at"], rest: Partial<Told> = {}) =>
  site(name, zone, `${lines}\n${zone}`, at, rest);
const words = (name: string, text: string, at: Told["at"], rest: Partial<Told> = {}) =>
  written(name, "data/words.yaml", text, at, rest);
const rules = (name: string, text: string, at: Told["at"], rest: Partial<Told> = {}) =>
  written(name, "checks.yaml", text, at, rest);

/** The company's settings, the theme, the words of the engine and the rules of the house. */
export const settings: readonly Told[] = [
  site("hyphens in a telephone number", "+44 20 7946 0210", "+44-20-7946-0210", undefined),
  site("a comma in an address of mail", "support@2sd.example", "support@2sd,example"),
  site("an origin without its protocol", "url: https://www.2sd.example", "url: www.2sd.example", undefined, {
    meant: "https://www.2sd.example",
    back: true,
  }),
  site("a space in the origin", "url: https://www.2sd.example", "url: https://www. 2sd.example"),
  site("a language in words", "lang: en", "lang: english", undefined, { meant: "en" }),
  site("a last day with points", '"2027-09-30"', '"30.09.2027"', undefined, { meant: "2027-09-30" }),
  site("an address of mail without mailto", "contact: mailto:security@", "contact: security@", undefined, {
    meant: "mailto:security@2sd.example",
  }),
  site("a profile without its address", "    href: https://mastodon.example/@2sd\n", "", [
    "- label: Mastodon",
    "icon: microblog",
  ]),
  site("a sign by its company", "icon: professional-network", "icon: linkedin"),
  site("a setting in another writing", "legalName:", "legal_name:", undefined, {
    meant: "legalName",
    back: true,
  }),
  more("languages as texts", "languages: [de]", ["languages: [de]"]),
  more("a language by its name", "languages:\n  - lang: deutsch", ["- lang: deutsch"], { meant: "de" }),
  more("what is missing, misspelt", "languages:\n  - lang: de\n    missing: orignal", ["missing: orignal"], {
    meant: "original",
  }),
  more(
    "addresses of a language without a slash",
    "languages:\n  - lang: de\n    path: german",
    ["path: german"],
    { meant: "/german" },
  ),
  more("defaults of a block that there is not", "defaults:\n  heroes: { size: compact }", ["  heroes:"], {
    meant: "hero",
  }),
  more("a default that the block does not know", "defaults:\n  hero: { size: small }", ["  hero: {"], {
    meant: "compact",
  }),
  more("defaults in the singular", "default:\n  hero: { size: compact }", ["default:"], {
    meant: "defaults",
  }),
  orchard("a colour without quotation marks", 'ink: "#33261d"', "ink: #33261d", undefined, {
    meant: '"#33261d"',
    back: true,
  }),
  orchard("colours in British", "colors:", "colours:", undefined, { meant: "colors", back: true }),
  orchard("a font by half its name", "text: Nunito", "text: Nunto", undefined, {
    meant: "Nunito",
    back: true,
  }),
  terminal("half the name of a font", "headings: JetBrains Mono", "headings: JetBrains", undefined, {
    meant: "JetBrains Mono",
    back: true,
  }),
  terminal(
    "a package without quotation marks",
    'package: "@fontsource-variable/geist"',
    "package: @fontsource-variable/geist",
    undefined,
    {
      meant: '"@fontsource-variable/geist"',
      back: true,
    },
  ),
  orchard("a package that nobody installed", "@fontsource-variable/nunito", "@fontsource/comic-neue"),
  orchard("sizes from and to", "lead: [19, 22]", "lead: 19-22", undefined, { meant: "[19, 22]" }),
  orchard("all corners as one", "corners: { control: 999, card: 24, tag: 999 }", "corners: 12"),
  orchard("no in words", "squaredPaper: false", "squaredPaper: none"),
  orchard("an ease by its name in CSS", "ease: [0.3, 1.3, 0.5, 1]", "ease: ease-in-out"),
  orchard("a height of lines in percent", "leading: { text: 1.6,", "leading: { text: 160%,"),
  orchard("letters that nobody can read", "note: 14", "note: 9"),
  terminal("a letter for a digit in a colour", '"#6ee7c8"', '"#6ee7cO"'),
  terminal("a bracket lost in a colour", 'signal: "#ffb454"', 'signal: "rgb(255 180 84"'),
  terminal("a group one step right", "motion: {", "  motion: {", ["  motion: {"]),
  words("a word misspelt", "en:\n  search.buton: Go\n", [2], { meant: "search.button" }),
  words("words in groups", "en:\n  search:\n    button: Go\n", [2, 3], { meant: "search.button" }),
  words("a place by another word", 'en:\n  filter-list.count: "{shown} of {all} shown"\n', [2], {
    meant: "{total}",
  }),
  words("words of no language", "search.button: Go\n", [1]),
  rules("a word for off", "unused-picture: ignore\n", [1], { meant: "off" }),
  rules("a rule misspelt", "duplicate-titel: off\n", [1], { meant: "duplicate-title" }),
  rules("a rule that cannot be weighed", "unknown-option: off\n", [1]),
];
