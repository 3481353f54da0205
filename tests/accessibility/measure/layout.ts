import type { Page } from "playwright-core";

/** What makes the page wider than its window, one line per element; empty when nothing does. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const names = innermost.map(
      ({ tagName, textContent }) => `${tagName} "${textContent?.trim().slice(0, 40)}"`,
    );
    return [`${document.documentElement.scrollWidth - width} px too wide: ${names.slice(0, 5).join(", ")}`];
  });
}

/**
 * Texts that are cut off by the box they are in, one line per text. What is cut on purpose and says so with an
 * ellipsis (`line-clamp`), what scrolls, and what is there for screen readers alone or for the eye alone is left out.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest("[aria-hidden=true], .visually-hidden, svg, option, select, textarea")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.webkitLineClamp !== "none") break;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Hidden from the eye, there for screen readers.
        if (width <= 1) break;
        const wide = /hidden|clip/.test(style.overflowX) && (rect.right > right + 2 || rect.left < left - 2);
        const high = /hidden|clip/.test(style.overflowY) && (rect.bottom > bottom + 2 || rect.top < top - 2);
        if (wide || high) {
          cut.push(`"${text.textContent.trim().slice(0, 60)}" is cut off by ${box.tagName}.${box.className}`);
          break;
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      }
    }
    return cut;
  });
}

/** Icons and round things that are squeezed by what stands beside them, or cut by what they stand in, a line each. */
export function squeezedShapes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const isRound = getComputedStyle(element).borderRadius === "50%";
      if (!isRound && !element.matches("svg.glyph, input[type=radio], input[type=checkbox]")) return [];
      const { width, height } = element.getBoundingClientRect();
      const around = element.parentElement!;
      const isCut = getComputedStyle(around).overflowY === "hidden" && around.clientHeight < height - 1;
      if (width < 1 || (Math.abs(width - height) < 1 && !isCut)) return [];
      const beside = around.textContent?.trim().slice(0, 40);
      const how = isCut ? `is cut by ${around.tagName}.${around.className}` : `beside "${beside}"`;
      return [`${element.tagName} ${how} has ${width.toFixed(1)} × ${height.toFixed(1)} px`];
    }),
  );
}

/** Numbers that stand alone and are broken over two lines, one line for each. */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const text = element.childElementCount === 0 ? (element.textContent?.trim() ?? "") : "";
      if (!/^\d{1,6}$/.test(text)) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length > 1 ? [`${text} is broken over two lines`] : [];
    }),
  );
}

/**
 * Words that are smaller than 13 px, one line for each place; what only decorates (`aria-hidden`) is left out. In a
 * drawing it is the size on the screen that counts.
 */
export function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest("[aria-hidden=true], .visually-hidden, script, style, option, sup, sub")) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 12.95) small.push(`"${text.textContent.trim().slice(0, 60)}" has ${size.toFixed(1)} px`);
    }
    return small;
  });
}

/** Main actions less than 44 px high or wide, one line each. */
export function smallActions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "[data-look] > :is(a, button), header button, dialog button, form :is(input, select, textarea)",
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(
        ({ element, rect }) =>
          !element.matches("[type=checkbox]") && (rect.height < 43.5 || rect.width < 43.5),
      )
      .map(({ element, rect }) => {
        const label = (element as Partial<HTMLInputElement>).labels?.[0];
        const name = (label ?? element).textContent?.trim() || element.getAttribute("aria-label") || "";
        const size = `${Math.round(rect.width)} × ${Math.round(rect.height)} px`;
        return `<${element.localName}> "${name}" is ${size}, and fingers need 44 × 44`;
      }),
  );
}
