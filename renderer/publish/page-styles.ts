import type { ClientBundle } from "../bundle/bundle.ts";
import { tidyCss } from "../bundle/tidy-css.ts";
import type { Prerenderer, RenderedBlock } from "../runtime/server.tsx";
import { FIRST_SCRIPT } from "./document.ts";
import { type Names, openNames, wordsIn } from "./occurring.ts";
import { addReads, namesAskedBy, readStyleSheet, type StyleSheet, usedRules } from "./used-rules.ts";

/** The styles of one page, as far as it can need them. */
export interface PageStyles {
  /** Of the base styles. */
  base: string;
  /** Of its blocks, the shell's included. */
  blocks: string;
  /** Of the blocks in its content, for those who come from another page. */
  content: string;
}

/** What a document has around its blocks. */
const FRAME =
  '<html lang="" class="light" data-entry="" data-layout=""><head><title></title></head><body><a class="skip-link" href=""></a><main id="main" tabindex="-1"><div id="announcer" class="visually-hidden" aria-live="polite">';

const FIRST_WORDS = wordsIn(FIRST_SCRIPT);

/** Styles kept for pages that need the same; as many as a site has kinds of pages, and more. */
const KEPT_STYLES = 300;

interface PageParts {
  /** All blocks; those of the content among them. */
  all: readonly RenderedBlock[];
  content: readonly RenderedBlock[];
}

/**
 * Makes the function that picks the styles of a page: the rules that something in its HTML can match, and those
 * that a script of the page could make match.
 */
export function openPageStyles(
  baseCss: string,
  rules: Prerenderer["rules"],
  client: ClientBundle,
): (parts: PageParts) => PageStyles {
  const names = openNames();
  const read = (css: string): StyleSheet => {
    const sheet = readStyleSheet(css);
    names.ask(namesAskedBy(sheet));
    return sheet;
  };
  const base = read(baseCss);
  const sheets = new Map<string, StyleSheet>();
  const kept = new Map<string, PageStyles>();

  const sheetOf = (name: string): StyleSheet => {
    const sheet = sheets.get(name) ?? read(tidyCss(rules.css([name])));
    sheets.set(name, sheet);
    return sheet;
  };

  const pick = (found: ReadonlySet<string>, all: StyleSheet[], content: StyleSheet[]): PageStyles => {
    const occurs = (name: string) => found.has(name);
    const reads = new Set<string>();
    for (const sheet of [base, ...all]) addReads(sheet, occurs, reads);
    const page = { occurs, reads: (property: string) => reads.has(property) || found.has(property) };
    const print = (list: StyleSheet[]) => list.map((sheet) => usedRules(sheet, page)).join("");
    return { base: print([base]), blocks: print(all), content: print(content) };
  };

  const frame = remembered(names, (html: string, found) => {
    names.inHtml(html, found);
    names.inWords(FIRST_WORDS, found);
  });
  const ofScript = remembered(names, (address: string, found) =>
    names.inWords(client.words[address] ?? [], found),
  );
  const ofBlock = remembered(names, ({ html, data }: RenderedBlock, found) => {
    names.inHtml(html, found);
    for (const json of data) names.inWords(wordsIn(json), found);
  });

  const namesOf = (blocks: readonly RenderedBlock[]) =>
    rules.withKeyframes(blocks.flatMap(({ styles }) => styles));

  return ({ all, content }) => {
    const ofAll = namesOf(all);
    const ofContent = namesOf(content);
    // Sheets that are new ask for more names.
    for (const name of ofAll) sheetOf(name);
    const scripts = new Set([client.entry, ...all.flatMap(({ wakes }) => wakes)]);
    const inScripts = [...scripts].map(ofScript);
    const inBlocks = all.map(ofBlock);
    const numbers = (list: readonly Found[]) => list.map(({ id }) => id);
    const key = [numbers(inScripts), numbers(inBlocks), ofAll, ofContent].join(" | ");
    const styles =
      kept.get(key) ??
      pick(
        new Set([frame(FRAME), ...inScripts, ...inBlocks].flatMap((one) => one.names)),
        ofAll.map(sheetOf),
        ofContent.map(sheetOf),
      );
    if (kept.size >= KEPT_STYLES) kept.clear();
    kept.set(key, styles);
    return styles;
  };
}

/** Names that were found somewhere; a number stands for the same ones only. */
interface Found {
  id: number;
  names: readonly string[];
}

/** Things looked at before, such as the blocks of the shell, are not looked at again unless more is asked for. */
function remembered<T>(names: Names, look: (thing: T, found: Set<string>) => void): (thing: T) => Found {
  const all = new Map<string, Found>();
  let last = new Map<T, Found>();
  let size = 0;
  let count = 0;
  return (thing) => {
    if (size !== names.size || last.size >= KEPT_STYLES) last = new Map();
    size = names.size;
    const known = last.get(thing);
    if (known) return known;
    const set = new Set<string>();
    look(thing, set);
    const key = [...set].join(" ");
    const found = all.get(key) ?? { id: count++, names: [...set] };
    if (all.size >= KEPT_STYLES) all.clear();
    all.set(key, found);
    last.set(thing, found);
    return found;
  };
}
