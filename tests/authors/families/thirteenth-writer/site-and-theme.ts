import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { again, drop, shift } from "../told.ts";
import { PLACES } from "../writer.ts";

const { site } = PLACES;
const back = { back: true } as const;

const theme = "data/theme.yaml";
/** The theme in ten lines of the guide, with two groups more. */
const themeText = `colors:
  light: { accent: "#0b5d3b", accentStrong: "#07402a", signal: "#a33b00", focus: "#0b5d3b" }
  dark: { accent: "#8fe0b0", accentStrong: "#c2f2d4", onAccent: "#06281a", paper: "#0d2a20", paperTint: "#0a221a", paperRaised: "#12362a" }
type:
  text: system-ui
  sizes: { base: 18, heading: [32, 56] }
corners: { control: 8, card: 12, tag: 8 }
look: { squaredPaper: false }
space: { step: 4 }
lines: { hairline: 1, pen: 2 }
`;

const onTheme = (
  name: string,
  from: string,
  to: string,
  at: Told["at"][number] | Told["at"],
  more: Partial<Told> = {},
): Told => wrote(name, theme, from, to, at, { text: themeText, ...more });

/** The site's languages with one line otherwise. */
const language = (name: string, lines: string, at: string, more: Partial<Told> = {}): Told =>
  did(
    name,
    site,
    (text) =>
      text.replace(/languages:\n( +-? .*\n)+/, "").replace("lang: en\n", `lang: en\nlanguages:\n${lines}`),
    at,
    more,
  );

/** Settings of the site, and how it looks. */
export const siteAndTheme: readonly Told[] = [
  wrote("an address that is not encrypted", site, "url: https://", "url: http://", "url: http:", {
    meant: "https://www.2sd.example",
    ...back,
  }),
  wrote(
    "a slash behind the site's address",
    site,
    "url: https://www.2sd.example",
    "url: https://www.2sd.example/",
    "url:",
    {
      meant: "https://www.2sd.example",
      ...back,
    },
  ),
  wrote("a language by its name", site, "lang: en\n", "lang: English\n", "lang: English", {
    meant: "en",
    ...back,
  }),
  language("strict, perhaps", "  - lang: de\n    strict: sometimes\n", "sometimes", { remedy: "none" }),
  wrote("a zone misspelt", site, "Europe/London", "Europe/Londn", "Londn", {
    meant: "Europe/London",
    ...back,
  }),
  wrote("a day with points", site, '"2027-09-30"', '"30.09.2027"', "30.09.2027", {
    meant: "2027-09-30",
    ...back,
  }),
  wrote("a day that September does not have", site, '"2027-09-30"', '"2027-09-31"', "2027-09-31", {
    remedy: "none",
  }),
  wrote("a mail's protocol lost", site, "mailto:security@", "security@", "contact: security@", {
    meant: "mailto:security@2sd.example",
    ...back,
  }),
  wrote(
    "an icon of a brand that is not among them",
    site,
    "icon: microblog",
    "icon: mastodon",
    "icon: mastodon",
    {
      remedy: "offer",
    },
  ),
  did("the phone lost", site, drop("phone:"), [1, 2, "email: support", "apiHost"], { remedy: "none" }),
  did("a setting twice", site, again("legalName:", 1), "legalName:", back),
  wrote(
    "two certificates on one line",
    site,
    "(Information Security Management)\n  - ISO 9001",
    "(Information Security Management): - ISO 9001",
    "(Information Security Management): -",
    {
      ...back,
    },
  ),
  did("a setting too far to the right", site, shift("tagline:", 1, 1), ["tagline:", "timeZone:"], back),
  wrote("no blank behind a colon", site, "brand: 2SD", "brand:2SD", "brand:2SD", back),
  onTheme(
    "a colour without its quotation marks",
    'light: { accent: "#0b5d3b"',
    "light: { accent: #0b5d3b",
    ["accent: #0b5d3b", "dark:"],
    back,
  ),
  onTheme("a colour misspelt", "{ accent:", "{ acent:", "acent:", { meant: "accent", ...back }),
  onTheme("a radius below nothing", "control: 8", "control: -8", "control: -8", { remedy: "offer" }),
  onTheme("a radius with its unit", "card: 12", "card: 12px", "12px", { meant: "12", ...back }),
  onTheme("a step misspelt", "{ step: 4 }", "{ setp: 4 }", "setp", { meant: "step", ...back }),
  onTheme("three sizes where there are two screens", "[32, 56]", "[32, 44, 56]", "[32, 44, 56]", {
    remedy: "none",
  }),
  onTheme("the colours in German", "colors:", "farben:", "farben:", back),
  onTheme("the colours as the British write them", "colors:", "colours:", "colours:", {
    meant: "colors",
    ...back,
  }),
  did(
    "what belongs to the letters, too far to the left",
    theme,
    shift("text: system-ui", 1, -2),
    ["text: system-ui", "sizes:", "type:"],
    {
      text: themeText,
      ...back,
    },
  ),
  onTheme("a brace lost", "pen: 2 }", "pen: 2", ["pen: 2", 11], back),
  onTheme("a width in words", "hairline: 1", "hairline: thin", "thin", { remedy: "none" }),
];
