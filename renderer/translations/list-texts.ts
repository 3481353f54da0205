import type { Unit } from "../languages/unit.ts";
import { nameSteps } from "./sent-texts.ts";
import { type Count, countUnits, type TranslatedFile } from "./translated-file.ts";

/** What is to be listed. */
export interface ListOptions {
  /** Every text that is missing, instead of the first few of a file. */
  isFull: boolean;
}

/** Texts of a file that are missing, beyond which a list says how many more there are. */
const FEW = 5;
const WIDTH = 100;

/** The state of all translations for people: by language and file, with what is to be done in each. */
export function listTexts(
  files: readonly TranslatedFile[],
  languages: readonly { lang: string; name: string }[],
  { isFull }: ListOptions,
): string {
  const parts = languages.map(({ lang, name }) => {
    const own = files.filter((file) => file.lang === lang);
    const begun = own.filter(({ isThere }) => isThere);
    const left = countUnits(own.filter(({ isThere }) => !isThere).flatMap(({ units }) => units));
    const states = [
      ...(begun.length > 0 ? [sumOf(countUnits(begun.flatMap(({ units }) => units)))] : []),
      ...(left.all > 0 ? [`not begun: ${inTexts(left.all)}`] : []),
    ];
    return [
      `${name} (${lang}): ${states.join("; ")}`,
      ...own.flatMap((file) => fileLines(file, isFull)),
    ].join("\n");
  });
  return parts.join("\n\n");
}

/** "62 of 64 texts, 96 %; 1 stale, 1 missing". */
export function sumOf(count: Count): string {
  const states = (["stale", "missing", "unmarked", "obsolete"] as const)
    .filter((state) => count[state] > 0)
    .map((state) => `${count[state]} ${state}`);
  if (count.unseen > 0) states.push(`${count.unseen} that no page shows`);
  const sum = `${count.translated} of ${count.all} texts, ${count.percent} %`;
  return states.length === 0 ? sum : `${sum}; ${states.join(", ")}`;
}

function inTexts(count: number): string {
  return count === 1 ? "1 text" : `${count} texts`;
}

function fileLines(
  { original, version, address, route, isThere, units }: TranslatedFile,
  isFull: boolean,
): string[] {
  const count = countUnits(units);
  if (count.all === 0 && !isThere) return [];
  const shown = route ?? address;
  const place = shown === undefined ? original : `${original}  ${shown}`;
  const lines = [`  ${place}: ${isThere ? sumOf(count) : `${inTexts(count.all)}, not begun`}`];
  const of = (state: Unit["state"]): Unit[] => units.filter((unit) => unit.state === state && !unit.isUnseen);
  for (const unit of of("stale"))
    lines.push(`    stale     ${shownName(unit)}`, ...wasAndNow(unit), `      says ${shortened(unit.text!)}`);
  for (const unit of of("unmarked")) lines.push(`    unmarked  ${shownName(unit)}: ${shortened(unit.text!)}`);
  for (const unit of of("obsolete"))
    lines.push(`    obsolete  ${unit.at.join(".")}: ${shortened(unit.of ?? unit.text ?? "")}  (${version})`);
  const missing = of("missing");
  const listed = isFull ? missing : isThere ? missing.slice(0, FEW) : [];
  for (const unit of listed) lines.push(`    missing   ${shownName(unit)}: ${shortened(unit.original!)}`);
  if (isThere && listed.length < missing.length)
    lines.push(`    missing   and ${missing.length - listed.length} more`);
  return lines;
}

/** Both originals, of long texts from the first line on that is another one. */
function wasAndNow({ of, original = "" }: Unit): string[] {
  if (of === undefined) return ["      was  another wording, which the history of the site does not have"];
  const [before, now] = [of.split("\n"), original.split("\n")];
  const from = before.findIndex((line, index) => line !== now[index]);
  const rest = (lines: readonly string[]): string =>
    shortened(lines.slice(from < 0 ? before.length : from).join("\n"));
  return [`      was  ${rest(before)}`, `      now  ${rest(now)}`];
}

/** Entries of lists count from 1, as people count; blocks without an id are told. */
function shownName(unit: Unit): string {
  const name = nameSteps(unit)
    .map((step) => (typeof step === "number" ? step + 1 : step))
    .join(".");
  return unit.needsId ? `${name} (its block has no id)` : name;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;
}

/** The same for programs. */
export function textsForPrograms(files: readonly TranslatedFile[]): object[] {
  return files.map(({ lang, original, version, address, route, isThere, units }) => ({
    lang,
    file: original,
    version,
    ...(address !== undefined && { address }),
    ...(route !== undefined && { route }),
    isBegun: isThere,
    count: countUnits(units),
    texts: units
      .filter(({ state }) => state !== "translated")
      .map(({ state, at, path, original, of, text, needsId }) => ({
        state,
        at,
        ...(path && { path }),
        ...(original !== undefined && { original }),
        ...(of !== undefined && { of }),
        ...(text !== undefined && { text }),
        ...(needsId && { needsId }),
      })),
  }));
}
