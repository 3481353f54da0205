import { genericAfter } from "./fallback.ts";
import { type FontFamily, type Look, OWN_NOTES, OWN_TEXT, OWN_WEIGHTS, type Theme } from "./theme.ts";
import type { ThemeInput } from "./theme-input.ts";
import { genericFamilies } from "./theme-schema.ts";
import { colorTokens, nightColors, printColors, rootTokens, shadowTokens } from "./theme-tokens.ts";
import { typesettingOf } from "./typesetting.ts";

/** Weights that a theme uses, for packages that have a file for each. */
export function weightsOf({ type }: ThemeInput): { text: number; strong: number; all: number[] } {
  const { text = OWN_WEIGHTS.text, strong = OWN_WEIGHTS.strong, headings = strong } = type?.weights ?? {};
  return { text, strong, all: [...new Set([text, strong, headings])] };
}

/** Works out what a theme comes to. @param found The families that `fonts` brings along, as far as they were found. */
export function makeTheme(input: ThemeInput, found: readonly FontFamily[]): Theme {
  const { colors, type } = input;
  const { text, strong } = weightsOf(input);
  const names = { text: type?.text ?? OWN_TEXT, notes: type?.notes ?? OWN_NOTES };
  const headings = type?.headings ?? names.text;
  const code = type?.code ?? (isMonospaced(names.notes, found) ? names.notes : undefined);
  const spoken = [names.text, headings, names.notes];
  const used = code === undefined ? spoken : [...spoken, code];
  const light = colorTokens(colors?.light);
  const dark = colorTokens(colors?.dark);
  const stack = (name: string) => stackOf(name, found);
  const look = lookOf(input);
  return {
    tokens: {
      root: {
        ...(type?.text && { "font-text": stack(names.text) }),
        ...(type?.notes && { "font-mono": stack(names.notes) }),
        ...(code !== names.notes && { "font-code": codeStack(code, found) }),
        // Martian Mono is wider and taller than others of its kind, and is set smaller.
        ...(code !== OWN_NOTES && { "text-code": "0.875em" }),
        ...rootTokens(input),
      },
      light: { ...light.css, ...shadowTokens(input, "light") },
      dark: { ...dark.css, ...shadowTokens(input, "dark") },
      night: colors ? nightColors(colors) : {},
      print: printColors(colors?.light),
    },
    colors: { light: light.hex, dark: dark.hex },
    families: found.filter(({ family, faces }) => used.includes(family) && faces.length > 0),
    ownFamilies: [OWN_TEXT, OWN_NOTES].filter(
      (name) => used.includes(name) && !found.some(({ family }) => family === name),
    ),
    ...(code !== undefined && !isGeneric(code) && !spoken.includes(code) && { onlyForCode: code }),
    weights: { text, strong },
    letters: { text: names.text, headings, notes: names.notes },
    typesetting: typesettingOf(input),
    look,
    rules: [
      ...cornerRules(input),
      ...headingRules(input, headings === names.text ? undefined : stack(headings)),
      ...lookRules(look),
    ].join("\n"),
  };
}

/** What devices have for code. Behind another name, since browsers set `monospace` alone smaller. */
const DEVICE_CODE = genericAfter.monospace;

const codeStack = (name: string | undefined, found: readonly FontFamily[]): string =>
  name === undefined || name === "monospace" ? DEVICE_CODE : stackOf(name, found);

/** Whether all letters of a family have one width, as code has to have. */
function isMonospaced(name: string, found: readonly FontFamily[]): boolean {
  const own = found.find(({ family }) => family === name);
  return own ? own.isMonospaced : name === OWN_NOTES || name === "monospace";
}

/** A family with what comes in its place, as CSS has it. */
function stackOf(name: string, found: readonly FontFamily[]): string {
  if (isGeneric(name)) return name;
  const own = found.find(({ family }) => family === name);
  const fallback = own?.fallback ?? (name === OWN_NOTES ? "monospace" : "sans-serif");
  return `${JSON.stringify(name)}, ${JSON.stringify(`${name} fallback`)}, ${genericAfter[fallback]}`;
}

/** Whether every device has fonts for a family. */
export function isGeneric(name: string): boolean {
  return (genericFamilies as readonly string[]).includes(name);
}

function lookOf({ look = {} }: ThemeInput): Look {
  const has = (part: keyof Look) => look[part] ?? true;
  return {
    squaredPaper: has("squaredPaper"),
    numbers: has("numbers"),
    dimensionLines: has("dimensionLines"),
    cornerMarks: has("cornerMarks"),
  };
}

/** `:root:root` stands above what the parts of a page say of headings, which is made for the engine's own family. */
function headingRules({ type }: ThemeInput, family: string | undefined): string[] {
  const { tracking, capitals, weights } = type ?? {};
  const above = [
    ...(tracking === undefined ? [] : [`letter-spacing: ${tracking}em;`]),
    ...(capitals ? ["text-transform: uppercase;"] : []),
    ...(weights?.headings === undefined ? [] : [`font-weight: ${weights.headings};`]),
  ];
  return [
    ...(family ? [`:is(h1, h2, h3, h4, h5, h6) { font-family: ${family}; }`] : []),
    ...(above.length > 0 ? [`:root:root :is(h1, h2, h3) { ${above.join(" ")} }`] : []),
  ];
}

/** Round corners and soft shadows need room around each thing, and go without hard edges. */
function cornerRules({ corners, shadows }: ThemeInput): string[] {
  const isRound = (corners?.card ?? 0) > 0 || shadows?.card !== undefined;
  return [
    ...(isRound
      ? [
          ":root:root [data-joined] { gap: var(--space-5); padding: 0; }",
          ":root:root [data-joined] > * { margin: 0; }",
          ':root:root [data-look="ruled"] { border-radius: 0; box-shadow: none; }',
        ]
      : []),
    ...(shadows?.lift
      ? [":root:root [data-look] > :is(a, button):hover { box-shadow: none; transform: none; }"]
      : []),
  ];
}

/** What takes parts of the drawing manner away; squared paper is a token. */
function lookRules({ numbers, dimensionLines, cornerMarks }: Look): string[] {
  return [
    ...(numbers ? [] : [":root:root .mark::before { display: none; }"]),
    ...(dimensionLines
      ? []
      : [
          ":root:root :is(.mark, .value)::after, :root:root :is(.eyebrow, .value)::before { display: none; }",
        ]),
    ...(numbers || dimensionLines ? [] : [":root:root .mark:empty { display: none; }"]),
    ...(cornerMarks
      ? []
      : [
          "*, ::before, ::after { --mark-size: 0px !important; }",
          // Something has to answer to the pointer in place of the marks.
          ":root:root article[data-link]:is(:hover, :focus-within) { border-color: var(--line-strong); }",
        ]),
  ];
}
