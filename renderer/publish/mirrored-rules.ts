/** Drawings of lucide that point along the line, as `ui/line-icon.tsx` writes them: a test holds them against lucide's own. */
export const POINTING: Readonly<Record<string, string>> = {
  "arrow-left": "M12 19l-7-7 7-7M19 12H5",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-up-right": "M7 7h10v10M7 17 17 7",
  "chevron-left": "M15 18l-6-6 6-6",
  "chevron-right": "M9 18l6-6-6-6",
};

const pointing = Object.values(POINTING).map((data) => `[d="${data}"]`);

/**
 * What a page from right to left needs beside the rules of its blocks, which know beginnings and ends of lines only:
 * arrows point the other way, and what moves them does so too; the arrow of a choice stands at the end of its line;
 * numbers to call run from left to right. What nobody has translated stays as it is.
 */
export const MIRRORED_RULES = `.glyph:dir(rtl):has(>:is(${pointing.join()})){scale:-1 1}select.control.control:dir(rtl){background-position:left .875rem center,left 1.1875rem center}[href^=tel\\:],[href^=mailto\\:]{direction:ltr}`;
