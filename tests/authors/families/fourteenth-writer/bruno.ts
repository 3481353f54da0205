import { variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const theme = "data/theme.yaml";
const colours = `colors:
  light:
    accent: "#0b5d3b"
    accentStrong: "#07402a"
    signal: "#a33b00"
    focus: "#0b5d3b"
  dark:
    accent: "#8fe0b0"
    accentStrong: "#c2f2d4"
    onAccent: "#06281a"
    paper: "#0d2a20"
    paperTint: "#0a221a"
    paperRaised: "#12362a"
`;
const text = `${colours}type:
  text: system-ui
  sizes:
    base: 18
    heading: [32, 56]
corners:
  control: 8
  card: 12
  tag: 8
motion:
  ease: [0.2, 0, 0, 1]
look:
  squaredPaper: false
`;

/** The theme as the guide shows it, one part of it written otherwise; `back` where a correction restores it. */
const drawn = (
  name: string,
  from: string,
  to: string,
  at: Told["at"][number],
  more: Partial<Told> = {},
): Told =>
  more.back
    ? { ...wrote(name, theme, from, to, at, more), text }
    : variantsOf(theme, text)(name, from, to, at, more);

/** Bruno, a designer, who knows style sheets and JSON by heart and gives the site its colours and measures. */
export const bruno: readonly Told[] = [
  drawn("a colour without quotation marks", 'accent: "#0b5d3b"', "accent: #0b5d3b", "accent: #0b5d3b", {
    back: true,
  }),
  drawn("a colour with a digit short", 'focus: "#0b5d3b"', 'focus: "#0b5d3"', 'focus: "#0b5d3"'),
  drawn("a colour's name in small letters", "onAccent:", "onaccent:", "onaccent:", {
    meant: "onAccent",
    back: true,
  }),
  drawn("a radius with its unit", "control: 8", "control: 8px", "control: 8px", { back: true }),
  drawn("a size in rem", "base: 18", "base: 1.125rem", "base: 1.125rem"),
  drawn("a size as a formula", "heading: [32, 56]", "heading: clamp(32px, 4vw, 56px)", "heading: clamp"),
  drawn("a radius with the comma of JSON behind it", "card: 12", "card: 12,", "card: 12,", { back: true }),
  drawn(
    "a font with the semicolon of a style sheet",
    "text: system-ui",
    "text: system-ui;",
    "text: system-ui;",
    {
      meant: "system-ui",
      back: true,
    },
  ),
  drawn(
    "a font that nobody has brought along",
    "text: system-ui",
    "text: Neue Haas Grotesk",
    "Neue Haas Grotesk",
  ),
  drawn(
    "a note as in a script",
    "  squaredPaper: false",
    "  // no squares, we are not a school\n  squaredPaper: false",
    "// no squares",
  ),
  drawn("a curve with five numbers", "[0.2, 0, 0, 1]", "[0.2, 0, 0, 1, 1]", "ease:"),
  drawn("none where yes or no is wanted", "squaredPaper: false", "squaredPaper: none", "squaredPaper: none"),
  drawn("a part of the manner, misspelt", "squaredPaper:", "squarePaper:", "squarePaper:", {
    meant: "squaredPaper",
    back: true,
  }),
  drawn(
    "a soft grey that nobody can read",
    '    focus: "#0b5d3b"',
    '    focus: "#0b5d3b"\n    inkSoft: "#b4bcc4"',
    "inkSoft:",
    { remedy: "offer" },
  ),
  {
    ...drawn("the light theme alone", colours.slice(colours.indexOf("  dark:")), "", "colors:"),
    at: ["colors:", "  light:"],
  },
  wrote("a ground by the name of another kit", PLACES.support, "tone: tint", "tone: dark", "tone: dark"),
  wrote(
    "a number of columns for all screens",
    PLACES.services,
    "columns: { base: 1, md: 3 }",
    "columns: 3",
    "columns: 3",
  ),
  wrote(
    "a width of another grid",
    "pages/insights/articles.yaml",
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base: 1, md: 2, tablet: 3 }",
    "tablet: 3",
  ),
  wrote(
    "style as an attribute",
    PLACES.help,
    "    look: strip\n",
    "    look: strip\n    style: { background: navy }\n",
    "style: {",
  ),
  wrote(
    "the focus of a picture in pixels",
    PLACES.support,
    "focus: right",
    "focus: 120px 40px",
    "120px 40px",
  ),
  wrote(
    "an icon by the name of its component",
    PLACES.support,
    "icon: key-round",
    "icon: KeyRound",
    "icon: KeyRound",
    {
      meant: "key-round",
      back: true,
    },
  ),
];
