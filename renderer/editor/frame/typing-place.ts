import { withoutHidden } from "../../formats/hidden-characters.ts";
import type { PiecedText } from "./text-pieces.ts";

/** The place on the page where a text is typed, and how it becomes what it was. */
export interface TypingPlace {
  element: HTMLElement;
  /** What it says now, without characters that nobody sees; bindings and places by their names. */
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
 * Puts a `<span>` that can be typed in around text nodes: buttons, links and summaries stay what they are. React's own
 * nodes come back unharmed at the end, wherever the browser has put its letters meanwhile.
 *
 * @param nodes  One, or all that a text was taken apart into: the span stands in place of them and what is between them.
 * @param lang  Of the page: its spelling is checked.
 */
export function openPlace(
  nodes: readonly Text[],
  text: string,
  lang: string,
  filled?: FilledText,
): TypingPlace {
  const [first, ...others] = stretchOf(nodes);
  const place = typingPlace(lang, filled, () => place.element.replaceWith(first!, ...others));
  followWords(place.element, first!.parentElement);
  first!.replaceWith(place.element);
  for (const other of others) other.remove();
  place.write(text);
  return place;
}

/** The same for what has no room for other elements, such as controls and drawings: a field is laid over it. */
export function openPlaceOver(node: Node, text: string, lang: string, filled?: FilledText): TypingPlace {
  const element = node instanceof Element ? node : node.parentElement;
  const target = element?.closest("select") ?? element;
  const place = typingPlace(lang, filled, () => place.element.remove());
  followWords(place.element, target);
  place.element.classList.add("site-editor-over");
  if (target) layOver(place.element, target);
  document.body.append(place.element);
  place.write(text);
  return place;
}

function typingPlace(lang: string, filled: FilledText | undefined, leave: () => void): TypingPlace {
  const element = document.createElement("span");
  element.contentEditable = "plaintext-only";
  element.spellcheck = true;
  element.lang = lang;
  element.className = "site-editor-typing";
  return {
    element,
    read: () => withoutHidden(readNodes(element, filled)),
    write(words) {
      element.replaceChildren(...(filled ? nodesOf(filled) : [document.createTextNode(words)]));
    },
    leave,
  };
}

/**
 * Lets words run as their letters do where the page says a direction of its own for them: what stands there is in
 * another language than what is typed.
 */
function followWords(element: HTMLElement, around: Element | null | undefined): void {
  const told = around?.closest("[dir]");
  if (told && told !== document.documentElement) element.dir = "auto";
}

/** The nodes that hold some texts and what is between them, side by side in one element. */
function stretchOf(nodes: readonly Text[]): ChildNode[] {
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  let around: Node | null = first.parentNode;
  while (around && !around.contains(last)) around = around.parentNode;
  const children = [...(around?.childNodes ?? [])];
  const begin = children.findIndex((child) => child.contains(first));
  const end = children.findIndex((child) => child.contains(last));
  return children.slice(begin, end + 1);
}

/** As the text below it, where that stands on the page. */
function layOver(element: HTMLElement, target: Element): void {
  const box = target.getBoundingClientRect();
  const { font, textAlign } = getComputedStyle(target);
  Object.assign(element.style, {
    insetInlineStart: `${box.left + window.scrollX}px`,
    insetBlockStart: `${box.top + window.scrollY}px`,
    minInlineSize: `${box.width}px`,
    minBlockSize: `${box.height}px`,
    font,
    textAlign,
  });
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
