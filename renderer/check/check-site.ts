import { ALWAYS, SHOWN } from "../clock/shown.ts";
import type { Collection, Row } from "../data/collection.ts";
import { kindOfFile } from "../data/read-data.ts";
import type { Reference } from "../data/reference.ts";
import type { Problem } from "../model.ts";
import { Findings } from "../problems/findings.ts";
import { type BodyReader, createBodyChecker } from "./check-bodies.ts";
import { checkHarmless } from "./check-harmless.ts";
import { checkDefaultLayout, checkLayout, checkOnce } from "./check-layout.ts";
import type { CheckMemory } from "./check-memory.ts";
import { createPageChecker } from "./check-page.ts";
import { createPictureChecker } from "./check-pictures.ts";
import { checkPublicFiles } from "./check-public.ts";
import { checkReach, linkedTexts, waysOf } from "./check-reach.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkServices } from "./check-services.ts";
import { checkAddress, checkHost, checkMailSettings, checkSettings } from "./check-settings.ts";
import { createTextChecker } from "./check-texts.ts";
import { checkTimes, isOver, type Source } from "./check-times.ts";
import { checkTitles, titlesOf } from "./check-titles.ts";
import { createTranslatedBodies } from "./check-translated-bodies.ts";
import { checkUnusedCollections, checkUnusedLists, checkUnusedPictures } from "./check-unused.ts";
import {
  asPart,
  type CheckedPage,
  type CheckedSite,
  correctionsOf,
  type Found,
  inYaml,
  type Report,
  withoutCorrections,
} from "./checked-site.ts";
import { lackingRow } from "./lacking-rows.ts";
import type { MentionKind, PlacedPicture } from "./page-contents.ts";

/**
 * Checks what no file shows by itself: links and anchors, pictures, references between collections,
 * redirects, ids, headings, titles, what nobody uses or reaches.
 *
 * @param readBody  Reads the texts under `public/`, each once. @param memory  What the last check has found in order.
 */
export function checkSite(site: CheckedSite, readBody: BodyReader, memory?: CheckMemory): Findings {
  const findings = new Findings();
  let count = 0;
  const report: Report = (...found) => {
    count += 1;
    findings.report(...found);
  };
  const texts = createTextChecker(site, memory?.ask);
  const pictures = createPictureChecker(site);
  const checkText = (
    value: string,
    kind: MentionKind,
    route: string | undefined,
    source?: Source,
  ): Found | undefined => {
    if (kind === "picture") return pictures.checkPlace(JSON.parse(value) as PlacedPicture);
    const found = texts.checkText(value, kind, route, source);
    if (found || (kind !== "image" && kind !== "markdown-image")) return found;
    const fault = pictures.checkFile(value);
    // Told on one page, it would be told on this one if that changed.
    if (!fault && pictures.isFaulty(value)) count += 1;
    return fault;
  };

  const checkBody = createBodyChecker(
    readBody,
    { checkLink: texts.checkLink, checkPicture: (value) => checkText(value, "image", undefined) },
    report,
  );

  const counted = (check: () => void): number => {
    const before = count;
    check();
    return count - before;
  };

  const badValues = new Set<string>();
  const checkRows = (
    file: string,
    references: readonly Reference[],
    lines: Collection["lines"],
    sourceOf: (index: number) => Source,
    noteLack: (index: number) => void = () => undefined,
  ) => {
    const write = kindOfFile(file) === "json" ? JSON.stringify : inYaml;
    for (const reference of references) {
      const { kind, value, path } = reference;
      const source = sourceOf(Number(path[0]));
      if (isOver(source.shown, site.clock)) continue;
      const found =
        kind === "ref"
          ? (texts.checkReference(reference) ?? checkRowTimes(reference, source, site))
          : checkText(value, kind, undefined, source);
      if (!found) continue;
      badValues.add(`${kind}:${value}`);
      if (kind === "ref") noteLack(Number(path[0]));
      report({ file, lines }, reference, ({ start, end }) => ({
        ...withoutCorrections(found),
        start,
        end,
        path,
        ...(!reference.isAround &&
          correctionsOf(found, { start, end }, kind.startsWith("markdown-") ? asPart : write)),
      }));
    }
  };
  const checkData: typeof checkRows = (file, ...rest) => {
    const check = () => checkRows(file, ...rest);
    if (memory) memory.lookAtData(file, () => counted(check));
    else check();
  };
  memory?.begin(site);
  for (const { name, file, references, lines, shown, rows, key } of site.collections.values())
    checkData(
      file,
      references,
      lines,
      (index) => ({ shown: shown.get(index) ?? ALWAYS, by: "row" }),
      (index) => badValues.add(lackingRow(name, String(rows[index]?.[key]))),
    );
  const { references: ofSettings, lines: settingsLines } = site.settings;
  checkData("data/site.yaml", ofSettings, settingsLines, () => ({ shown: ALWAYS, by: "settings" }));

  const bodies = createTranslatedBodies(site, readBody, report);
  const checkPage = createPageChecker(
    site,
    { checkText, checkReference: texts.checkReference, checkBody, bodies },
    badValues,
    report,
  );
  for (const told of checkMailSettings(site, report)) badValues.add(told);
  memory?.beginPages(badValues);
  for (const page of site.pages.values()) {
    if (memory?.isSound(page)) checkPage.checkBodies(page);
    else if (!memory) checkPage.check(page);
    else memory.look(page, () => counted(() => checkPage.check(page)));
  }
  if (site.isComplete) bodies.finish();
  for (const page of site.pages.values()) {
    checkLayout(page, site, report);
    checkOnce(page, site, report);
  }
  if (site.hasSoundNames) checkDefaultLayout(site, report);
  checkRedirects(site, texts, report);
  checkPublicFiles(site, report);
  checkHarmless(site, report);
  together(
    "titles",
    ({ summary }) => titlesOf(summary),
    () => [],
    () => checkTitles(site, report),
  );
  checkServices(site, report);
  checkSettings(site, report);
  checkHost(site, report);
  checkAddress(site, report);
  // As long as a file cannot be read, nobody knows what it would have shown or linked to.
  if (site.isComplete && !findings.problems.has("pages/_layout.yaml")) {
    const linked = () => linkedTexts(site, readBody);
    together("reach", waysOf, linked, () => checkReach(site, readBody, report));
    checkUnusedCollections(site, report);
    checkUnusedLists(site, report);
    // A path that is wrong is the reason why its picture seems unused.
    if (![...findings.problems.values()].flat().some(isWrongPath)) checkUnusedPictures(site, report);
  } else memory?.leaveOut("reach");
  return findings;

  function together(
    name: string,
    goesBy: (page: CheckedPage) => unknown,
    also: () => unknown[],
    check: () => void,
  ): void {
    if (memory) memory.together(name, goesBy, also(), () => counted(check));
    else check();
  }
}

/** Whether a place that shows a picture names something else. */
function isWrongPath({ code, params }: Problem): boolean {
  const { fault } = (params ?? {}) as { fault?: unknown };
  return code === "missing-image" || code === "bad-image" || (code === "broken-picture" && fault === "kind");
}

const timedRows = new WeakMap<Collection, ReadonlyMap<string, Row>>();

/** The rows of a collection that are not always to be seen, by their keys. */
function timedRowsOf(collection: Collection): ReadonlyMap<string, Row> {
  const known = timedRows.get(collection);
  if (known) return known;
  const rows = collection.rows.filter((row) => row[SHOWN]);
  // Of two rows with one key the first counts.
  const byKey = new Map(rows.reverse().map((row) => [String(row[collection.key]), row]));
  timedRows.set(collection, byKey);
  return byKey;
}

/** A row names another one that is not there as long as it is itself. */
function checkRowTimes(
  { target, value }: Pick<Reference, "target" | "value">,
  source: Source,
  site: CheckedSite,
): Found | undefined {
  const collection = site.collections.get(target!);
  if (!collection || collection.shown.size === 0) return undefined;
  const shown = timedRowsOf(collection).get(value)?.[SHOWN];
  return shown && checkTimes(`The row "${value}" of ${collection.name}`, source, [{ shown }], site);
}
