import type { Page } from "playwright-core";
import { faultsOf } from "./built-site.ts";

/** What browsers and React say in their own words, and what a developer of a block is told in its place. */
const MEANINGS: readonly [said: RegExp, meant: string][] = [
  [
    /(could not hydrate): .*Minified React error #(?:418|423|425).*/s,
    "$1: the view renders something else in the browser than in the build. Render the same at first, and change it in an effect.",
  ],
  [
    /^(?:Executing inline script|Refused to execute inline script|Executing inline event handler) .*/s,
    "A script within the page is refused by its security policy: write what it does into behavior.ts.",
  ],
  [
    /^Applying inline style violates .*/s,
    "A style attribute is refused by the security policy of the page: style a class, or a data attribute.",
  ],
  [
    /^(?:Loading the script|Refused to load the script) '([^']*)' .*/s,
    "The script $1 is refused by the security policy of the page: install its package, and import it.",
  ],
  [
    /Failed to construct '(?:Shared)?Worker': This document requires 'TrustedScriptURL' assignment\..*/s,
    "The security policy of the page allows no workers: do the work in the block's own script, a part at a time.",
  ],
  [
    /This document requires 'TrustedScriptURL' assignment\..*/s,
    "The security policy of the page lets no script be loaded by its address: install its package, and import it.",
  ],
  [
    /This document requires 'TrustedHTML' assignment\..*/s,
    "The security policy of the page takes no HTML from a string: make elements.",
  ],
  [
    /^(?:Connecting to|Refused to connect to) '([^']*)' .*/s,
    "A request to $1 is refused by the security policy of the page: pages load from their own site alone.",
  ],
  [
    /^(?:Loading the (?:stylesheet|font|image)|Refused to load the (?:stylesheet|font|image)) '([^']*)' .*/s,
    "The file $1 is refused by the security policy of the page: put it under public/.",
  ],
];

/** The way through bundled scripts, which lead to no line that anybody has written. */
const WAY = /\n\s+at .*\/assets\/[^\n]*/g;
/** What Node has and browsers have not. */
const OF_NODE = /ReferenceError: (process|Buffer|global|require|__dirname|__filename) is not defined/;

/** What the page has logged since it was asked last, each thing once: every width may say the same again. */
export function consoleFaults(page: Page): string[] {
  return [...new Set(faultsOf(page).splice(0).filter(isOfSite).map(inPlainWords))];
}

/**
 * Another host that a block may ask (one that it may not has a message of its own) does not answer, or only the
 * published site: nothing of the site is wrong.
 */
const OF_OTHERS =
  /^Failed to load resource: .*: https?:\/\/|^Access to \w+ at 'https?:\/\/(?!127\.0\.0\.1[:/]).* blocked by CORS policy/s;

/** Whether a message of the console tells of the site, and not of a host beyond it. */
export const isOfSite = (message: string): boolean => !OF_OTHERS.test(message);

/** A message of the console as somebody can act on it; one that says that already stays as it is. */
export function inPlainWords(message: string): string {
  const plain = MEANINGS.reduce((text, [said, meant]) => text.replace(said, meant), message);
  return plain
    .replaceAll(WAY, "")
    .replace(
      OF_NODE,
      "$1 is a part of Node, which browsers do not have. A block gets what it shows as options.",
    );
}
