import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageContents, pageContents } from "./page-contents.ts";

/**
 * Makes sure that a site built by another generator shows what ours shows: title, words, footnotes, links and how
 * many of each element there are.
 *
 * @param ours    Folder that our build wrote. @param theirs Folder that the other one wrote.
 * @param files   Pages to compare, relative to both. @throws Error with the first differences of the first page that differs.
 */
export function comparePages(ours: string, theirs: string, files: readonly string[]): void {
  for (const file of files) {
    if (!existsSync(join(theirs, file))) throw new Error(`${join(theirs, file)} is missing.`);
    const [mine, other] = [ours, theirs].map((dir) => pageContents(readFileSync(join(dir, file), "utf8")));
    const differences = mine && other ? pageDifferences(mine, other) : [];
    if (differences.length > 0)
      throw new Error(`${join(theirs, file)} differs from ours:\n${differences.join("\n")}`);
  }
}

/** What differs, in sentences; empty when nothing does. */
export function pageDifferences(ours: PageContents, theirs: PageContents): string[] {
  const differences: string[] = [];
  if (ours.title !== theirs.title) differences.push(`title: "${ours.title}", there "${theirs.title}"`);
  if (ours.text !== theirs.text) differences.push(`text: ${firstDifference(ours.text, theirs.text)}`);
  const [notes, otherNotes] = [ours.footnotes.join("|"), theirs.footnotes.join("|")];
  if (notes !== otherNotes) differences.push(`footnotes: ${firstDifference(notes, otherNotes)}`);
  const [links, otherLinks] = [ours.links.join(" "), theirs.links.join(" ")];
  if (links !== otherLinks) differences.push(`links: ${firstDifference(links, otherLinks)}`);
  for (const name of new Set([...Object.keys(ours.elements), ...Object.keys(theirs.elements)])) {
    const [count, otherCount] = [ours.elements[name] ?? 0, theirs.elements[name] ?? 0];
    if (count !== otherCount) differences.push(`<${name}>: ${count}, there ${otherCount}`);
  }
  return differences;
}

/** The surroundings of the first character that differs. */
function firstDifference(ours: string, theirs: string): string {
  let at = 0;
  while (at < ours.length && ours[at] === theirs[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 50);
  return `"${around(ours)}", there "${around(theirs)}"`;
}
