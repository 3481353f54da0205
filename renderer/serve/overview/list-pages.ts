import type { OverviewPage, OverviewShell, PagesAnswer } from "../../editor/overview-answers.ts";
import { patternOf } from "../../filling/route-patterns.ts";
import { saysSomething } from "../../languages/translatable.ts";
import { readVersionName, versionFile } from "../../languages/version-files.ts";
import type { PageAway, RouteEntry } from "../../model.ts";
import type { Site } from "../../site/site.ts";
import { usesOf } from "../panel/panel-use.ts";
import { countProblems } from "./count-problems.ts";
import { inRouteOrder } from "./in-route-order.ts";

/** Every page of a site, those with mistakes included. */
export function listPages(site: Site): PagesAnswer {
  const { files } = site;
  const heads = new Map<string, PageHead>();
  const headOf = (file: string): PageHead => {
    const known = heads.get(file) ?? readHead(files.read(file) ?? "");
    heads.set(file, known);
    return known;
  };
  const away = new Map(site.away.map((entry) => [entry.route, entry]));
  const entries = [
    ...site.routes.filter(({ route, kind }) => !away.has(route) && (kind === "page" || kind === "redirect")),
    ...away.values(),
  ];
  const pageFiles = new Set(files.pageFiles);
  const routed = new Set([...site.routes, ...away.values()].map(({ file }) => file));
  // A file whose address cannot be worked out is there all the same.
  const others = [...pageFiles]
    .filter((file) => !routed.has(file) && !isShell(file))
    .map((file): RouteEntry => ({ route: patternOf(file), kind: "page", file }));
  const usable = new Map<string, boolean>();
  const isUsable = (file: string): boolean => {
    if (!usable.has(file)) usable.set(file, site.isUsable(file));
    return usable.get(file)!;
  };
  const hasErrors = site.problems.some(({ severity }) => severity === "error");
  const context = {
    site,
    // Where nothing is wrong nothing is stopped, and no page has to be read for that.
    isStopped: (file: string) => hasErrors && !isUsable(file),
    pageFiles,
    headOf,
    away,
    titles: titlesOf(site),
    count: countProblems(site.problems, ({ file }) => file),
  };
  const pages = [...entries, ...others].map((entry) => toPage(entry, context));
  return {
    pages: inRouteOrder(pages, ({ route }) => route),
    languages: [...files.languages],
    paths: Object.fromEntries(site.languages.map(({ lang, path }) => [lang, path])),
    shells: listShells(site, headOf),
  };
}

interface PagesContext {
  site: Site;
  pageFiles: ReadonlySet<string>;
  headOf(file: string): PageHead;
  away: ReadonlyMap<string, { when: PageAway | undefined }>;
  isStopped(file: string): boolean;
  titles: ReadonlyMap<string, string>;
  count: ReturnType<typeof countProblems<string>>;
}

function toPage(
  { route, kind, file, to, row }: RouteEntry,
  { site, pageFiles, headOf, away, isStopped, titles, count }: PagesContext,
): OverviewPage {
  const { files } = site;
  const head = headOf(file);
  const version = readVersionName(file, files.languages);
  const pattern = patternOf(version?.original ?? file);
  // A version says nothing of what its pages are made from.
  const { each = "" } = version ? headOf(version.original) : head;
  const collection = row === undefined ? undefined : files.collections.get(each);
  const when = away.get(route)?.when;
  // The check has filled in no title of a page that is not there.
  const rowTitle =
    collection && row !== undefined ? site.listing.rowAt(collection.name, row)?.title : undefined;
  const key = collection?.rows[row ?? 0]?.[collection.key];
  return {
    route,
    title:
      titles.get(route) || (titleIn(head) ?? titleIn(headOf(version?.original ?? file)) ?? rowTitle ?? route),
    file,
    kind: kind === "redirect" ? "redirect" : pattern.includes("[") ? "rows" : "page",
    ...(to !== undefined && { to }),
    ...(pattern.includes("[") && { pattern }),
    ...(collection && key !== undefined && { row: { collection: collection.name, key: String(key) } }),
    ...(pattern.includes("[") && saysSomething(head.title ?? "") && { ownTitle: head.title! }),
    ...(head.isDraft && { isDraft: true as const }),
    ...(head.isTimed && { isTimed: true as const }),
    ...(when && { away: when }),
    ...(kind === "page" && count(file).errors === 0 && isStopped(file) && { isStopped: true as const }),
    ...count(file),
    ...(version && { lang: version.lang }),
    versions: version ? [] : files.languages.filter((lang) => pageFiles.has(versionFile(file, lang))),
    ...((pattern === "/" || pattern === "/404") && { isFixed: true as const }),
  };
}

/** What a file calls its page; undefined where only rows say it, and where it says nothing. */
function titleIn({ title }: PageHead): string | undefined {
  return title?.includes("${") ? undefined : title;
}

function titlesOf(site: Site): Map<string, string> {
  return new Map(site.listing.pages().map(({ route, title }) => [route, title]));
}

/** What the first level of a page's file says. */
interface PageHead {
  title?: string;
  each?: string;
  layout?: string;
  isDraft: boolean;
  isTimed: boolean;
}

function readHead(text: string): PageHead {
  const said = (name: string): string | undefined =>
    new RegExp(`^${name}:[ \\t]*(["']?)(.+?)\\1[ \\t]*(?:#.*)?$`, "m").exec(text)?.[2];
  const [title, each, layout] = ["title", "each", "layout"].map(said);
  return {
    ...(title !== undefined && { title }),
    ...(each !== undefined && { each }),
    ...(layout !== undefined && { layout }),
    isDraft: said("draft") === "true",
    isTimed: said("from") !== undefined || said("until") !== undefined,
  };
}

const SHARED = "pages/_shared/";

function isShell(file: string): boolean {
  return file.split("/").some((part) => part.startsWith("_"));
}

/** Layouts and shared lists, each with a page that shows it. */
function listShells(site: Site, headOf: PagesContext["headOf"]): OverviewShell[] {
  const { files, routes, layouts } = site;
  const pages = routes.filter(({ kind, route }) => kind === "page" && route !== "/404");
  const home = pages.find(({ route }) => route === "/");
  const first = (test: (file: string) => boolean): string | undefined =>
    (home && test(home.file) ? home : pages.find(({ file }) => test(file)))?.route;
  const shell = (kind: OverviewShell["kind"], name: string, file: string, route: string | undefined) => ({
    file,
    kind,
    name,
    ...(route !== undefined && { route }),
  });
  const isOriginal = (file: string): boolean => !readVersionName(file, files.languages);
  return [
    ...layouts
      .filter(({ file }) => isOriginal(file))
      .map(({ name, file }) =>
        shell(
          "layout",
          name,
          file,
          first((page) => (headOf(page).layout ?? "layout") === name),
        ),
      ),
    ...files.pageFiles
      .filter((file) => file.startsWith(SHARED) && isOriginal(file))
      .map((file) => {
        const name = file.slice(SHARED.length).replace(/\.yaml$/, "");
        const uses = usesOf(name);
        return shell(
          "shared",
          name,
          file,
          first((page) => uses.test(files.read(page) ?? "")),
        );
      }),
  ];
}
