import type { ProblemKind } from "./problem-kind.ts";

const FILE = "data/theme.yaml";

/** Colours of the engine as far as the examples need them; the rest stays. */
const colors = (ink: string): string => `colors:\n  light:\n    ink: ${ink}\n  dark: { ink: white }\n`;

/** Problems of how a site looks. */
export const themeProblems: Record<string, ProblemKind> = {
  "bad-color": {
    severity: "error",
    title: "A colour that cannot be used",
    cause:
      "The theme names a colour that CSS does not know, or one that lets through what is behind it where text has to be read.",
    cure: "Write a colour as CSS has it, such as #1a44b8 in quotation marks, without transparency for grounds and texts.",
    example: { file: FILE, wrong: colors("navi"), right: colors("navy"), marks: "navi" },
  },
  "low-contrast": {
    isRule: true,
    severity: "error",
    title: "Two colours that are too alike",
    cause:
      "Text needs a contrast of 4.5 to 1 with the ground that it stands on, borders of what one operates 3 to 1 (WCAG 2.2, level AA). With less, many cannot read it, and nobody can in the sun.",
    cure: "Take the colour that the message names, or a darker or lighter one.",
    example: { file: FILE, wrong: colors("silver"), right: colors("black"), marks: "silver" },
  },
  "missing-font": {
    severity: "error",
    title: "A font that is not there",
    cause: "The theme names a family, a package or a file of a font that the site does not have.",
    cure: "Correct the name, install the package, or put the file into public/.",
    example: {
      file: FILE,
      wrong: "type:\n  text: Martian Momo\n",
      right: "type:\n  text: Martian Mono\n",
      marks: "Martian Momo",
    },
  },
};
