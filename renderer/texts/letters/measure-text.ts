import { fileURLToPath } from "node:url";
import { hasLetter, type LetterRanges, readRanges } from "../../formats/unicode-range.ts";
import { type Lettering, type MeasureText, ownTypesetting, type Typesetting } from "../../model.ts";
import { type LetterWidths, readLetterWidths } from "./letter-widths.ts";

const OWN_TEXT = "Familjen Grotesk";
const OWN_NOTES = "Martian Mono";

/** What stands on a letter, or only says how its neighbours are drawn. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

const ARABIC = /\p{Script=Arabic}/u;

/** What a theme says of letters; see `Theme` in `renderer/theme`. */
export interface ThemedLetters {
  letters: { text: string; headings: string; notes: string };
  families: readonly {
    family: string;
    faces: readonly { source: string; weight: string; style: string; range?: string }[];
  }[];
  typesetting: Typesetting;
}

/** Files of the engine's own families, as `renderer/ui/fonts.css` names them; the first that has a letter draws it. */
const OWN_FILES: Readonly<Record<string, readonly string[]>> = {
  [OWN_TEXT]: ["familjen-grotesk-latin.woff2", "familjen-grotesk-latin-ext.woff2"],
  [OWN_NOTES]: ["martian-mono-latin.woff2", "martian-mono-latin-ext.woff2"],
};

const fontsDir = fileURLToPath(new URL("../../ui/fonts/", import.meta.url));

/**
 * Width of a letter that no font of the site has, in parts of the type size: an ideograph, one that is joined to its
 * neighbours (the fonts that devices bring along for Arabic differ most), and any other.
 */
const SQUARE = 1;
const JOINED = 0.7;
const USUAL = 0.6;
const IDEOGRAPH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * Makes what measures lines of text in the fonts of a site. Letters that move together are counted as they stand
 * alone, so that a text is rather a little narrower than said. Families that devices bring along are taken to be as
 * wide as the engine's own.
 *
 * @param theme The site's; without one the engine's own look.
 */
export function measureIn(theme?: ThemedLetters): MeasureText {
  const { letters, families = [], typesetting = ownTypesetting } = theme ?? {};
  const hands = {
    text: openHand(letters?.text ?? OWN_TEXT, families),
    headings: openHand(letters?.headings ?? letters?.text ?? OWN_TEXT, families),
    mono: openHand(letters?.notes ?? OWN_NOTES, families, OWN_NOTES),
  };
  const measure = (text: string, { size, weight = "text", hand = "text", spacing = 0 }: Lettering) => {
    const pixels = typeof size === "number" ? size : typesetting.sizes[size];
    const drawn = typeof weight === "number" ? weight : typesetting.weights[weight];
    let width = 0;
    for (const letter of text)
      if (letter <= "~" || !WITHOUT_WIDTH.test(letter)) width += hands[hand](letter, drawn) + spacing;
    return width * pixels;
  };
  return Object.assign(measure, { content: (window: number) => contentWidth(typesetting, window) });
}

/** Width of a letter at a weight, in parts of the type size. */
type Hand = (letter: string, weight: number) => number;

interface Face {
  /** Weights for which it is drawn with. */
  weights: readonly [lightest: number, heaviest: number];
  /** The letters that it may have; any when they are missing. */
  ranges?: LetterRanges;
  /** Opened when the first of these letters is asked for: a font may come in a hundred files. */
  font: () => LetterWidths;
}

/** A family opened when the first of its letters is asked for. @param instead The engine's own that is as wide. */
function openHand(name: string, families: ThemedLetters["families"], instead = OWN_TEXT): Hand {
  let faces: Face[] | undefined;
  const open = (): Face[] => {
    const own = families
      .find(({ family }) => family === name)
      ?.faces.filter(({ style }) => style === "normal");
    if (own && own.length > 0)
      return own.map(({ source, weight, range }) => {
        const [lightest = 400, heaviest = lightest] = weight.split(" ").map(Number);
        const weights = [lightest, heaviest] as const;
        return { weights, ...(range && { ranges: readRanges(range) }), font: () => openFont(source) };
      });
    return (OWN_FILES[name] ?? OWN_FILES[instead] ?? []).map((file) => {
      const font = openFont(fontsDir + file);
      return { weights: font.weights, font: () => font };
    });
  };
  const having = new Map<number, readonly Face[]>();
  const facesWith = (code: number): readonly Face[] => {
    faces ??= open();
    const found =
      having.get(code) ??
      faces.filter(({ ranges, font }) => (!ranges || hasLetter(ranges, code)) && font().widths[code]);
    having.set(code, found);
    return found;
  };
  return (letter, weight) => {
    const code = letter.codePointAt(0) ?? 0;
    const away = ({ weights: [from, to] }: Face) => Math.max(from - weight, weight - to, 0);
    let nearest: Face | undefined;
    for (const face of facesWith(code)) if (!nearest || away(face) < away(nearest)) nearest = face;
    return nearest ? widthIn(nearest.font(), code, weight) : usualWidth(letter);
  };
}

function usualWidth(letter: string): number {
  if (IDEOGRAPH.test(letter)) return SQUARE;
  return ARABIC.test(letter) ? JOINED : USUAL;
}

function widthIn(
  { weights: [lightest, heaviest], widths }: LetterWidths,
  code: number,
  weight: number,
): number {
  const [light, heavy] = widths[code] ?? [USUAL, USUAL];
  const share = heaviest === lightest ? 0 : (weight - lightest) / (heaviest - lightest);
  return light + (heavy - light) * Math.min(1, Math.max(0, share));
}

const opened = new Map<string, LetterWidths>();

function openFont(file: string): LetterWidths {
  let font = opened.get(file);
  if (!font) {
    font = readLetterWidths(file);
    opened.set(file, font);
  }
  return font;
}

/** Width of the sheet's content in a window; see `--sheet` and `--gutter`. */
function contentWidth({ sheet, gutter }: Typesetting, window: number): number {
  const edge = Math.min(gutter.most, Math.max(gutter.least, gutter.from + gutter.slope * window));
  return Math.min(window, sheet) - 2 * edge;
}
