import { inFlow } from "../yaml/line.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, MapNode, TreeNode } from "../yaml/tree.ts";
import { ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, optionSchema } from "./read-schema.ts";
import type { UnknownName } from "./stand-ins.ts";

/**
 * Names that other systems give to the words of a button, to where it leads, and to both in a group. Of two they say
 * before it which is which: `primaryButton`, `secondary_cta_link`.
 */
const WORDS = /^(?:button|btn|cta|link)(?:[-_]?(?:text|label|title|caption))?$/i;
const ADDRESS = /^(?:(?:button|btn|cta|link)[-_]?(?:url|href|link|target|to)|link|url|href)$/i;
const GROUP = /^(?:button|btn|cta|link|action)$/i;
const RANK = /^(?:(primary|main|first)|(secondary|second))[-_]?(?=\w)/i;
const WORDS_IN = ["label", "text", "title", "caption", "name"];
const ADDRESS_IN = ["href", "url", "link", "to", "target"];

/** What leads somewhere, so that no words are taken for it. */
const LEADS = /^(?:\/|#|https?:|mailto:|tel:|www\.)\S*$/;

/**
 * The button, or the two, that some unknown names stand for where a block has a list of `actions`: its words and its
 * address beside one another, or both in a group of their own. It is one mistake, told at the first of them.
 *
 * @returns What was told of them: the first now says it for all.
 */
export function tellButton(
  unknown: readonly UnknownName[],
  group: TreeNode | undefined,
  text: string | undefined,
): UnknownName["draft"][] {
  const [first] = unknown;
  if (!first || group?.kind !== "map" || !takesButtons(first)) return [];
  const entries = unknown.flatMap(({ draft }) => group.entries.get(String(draft.path.at(-1))) ?? []);
  const buttons = [entries.filter((entry) => !isSecond(entry)), entries.filter(isSecond)].flatMap(
    (some) => buttonOf(some) ?? [],
  );
  if (buttons.length === 0) return [];
  const entry = entrySchema(optionSchema(first.among, "actions"), 0);
  const look = entry && ofValue(entry).properties?.look;
  const looks = look ? (ofValue(look).enum ?? []) : [];
  const written = `actions: [${buttons.map((one) => inBraces(one, looks)).join(", ")}]`;
  const used = buttons.flatMap((one) => one.used);
  const drafts = unknown
    .map(({ draft }) => draft)
    .filter(({ path }) => used.some(({ key }) => key === path.at(-1)));
  drafts.sort((a, b) => a.start - b.start);
  const [told] = drafts;
  if (!told) return [];
  const offer = text === undefined ? undefined : offerOf(used, group, written, text);
  const params = told.params as { instead?: object; guess?: string; near?: object };
  params.instead = { written };
  delete params.guess;
  delete params.near;
  delete told.fix;
  delete told.offer;
  if (offer) told.offer = offer;
  return drafts;
}

function takesButtons({ among, present }: UnknownName): boolean {
  const list = optionSchema(among, "actions");
  if (!list || Object.hasOwn(present, "actions") || !acceptedTypes(list).has("array")) return false;
  const entry = entrySchema(list, 0);
  const { properties = {}, required = [] } = entry ? ofValue(entry) : {};
  return (
    Boolean(properties.label && properties.href) &&
    required.every((name) => name === "label" || name === "href")
  );
}

interface Part {
  entry: Entry;
  words: string;
}

interface Button {
  label: string;
  href: string;
  /** What stands for it. */
  used: readonly Entry[];
}

/** The button that names of one rank stand for, in a group or beside one another. */
function buttonOf(entries: readonly Entry[]): Button | undefined {
  const own = entries.find(({ key, value }) => GROUP.test(unranked(key)) && value.kind === "map");
  return own ? inGroup(own) : beside(entries);
}

const isSecond = ({ key }: Entry): boolean => RANK.exec(key)?.[2] !== undefined;

const unranked = (key: string): string => key.replace(RANK, "");

/** @param looks  What buttons of the block can look like. */
function inBraces({ label, href, used }: Button, looks: readonly unknown[]): string {
  const look = used.every(isSecond) && looks.includes("secondary") ? ", look: secondary" : "";
  return `{ label: ${inFlow(label)}, href: ${inFlow(href)}${look} }`;
}

function inGroup(own: Entry): Button | undefined {
  const { entries } = own.value as MapNode;
  const find = (names: readonly string[]): Part | undefined => {
    const entry = names.map((name) => entries.get(name)).find((one) => one !== undefined);
    return entry && asPart(entry);
  };
  const [label, href] = [find(WORDS_IN), find(ADDRESS_IN)];
  return label && href && entries.size === 2 && LEADS.test(href.words)
    ? { label: label.words, href: href.words, used: [own] }
    : undefined;
}

function beside(entries: readonly Entry[]): Button | undefined {
  const parts = entries.flatMap((entry) => asPart(entry) ?? []);
  const hrefs = parts.filter(({ entry, words }) => ADDRESS.test(unranked(entry.key)) && LEADS.test(words));
  const labels = parts.filter(({ entry, words }) => WORDS.test(unranked(entry.key)) && !LEADS.test(words));
  const [label, href] = [labels[0], hrefs[0]];
  return label && href && hrefs.length === 1 && labels.length === 1
    ? { label: label.words, href: href.words, used: [label.entry, href.entry] }
    : undefined;
}

function asPart(entry: Entry): Part | undefined {
  const { value } = entry;
  if (value.kind !== "scalar" || value.isBlock || typeof value.value !== "string" || value.value === "")
    return undefined;
  return { entry, words: value.value };
}

/** In the place of the lines of both, where no other stands between them. */
function offerOf(
  used: readonly Entry[],
  group: MapNode,
  written: string,
  text: string,
): TextEdit | undefined {
  const start = Math.min(...used.map(({ keyStart }) => keyStart));
  const end = Math.max(...used.map(({ value }) => value.end));
  const isBetween = ({ key, keyStart }: Entry): boolean =>
    keyStart > start && keyStart < end && !used.some((one) => one.key === key);
  return [...group.entries.values()].some(isBetween)
    ? undefined
    : { start, end: start + text.slice(start, end).trimEnd().length, text: written };
}
