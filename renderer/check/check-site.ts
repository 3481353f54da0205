import type { Collection, Fact } from "../data/collections.ts";
import type { Problem } from "../model.ts";
import type { PageFile } from "../pages/page-file.ts";
import type { Draft } from "../problems/draft.ts";
import { createProblem } from "../problems/problem.ts";
import { createBodyChecker } from "./check-bodies.ts";
import { checkIds, checkOutline } from "./check-outline.ts";
import { createPictureChecker } from "./check-pictures.ts";
import { checkPublicFiles } from "./check-public.ts";
import { checkReach } from "./check-reach.ts";
import { checkRedirects } from "./check-redirects.ts";
import { createTextChecker, type TextChecker } from "./check-texts.ts";
import { checkTitles } from "./check-titles.ts";
import { checkUnusedCollections, checkUnusedPictures } from "./check-unused.ts";
import type { AddProblem, Found, PageFact, PageFacts, SiteFacts } from "./site-facts.ts";

/**
 * Checks what no file shows by itself: links and anchors, pictures, references between collections,
 * redirects, ids, headings, titles, what nobody uses or reaches.
 *
 * @returns Problems by file.
 */
export function checkSite(site: SiteFacts): Map<string, Problem[]> {
  const result = new Map<string, Problem[]>();
  const add: AddProblem = (file, draft, lines) => {
    const list = result.get(file) ?? [];
    list.push(createProblem(file, draft, lines));
    result.set(file, list);
  };

  const checks: Checks = {
    site,
    texts: createTextChecker(site),
    checkPicture: createPictureChecker(site),
    checkBody: createBodyChecker(site),
    badValues: new Set(),
    add,
  };
  for (const collection of site.collections.values())
    checkData(checks, collection.file, collection.facts, collection.lines);
  checkData(checks, "data/site.yaml", site.settings.facts, site.settings.lines);
  for (const [file, list] of site.facts) checkPageFile(checks, site.pages.get(file)!, list);
  checkRedirects(site, checks.texts, add);
  checkPublicFiles(site, add);
  checkTitles(site, add);
  // As long as a file cannot be read, nobody knows what it would have shown or linked to.
  if (site.isComplete) {
    checkReach(site, add);
    checkUnusedCollections(site, site.used, add);
    // A misspelt path is the reason why its picture seems unused.
    const isMissing = [...result.values()].flat().some((problem) => problem.code === "missing-image");
    if (!isMissing) checkUnusedPictures(site, add);
  }
  return result;
}

/** What the checks of all files share. */
interface Checks {
  site: SiteFacts;
  texts: TextChecker;
  checkPicture: ReturnType<typeof createPictureChecker>;
  checkBody: ReturnType<typeof createBodyChecker>;
  /** Kind and value of what is wrong in data files. */
  badValues: Set<string>;
  add: AddProblem;
}

function checkText(
  { texts, checkPicture }: Checks,
  value: string,
  kind: PageFact["kind"],
  route: string | undefined,
): Found | undefined {
  return (
    texts.checkText(value, kind, route) ??
    (kind === "image" || kind === "markdown-image" ? checkPicture(value) : undefined)
  );
}

/** Checks the texts of a data file, and remembers the wrong ones: pages that show them are not to blame. */
function checkData(checks: Checks, file: string, facts: readonly Fact[], lines: Collection["lines"]): void {
  const { texts, badValues, add } = checks;
  for (const fact of facts) {
    const found =
      fact.kind === "ref"
        ? texts.checkReference(fact)
        : checkText(checks, fact.value, fact.kind as PageFact["kind"], undefined);
    if (!found) continue;
    const { fix, ...rest } = found;
    badValues.add(`${fact.kind}:${fact.value}`);
    add(
      file,
      {
        start: fact.start,
        end: fact.end,
        path: fact.path,
        ...rest,
        ...(fix && { fix: { start: fact.start, end: fact.end, text: fix } }),
      },
      lines,
    );
  }
}

/** Checks what the addresses of one page file come to. */
function checkPageFile(checks: Checks, page: PageFile, list: readonly PageFacts[]): void {
  const { site, texts, badValues, add } = checks;
  const { note, noted } = createNotes();
  for (const facts of list) {
    for (const draft of facts.drafts) note(draft);
    for (const fact of facts.texts) {
      if (fact.isBound && badValues.has(`${fact.kind}:${fact.value}`)) continue;
      const draft = checkText(checks, fact.value, fact.kind, facts.route);
      if (!draft) continue;
      const { fix, ...rest } = draft;
      const isOwnText = !fact.isBound && !fact.kind.startsWith("markdown-");
      note({
        ...rest,
        ...fact.span,
        path: fact.path,
        ...(fact.isBound && fact.row && { origin: { row: fact.row, says: "also" } }),
        ...(fix && isOwnText && { fix: { ...fact.span, text: fix.startsWith("#") ? `"${fix}"` : fix } }),
      });
    }
    for (const body of facts.bodies) checkFiles(checks, body, note);
    checkIds(site, page, facts, note);
    if (page.kind === "page") checkOutline(page, facts, note);
  }
  for (const ref of page.refs) {
    const found = texts.checkReference(ref);
    if (!found) continue;
    const { fix, ...rest } = found;
    const { start, end, path } = ref;
    note({ ...rest, start, end, path, ...(fix && { fix: { start, end, text: fix } }) });
  }
  for (const draft of noted()) add(page.file, draft, page.lines);
}

/** Checks the files that a text may stand in; the first one that exists counts. */
function checkFiles(
  { site, checkBody }: Checks,
  body: PageFacts["bodies"][number],
  note: (draft: Draft) => void,
): void {
  const found = body.files.find((file) => site.publicFiles.has(file));
  const fault = found === undefined ? undefined : checkBody(found);
  if (fault) note({ ...fault, ...body.span, path: body.path });
  if (found !== undefined) return;
  note({
    code: "missing-file",
    params: { files: body.files.map((file) => `public${file}`), ...(body.row && { row: body.row }) },
    ...body.span,
    path: body.path,
  });
}

/** Collects the problems of one file: the same text may be wrong for many rows, which is one mistake. */
function createNotes(): { note(draft: Draft): void; noted(): Draft[] } {
  const found = new Map<string, { draft: Draft; told: Set<string> }>();
  return {
    note(draft) {
      const key = `${draft.start}:${draft.end}:${draft.code}`;
      const params = JSON.stringify(draft.params);
      const earlier = found.get(key);
      if (earlier) earlier.told.add(params);
      else found.set(key, { draft, told: new Set([params]) });
    },
    noted: () => [...found.values()].map(({ draft, told }) => ({ ...draft, more: told.size - 1 })),
  };
}
