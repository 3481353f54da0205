/**
 * How a site looks: colours and fonts of data/theme.yaml.
 */
import type { Names } from "../things.ts";
import { didYouMean, listOr, listSome, words } from "./words.ts";

type BadColor =
  | { case: "unknown"; value: string; guess?: string }
  /** One sees through a colour that text stands on, or is written in. */
  | { case: "see-through"; role: string; guess?: string };

interface LowContrast {
  /** Roles: what is written or drawn, and on what. `role` is the one of the two that the problem stands at. */
  text: string;
  ground: string;
  role: string;
  /** The other colour, `#rrggbb`. */
  otherHex: string;
  scheme: "light" | "dark" | "night";
  contrast: number;
  least: number;
  isText: boolean;
  guess?: string;
  /** Nothing between black and white would do. */
  isHopeless?: true;
}

type MissingFont =
  | { case: "family"; family: string; names: Names; guess?: string }
  | { case: "no-source" | "two-sources"; family: string }
  | { case: "package"; name: string }
  | { case: "not-in-package"; name: string; wanted: string; has: readonly string[] }
  | { case: "file"; file: string; guess?: string }
  | { case: "no-font"; file: string };

const missingFont = (params: MissingFont) => {
  switch (params.case) {
    case "family":
      return words(
        `The site has no family of fonts called "${params.family}".`,
        params.guess ? didYouMean(params.guess) : listSome("Families", params.names),
      );
    case "no-source":
      return words(
        `The family "${params.family}" says neither which package it comes from nor which files it has.`,
        'Add "package", such as "@fontsource-variable/newsreader", or "files".',
      );
    case "two-sources":
      return words(`The family "${params.family}" has a package and files.`, "Keep one of the two.");
    case "package":
      return words(`The package ${params.name} is not installed.`, `Install it: npm install ${params.name}`);
    case "not-in-package":
      return words(
        `The package ${params.name} has no files for "${params.wanted}".`,
        `It has ${listOr(params.has, "and")}.`,
      );
    case "file":
      return words(
        `There is no file public${params.file}.`,
        params.guess ? didYouMean(params.guess) : "Put the font there, or correct the path.",
      );
    case "no-font":
      return words(
        `public${params.file} is no font that browsers can read.`,
        "Use a file in the format WOFF2, WOFF, TrueType or OpenType.",
      );
  }
};

/** Where colours of a palette are used. */
const placeOf = {
  light: "in the light theme",
  dark: "in the dark theme",
  night: "in sections of tone ink at night",
};

export const themeWords = {
  "bad-color": (params: BadColor) =>
    params.case === "unknown"
      ? words(
          `"${params.value}" is not a colour.`,
          params.guess
            ? didYouMean(params.guess)
            : 'Write it as CSS has it: "#1a44b8", "rgb(26 68 184)", "oklch(45% 0.19 264)" or a name such as navy.',
        )
      : words(
          `One sees through the colour of "${params.role}", so what stands on it or in it could not always be read.`,
          params.guess && `Without that it is ${params.guess}.`,
        ),

  "low-contrast": ({
    text,
    ground,
    role,
    otherHex,
    scheme,
    contrast,
    least,
    isText,
    guess,
    isHopeless,
  }: LowContrast) =>
    words(
      `"${text}" has a contrast of ${contrast} to 1 on "${ground}" (${role === text ? "" : `"${text}" is `}${otherHex}) ${placeOf[scheme]}; ${isText ? "text" : "what one operates"} needs ${least} to 1.`,
      guess
        ? `${guess} is the nearest colour that is enough.`
        : isHopeless &&
            "No lighter or darker shade is enough for all that it is used with: change the other colour as well.",
    ),

  "missing-font": missingFont,
};
