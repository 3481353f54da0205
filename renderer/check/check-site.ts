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
import { createTextChecker } from "./check-texts.ts";
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
  const texts = createTextChecker(site);
  const { checkReference } = texts;
  const checkPicture = createPictureChecker(site);
  const checkBody = createBodyChecker(site);
  const badValues = new Set<string>();
  const add: AddProblem = (file, draft, lines) => {
    const list = result.get(file) ?? [];
    list.push(createProblem(file, draft, lines));
    result.set(file, list);
  };

  for (const collection of site.collections.values())
    checkData(collection.file, collection.facts, collection.lines);
  checkData("data/site.yaml", site.settings.facts, site.settings.lines);
  for (const [file, list] of site.facts) checkPageFile(site.pages.get(file)!, list);
  checkRedirects(site, texts, add);
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

  function checkText(value: string, kind: PageFact["kind"], route: string | undefined): Found | undefined {
    return (
      texts.checkText(value, kind, route) ??
      (kind === "image" || kind === "markdown-image" ? checkPicture(value) : undefined)
    );
  }

  function checkData(file: string, facts: readonly Fact[], lines: Collection["lines"]): void {
    for (const fact of facts) {
      const found =
        fact.kind === "ref"
          ? checkReference(fact)
          : checkText(fact.value, fact.kind as PageFact["kind"], undefined);
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

  function checkPageFile(page: PageFile, list: readonly PageFacts[]): void {
    const { note, noted } = createNotes();
    for (const facts of list) {
      for (const draft of facts.drafts) note(draft);
      for (const fact of facts.texts) {
        if (fact.isBound && badValues.has(`${fact.kind}:${fact.value}`)) continue;
        const draft = checkText(fact.value, fact.kind, facts.route);
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
      for (const body of facts.bodies) checkFiles(body, note);
      checkIds(site, page, facts, note);
      if (page.kind === "page") checkOutline(page, facts, note);
    }
    for (const ref of page.refs) {
      const found = checkReference(ref);
      if (!found) continue;
      const { fix, ...rest } = found;
      const { start, end, path } = ref;
      note({ ...rest, start, end, path, ...(fix && { fix: { start, end, text: fix } }) });
    }
    for (const draft of noted()) add(page.file, draft, page.lines);
  }

  function checkFiles(body: PageFacts["bodies"][number], note: (draft: Draft) => void): void {
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
