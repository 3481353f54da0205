import { createRequire } from "node:module";
import type { Targets } from "lightningcss";
import { keptTexts } from "../files/kept-texts.ts";

// Native code: loading it takes as long as tidying all styles of a site, which seldom changes.
const require = createRequire(import.meta.url);

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Browsers of spring 2023 and later; every version since has what pages need, and none needs more prefixes. */
const TARGETS: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(113),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/**
 * The same rules in as few bytes as possible, with the prefixes that supported browsers need and no others.
 *
 * @throws Error that says what cannot be read.
 */
export const tidyCss = keptTexts("site-styles", (css) => {
  const { Features, transform } = require("lightningcss") as typeof import("lightningcss");
  // In place of `:dir()` stood a list of languages, which is six times as long and does not follow `dir` of an element.
  const exclude = Features.DirSelector;
  const code = Buffer.from(css);
  const tidy = transform({ filename: "styles.css", code, minify: true, targets: TARGETS, exclude });
  return withoutSpaces(tidy.code.toString().replaceAll(NEEDLESS, ""));
});

/** Safari wants its prefix for the shorthand alone, and has known the color of it without one since version 12. */
const NEEDLESS = /-webkit-text-decoration-color:[^;}]*;(?=text-decoration-color:)/g;

/**
 * Values with a custom property in them are left as they were written; spaces after commas and around strokes mean
 * nothing there, texts aside.
 */
function withoutSpaces(css: string): string {
  return css.replaceAll(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|,\s+|\s+\/\s+/g,
    (found, text?: string) => text ?? found.trim(),
  );
}
