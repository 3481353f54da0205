import type { Draft } from "../problems/draft.ts";
import { editDistance } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import type { Schema } from "../schema/schema-types.ts";
import { hasForm } from "../schema/text-formats.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { MapNode, TreeNode } from "../yaml/tree.ts";

type Takes = (node: TreeNode) => boolean;

const isText: Takes = (node) => node.kind === "scalar" && typeof node.value === "string";
const isGroup: Takes = (node) => node.kind === "map";
const isList: Takes = (node) => node.kind === "list";
const textThat =
  (fits: (text: string) => boolean): Takes =>
  (node) =>
    isText(node) && fits((node as { value: string }).value);

/** What the engine reads of the settings, and how it can look: another setting may have nearly the same name. */
const KNOWN: Readonly<Record<string, Takes>> = {
  brand: isText,
  legalName: isText,
  url: textThat((text) => text.includes(".")),
  lang: isText,
  languages: isList,
  timeZone: textThat((text) => hasForm(text, { format: "time-zone" })),
  tagline: isText,
  apiHost: textThat((text) => /^https?:/i.test(text)),
  shareImages: (node) => node.kind === "scalar" && typeof node.value === "boolean",
  services: isList,
  security: (node) => isGroup(node) && (node as MapNode).entries.has("contact"),
  defaults: isGroup,
};

/** In shorter names one slip makes another word. */
const LONG_ENOUGH = 5;

/**
 * Settings that the engine does not read, because they are called nearly as those that it does. A site may have
 * settings of its own, whatever they are called, so that nothing else says it: `timezone` would be left alone.
 *
 * @param schema  What the site says of its settings; nothing is looked for where that lists all there are.
 */
export function findMisnamedSettings({ entries }: MapNode, text: string, schema: Schema): Draft[] {
  if (schema.additionalProperties === false) return [];
  const own = schema.properties ?? {};
  const around = findAround(entries, text);
  if (around) return [around];
  const lacking = Object.keys(KNOWN).filter((name) => !entries.has(name));
  const doubled = withColons(entries);
  if (doubled.length > 0) return doubled;
  return [...entries.values()].flatMap(({ key, keyStart: start, keyEnd: end, value }): Draft[] => {
    if (Object.hasOwn(KNOWN, key) || Object.hasOwn(own, key)) return [];
    const plain = plainly(key);
    const same = lacking.find((name) => plainly(name) === plain && KNOWN[name]!(value));
    const [near, another] = lacking.filter(
      (name) => name.length >= LONG_ENOUGH && editDistance(plainly(name), plain) <= 1 && KNOWN[name]!(value),
    );
    const guess = same ?? calledSo(key, value, lacking) ?? (another === undefined ? near : undefined);
    if (guess === undefined) return [];
    const correction = { start, end, text: guess };
    return [
      {
        code: "unknown-field",
        params: { option: key, of: { kind: "settings", file: "data/site.yaml" }, guess, names: namesOf([]) },
        // A word of the site's own may be as near.
        ...(same === undefined && { severity: "warning" }),
        start,
        end,
        path: [key],
        ...(same === undefined ? { offer: correction } : { fix: correction }),
      },
    ];
  });
}

/** Names with one colon too many, which YAML takes for a part of the name: `brand:: Two SD`. */
function withColons(entries: MapNode["entries"], path: readonly string[] = []): Draft[] {
  return [...entries.values()].flatMap(({ key, keyStart: start, keyEnd: end, value }): Draft[] => {
    const within = value.kind === "map" ? withColons(value.entries, [...path, key]) : [];
    const guess = /^([A-Za-z][\w-]*):+$/.exec(key)?.[1];
    if (guess === undefined || entries.has(guess)) return within;
    const of = { kind: "settings" as const, file: "data/site.yaml" };
    return [
      {
        code: "unknown-field",
        params: { option: key, of, guess, names: namesOf([]) },
        start,
        end,
        path: [...path, key],
        fix: { start, end, text: guess },
      },
      ...within,
    ];
  });
}

/** A name that other systems put all settings below. */
const AROUND = /^(?:site|settings|config|general|website|params|company)$/i;
const ASKED = ["brand", "url", "lang"];

/** Settings that stand in a group, while nothing of what the engine asks for stands outside it. */
function findAround(entries: MapNode["entries"], text: string): Draft | undefined {
  if (ASKED.some((name) => entries.has(name))) return undefined;
  for (const { key, keyStart: start, keyEnd: end, value } of entries.values()) {
    const option = value.kind === "map" ? ASKED.find((name) => value.entries.has(name)) : undefined;
    if (option === undefined || !AROUND.test(key)) continue;
    const offer = withoutName(start, end, value, text);
    return {
      code: "unknown-field",
      params: {
        option: key,
        of: { kind: "settings", file: "data/site.yaml" },
        lacks: { option, by: "inside" },
        names: namesOf([]),
      },
      start,
      end,
      path: [key],
      ...(offer && { offer }),
    };
  }
  return undefined;
}

/** The lines below a name where it stands; undefined where they do not stand below it, each further right. */
function withoutName(start: number, end: number, value: TreeNode, text: string): TextEdit | undefined {
  if (!/^:\s*\n *$/.test(text.slice(end, value.start))) return undefined;
  const first = text.lastIndexOf("\n", value.start) + 1;
  const margin = " ".repeat(value.start - first);
  const lines = text.slice(first, value.end).trimEnd().split("\n");
  if (margin === "" || !lines.every((line) => line.trim() === "" || line.startsWith(margin)))
    return undefined;
  const whole = lines.map((line) => line.slice(margin.length)).join("\n");
  return { start, end: first + lines.join("\n").length, text: whole };
}

/** What other systems call what the engine reads, and what stands there then. */
const CALLED: readonly { name: string; by: RegExp; takes: RegExp }[] = [
  {
    name: "lang",
    by: /^(?:site)?[-_]?(?:language|locale|lang[-_]?code|language[-_]?code)$/i,
    takes: /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i,
  },
  {
    name: "url",
    by: /^(?:(?:site|web(?:site)?|base|canonical|public)[-_]?(?:url|domain|address)|domain)$/i,
    takes: /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/:]\S*)?$/i,
  },
  {
    name: "brand",
    // `name` and `title` may be what its pages show.
    by: /^(?:site|web(?:site)?|company|organi[sz]ation|business|brand)[-_]?(?:name|title)$/i,
    takes: /\S/,
  },
];

/** The setting that other systems call so, where it is not there and stands in the form that it has. */
function calledSo(key: string, value: TreeNode, lacking: readonly string[]): string | undefined {
  const fits = ({ name, by, takes }: (typeof CALLED)[number]): boolean =>
    lacking.includes(name) && by.test(key) && textThat((text) => takes.test(text))(value);
  return CALLED.find(fits)?.name;
}

const plainly = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "");
