import type { CodeWords } from "../bundle/words-of-code.ts";
import type { Walk } from "./matching.ts";
import { type Brought, type Signature, TOLD_HTML } from "./matching-acted.ts";

/** The names that style sheets ask for, and how they are told of in HTML and in scripts. */
export interface Names {
  /** Adds names as `style-needs.ts` gives them, and custom properties: `--paper`. */
  ask(names: Iterable<string>): void;
  /** What a tag says of its element. */
  ofTag(tag: string): TagWords;
  /** Those that code with these words may bring onto a page. */
  ofWords(words: CodeWords): WordNames;
  /** Grows with the names: what was found before may not be all. */
  readonly size: number;
}

/** An element as its tag has it. */
export interface TagWords {
  /** The same object for tags that have the same names. */
  signature: Signature;
  /** A script acts on it, and on what is in it. */
  wakes: boolean;
  /** Nothing can be in it. */
  isEmpty: boolean;
  /** Visitors type into it. */
  isTypedIn: boolean;
}

/** Names that code may bring. */
export interface WordNames {
  /** Whatever it is told. */
  sure: ReadonlySet<string>;
  /** When it is told the value, by the name of the attribute with it: `[data-view=list]`. */
  told: ReadonlyMap<string, string>;
  /** It shows HTML that it is told. */
  showsHtml: boolean;
  /** What a text tells it. */
  toldBy(text: string): Told;
}

/** What the data of a block tells its scripts. */
export interface Told {
  /** Values that stand in it in quotation marks. */
  values: ReadonlySet<string>;
  /** Elements of HTML in it. */
  elements: readonly Signature[];
}

/** What an island is told: `jsonForScript` leaves no other sign of a tag in it. */
const DATA = /(?<=<script type="application\/json">)[^<]*/g;

/** Tags of HTML that stands in data. */
function tagsInData(html: string): string[] {
  const data = (html.match(DATA) ?? []).join("").replaceAll("\\u003c", "<").replaceAll('\\"', '"');
  return (data.match(TAG) ?? []).filter((tag) => /^<[a-z]/i.test(tag));
}

/** Tags that are remembered; pages of a site have most of theirs in common. */
const KEPT_TAGS = 5000;

export function openNames(): Names {
  const asked = new Set<string>();
  const tags = new Map<string, TagWords>();
  const signatures = new Map<string, Signature>();
  const ofTag = (tag: string): TagWords => {
    const known = tags.get(tag);
    if (known) return known;
    const names = namesInTag(tag).filter((name) => asked.has(name));
    const key = names.join(" ");
    const signature = signatures.get(key) ?? new Set(names);
    signatures.set(key, signature);
    const wakes = tag.includes(" data-wake=");
    const words = { signature, wakes, isEmpty: isEmpty(tag), isTypedIn: TYPED_IN.test(tag) };
    if (tags.size >= KEPT_TAGS) tags.clear();
    tags.set(tag, words);
    return words;
  };
  return {
    ofTag,
    ask(names) {
      for (const name of names) {
        if (asked.has(name)) continue;
        asked.add(name);
        tags.clear();
        signatures.clear();
      }
    },
    ofWords({ texts, beginnings, properties, written, showsHtml = false }) {
      const named = new Set(texts);
      const inPlace = new Set(written);
      const set = new Set([...texts, ...properties]);
      const sure = new Set<string>();
      const told = new Map<string, string>();
      const isBegun = (word: string) => beginnings.some((beginning) => word.startsWith(beginning));
      for (const name of asked) {
        if (inPlace.has(name)) sure.add(name);
        else if (!name.startsWith("[")) {
          const word = name.replace(/^(\.|#|--)/, "");
          if (named.has(word) || (/^[.#]/.test(name) && isBegun(word))) sure.add(name);
        } else if (wordsOfAttribute(name).some((word) => set.has(word))) {
          const value = valueIn(name);
          if (value === undefined || !WORD.test(value) || named.has(value) || isBegun(value)) sure.add(name);
          else told.set(name, value);
        }
      }
      // They are words: nothing in them means something else in a pattern.
      const pattern = new RegExp(`"(?:${[...new Set(told.values())].join("|")})(?=")`, "g");
      const toldBy = (text: string) => ({
        values: new Set(told.size > 0 ? text.match(pattern)?.map((word) => word.slice(1)) : []),
        elements: showsHtml ? [...new Set(tagsInData(text).map((tag) => ofTag(tag).signature))] : [],
      });
      return { sure, told, showsHtml, toldBy };
    },
    get size() {
      return asked.size;
    },
  };
}

/** Puts together what scripts bring: what is the same has the same number. */
export function openBringing(): {
  nothing: Brought;
  /** @param said  What code is told; missing: it may be told anything. */
  by(words: WordNames, said?: Told): Brought;
} {
  const nothing: Brought = { names: new Set(), number: 0 };
  const known = new WeakMap<WordNames, Map<string, Brought>>();
  let count = 0;
  const add = (names: ReadonlySet<string>, told?: readonly Signature[]): Brought => {
    count += 1;
    return { names, number: count, ...(told && { told }) };
  };
  return {
    nothing,
    by(words, said) {
      const { sure, told, showsHtml } = words;
      const names = [...told].flatMap(([name, value]) => (!said || said.values.has(value) ? name : []));
      // Of HTML that may be any, the code might as well make the elements itself.
      if (showsHtml && !said) names.push(TOLD_HTML);
      const elements = showsHtml ? said?.elements : undefined;
      const key = [names, ...(elements ?? ["none"])].map((list) => [...list].join(" ")).join();
      let ofWords = known.get(words);
      if (!ofWords) {
        ofWords = new Map();
        known.set(words, ofWords);
      }
      let brought = ofWords.get(key);
      if (!brought) {
        brought = add(names.length > 0 ? new Set([...sure, ...names]) : sure, elements);
        ofWords.set(key, brought);
      }
      return brought;
    },
  };
}

/** Values that code may work out are not named in it: numbers, parts of words. */
const WORD = /^(?!true$|false$)[a-zA-Z_][\w-]*$/;

/** Words of a script or of data. */
export function wordsIn(text: string): string[] {
  return text.match(/[a-zA-Z_][\w-]*/g) ?? [];
}

/** Elements that have no end. */
const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\b/i;

/** A tag, or what looks like one; inside quotation marks a sign does not end it. Of ends their beginning is enough. */
const TAG = /<(?:\/|[^>"/][^>"]*(?:"[^"]*"[^>"]*)*>)/g;

const TYPED_IN = /^<(?:textarea|input(?!.*type="(checkbox|radio|range|hidden|submit|button)"))/s;

const isEmpty = (tag: string): boolean => tag.endsWith("/>") || VOID.test(tag);

/**
 * Follows the tags of HTML in their order.
 *
 * @returns Whether visitors type somewhere.
 */
export function walkTags(html: string, names: Names, { open, close }: Pick<Walk, "open" | "close">): boolean {
  let isSomewhereTypedIn = false;
  for (const tag of html.match(TAG) ?? []) {
    const sign = tag.charCodeAt(1);
    if (sign === 47) close();
    // Comments are no elements.
    else if (sign !== 33) {
      const { signature, wakes, isEmpty, isTypedIn } = names.ofTag(tag);
      open(signature, wakes);
      if (isEmpty) close();
      if (isTypedIn) isSomewhereTypedIn = true;
    }
  }
  return isSomewhereTypedIn;
}

function namesInTag(tag: string): string[] {
  const found: string[] = [];
  for (const [, element, name, value = ""] of tag.matchAll(
    /^<([a-z][\w-]*)|\s([a-z][\w:-]*)(?:="([^"]*)")?/gi,
  )) {
    if (element) found.push(element.toLowerCase());
    if (!name) continue;
    const attribute = name.toLowerCase();
    found.push(`[${attribute}]`, `[${attribute}=${value}]`);
    if (attribute === "class") found.push(...value.split(" ").map((one) => `.${one}`));
    else if (attribute === "id") found.push(`#${value}`);
  }
  return [...found, ...(tag.match(/(?<=var\()--[\w-]+/g) ?? [])];
}

/** The value in the name of an attribute that has one: `[data-tone=ink]`. */
function valueIn(name: string): string | undefined {
  return /^\[[^=]*=(.*)\]$/.exec(name)?.[1];
}

/** How scripts may call it: `[data-body-empty]` is `data-body-empty`, or `bodyEmpty` of a dataset. */
function wordsOfAttribute(name: string): string[] {
  const attribute = name.slice(1).replace(/[=\]].*/, "");
  const property = (text: string) => text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [attribute, property(attribute), property(attribute.replace(/^data-/, ""))];
}
