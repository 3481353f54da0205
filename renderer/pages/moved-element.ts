import type { ESTree, VisitorObject } from "rolldown/utils";
import type { Fault, Span } from "../problems/draft.ts";

/** What may stand directly in an element; browsers put something around anything else, or move it. */
const DIRECTLY: Readonly<Record<string, RegExp>> = {
  table: /^(?:caption|colgroup|thead|tbody|tfoot)$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[hd]$/,
};

/** What ends an element that it stands in, however deep. */
const ENDING: Readonly<Record<string, RegExp>> = {
  p: /^(?:address|article|aside|blockquote|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/,
  a: /^a$/,
  button: /^button$/,
  form: /^form$/,
};

/** Elements in which others begin anew. */
const ROOM = /^(?:button|caption|foreignObject|object|svg|t[hd]|template)$/;

const STYLED = /\bconst\s+([A-Z]\w*)\s*=\s*styled(?:\.|\(\s*["'])([a-z][a-z\d]*)\b/g;

/** Elements that a file makes with `styled`, by the names of their components. */
const styledIn = (code: string): Map<string, string> =>
  new Map([...code.matchAll(STYLED)].map(([, name = "", element = ""]) => [name, element]));

/** Whether some element may stand where browsers do not leave it; looked for before the code is read as such. */
export const mayMove = {
  test(code: string): boolean {
    const styled = styledIn(code);
    const elementOf = (name: string): string => styled.get(name) ?? name;
    for (const { index, 0: opening, 1: name = "" } of code.matchAll(/<([A-Za-z]\w*)(?=[\s>])/g)) {
      const element = elementOf(name);
      const [directly, ending] = [DIRECTLY[element], ENDING[element]];
      if (!directly && !ending) continue;
      const from = index + opening.length;
      const end = code.indexOf(`</${name}`, from);
      const inner = code.slice(from, end === -1 ? code.length : end);
      const names = namesIn(inner).map(elementOf);
      if (ending && names.some((one) => ending.test(one))) return true;
      // Of what stands deeper than the first nothing is said.
      const first = names.find((one) => isElement(one) && !/^(?:caption|colgroup)$/.test(one));
      if (directly && first && !directly.test(first)) return true;
    }
    return false;
  },
};

/** Names of what begins in a piece of code, without what stands in the caption of a table and in its columns. */
function namesIn(code: string): string[] {
  const bare = code.replaceAll(/<(?:caption|colgroup)\b/g, "\0$&").split("\0");
  const after = (part: string): string => {
    const end = /<\/(?:caption|colgroup)/.exec(part)?.index;
    return end === undefined ? part : part.slice(end);
  };
  return [bare[0]!, ...bare.slice(1).map(after)].flatMap((part) =>
    [...part.matchAll(/<([A-Za-z]\w*)/g)].map(([, name = ""]) => name),
  );
}

const isElement = (name: string): boolean => /^[a-z]/.test(name);

type Tag = ESTree.JSXElement["openingElement"];

/**
 * Looks for elements that browsers take out of the one that they are written into, or put something around: a page is
 * read otherwise than it was rendered, so that an island finds other elements than its own and does not wake. `npm start`
 * makes elements by script, which leaves them where they are.
 */
export function movedElements(code: string, tell: (fault: Fault & Span) => void): VisitorObject {
  const styled = styledIn(code);
  /** The elements around, the outermost first; undefined for a component, which may put its content anywhere. */
  const around: (string | undefined)[] = [];
  const nameOf = ({ name, attributes }: Tag): string | undefined => {
    if (name.type !== "JSXIdentifier") return undefined;
    if (isElement(name.name)) return name.name;
    const isOther = attributes.some((one) => one.type === "JSXAttribute" && one.name.name === "as");
    return isOther ? undefined : styled.get(name.name);
  };
  return {
    JSXElement({ openingElement }) {
      const element = nameOf(openingElement);
      const within = element && takenFrom(element, around);
      const { start, end } = openingElement.name;
      if (within) tell({ code: "moved-element", params: { name: element, within }, start, end });
      around.push(element);
    },
    "JSXElement:exit": () => void around.pop(),
  };
}

/** The element that browsers do not leave this one in. */
function takenFrom(element: string, around: readonly (string | undefined)[]): string | undefined {
  const parent = around.at(-1);
  if (parent !== undefined && DIRECTLY[parent]?.test(element) === false) return parent;
  for (const one of around.toReversed()) {
    if (one === undefined) return undefined;
    if (ENDING[one]?.test(element)) return one;
    if (ROOM.test(one)) return undefined;
  }
  return undefined;
}
