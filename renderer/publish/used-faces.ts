/** A face of a font in minified CSS: the family, and the letters that it has. */
const FACE = /@font-face\{[^}]*\}/g;

/** Styles for which it is kept which faces they name. */
const KEPT = 100;

/** Basic letters, which every page has. */
const BASIC = "a".codePointAt(0)!;

/**
 * Makes the function that leaves out the faces of fonts that no rule of a page names, or that have none of its
 * letters. A face that is alone in its family then need not say which letters it has.
 *
 * @param css Styles with all faces that pages may have.
 */
export function openFaces(css: string): FacesFor {
  const faces = (css.match(FACE) ?? []).map((text) => ({
    text,
    family: keyOf(text),
    name: nameOf(text),
    ranges: rangesOf(text),
  }));
  /** Faces that rules name, by base styles and those of blocks: many pages have the same. */
  const known = new Map<string, Map<string, typeof faces>>();
  const namedBy = (rules: string) => faces.filter(({ name }) => rules.includes(name));
  const namedIn = (styles: string, blocks: string): typeof faces => {
    const byBlocks = known.get(styles) ?? new Map<string, typeof faces>();
    const named = byBlocks.get(blocks) ?? namedBy(styles.replaceAll(FACE, "") + blocks);
    if (known.size >= KEPT) known.clear();
    if (byBlocks.size >= KEPT) byBlocks.clear();
    known.set(styles, byBlocks.set(blocks, named));
    return named;
  };
  return (styles, blocks, letters, isTypedIn) => {
    const named = namedIn(styles, blocks);
    const all = [...new Set(letters)];
    const used = named.filter(
      ({ ranges }) => isTypedIn || !ranges || has(ranges, BASIC) || all.some((letter) => has(ranges, letter)),
    );
    return faces.reduce((left, face) => {
      if (!used.includes(face)) return left.replace(face.text, "");
      const isAlone = !isTypedIn && used.filter(({ family }) => family === face.family).length === 1;
      return isAlone ? left.replace(face.text, () => face.text.replace(RANGE, "")) : left;
    }, styles);
  };
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

/** Faces with the same are parts of one font. */
function keyOf(face: string): string {
  return (face.match(/font-(family|weight|style|stretch):[^;}]*/g) ?? []).join();
}

type Range = readonly [from: number, to: number];

/** `U+0-FF,U+131` as numbers; `??` stands for all that begin so. */
function rangesOf(face: string): Range[] | undefined {
  const list = RANGE.exec(face)?.[1];
  return list?.split(",").map((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)];
  });
}

const has = (ranges: readonly Range[], letter: number) =>
  ranges.some(([from, to]) => from <= letter && letter <= to);
