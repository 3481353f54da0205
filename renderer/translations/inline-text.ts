import type { Element } from "./xml-tree.ts";

/** The text of a source or target. */
export interface Inline {
  text: string;
  /** A sentence, when something in it is no text. */
  fault?: string;
}

/**
 * The text of an element with what XLIFF may have in it: placeholders as they were written, characters that XML cannot
 * hold, and the words inside of marks.
 *
 * @param data What placeholders stand for, by the id of their `data`.
 */
export function inlineText(element: Element, data: ReadonlyMap<string, string>): Inline {
  const read: Inline = { text: "" };
  for (const child of element.children) {
    if (typeof child === "string") read.text += child;
    else {
      const inner = childText(child, data);
      read.text += inner.text;
      read.fault ??= inner.fault;
    }
  }
  return read;
}

function childText(child: Element, data: ReadonlyMap<string, string>): Inline {
  const { attributes } = child;
  switch (child.name) {
    case "ph":
    case "sc":
    case "ec":
      return codeText(child, attributes.dataRef, data);
    case "pc": {
      const inner = inlineText(child, data);
      const [start, end] = [data.get(attributes.dataRefStart ?? ""), data.get(attributes.dataRefEnd ?? "")];
      return { ...inner, text: `${start ?? ""}${inner.text}${end ?? ""}` };
    }
    case "cp": {
      const code = Number.parseInt(attributes.hex ?? "", 16);
      if (!(code >= 0 && code <= 0x10ffff))
        return { text: "", fault: `"${attributes.hex}" is no character.` };
      return { text: String.fromCodePoint(code) };
    }
    default:
      // Comments of terms, of quality and of other tools surround words of the text.
      return inlineText(child, data);
  }
}

/** What a placeholder stands for: tools may lose the data and keep how it is called. */
function codeText(child: Element, ref: string | undefined, data: ReadonlyMap<string, string>): Inline {
  const { equiv, disp, id } = child.attributes;
  const text = data.get(ref ?? "") ?? equiv ?? disp;
  if (text !== undefined) return { text };
  if (child.name !== "ph") return { text: "" };
  return { text: "", fault: `What the placeholder "${id ?? "?"}" stands for is lost.` };
}
