import type { ReplaceWords } from "../../edit/operation.ts";
import { labelOf } from "../../editor/field-label.ts";
import type { WordsAnswer, WordsHit, WordsPlace } from "../../editor/overview-answers.ts";
import { readVersionName } from "../../languages/version-files.ts";
import { type FoundText, findWords, hitId } from "../../operations/words/find-words.ts";
import { wordsFor } from "../../operations/words/replace-words.ts";
import type { Site } from "../../site/site.ts";
import { editPaths } from "../edit-path.ts";

/** Longest words that are looked for. */
const LONGEST = 500;
/** Hits that are told at once: more than anybody looks through. */
const MOST = 1_000;
/** Letters in front of a hit and behind it. */
const AROUND = 48;

/** Words on the site with what stands around them, and what would stand there instead. */
export function listWords(site: Site, asked: Omit<ReplaceWords, "kind" | "hits">): WordsAnswer | undefined {
  if (asked.find.length > LONGEST || asked.with.length > LONGEST) return undefined;
  const { texts, unread, isCut } = findWords(site, asked, MOST + 1);
  const placeOf = placesOf(site);
  const pathOf = editPaths(site);
  const places = new Map<string, WordsPlace>();
  let count = 0;
  for (const found of texts) {
    const left = Math.max(0, MOST - count);
    count += found.hits.length;
    if (left === 0) continue;
    const to = pathOf({ file: found.at.file, path: placeIn(found) });
    const { key, ...place } = placeOf(found);
    const known = places.get(key) ?? { ...place, hits: [] };
    places.set(key, known);
    for (const [index, hit] of found.hits.slice(0, left).entries())
      known.hits.push(toldHit(found, index, hit, asked, to));
  }
  return { places: [...places.values()], count, unread, ...(isCut && { isCut: true as const }) };
}

function toldHit(
  found: FoundText,
  index: number,
  hit: FoundText["hits"][number],
  asked: Omit<ReplaceWords, "kind" | "hits">,
  to: string | undefined,
): WordsHit {
  const { text, at } = found;
  const name = placeIn(found).findLast((step) => typeof step === "string");
  return {
    id: hitId(found, index),
    label: at.path.length === 0 ? "" : labelOf(String(name ?? "text")),
    before: shortened(text.slice(Math.max(0, hit.start - AROUND - 1), hit.start), "start"),
    found: text.slice(hit.start, hit.end),
    after: shortened(text.slice(hit.end, hit.end + AROUND + 1), "end"),
    ...(asked.with.trim() !== "" && { fresh: wordsFor(found, hit, asked) }),
    ...(hit.isName && { isName: true as const }),
    ...(to !== undefined && { to }),
  };
}

/** Without the name that all translations have. */
function placeIn({ at, inMark }: FoundText): (string | number)[] {
  return inMark ? at.path.slice(0, -1) : [...at.path];
}

/** On one line; what was cut is cut between words. */
function shortened(text: string, cut: "start" | "end"): string {
  const line = text.replace(/\s+/g, " ");
  if (text.length <= AROUND) return line;
  return cut === "start" ? line.replace(/^\S*\s?/, "… ") : line.replace(/\s?\S*$/, " …");
}

/** What people call the place of a text. */
function placesOf(site: Site): (found: FoundText) => Omit<WordsPlace, "hits"> & { key: string } {
  const { files, listing } = site;
  const titles = new Map(listing.pages().map(({ file, title, route }) => [file, { title, route }]));
  const collections = new Map([...files.collections.values()].map((one) => [one.file, one]));
  return ({ at: { file, path } }) => {
    const original = readVersionName(file, files.languages);
    const language = original ? `, in ${original.lang}` : "";
    const page = titles.get(file);
    if (page) return { key: file, title: page.title, about: page.route, file };
    const collection =
      collections.get(file) ??
      (original && [...collections.values()].find((one) => sameStem(one.file, original.original)));
    if (collection) {
      const [step] = path;
      const index =
        typeof step === "number"
          ? step
          : collection.rows.findIndex((row) => String(row[collection.key]) === step);
      const row = listing.rowAt(collection.name, index);
      const about = `${labelOf(collection.name)}${language}`;
      return { key: `${file} ${step}`, title: row?.title || String(step), about, file };
    }
    const name = file.replace(/^.*\/_?|(?:\.[\w-]+)?\.\w+$/g, "");
    if (file.startsWith("pages/_shared/"))
      return { key: file, title: labelOf(name), about: `Shared blocks${language}`, file };
    if (file.startsWith("pages/_"))
      return { key: file, title: labelOf(name), about: `Layout${language}`, file };
    if (file.startsWith("data/site."))
      return { key: file, title: "Site", about: `Settings${language}`, file };
    if (file.startsWith("data/words.")) return { key: file, title: "Words of the site", about: file, file };
    return { key: file, title: file.replace(/^.*\//, ""), about: file.replace(/^public/, ""), file };
  };
}

function sameStem(file: string, other: string): boolean {
  return file.replace(/\.\w+$/, "") === other.replace(/\.\w+$/, "");
}
