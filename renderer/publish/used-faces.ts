import { hasLetter, type LetterRanges, readRanges } from "../formats/unicode-range.ts";

/** A face of a font in minified CSS: the family, and the letters that it has. */
const FACE = /@font-face\{[^}]*\}/g;

/** Styles for which it is kept which faces they name. */
const KEPT = 100;

/** Basic letters, which every page has. */
const BASIC = "a".codePointAt(0)!;

/**
 * More files than an alphabet of letters has. Scripts of thousands of signs come in a hundred: what visitors type in
 * them is drawn by their devices where the page has nothing of the same part, since all rules would be a hundred
 * kilobytes.
 */
const MANY = 16;

interface Face {
  text: string;
  /** Faces with the same are parts of one font. */
  family: string;
  name: string;
  ranges: LetterRanges | undefined;
}

/**
 * Makes the function that leaves out the faces of fonts that no rule of a page names, or that have none of its
 * letters. The one that draws all that its family says on the page then need not tell which letters it has: it is
 * fetched in any case, and letters that it lacks are looked for elsewhere as before.
 *
 * @param css Styles with all faces that pages may have.
 */
export function openFaces(css: string): FacesFor {
  const faces = (css.match(FACE) ?? []).map(
    (text): Face => ({ text, family: keyOf(text), name: nameOf(text), ranges: rangesOf(text) }),
  );
  const texts = new Set(faces.map(({ text }) => text));
  const inFamily = countOf(faces);
  /** Those that are there whatever the page says, and those that wait for what is typed. */
  const basic = new Set(faces.filter(({ ranges }) => !ranges || hasLetter(ranges, BASIC)));
  const typed = new Set(faces.filter(({ family }) => inFamily.get(family)! <= MANY));
  const byLetter = new Map<number, readonly Face[]>();
  const facesWith = (letter: number): readonly Face[] => {
    const found = byLetter.get(letter) ?? faces.filter(({ ranges }) => ranges && hasLetter(ranges, letter));
    byLetter.set(letter, found);
    return found;
  };
  /** Faces that rules name, by base styles and those of blocks: many pages have the same. */
  const known = new Map<string, Map<string, Face[]>>();
  const namedBy = (rules: string) => faces.filter(({ name }) => rules.includes(name));
  const namedIn = (styles: string, blocks: string): Face[] => {
    const byBlocks = known.get(styles) ?? new Map<string, Face[]>();
    const named = byBlocks.get(blocks) ?? namedBy(styles.replaceAll(FACE, "") + blocks);
    if (known.size >= KEPT) known.clear();
    if (byBlocks.size >= KEPT) byBlocks.clear();
    known.set(styles, byBlocks.set(blocks, named));
    return named;
  };
  /** @param drawing  Those of the faces in use that draw what is on the page now. */
  const leaveOut = (
    styles: string,
    used: readonly Face[],
    drawing: readonly Face[],
    isTypedIn: boolean,
  ): string => {
    const left = new Map(used.map((face) => [face.text, face]));
    const drawingOf = countOf(drawing);
    return styles.replaceAll(FACE, (text) => {
      const face = left.get(text);
      if (!face) return texts.has(text) ? "" : text;
      const isAlone = drawingOf.get(face.family) === 1 && drawing.includes(face);
      // Who types may be the first to need one that is not for the basic letters.
      return isAlone && (basic.has(face) || !isTypedIn) ? text.replace(RANGE, "") : text;
    });
  };
  /** Styles that have been made, by what they are made of. */
  const made = new Map<string, Map<string, string>>();
  return (styles, blocks, letters, isTypedIn) => {
    const having = new Set([...new Set(letters)].flatMap(facesWith));
    const used = namedIn(styles, blocks).filter(
      (face) => basic.has(face) || having.has(face) || (isTypedIn && typed.has(face)),
    );
    const drawing = used.filter((face) => basic.has(face) || having.has(face));
    const numbers = [used, drawing].map((list) => list.map((face) => faces.indexOf(face)));
    const key = `${isTypedIn} ${numbers.join(" ")}`;
    const ofStyles = made.get(styles) ?? new Map<string, string>();
    const css = ofStyles.get(key) ?? leaveOut(styles, used, drawing, isTypedIn);
    if (made.size >= KEPT) made.clear();
    if (ofStyles.size >= KEPT) ofStyles.clear();
    made.set(styles, ofStyles.set(key, css));
    return css;
  };
}

/** How many faces each family has. */
function countOf(faces: readonly Face[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { family } of faces) count.set(family, (count.get(family) ?? 0) + 1);
  return count;
}

/**
 * Base styles of a page with the faces that it needs.
 *
 * @param blocks Styles of its blocks: they name families as well.
 * @param letters Code points beyond Latin 1 that are on the page.
 * @param isTypedIn Visitors type on the page: any letter may come.
 */
export type FacesFor = (
  styles: string,
  blocks: string,
  letters: Iterable<number>,
  isTypedIn: boolean,
) => string;

const RANGE = /;unicode-range:([^;}]*)/;

/** The family of a face as rules name it. */
function nameOf(face: string): string {
  return /font-family:"?([^";}]*)/.exec(face)?.[1] ?? "";
}

function keyOf(face: string): string {
  return (face.match(/font-(family|weight|style|stretch):[^;}]*/g) ?? []).join();
}

function rangesOf(face: string): LetterRanges | undefined {
  const list = RANGE.exec(face)?.[1];
  return list === undefined ? undefined : readRanges(list);
}
