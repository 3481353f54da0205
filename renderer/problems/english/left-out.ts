/**
 * What files and texts hold that a browser would run or fetch.
 */
import { type Vocabulary, words } from "./words.ts";

/** Something in a file that a browser would run or fetch. */
export interface LeftOut {
  kind: "element" | "instruction" | "attribute" | "address" | "fetch" | "style" | "animation";
  /** Of the element or attribute; of an animation, the attribute that it changes. */
  name: string;
}

/** What is left out, in words that are the same for all of its kind. */
export function nameLeftOut({ kind, name }: LeftOut): string {
  return {
    element: `<${name}>`,
    instruction: `<?${name}?>`,
    attribute: `the attribute "${name}"`,
    address: `the address of <${name}>`,
    fetch: `"${name}" that asks for another file`,
    style: "a <style> that asks for other files",
    animation: `an animation of "${name}"`,
  }[kind];
}

/** Why nobody can tell what a browser would do with a file. */
export type Unpublished =
  | { case: "closed" | "size" | "encoding" | "depth" | "much" | "empty" }
  | { case: "broken"; reason: string };

function whyUnpublished(fault: Unpublished): string {
  switch (fault.case) {
    case "closed":
      return "browsers may run what is in it, and it cannot be looked into";
    case "size":
      return "it has more than 1 MB, and a browser would run what is in it";
    case "encoding":
      return "it is not written in UTF-8";
    case "depth":
      return "its parts are nested too deep";
    case "much":
      return "a browser would make far too many parts of it";
    case "empty":
      return "it holds nothing";
    case "broken":
      return fault.reason;
  }
}

export const leftOutWords = {
  "left-out-of-file": ({ file, part }: { file: string; part: LeftOut }) =>
    words(
      `${nameLeftOut(part).replace(/^./, (first) => first.toUpperCase())} in ${file} is not published.`,
      "A browser that opens the file would run it, or ask for something elsewhere. Remove it.",
    ),

  "file-not-published": ({ file, fault }: { file: string; fault: Unpublished }) =>
    words(`${file} is not published: ${whyUnpublished(fault)}.`, "Put it right, or remove it."),

  /** An element with all that stands in it, or an attribute. */
  "html-left-out": (piece: { element: string } | { attribute: string }) =>
    "element" in piece
      ? words(
          `<${piece.element}> is left out, with what stands in it.`,
          "A text holds words, lists, tables and pictures. Use a block for what shows or does more.",
        )
      : words(
          `${piece.attribute}= is left out.`,
          "How texts look and what they do is the site's own business: remove it.",
        ),
} satisfies Vocabulary;
