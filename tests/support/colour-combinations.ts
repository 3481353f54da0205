/** What a page keeps from looking for combinations until they are measured: the elements of each. */
export interface WithCombinations {
  colourCombinations?: Map<number, Element[]>;
}

/**
 * Runs in the page. Every combination of a text and what lies behind it whose contrast can be another, as a number: its
 * colour, whether it counts as large, the grounds of what it stands in, what else is painted where it is, and of a link
 * what sets it off from the words around it. Two texts with one number have the same contrast, on whatever page, at
 * whatever width and in whichever theme they are. The page keeps which elements have it: `WithCombinations`.
 */
export function colourCombinations(): number[] {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isClear = (colour: string): boolean => colour === "transparent" || /^rgba\(.*, 0\)$/.test(colour);
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  const all = [...document.querySelectorAll("body, body *:not(svg *)")].filter(isSeen);
  const painted = all
    .filter((element) => {
      const isPicture = element.matches("img, video, canvas, svg, iframe, object, embed");
      return isPicture || !isClear(styleOf(element).backgroundColor);
    })
    .map((element) => {
      const { backgroundColor, opacity, position, zIndex } = styleOf(element);
      const { currentSrc = "" } = element as Partial<HTMLImageElement>;
      const what = [element.localName, currentSrc, backgroundColor, opacity, position, zIndex].join(" ");
      return { element, box: element.getBoundingClientRect(), what };
    });

  /** What an element stands on: the grounds of what it is in, and what makes them or itself fainter. */
  const groundOf = (element: Element): string => {
    const parts: string[] = [];
    for (
      let one: Element | null = element;
      one && one !== document.documentElement;
      one = one.parentElement
    ) {
      const { backgroundColor, opacity, mixBlendMode, filter, position, zIndex } = styleOf(one);
      if (!isClear(backgroundColor)) parts.push(backgroundColor);
      if (opacity !== "1") parts.push(`opacity ${opacity}`);
      if (mixBlendMode !== "normal" || filter !== "none") parts.push(mixBlendMode, filter);
      if (position !== "static" && zIndex !== "auto") parts.push(`above ${zIndex}`);
    }
    return parts.join(" ");
  };
  const besides = (element: Element): string => {
    const box = element.getBoundingClientRect();
    const found = painted.filter(
      (one) => meets(one.box, box) && !one.element.contains(element) && !element.contains(one.element),
    );
    return [...new Set(found.map(({ what }) => what))].sort().join(" ");
  };
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  /** How a link differs from the text in which it stands. */
  const linkOf = (element: Element): string => {
    const link = element.closest("a, [role=link]");
    if (!link?.parentElement) return "";
    const around = link.parentElement;
    const of = (one: Element): string[] => {
      const { color, fontWeight, fontStyle, fontSize, textDecorationLine, borderBottomStyle } = styleOf(one);
      return [color, fontWeight, fontStyle, fontSize, textDecorationLine, borderBottomStyle];
    };
    return [...of(link), ...of(around), styleOf(link).display, hasWords(around)].join(" ");
  };

  const described = all
    .filter((element) => hasWords(element) || element.matches("input, select, textarea"))
    .map((element) => {
      const { color, fontSize, fontWeight, textShadow, webkitTextStrokeWidth } = styleOf(element);
      const size = Number.parseFloat(fontSize);
      // As WCAG has it: 18 pt, or 14 pt and bold.
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const control = element.matches("input, select, textarea, button") ? element.localName : "";
      const isShort = (element.textContent ?? "").trim().length < 2;
      const text = [color, isLarge, textShadow, webkitTextStrokeWidth, control, isShort]
        .concat(groundOf(element), besides(element), linkOf(element))
        .join(";");
      return { element, text };
    });
  /** Long enough for numbers of thousands of texts never to be the same by chance. */
  const numberOf = (text: string): number => {
    let [low, high] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const sign = text.charCodeAt(index);
      low = Math.imul(low ^ sign, 2654435761);
      high = Math.imul(high ^ sign, 1597334677);
    }
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    return 4294967296 * (2097151 & high) + (low >>> 0);
  };
  const combinations = new Map<number, Element[]>();
  const numbers = new Map<string, number>();
  for (const { element, text } of described) {
    const number = numbers.get(text) ?? numberOf(text);
    numbers.set(text, number);
    combinations.set(number, [...(combinations.get(number) ?? []), element]);
  }
  (window as WithCombinations).colourCombinations = combinations;
  return [...combinations.keys()];
}
