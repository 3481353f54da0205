import { did, example } from "../cases.ts";
import type { Told } from "../told.ts";

/** One slip in a theme that is one of the examples, copied to its place. */
const theme =
  (text: string) =>
  (
    name: string,
    from: string,
    to: string,
    at: Parameters<typeof did>[3],
    more: Partial<Told> = {},
  ): Told => ({
    ...did(name, "data/theme.yaml", [[from, to]], at, more),
    text,
  });

const gazette = theme(example("themes/gazette.yaml"));
const orchard = theme(example("themes/orchard.yaml"));
const consoleTheme = theme(example("themes/console.yaml"));

/** A designer sets the house's colours and letters from a brand book. */
export const colours: readonly Told[] = [
  gazette("colours in British spelling", "colors:\n", "colours:\n", "colours:", {
    meant: "colors",
    back: true,
  }),
  gazette("a colour without its sign", 'accent: "#9a1b1e"', 'accent: "9a1b1e"', 'accent: "9a1b1e"', {
    meant: "#9a1b1e",
    back: true,
  }),
  orchard("a colour with a figure too few", 'accent: "#1d6b43"', 'accent: "#1d6b4"', '"#1d6b4"', {
    remedy: "offer",
  }),
  orchard("a colour that never closes", 'plum: "#8a2f6b"', 'plum: "rgb(138, 47, 107"', "rgb(138", {
    meant: "rgb(138, 47, 107)",
  }),
  gazette("a colour of the paint shop", 'negative: "#a31515"', 'negative: "RAL 3003"', "RAL 3003", {
    remedy: "none",
  }),
  gazette("a colour as it is printed", 'teal: "#155e63"', 'teal: "cmyk(84% 38% 46% 24%)"', "cmyk(", {
    remedy: "offer",
  }),
  orchard(
    "a colour with a space in its name",
    "onAccent: white",
    "onAccent: antique white",
    "antique white",
    {
      meant: "antiquewhite",
      remedy: "offer",
    },
  ),
  gazette("a text that is too pale", 'inkSoft: "#57514a"', 'inkSoft: "#a79f94"', 'inkSoft: "#a79f94"', {
    meant: "#",
    remedy: "offer",
  }),
  gazette(
    "a purpose that no colour has",
    '    accentStrong: "#701215"',
    '    accentHover: "#701215"',
    "accentHover:",
    {
      meant: "accentStrong",
      remedy: "offer",
    },
  ),
  consoleTheme("letters that nobody brings along", "text: Geist", "text: Arial", "text: Arial", {
    remedy: "offer",
  }),
  consoleTheme(
    "what stands in until letters have come",
    "fallback: monospace",
    "fallback: mono",
    "fallback: mono",
    {
      meant: "monospace",
    },
  ),
  orchard(
    "letters of a package that is not there",
    '"@fontsource-variable/nunito"',
    '"@fontsource/nunito"',
    "@fontsource/nunito",
    {
      remedy: "offer",
    },
  ),
  consoleTheme("a size with its unit", "base: 15", "base: 15px", "base: 15px", { meant: "15", back: true }),
  consoleTheme(
    "three sizes for two windows",
    "heading: [22, 30]",
    "heading: [22, 26, 30]",
    "heading: [22, 26, 30]",
    {
      remedy: "offer",
    },
  ),
  consoleTheme("words that are too small", "note: 13", "note: 10", "note: 10", {
    meant: "13",
    remedy: "offer",
  }),
  orchard(
    "a movement by its name in style sheets",
    "ease: [0.3, 1.3, 0.5, 1]",
    "ease: ease-in-out",
    "ease: ease-in-out",
    {
      remedy: "offer",
    },
  ),
  orchard(
    "round buttons, by what they are",
    "corners: { control: 999",
    "corners: { button: 999",
    "button: 999",
    {
      meant: "control",
      remedy: "offer",
    },
  ),
  gazette(
    "room between two numbers, with a dash",
    "section: [56, 104]",
    "section: 56-104",
    "section: 56-104",
    {
      remedy: "offer",
    },
  ),
  gazette(
    "a shadow as a style sheet has it",
    "lift: { y: 12, blur: 40 }",
    "lift: 0 12px 40px",
    "lift: 0 12px",
    {
      remedy: "offer",
    },
  ),
  consoleTheme(
    "a part of the manner with hyphens",
    "squaredPaper: false",
    "squared-paper: false",
    "squared-paper:",
    {
      meant: "squaredPaper",
      back: true,
    },
  ),
];
