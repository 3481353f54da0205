import { ALWAYS, both } from "../clock/shown.ts";
import type { Language } from "../data/languages.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { segmentFault } from "../filling/route-segments.ts";
import { textOf } from "../languages/mark.ts";
import { placeholderMeant } from "../languages/meant-placeholder.ts";
import { untranslatedIn } from "../languages/original-texts.ts";
import { isOutOfPlace, readVersion, type VersionFile } from "../languages/read-version.ts";
import type { Shape } from "../languages/shape.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { Problem } from "../model.ts";
import type { PageFile } from "../pages/page-file.ts";
import type { PageEnvironment } from "../pages/read-context.ts";
import { readPage } from "../pages/read-page.ts";
import type { SegmentFault } from "../problems/english/addresses.ts";
import { createProblem } from "../problems/problem.ts";
import { OF_LINES } from "../yaml/line-codes.ts";
import { readYamlFile, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import type { TreeNode } from "../yaml/tree.ts";
import { readOriginal } from "./read-original.ts";
import { readVersionOn } from "./read-version-on.ts";
import { versionDrafts } from "./version-problems.ts";
import { shapeOfPage } from "./version-shape.ts";

/** A page as it is in another language, and what was read for it. */
export interface VersionPage {
  page: PageFile;
  version: VersionFile;
  /** There is a file of the version. */
  isThere: boolean;
}

/**
 * Reads a page, layout or shared list with its version in another language.
 *
 * @param file  Of the version, relative to the site folder; it need not be there.
 * @returns undefined when there is no original.
 */
export function readVersionPage(
  dir: string,
  file: string,
  language: Language,
  environment: PageEnvironment,
): VersionPage | undefined {
  const { lang } = language;
  const original = readVersionName(file, [lang])?.original;
  const read = original === undefined ? undefined : readOriginal(dir, original);
  if (!read || original === undefined) return undefined;
  const own = readYamlFile(dir, file);
  const names = { file, original };
  const first = lookAt(names, read, own, language, environment);
  const { page } = first;
  const isPage = page.kind === "page" || page.kind === "redirect";
  // A redirect says nothing that could be translated.
  if (!own && isPage && (language.missing === "absent" || page.kind === "redirect")) return undefined;
  if (!own || !page.hasErrors) return first;
  const again = (other: YamlFile) => {
    const next = lookAt(names, readOriginal(dir, original) ?? read, other, language, environment);
    return { ...next, problems: next.page.problems };
  };
  const { fresh, last, toSource } = readVersionOn(file, own, { ...first, problems: page.problems }, again);
  page.problems.push(...fresh);
  if (!page.template && last.page.template)
    page.rest = {
      page: { ...last.page, template: last.page.template },
      faulty: new Set(),
      isRead: true,
      toSource,
    };
  return first;
}

/** Reads a page with one text of its version. @param own  Missing where there is no version. */
function lookAt(
  { file, original }: { file: string; original: string },
  read: YamlFile,
  own: YamlFile | undefined,
  language: Language,
  environment: PageEnvironment,
): VersionPage {
  const { lang } = language;
  const shape = shapeOfPage(file, environment);
  const version = readVersion({ file: original, read }, { file, read: own }, shape, {
    own: ["route"],
    skipsSettled: true,
  });
  const page = readPage(file, version.file, environment);
  const isPage = page.kind === "page" || page.kind === "redirect";
  page.treeOf = treeReader({ file, original, start: version.start }, own !== undefined, shape);
  if (page.template) page.template.untranslated = untranslatedIn(version.units);
  page.lang = lang;
  page.original = original;
  const drafts = own ? versionDrafts(version, language, false) : [];
  if (isPage) {
    const { route } = version.own;
    const fault = route && faultOf(textOf(route), language);
    const asked = route && !fault ? textOf(route) : undefined;
    if (route) page.spans.set("route", { start: route.start, end: route.end });
    page.pattern = asked ?? `${language.path}${patternOf(original).replace(/^\/$/, "")}`;
    if (route && fault)
      drafts.push({
        code: "bad-route",
        params: { case: "alias", route: textOf(route), fault },
        start: route.start,
        end: route.end,
        path: ["route"],
        ...(fault.case === "not-below" && {
          offer: { start: route.start, end: route.end, text: fault.meant },
        }),
      });
    page.layout = `${page.layout}.${lang}`;
    for (const alias of page.aliases)
      if (alias.span.start < version.start) alias.value = `${language.path}${alias.value}`;
    if (!own) page.isFallback = true;
    if (language.isDraft) page.shown = both(page.shown ?? ALWAYS, { draft: true });
  }
  if (isOutOfPlace(read.problems))
    page.problems = page.problems.filter((one) => isItsOwn(one, version, file));
  page.problems = page.problems.map((problem) => withPlaceholder(problem, version, page));
  const told = drafts.map((draft) => createProblem(file, draft, page.lines));
  page.problems.push(...told.filter((problem) => !isToldWithin(problem, page.problems)));
  return { page, version, isThere: own !== undefined };
}

/**
 * Who looks for a place in two files in one row of offsets has to know where the second begins. What was read is let
 * go meanwhile: all pages together would fill the memory.
 */
function treeReader(
  { file, original, start }: { file: string; original: string; start: number },
  isThere: boolean,
  shape: Shape,
): (text: string) => TreeNode | undefined {
  return (text) =>
    readVersion(
      { file: original, read: readYamlText(text.slice(0, start - 1)) },
      { file, read: isThere ? readYamlText(text.slice(start)) : undefined },
      shape,
      { own: ["route"], skipsSettled: true },
    ).file.tree;
}

/**
 * A binding that leads nowhere, with the one that stands in the original in its place: translators translate what
 * stands between the braces, and what it was does not follow from that.
 */
function withPlaceholder(problem: Problem, { file, start, units }: VersionFile, page: PageFile): Problem {
  if (problem.code !== "bad-binding" || problem.file !== page.file) return problem;
  const at = start + problem.range.start.offset;
  const unit = units.find(({ spans }) => spans?.text && spans.text.start <= at && at < spans.text.end);
  const from = file.text.lastIndexOf("${", at + 1);
  const to = file.text.indexOf("}", from) + 1;
  if (!unit?.of || !unit.text || from < unit.spans!.text!.start || to === 0) return problem;
  const written = file.text.slice(from, to);
  const meant = placeholderMeant(unit.of, unit.text, written);
  if (meant === undefined || correctedBy(problem, file.text, from, to, start) === meant) return problem;
  const params = { case: "translated" as const, written, meant };
  const offer = { start: from, end: to, text: meant };
  return createProblem(
    page.file,
    { code: "bad-binding", params, start: from, end: to, path: problem.path, offer },
    page.lines,
  );
}

/** Whether a problem of a version is none of an original of which the lines have come out of place. */
function isItsOwn(
  { code, file, range }: Problem,
  { file: joined, start }: VersionFile,
  own: string,
): boolean {
  if (file !== own || !OF_LINES.has(code)) return true;
  const at = start + range.start.offset;
  return joined.problems.some((draft) => draft.code === code && draft.start === at);
}

/** A binding as the correction of its problem would leave it. */
function correctedBy(
  { fix, offer }: Problem,
  text: string,
  from: number,
  to: number,
  start: number,
): string | undefined {
  const correction = fix ?? offer;
  if (!correction) return undefined;
  const { range } = correction;
  return (
    text.slice(from, start + range.start.offset) + correction.text + text.slice(start + range.end.offset, to)
  );
}

/** A binding that is written wrongly is not lost as well. */
function isToldWithin({ code, file, range }: Problem, others: readonly Problem[]): boolean {
  return (
    code === "lost-placeholder" &&
    others.some(
      (other) =>
        other.file === file &&
        other.range.start.offset >= range.start.offset &&
        other.range.end.offset <= range.end.offset,
    )
  );
}

/** Why an address cannot be one; a part in brackets stands for a field of a row. */
function faultOf(route: string, { path }: Language): SegmentFault | undefined {
  if (!route.startsWith("/")) return { case: "no-slash" };
  const fault = route
    .slice(1)
    .split("/")
    .map((segment, at) => (/^\[\w+\]$/.test(segment) ? undefined : segmentFault(segment, at)))
    .find(Boolean);
  if (fault || `${route}/`.startsWith(`${path}/`)) return fault;
  return { case: "not-below", path, meant: `${path}${route}` };
}
