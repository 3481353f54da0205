import { contrastOf } from "./colors.ts";
import { fallbackFaces } from "./fallback.ts";
import { hasLatinLetters, measureFont } from "./font-metrics.ts";
import { findRule, type ruleStarts } from "./own-tokens.ts";
import type { FontFace, FontFamily, Theme, Tokens } from "./theme.ts";

/**
 * The tokens with the values of a theme in place of the engine's: each at its place, so that what has one value
 * everywhere still has one.
 *
 * @param css `renderer/ui/tokens.css`.
 */
export function themedTokens(css: string, { tokens, look, colors }: Theme): string {
  const places: [keyof typeof ruleStarts, Tokens][] = [
    ["light", tokens.light],
    ["dark", tokens.dark],
    ["night", tokens.night],
    ["print", tokens.print],
    ["root", tokens.root],
    ["squares", look.squaredPaper ? {} : { "squared-paper": "none" }],
  ];
  const themed = places.reduce((text, [rule, values]) => setIn(text, rule, values), css);
  return withSchemes(themed, colors);
}

/** Fields, scroll bars and drawings of the browser go by the ground: a light theme may well be a dark one. */
function withSchemes(css: string, colors: Theme["colors"]): string {
  return (["light", "dark"] as const).reduce((text, scheme) => {
    const { paper } = colors[scheme];
    if (!paper) return text;
    const { start, end } = findRule(text, scheme);
    const kind = contrastOf(paper, "#ffffff") > contrastOf(paper, "#000000") ? "dark" : "light";
    const body = text.slice(start, end).replace(/color-scheme: \w+;/, `color-scheme: ${kind};`);
    return text.slice(0, start) + body + text.slice(end);
  }, css);
}

function setIn(css: string, rule: keyof typeof ruleStarts, values: Tokens): string {
  const { start, end } = findRule(css, rule);
  let body = css.slice(start, end);
  for (const [name, value] of Object.entries(values)) {
    const declaration = new RegExp(`(--${name}):[^;]*;`);
    const line = `--${name}: ${value};`;
    body = declaration.test(body) ? body.replace(declaration, () => line) : `${body}  ${line}\n`;
  }
  return css.slice(0, start) + body + css.slice(end);
}

/**
 * The faces of a theme's fonts: those of the engine that it uses, then its own with what stands in for them.
 *
 * @param css `renderer/ui/fonts.css`. @param addressOf Where pages find the file of a face.
 */
export function themedFaces(
  css: string,
  { families, ownFamilies, onlyForCode, weights }: Theme,
  addressOf: (face: FontFace) => string,
): string {
  const own = (css.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) =>
    ownFamilies.some((name) => face.includes(`"${name}"`) || face.includes(`"${name} fallback"`)),
  );
  return [
    ...own,
    ...families.map((one) =>
      facesOf(one, weights, (face) =>
        addressOf(one.family === onlyForCode ? { ...face, isFirst: false } : face),
      ),
    ),
  ].join("\n");
}

function facesOf(
  { family, fallback, faces }: FontFamily,
  weights: Theme["weights"],
  addressOf: (face: FontFace) => string,
): string {
  const first = faceToMeasure(faces);
  const written = faces.map(
    (face) => `@font-face {
  font-family: ${JSON.stringify(family)};
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: url("${addressOf(face)}") format("${formatOf(face.source)}");${face.range ? `\n  unicode-range: ${face.range};` : ""}
}
`,
  );
  const bold = faces.find(
    ({ style, range, weight, source }) =>
      style === "normal" &&
      range === first?.range &&
      covers(weight, weights.strong) &&
      hasLatinLetters(source),
  );
  return [
    ...written,
    ...(first ? [standIn(family, fallback, first.source, bold?.source, weights)] : []),
  ].join("");
}

/** A family without Latin letters has no measure in common with the fonts of devices: nothing stands in for it. */
function faceToMeasure(faces: readonly FontFace[]): FontFace | undefined {
  const first = faces.find(({ isFirst }) => isFirst);
  const inOrder = first ? [first, ...faces.filter((face) => face !== first)] : faces;
  return inOrder.find(({ source }) => hasLatinLetters(source));
}

/** A family of single weights is measured in two files, one that varies in one. */
function standIn(
  family: string,
  fallback: FontFamily["fallback"],
  regular: string,
  bold: string | undefined,
  weights: Theme["weights"],
): string {
  const metrics = measureFont(regular, [weights.text, weights.strong]);
  const ofBold = bold && bold !== regular ? measureFont(bold, [weights.strong]).widths : metrics.widths;
  const widths = new Map([
    [weights.strong, ofBold.get(weights.strong) ?? 0],
    [weights.text, metrics.widths.get(weights.text) ?? 0],
  ]);
  return fallbackFaces(family, fallback, { ...metrics, widths }, weights);
}

function covers(weight: string, wanted: number): boolean {
  const [from = 0, to = from] = weight.split(" ").map(Number);
  return from <= wanted && wanted <= to;
}

function formatOf(source: string): string {
  const extension = source.slice(source.lastIndexOf(".") + 1);
  return { woff2: "woff2", woff: "woff", ttf: "truetype", otf: "opentype" }[extension] ?? extension;
}
