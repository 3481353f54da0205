import type { Draft } from "../problems/draft.ts";
import { indentationOf, lineAt } from "../yaml/line.ts";
import { type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { languagesSchema } from "./languages.ts";
import { meantLanguage } from "./meant-language.ts";

/** A language as somebody has written it, and its options besides the tag, each as it stands there. */
interface Said {
  lang: string;
  options: string[];
}

/**
 * Tells of languages that are not written as a list of groups, but as their tags or names (`[de, fr]`, `de: Deutsch`),
 * with all of them as they are to be.
 *
 * @returns undefined where they are, or where nobody can tell what was meant.
 */
export function explainLanguages(tree: MapNode, text: string): Draft | undefined {
  const entry = tree.entries.get("languages");
  const all = entry && saidIn(entry.value, text);
  if (!entry || !all || all.length === 0) return undefined;
  const own = tree.entries.get("lang")?.value;
  const site = own?.kind === "scalar" ? own.source : undefined;
  // The site's own language is not among those that it is translated into.
  const others = all.filter(({ lang }) => lang !== site);
  if (others.length === 0) return undefined;
  const place = placeOf(entry.value, text);
  const isOnLine = lineAt(text, entry.keyStart).start === lineAt(text, entry.value.start).start;
  return {
    code: "wrong-type",
    params: { case: "languages", lang: others[0]!.lang, isOnLine },
    ...place,
    path: ["languages"],
    offer: isOnLine
      ? {
          start: entry.value.start,
          end: visibleEnd(entry.value, text),
          text: `[${others.map(inBraces).join(", ")}]`,
        }
      : linesOf(entry.value, others, text),
  };
}

const inBraces = ({ lang, options }: Said): string => `{ ${[`lang: ${lang}`, ...options].join(", ")} }`;

function linesOf(value: TreeNode, all: readonly Said[], text: string): NonNullable<Draft["offer"]> {
  const { start, text: line } = lineAt(text, value.start);
  const margin = " ".repeat(indentationOf(line));
  const lines = all.flatMap(({ lang, options }) => [
    `${margin}- lang: ${lang}`,
    ...options.map((option) => `${margin}  ${option}`),
  ]);
  return { start, end: visibleEnd(value, text), text: lines.join("\n") };
}

/** Languages that are written in another form; undefined where one of them is in the right one, or is none. */
function saidIn(value: TreeNode, text: string): Said[] | undefined {
  if (value.kind === "scalar") return ofTexts(value.source.split(/[\s,;]+/).filter(Boolean));
  if (value.kind === "map") {
    if (value.entries.has("lang")) return together([ofOptions(value, text)]);
    return together([...value.entries.values()].map(({ key, value: said }) => ofPair(key, said, text)));
  }
  if (value.kind !== "list" || value.items.every(isRight)) return undefined;
  return together(
    value.items.map((item) => {
      if (item.kind === "scalar") return ofText(item.source);
      if (item.kind !== "map") return undefined;
      const [first] = item.entries.values();
      if (item.entries.has("lang")) return ofOptions(item, text);
      return item.entries.size === 1 ? ofPair(first!.key, first!.value, text) : undefined;
    }),
  );
}

const isRight = (item: TreeNode): boolean => item.kind === "map" && item.entries.has("lang");

const together = (all: readonly (Said | undefined)[]): Said[] | undefined =>
  all.every((one) => one !== undefined) ? [...all] : undefined;

const ofTexts = (texts: readonly string[]): Said[] | undefined => together(texts.map(ofText));

function ofText(text: string): Said | undefined {
  const lang = meantLanguage(text);
  return lang === undefined ? undefined : { lang, options: [] };
}

/** `de: Deutsch`, or options below the tag. */
function ofPair(key: string, value: TreeNode, text: string): Said | undefined {
  const said = ofText(key);
  if (!said) return undefined;
  if (value.kind === "map") {
    const more = ofOptions(value, text, true);
    return more && { ...said, options: more.options };
  }
  if (value.kind !== "scalar") return undefined;
  const isNamed = value.source !== "" && typeof value.value === "string";
  return isNamed ? { ...said, options: [`name: ${text.slice(value.start, visibleEnd(value, text))}`] } : said;
}

/** Options that a language has, each on a line; the tag is known from elsewhere where it is not among them. */
function ofOptions({ entries }: MapNode, text: string, isBelowTag = false): Said | undefined {
  const options: string[] = [];
  let lang: string | undefined;
  for (const { key, keyStart, value } of entries.values()) {
    if (value.kind !== "scalar" || !(key in (languagesSchema.items as { properties: object }).properties))
      return undefined;
    if (key === "lang") lang = meantLanguage(value.source);
    else options.push(text.slice(keyStart, visibleEnd(value, text)));
  }
  return lang === undefined && !isBelowTag ? undefined : { lang: lang ?? "", options };
}

function visibleEnd(node: TreeNode, text: string): number {
  return node.start + text.slice(node.start, node.end).trimEnd().length;
}

function placeOf(value: TreeNode, text: string): { start: number; end: number } {
  const items = value.kind === "list" ? value.items : [];
  const first = items.find((item) => !isRight(item));
  return visibleSpan(first ?? value, text);
}
