import { describe, expect, test } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { readTheme } from "../../renderer/theme/read-theme.ts";
import { mockSite, writeMockSite } from "../support/mock-site.ts";

const read = (text: string) => readTheme(writeMockSite({ "data/theme.yaml": text }));

/** What is marked, and what is said. */
function told(text: string): string[] {
  return read(text).problems.map((problem) => `${marked(text, problem)}: ${problem.message}`);
}

const marked = (text: string, { range }: Problem) => text.slice(range.start.offset, range.end.offset);

/** Colours of the light theme; those of the dark one have to be there as well. */
const light = (lines: string) => `colors:\n  light:\n${lines.replace(/^/gm, "    ")}\n  dark: {}\n`;

describe("data/theme.yaml", () => {
  test("is told once of colours beside the themes that they belong into", () => {
    const { problems } = read('colors:\n  accent: "#0b5d3b"\n  focus: "#0b5d3b"\n');
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      '"colors" has no option "accent". "accent" and "focus" belong into "light" or "dark": write light: above, and indent by two spaces what belongs to it.',
    ]);
    expect(problems[0]!.offer?.text).toBe('light:\n    accent: "#0b5d3b"\n    focus: "#0b5d3b"');
  });

  test("is told once of what other systems call them", () => {
    expect(told('colors: { primary: "#0b5d3b", background: white }\n')).toEqual([
      'primary: "colors" has no option "primary".',
    ]);
  });

  test("need not be there", () => {
    expect(readTheme(writeMockSite({}))).toMatchObject({ problems: [] });
    expect(readTheme(writeMockSite({})).theme).toBeUndefined();
  });

  test("gives values to tokens, each in its scheme", () => {
    const { theme, problems } = read(
      'colors:\n  light: { accent: "#0b5d3b" }\n  dark: { accent: "#8fe0b0", paper: "#06281a" }\n' +
        "corners: { card: 12 }\ntype: { sizes: { base: 18, heading: [32, 56] } }\n",
    );
    expect(problems).toEqual([]);
    expect(theme?.tokens.light).toEqual({ blue: "#0b5d3b" });
    expect(theme?.tokens.dark).toMatchObject({ blue: "#8fe0b0", paper: "#06281a" });
    // Sections of tone ink in the dark theme no longer stand on the engine's blue.
    expect(theme?.tokens.night).toEqual({ paper: "#06281a" });
    expect(theme?.tokens.root).toEqual({
      "corner-card": "12px",
      "text-base": "1.125rem",
      "text-heading": "clamp(2rem, 1.5714rem + 2.1429vw, 3.5rem)",
    });
  });

  test("is none of the site's collections, and a change of it is noticed", async () => {
    const site = await mockSite({ "data/theme.yaml": light('accent: "#0b5d3b"') });
    expect(site.problems).toEqual([]);
    expect(site.theme?.tokens.light).toEqual({ blue: "#0b5d3b" });
  });

  test.each([
    ['package: "@fontsource-variable/jetbrains-mono"', undefined],
    ['package: "@fontsource-variable/newsreader", fallback: monospace', undefined],
    ['package: "@fontsource-variable/newsreader"', "ui-monospace, monospace"],
  ])("notes of %s: code stands with them when their letters have one width", (source, code) => {
    const { theme, problems } = read(`fonts:\n  - { family: House, ${source} }\ntype: { notes: House }\n`);
    expect(problems).toEqual([]);
    expect(theme?.tokens.root["font-code"]).toBe(code);
  });

  test("print is dark enough for white paper", () => {
    const { theme } = read('colors:\n  light: { accent: "#0b5d3b", paper: "#ffffff" }\n  dark: {}\n');
    expect(theme?.tokens.print).toEqual({ blue: "#0b5d3b" });
  });
});

describe("what is wrong with a theme is told at its place", () => {
  test.each([
    [light("ink: bleu"), 'bleu: "bleu" is not a colour.'],
    [light("ink: 1a44b8"), '1a44b8: "1a44b8" is not a colour.'],
    [light('inkk: "#000"'), 'inkk: "light" has no option "inkk".'],
    [
      light('ink: "#888"'),
      '"#888": "ink" has a contrast of 3.15 to 1 on "paperTint" (#eef2f9) in the light theme; text needs 4.5 to 1.',
    ],
    [
      light('lineStrong: "#ddd"'),
      '"#ddd": "lineStrong" has a contrast of 1.2 to 1 on "paperTint" (#eef2f9) in the light theme; what one operates needs 3 to 1.',
    ],
    [
      light('onAccent: "#2a55c9"'),
      '"#2a55c9": "onAccent" has a contrast of 1.26 to 1 on "accent" (#1a44b8) in the light theme; text needs 4.5 to 1.',
    ],
    [
      light("ink: rgb(0 0 0 / 50%)"),
      'rgb(0 0 0 / 50%): One sees through the colour of "ink", so what stands on it or in it could not always be read.',
    ],
    [
      "type: { text: Martian Momo }\n",
      'Martian Momo: The site has no family of fonts called "Martian Momo".',
    ],
    [
      "type: { code: Martian Momo }\n",
      'Martian Momo: The site has no family of fonts called "Martian Momo".',
    ],
    ["type: { sizes: { note: 9 } }\n", '9: "note" must be from 13 to 18; this file has 9.'],
    [
      "fonts: [{ family: House, files: [{ src: /fonts/house.woff2 }] }]\n",
      "/fonts/house.woff2: There is no file public/fonts/house.woff2.",
    ],
    [
      'fonts: [{ family: House, package: "@fontsource/no-such-font" }]\n',
      '"@fontsource/no-such-font": The package @fontsource/no-such-font is not installed.',
    ],
    [
      "fonts: [{ family: House }]\n",
      'House: The family "House" says neither which package it comes from nor which files it has.',
    ],
    [
      'fonts: [{ family: "</style><script>", package: "@fontsource/lora" }]\n',
      '"</style><script>": "family" cannot be "</style><script>".',
    ],
    ["- ink: red\n", "- ink: red: data/theme.yaml must be a group of parts, such as colors: or corners:."],
    ["look: { numbers: off }\n", 'off: "numbers" must be true or false, not the text "off".'],
  ])("%j", (text, sentence) => {
    expect(told(text)).toEqual([sentence]);
  });

  test("a colour without quotation marks is a comment, and can be put right", () => {
    const [problem] = read(light("ink: #112233")).problems;
    expect(problem).toMatchObject({ code: "text-cut-off", offer: { text: '"#112233"' } });
  });

  test("the nearest colour that passes is offered", () => {
    const text = light('ink: "#888"');
    const [problem] = read(text).problems;
    expect(problem?.hint).toBe("#6e6e6e is the nearest colour that is enough.");
    expect(problem?.offer?.text).toBe('"#6e6e6e"');
    expect(read(light('ink: "#6e6e6e"')).problems).toEqual([]);
  });

  test("a ground on which the engine's texts cannot be read is told once, at the ground", () => {
    expect(told(light('paper: "#777"'))).toEqual([
      '"#777": "signal" has a contrast of 1.24 to 1 on "paper" ("signal" is #bd3a0c) in the light theme; text needs 4.5 to 1.',
    ]);
  });

  test("a theme with colours that are too alike is shown all the same, one with a colour that is none is not", () => {
    expect(read(light('ink: "#888"')).theme).toBeDefined();
    expect(read(light("ink: bleu")).theme).toBeUndefined();
  });

  test("a file that is no font is told", () => {
    const dir = writeMockSite({
      "public/fonts/house.woff2": "no font",
      "data/theme.yaml": "fonts: [{ family: House, files: [{ src: /fonts/house.woff2 }] }]\n",
    });
    expect(readTheme(dir).problems.map(({ message }) => message)).toEqual([
      "public/fonts/house.woff2 is no font that browsers can read.",
    ]);
  });
});
