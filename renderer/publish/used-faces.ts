/** A face of a font in minified CSS: the family, and the letters that it has. */
const FACE = /@font-face\{[^}]*\}/g;

/** Basic letters, which every page has. */
const BASIC = "a".codePointAt(0)!;

/**
 * Leaves out the faces of fonts that have none of a page's letters. A face that is alone in its family then need not
 * say which letters it has. What pages get that need the same faces is worked out once.
 *
 * @param css Styles that pages have in common.
 */
export function openFaces(css: string): FacesFor {
  const faces = (css.match(FACE) ?? []).map((text) => ({
    text,
    family: keyOf(text),
    ranges: rangesOf(text),
  }));
  const known = new Map<string, string>();
  return (letters, isTypedIn) => {
    if (isTypedIn) return css;
    const all = [...new Set(letters)];
    const used = faces.filter(
      ({ ranges }) => !ranges || has(ranges, BASIC) || all.some((letter) => has(ranges, letter)),
    );
    const key = used.map((face) => faces.indexOf(face)).join();
    const left = known.get(key) ?? withFaces(css, used);
    known.set(key, left);
    return left;
  };
}

/**
 * Styles with the faces that a page needs.
 *
 * @param letters Code points beyond Latin 1 that are on the page.
 * @param isTypedIn Visitors type on the page: any letter may come.
 */
export type FacesFor = (letters: Iterable<number>, isTypedIn: boolean) => string;

function withFaces(css: string, used: readonly { text: string; family: string }[]): string {
  return css.replace(FACE, (text) => {
    const face = used.find((one) => one.text === text);
    if (!face) return "";
    const isAlone = used.filter(({ family }) => family === face.family).length === 1;
    return isAlone ? text.replace(RANGE, "") : text;
  });
}

const RANGE = /;unicode-range:([^;}]*)/;

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
