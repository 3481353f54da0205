import { type RefObject, useEffect } from "react";
import type { BlockDefinition } from "../../model.ts";

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
    const { lang, dir, texts } = untranslated;
    const known = new Set(texts);
    const tell = () => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (!around || around.lang || !saysOnly(around, known)) continue;
        around.lang = lang;
        if (dir) around.dir = dir;
      }
    };
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, subtree: true });
    tell();
    return () => observer.disconnect();
  }, [block, untranslated]);
}

/** The element's own texts are all known, and there is one. */
function saysOnly(element: Element, known: ReadonlySet<string>): boolean {
  const texts = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? "") ? [node.nodeValue!.trim()] : [],
  );
  return texts.length > 0 && texts.every((text) => known.has(text));
}
