import type { ClientBundle } from "../bundle/bundle.ts";
import { rightwardCss } from "../bundle/rightward-css.ts";
import { tidyCss } from "../bundle/tidy-css.ts";
import type { CodeWords } from "../bundle/words-of-code.ts";
import { basedCss } from "../formats/base-path.ts";
import type { Prerenderer, RenderedBlock } from "../runtime/server.tsx";
import { constantTokens } from "./constant-tokens.ts";
import { FIRST_SCRIPT_WORDS } from "./document.ts";
import {
  type Found,
  KEPT_STYLES,
  type NumberedFound,
  numbering,
  openShell,
  remembered,
  type Shell,
} from "./found-on-page.ts";
import { openMatching } from "./matching.ts";
import type { Brought } from "./matching-acted.ts";
import { openBringing, openNames, walkTags } from "./occurring.ts";
import { openFaces } from "./used-faces.ts";
import {
  addReads,
  matchedRules,
  namesAskedBy,
  printRules,
  type Rule,
  readStyleSheet,
  type StyleSheet,
  selectorsOf,
} from "./used-rules.ts";
import type { WriteJob } from "./write-job.ts";

/** The styles of one page, as far as it can need them. */
export interface PageStyles {
  /** Of the base styles. */
  base: string;
  /** Of its blocks, the shell's included. */
  blocks: string;
  /** Of the blocks in its content, for those who come from another page. */
  content: string;
}

/** Styles of all pages that need the same rules; they may still differ in the faces of fonts. */
interface KeptStyles extends PageStyles {
  /** Beyond Latin 1, that rules of its blocks write. */
  letters: ReadonlySet<string>;
}

/** What a document has around its blocks. */
const FRAME =
  '<html lang="" class="light" data-entry="" data-layout=""><head><title></title></head><body><a class="skip-link" href=""></a><main id="main" tabindex="-1"><div id="announcer" class="visually-hidden" aria-live="polite">';

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
  { isMirrored, basePath }: Pick<WriteJob, "isMirrored" | "basePath">,
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
  const allOfBase = tidy(withValues(baseCss));
  const base = read(allOfBase);
  const facesFor = openFaces(allOfBase);
  const sheets = new Map<string, StyleSheet>();
  const kept = new Map<string, KeptStyles>();

  const sheetOf = (name: string): StyleSheet => {
    const sheet = sheets.get(name) ?? read(basedCss(tidy(withValues(rules.css([name]))), basePath));
    sheets.set(name, sheet);
    return sheet;
  };

  const numbered = numbering();
  const known = <T>(look: (thing: T) => Found) => remembered(names, (thing: T) => numbered(look(thing)));
  const look = (html: string, brought: Brought): Found => {
    const walk = matching.walk(brought);
    const isTypedIn = walkTags(html, names, walk);
    return { inWalk: walk.found(), brought, letters: lettersOf(html), isTypedIn };
  };
  const ofScripts = remembered(names, (scripts: string) =>
    names.ofWords(
      joinWords([FIRST_SCRIPT_WORDS, ...scripts.split(" ").map((script) => client.words[script])]),
    ),
  );
  const bringing = openBringing();
  const broughtBy = ({ html, wakes }: RenderedBlock, isShell: boolean): Brought => {
    if (wakes.length === 0) return bringing.nothing;
    const scripts = [client.entry, ...wakes].join(" ");
    const words = ofScripts(scripts);
    // What stays when another page comes may be told anything by that.
    return bringing.by(words, isShell ? undefined : words.toldBy(html));
  };
  const frame = known((html: string) => look(html, bringing.by(ofScripts(client.entry))));
  const ofShell = known((block: RenderedBlock) => look(block.html, broughtBy(block, true)));
  const ofContent = (block: RenderedBlock) => numbered(look(block.html, broughtBy(block, false)));

  const shells = new Map<string, Shell>();
  const shellOf = (found: readonly NumberedFound[]): Shell => {
    const key = found.map(({ id }) => id).join();
    const shell = shells.get(key) ?? openShell(found);
    if (shells.size >= KEPT_STYLES) shells.clear();
    shells.set(key, shell);
    return shell;
  };

  const pick = (
    shell: Shell,
    found: readonly Found[],
    all: StyleSheet[],
    content: StyleSheet[],
  ): KeptStyles => {
    const sets = found.flatMap(({ inWalk, brought }) => [inWalk.names, brought.names]);
    const page = {
      occurs: (name: string) => shell.occurs(name) || sets.some((set) => set.has(name)),
      matches: (selector: string) =>
        shell.matches(selector) || found.some((one) => one.inWalk.matches.has(selector)),
    };
    const reads = new Set<string>();
    const matched = new Map<StyleSheet, (string | Rule)[]>();
    for (const sheet of [base, ...all]) {
      const outline = shell.outlineOf(sheet);
      for (const name of outline.reads) reads.add(name);
      const parts: (string | Rule)[] = [];
      for (const part of outline.parts) {
        if ("text" in part) parts.push(part.text);
        else if ("certain" in part) parts.push(part.certain);
        else {
          const rules = matchedRules([part.open], page);
          addReads(rules, reads);
          parts.push(...rules);
        }
      }
      matched.set(sheet, parts);
    }
    const isRead = (name: string) => reads.has(name) || page.occurs(name);
    const print = (list: StyleSheet[]) =>
      list
        .flatMap((sheet) => matched.get(sheet) ?? [])
        .map((part) => (typeof part === "string" ? part : printRules([part], isRead)))
        .join("");
    const blocks = print(all);
    return { base: print([base]), blocks, content: print(content), letters: lettersOf(blocks) };
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
    const found = content.map(ofContent);
    const around = [frame(FRAME), ...all.filter((block) => !inContent.has(block)).map(ofShell)];
    const ids = [...around, ...found].map(({ id }) => id);
    const key = [ids, stylesOfAll, stylesOfContent].join(" | ");
    const styles =
      kept.get(key) ?? pick(shellOf(around), found, stylesOfAll.map(sheetOf), stylesOfContent.map(sheetOf));
    if (kept.size >= KEPT_STYLES) kept.clear();
    kept.set(key, styles);
    const letters = [styles, ...around, ...found].flatMap((one) => [...one.letters]);
    const ofFaces = facesFor(
      styles.base,
      styles.blocks,
      letters.map((letter) => letter.codePointAt(0) ?? 0),
      [...around, ...found].some((one) => one.isTypedIn),
    );
    return { base: ofFaces, blocks: styles.blocks, content: styles.content };
  };
}

function joinWords(list: readonly (CodeWords | undefined)[]): CodeWords {
  return {
    texts: list.flatMap((words) => words?.texts ?? []),
    beginnings: list.flatMap((words) => words?.beginnings ?? []),
    properties: list.flatMap((words) => words?.properties ?? []),
    written: list.flatMap((words) => words?.written ?? []),
    showsHtml: list.some((words) => words?.showsHtml),
  };
}

/** Letters beyond Latin 1. */
const lettersOf = (text: string): ReadonlySet<string> => new Set(text.match(/[^\0-\xff]/gu));
