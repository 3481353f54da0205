import type { PiecedText } from "./text-pieces.ts";

/** The place on the page where a text is typed, and how it becomes what it was. */
export interface TypingPlace {
  element: HTMLElement;
  /** What it says now; bindings and places by their names. */
  read(): string;
  write(text: string): void;
  /** Gives the page its own nodes back. */
  leave(): void;
}

/** A text with bindings or places: its pieces, and what those show. */
export interface FilledText extends PiecedText {
  shown: readonly string[];
}

/**
 * Puts a `<span>` that can be typed in around a text node: buttons, links and summaries stay what they are. React's own
 * node comes back unharmed at the end, wherever the browser has put its letters meanwhile.
 *
 * @param lang  Of the page: its spelling is checked.
 */
export function openPlace(node: Text, text: string, lang: string, filled?: FilledText): TypingPlace {
  const element = document.createElement("span");
  const write = (words: string): void => {
    element.replaceChildren(...(filled ? nodesOf(filled) : [document.createTextNode(words)]));
  };
  node.replaceWith(element);
  write(text);
  element.contentEditable = "plaintext-only";
  element.spellcheck = true;
  element.lang = lang;
  element.className = "site-editor-typing";
  return { element, read: () => readNodes(element, filled), write, leave: () => element.replaceWith(node) };
}

function nodesOf({ pieces, shown }: FilledText): Node[] {
  let binding = 0;
  return pieces.map((piece) => {
    if ("literal" in piece) return document.createTextNode(piece.literal);
    const pill = document.createElement("span");
    pill.contentEditable = "false";
    pill.dataset.binding = piece.binding;
    pill.textContent = shown[binding] ?? "";
    binding += 1;
    return pill;
  });
}

function readNodes(element: Element, filled: PiecedText | undefined): string {
  const text = [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent ?? "";
      if (node.localName === "br") return "\n";
      const { binding } = node.dataset;
      return binding === undefined ? readNodes(node, filled) : (filled?.written(binding) ?? "");
    })
    .join("");
  // Browsers keep a last line open with a break that nobody typed.
  return text.replace(/\n$/, "");
}
