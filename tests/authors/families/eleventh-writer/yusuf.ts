import { example, variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const file = "data/theme.yaml";
const events = "data/events.yaml";

/** The editorial theme without letters that have to be installed first. */
const clean = example("themes/gazette.yaml")
  .replace(/^fonts:\n(?: .*\n)+/m, "")
  .replace("text: Newsreader", "text: serif")
  .replace("notes: Instrument Sans", "notes: system-ui");

const themed = variantsOf(file, clean);

/** Yusuf, designer at the agency: the house gets other colours and letters, and some of the pictures are new. */
export const yusuf: readonly Told[] = [
  themed("a colour without quotation marks", 'ink: "#1c1917"', "ink: #1c1917", "ink: #1c1917", {
    meant: '"#1c1917"',
  }),
  themed("a digit of a colour lost", 'signal: "#9a1b1e"', 'signal: "#9a1b1"', 'signal: "#9a1b1"'),
  themed(
    "a colour from the paint shop",
    'paperTint: "#f5f0e6"',
    "paperTint: warm ivory",
    "paperTint: warm ivory",
  ),
  themed("a text that is too light", 'inkSoft: "#57514a"', 'inkSoft: "#a39c92"', 'inkSoft: "#a39c92"'),
  themed("curly quotation marks", 'accent: "#9a1b1e"', "accent: “#9a1b1e”", "accent: “#9a1b1e”", {
    meant: '"#9a1b1e"',
  }),
  themed("pixels with their unit", "note: 14", "note: 14px", "note: 14px", { meant: "14" }),
  themed("a weight in words", "strong: 600", "strong: semibold", "strong: semibold"),
  themed(
    "a part of the manner in small letters",
    "squaredPaper: false",
    "squaredpaper: false",
    "squaredpaper: false",
    {
      meant: "squaredPaper",
    },
  ),
  themed("one radius for everything", "corners: { control: 0, card: 0, tag: 0 }", "corners: 8", "corners: 8"),
  themed(
    "letters that nobody has brought along",
    "text: serif",
    "text: Helvetica Neue",
    "text: Helvetica Neue",
  ),
  themed(
    "a movement as in a style sheet",
    "lines: { hairline: 1, pen: 1 }",
    "lines: { hairline: 1, pen: 1 }\nmotion: { ease: ease-in-out }",
    "ease: ease-in-out",
  ),
  themed("the line of the light colours lost", "colors:\n  light:\n", "colors:\n", [
    "colors:",
    '    paper: "#fffdf8"',
    "  dark:",
  ]),
  themed(
    "a file of letters that is still on the designer's disk",
    "type:\n  text: serif",
    "fonts:\n  - family: House Sans\n    files:\n      - { src: /fonts/house-sans.woff2, weight: [300, 800] }\ntype:\n  text: House Sans",
    "/fonts/house-sans.woff2",
  ),
  themed("the other spelling of colours", "\ncolors:", "\ncolours:", "colours:", { meant: "colors" }),
  wrote(
    "the folder of the disk in a path",
    events,
    "photo: /images/people/leila-ferhat.svg",
    "photo: public/images/people/leila-ferhat.svg",
    "photo: public/images",
    { meant: "/images/people/leila-ferhat.svg" },
  ),
  wrote(
    "a first name for a picture",
    events,
    "photo: /images/people/cto-priya-raman.svg",
    "photo: /images/people/priya-raman.svg",
    "photo: /images/people/priya-raman.svg",
    { meant: "/images/people/cto-priya-raman.svg" },
  ),
];
