import { readFileSync } from "node:fs";
import { type AuthorMistake, type Expectation, Family } from "./mistake.ts";

const FILE = "data/theme.yaml";
const right = readFileSync(new URL("../../../examples/themes/gazette.yaml", import.meta.url), "utf8");

/** A mistake in a theme that is right otherwise. */
interface Slip {
  name: string;
  from: string;
  to: string;
  code: string;
  expected?: Expectation;
}

const slips: readonly Slip[] = [
  {
    name: "a colour without quotation marks",
    from: 'ink: "#1c1917"',
    to: "ink: #1c1917",
    code: "text-cut-off",
    expected: { remedy: "offer" },
  },
  {
    name: "a colour without its sign",
    from: 'accent: "#9a1b1e"',
    to: 'accent: "9a1b1e"',
    code: "bad-color",
    expected: { meant: "#9a1b1e", remedy: "offer" },
  },
  {
    name: "five digits",
    from: 'accent: "#9a1b1e"',
    to: 'accent: "#9a1b1"',
    code: "bad-color",
  },
  {
    name: "a semicolon as in CSS",
    from: 'signal: "#9a1b1e"',
    to: 'signal: "#9a1b1e;"',
    code: "bad-color",
    expected: { meant: "#9a1b1e", remedy: "offer" },
  },
  {
    name: "a misspelt name",
    from: "onAccent: white",
    to: "onAccent: whitte",
    code: "bad-color",
    expected: { meant: "white", remedy: "offer" },
  },
  { name: "a name in another language", from: "onSignal: white", to: "onSignal: blanc", code: "bad-color" },
  { name: "a custom property", from: 'ink: "#1c1917"', to: "ink: var(--ink)", code: "bad-color" },
  {
    name: "a text one sees through",
    from: 'inkSoft: "#57514a"',
    to: 'inkSoft: "#57514acc"',
    code: "bad-color",
  },
  {
    name: "grey text that is too light",
    from: 'inkSoft: "#57514a"',
    to: 'inkSoft: "#9a948c"',
    code: "low-contrast",
    expected: { remedy: "offer" },
  },
  {
    name: "a border that nobody sees",
    from: 'lineStrong: "#8a7f6e"',
    to: 'lineStrong: "#ddd4c3"',
    code: "low-contrast",
    expected: { remedy: "offer" },
  },
  {
    name: "text on a button as dark as the button",
    from: "onAccent: white",
    to: 'onAccent: "#1c1917"',
    code: "low-contrast",
    expected: { remedy: "offer" },
  },
  {
    name: "a misspelt role",
    from: "paperTint:",
    to: "paperTnt:",
    code: "unknown-option",
    expected: { meant: "paperTint", remedy: "fix" },
  },
  {
    name: "a role as in CSS",
    from: "inkSoft:",
    to: "ink-soft:",
    code: "unknown-option",
    expected: { meant: "inkSoft", remedy: "fix" },
  },
  { name: "letters too small", from: "note: 14", to: "note: 10", code: "out-of-range" },
  {
    name: "letters too large on a phone",
    from: "display: [40, 72]",
    to: "display: [400, 72]",
    code: "out-of-range",
  },
  { name: "a length with its unit", from: "note: 14", to: "note: 14px", code: "wrong-type" },
  {
    name: "three lengths",
    from: "heading: [30, 46]",
    to: "heading: [30, 38, 46]",
    code: "wrong-count|too-many",
  },
  {
    name: "a family that is not there",
    from: "text: Newsreader",
    to: "text: Newsreeder",
    code: "missing-font",
    expected: { meant: "Newsreader", remedy: "offer" },
  },
  {
    name: "a package that is not installed",
    from: "@fontsource-variable/instrument-sans",
    to: "@fontsource-variable/instrument-sens",
    code: "missing-font",
  },
  {
    name: "a package that is no font",
    from: '"@fontsource-variable/instrument-sans"',
    to: "instrument-sans",
    code: "bad-format|wrong-format",
  },
  {
    name: "an alphabet that the package lacks",
    from: "    styles: [normal, italic]",
    to: "    subsets: [latin, cyrillic]",
    code: "missing-font",
  },
  { name: "off for false", from: "numbers: false", to: "numbers: off", code: "wrong-type" },
  {
    name: "no dark theme",
    from: "  dark:",
    to: "  darkk:",
    code: "unknown-option",
    expected: { meant: "dark", remedy: "fix" },
  },
];

/** Mistakes in how a site looks. */
export function themes(dir: string): AuthorMistake[] {
  const family = new Family("themes", dir);
  for (const { name, from, to, code, expected = {} } of slips) {
    const text = right.replace(from, () => to);
    if (text === right) throw new Error(`The theme has no "${from}".`);
    family.files(`${FILE}: ${name}`, { [FILE]: text }, FILE, code, { on: to, ...expected });
  }
  return family.mistakes;
}
