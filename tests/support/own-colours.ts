import { colorNames } from "../../renderer/theme/colors.ts";
import type { Declaration } from "./style-declarations.ts";

/** What paints texts, grounds and lines, with a token for each; drawings (`fill`, `stroke`) may have their own colours. */
const PAINTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:color|caret-color|accent-color|text-decoration(?:-color)?)$/, "--ink"],
  [/^background(?:-color|-image)?$/, "--paper"],
  [/^(?:border(?:-[\w-]+)?|outline|outline-color|column-rule|column-rule-color)$/, "--line-strong"],
  [/^(?:box|text)-shadow$/, "--line"],
];

/** Grounds and inks there are the paper's or the visitor's. */
const ELSEWHERE = /@media[^{]*(?:\bprint\b|forced-colors)/;

const TOKEN = /var\((?:[^()]|\([^()]*\))*\)/g;
/** A colour that is made from a token follows it. */
const MADE = /[\w-]+\([^()]*\btoken\b[^()]*\)/g;
const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\([^()]*\\)|(?<![\\w-])(?:${colorNames.filter((name) => name !== "transparent").join("|")})(?![\\w(-])`,
  "i",
);

/** Colours in styles that no theme can change: each with what to write. */
export function ownColours(declarations: readonly Declaration[]): { at: number; fault: string }[] {
  return declarations.flatMap(({ property, value, at, rules }) => {
    const token = PAINTS.find(([paints]) => paints.test(property))?.[1];
    if (!token || rules.some((rule) => ELSEWHERE.test(rule))) return [];
    const [colour] = COLOUR.exec(value.replaceAll(TOKEN, "token").replaceAll(MADE, "token")) ?? [];
    if (!colour) return [];
    return [
      {
        at,
        fault: `${property} is ${colour} in every theme, light or dark: write a token, such as var(${token}), or, if the colour is part of what is shown, a custom property of its own (--flag: ${colour}).`,
      },
    ];
  });
}
