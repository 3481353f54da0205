import { type RefObject, useEffect } from "react";
import type { BlockDefinition } from "../../model.ts";
import { knownTexts } from "../known-texts.ts";

type Untranslated = NonNullable<BlockDefinition["untranslated"]>;

/**
 * Marks with their language the elements of a block in which nothing but untranslated text stands; the build marks
 * whole groups of them at once (`tell-language.ts`). Views draw when they like, so that it is done after each change.
 */
export function useToldLanguage(
  block: RefObject<HTMLElement | null>,
  untranslated: BlockDefinition["untranslated"],
): void {
  useEffect(() => {
    const element = block.current;
    if (!element || !untranslated) return;
    const tell = teller(element, untranslated);
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    tell();
    return () => observer.disconnect();
  }, [block, untranslated]);
}

/** @returns Marks the elements as they are now; a mark goes when its element says something else. */
export function teller(element: Element, { lang, dir, texts }: Untranslated): () => void {
  const isKnown = knownTexts(texts);
  const told = new Set<HTMLElement>();
  return () => {
    for (const one of told) {
      if (saysOnly(one, isKnown)) continue;
      told.delete(one);
      one.removeAttribute("lang");
      if (dir) one.removeAttribute("dir");
    }
    const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (!around || around.lang || !saysOnly(around, isKnown)) continue;
      told.add(around);
      around.lang = lang;
      if (dir) around.dir = dir;
    }
  };
}

/** `NodeFilter.SHOW_TEXT` and `Node.TEXT_NODE`. */
const SHOW_TEXT = 4;
const TEXT_NODE = 3;

/** The element's own texts are all known, and there is one. */
function saysOnly(element: Element, isKnown: (text: string) => boolean): boolean {
  const texts = [...element.childNodes].flatMap((node) =>
    node.nodeType === TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? "") ? [node.nodeValue!.trim()] : [],
  );
  return texts.length > 0 && texts.every(isKnown);
}
