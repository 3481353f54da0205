import type { ClientBundle } from "../bundle/bundle.ts";
import { rightwardCss } from "../bundle/rightward-css.ts";
import { tidyCss } from "../bundle/tidy-css.ts";
import { type CodeWords, wordsOf as wordsOfCode } from "../bundle/words-of-code.ts";
import type { Prerenderer, RenderedBlock } from "../runtime/server.tsx";
import { constantTokens } from "./constant-tokens.ts";
import { FIRST_SCRIPT } from "./document.ts";
import { openMatching } from "./matching.ts";
import { type Names, openNames, walkTags } from "./occurring.ts";
import { usedFaces } from "./used-faces.ts";
import {
  addReads,
  namesAskedBy,
  readStyleSheet,
  type StyleSheet,
  selectorsOf,
  usedRules,
} from "./used-rules.ts";

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

const FIRST_WORDS = wordsOfCode([FIRST_SCRIPT]);

const NOTHING: ReadonlySet<string> = new Set();

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
  isMirrored: boolean,
): (parts: PageParts) => PageStyles {
  const names = openNames();
  const matching = openMatching();
  const read = (css: string): StyleSheet => {
    const sheet = readStyleSheet(css);
    names.ask(namesAskedBy(sheet));
    matching.ask(selectorsOf(sheet));
    return sheet;
  };
  const set = new Set(client.customProperties);
  const withValues = constantTokens(baseCss, (property) => set.has(property));
  const tidy = (css: string) => tidyCss(isMirrored ? css : rightwardCss(css));
  const base = read(tidy(withValues(baseCss)));
  const sheets = new Map<string, StyleSheet>();
  const kept = new Map<string, PageStyles>();

  const sheetOf = (name: string): StyleSheet => {
    const sheet = sheets.get(name) ?? read(tidy(withValues(rules.css([name]))));
    sheets.set(name, sheet);
    return sheet;
  };

  const numbered = numbering();
  const known = <T>(look: (thing: T) => Found) => remembered(names, (thing: T) => numbered(look(thing)));
  const look = (html: string, brought: ReadonlySet<string>): Found => {
    const found = {
      names: new Set<string>(),
      brought,
      matches: new Set<string>(),
      letters: new Set(html.match(/[^\0-\xff]/gu)),
      isTypedIn: TYPED_IN.test(html),
    };
    const walk = matching.walk(found.matches, brought);
    const open = (tag: string) => {
      const signature = names.ofTag(tag);
      for (const name of signature) found.names.add(name);
      walk.open(signature, tag.includes(" data-wake="));
    };
    walkTags(html, open, walk.close);
    return found;
  };
  const ofScripts = remembered(names, (scripts: string) =>
    names.ofWords(joinWords([FIRST_WORDS, ...scripts.split(" ").map((script) => client.words[script])])),
  );
  const broughtBy = ({ html, wakes }: RenderedBlock, isShell: boolean): ReadonlySet<string> => {
    if (wakes.length === 0) return NOTHING;
    const { sure, told } = ofScripts([client.entry, ...wakes].join(" "));
    // What stays when another page comes may be told anything by that.
    const isTold = ([, value]: [string, string]) => isShell || html.includes(`"${value}"`);
    return new Set([...sure, ...[...told].filter(isTold).map(([name]) => name)]);
  };
  const frame = known((html: string) => {
    const { sure, told } = ofScripts(client.entry);
    return look(html, new Set([...sure, ...told.keys()]));
  });
  const ofShell = known((block: RenderedBlock) => look(block.html, broughtBy(block, true)));
  const ofContent = known((block: RenderedBlock) => look(block.html, broughtBy(block, false)));

  const pick = (found: readonly Found[], all: StyleSheet[], content: StyleSheet[]): PageStyles => {
    const occurring = new Set(found.flatMap((one) => [...one.names, ...one.brought]));
    const matches = new Set(found.flatMap((one) => [...one.matches]));
    const reads = new Set<string>();
    const page = {
      occurs: (name: string) => occurring.has(name),
      matches: (selector: string) => matches.has(selector),
    };
    for (const sheet of [base, ...all]) addReads(sheet, page, reads);
    const needs = { ...page, reads: (name: string) => reads.has(name) || occurring.has(name) };
    const print = (list: StyleSheet[]) => list.map((sheet) => usedRules(sheet, needs)).join("");
    const styles = { base: print([base]), blocks: print(all), content: print(content) };
    const texts = [
      ...found.flatMap(({ letters }) => [...letters]),
      ...(styles.blocks.match(/[^\0-\xff]/gu) ?? []),
    ];
    const letters = new Set(texts.map((letter) => letter.codePointAt(0) ?? 0));
    const isTypedIn = found.some((one) => one.isTypedIn);
    return { ...styles, base: usedFaces(styles.base, letters, isTypedIn) };
  };

  const namesOf = (blocks: readonly RenderedBlock[]) =>
    rules.withKeyframes(
      blocks.flatMap(({ styles, wakes }) => [
        ...styles,
        ...wakes.flatMap((script) => client.styles[script] ?? []),
      ]),
    );

  return ({ all, content }) => {
    const stylesOfAll = namesOf(all);
    const stylesOfContent = namesOf(content);
    // Sheets that are new ask for more names.
    for (const name of stylesOfAll) sheetOf(name);
    const inContent = new Set(content);
    const found = [
      frame(FRAME),
      ...all.map((block) => (inContent.has(block) ? ofContent(block) : ofShell(block))),
    ];
    const key = [found.map(({ id }) => id), stylesOfAll, stylesOfContent].join(" | ");
    const styles = kept.get(key) ?? pick(found, stylesOfAll.map(sheetOf), stylesOfContent.map(sheetOf));
    if (kept.size >= KEPT_STYLES) kept.clear();
    kept.set(key, styles);
    return styles;
  };
}

function joinWords(list: readonly (CodeWords | undefined)[]): CodeWords {
  return {
    texts: list.flatMap((words) => words?.texts ?? []),
    properties: list.flatMap((words) => words?.properties ?? []),
  };
}

/** What was found somewhere: names, those that scripts may bring, and selectors that something there matches. */
interface Found {
  names: ReadonlySet<string>;
  brought: ReadonlySet<string>;
  matches: ReadonlySet<string>;
  /** Those beyond Latin 1. */
  letters: ReadonlySet<string>;
  /** Visitors type here. */
  isTypedIn: boolean;
}

const TYPED_IN = /<textarea|<input(?![^>]*type="(checkbox|radio|range|hidden|submit|button)")/;

/** Things looked at before, such as the blocks of the shell, are not looked at again unless more is asked for. */
function remembered<T, R>(names: Names, look: (thing: T) => R): (thing: T) => R {
  let last = new Map<T, R>();
  let size = 0;
  return (thing) => {
    if (size !== names.size || last.size >= KEPT_STYLES) last = new Map();
    size = names.size;
    const known = last.get(thing);
    if (known) return known;
    const looked = look(thing);
    last.set(thing, looked);
    return looked;
  };
}

/** Numbers what was found: the same number stands for the same only. */
function numbering(): (found: Found) => Found & { id: number } {
  const all = new Map<string, Found & { id: number }>();
  let count = 0;
  return (looked) => {
    const { names, brought, matches, letters, isTypedIn } = looked;
    const key = [[...names], [...brought], [...matches], [...letters].sort(), isTypedIn].join(" | ");
    const found = all.get(key) ?? { ...looked, id: count++ };
    if (all.size >= KEPT_STYLES) all.clear();
    all.set(key, found);
    return found;
  };
}
