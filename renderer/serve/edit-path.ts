import type { Problem } from "../model.ts";
import { EDITOR_PATH, SITE_PATH } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";
import { usesOf } from "./panel/panel-use.ts";

type Searched = Pick<Site, "routes" | "away" | "files">;

/**
 * The same problems, each with the path in the editor of `npm start` at which it opens: `/__edit/about#blocks.2.heading`
 * for a page, `/__site/rows/jobs/data-engineer#title` for a row, `/__site/settings#phone` for a setting. What no view of
 * the editor shows has none.
 */
export function withEditPaths(site: Searched, problems: readonly Problem[]): Problem[] {
  if (problems.length === 0) return [];
  const pathOf = editPaths(site);
  return problems.map((problem) => {
    const edit = pathOf(problem);
    return edit === undefined ? problem : { ...problem, edit };
  });
}

/** Says at which path in the editor a place in a file opens; what is found is kept for the next place. */
export function editPaths(site: Searched): (place: Pick<Problem, "file" | "path">) => string | undefined {
  const routes = new Map<string, string>();
  for (const { kind, file, route } of [...site.routes, ...site.away])
    if (kind === "page" && !routes.has(file)) routes.set(file, route);
  const collections = new Map([...site.files.collections.values()].map((one) => [one.file, one]));
  // A file may have a problem on each of its lines, and pages are read to find one that shows it.
  const showings = new Map<string, string | undefined>();
  const showingOf = (file: string): string | undefined => {
    if (!showings.has(file)) showings.set(file, showing(site, file));
    return showings.get(file);
  };
  return ({ file, path }) => {
    if (file === "data/site.yaml") return `${SITE_PATH}/settings${hashOf(path)}`;
    const collection = collections.get(file);
    if (collection) {
      const [index, ...field] = path;
      const key = typeof index === "number" ? collection.rows[index]?.[collection.key] : undefined;
      const table = `${SITE_PATH}/rows/${collection.name}`;
      return key === undefined ? table : `${table}/${encodeURIComponent(String(key))}${hashOf(field)}`;
    }
    const route = routes.get(file);
    if (route !== undefined) return EDITOR_PATH + encodeURI(route) + hashOf(path);
    const shown = file.startsWith("pages/_") ? showingOf(file) : undefined;
    return shown && `${EDITOR_PATH}${encodeURI(shown)}${hashOf(path, file)}`;
  };
}

/** Address of a page that shows a layout or shared list. */
function showing({ routes, files }: Searched, file: string): string | undefined {
  const name = file.replace(/^.*\/_?/, "").replace(/\.yaml$/, "");
  const uses = usesOf(name);
  const isUser = file.startsWith("pages/_shared/")
    ? (text: string): boolean => uses.test(text)
    : (text: string): boolean => (/^layout: *["']?([\w-]+)/m.exec(text)?.[1] ?? "layout") === name;
  return routes.find(({ kind, file: page }) => kind === "page" && isUser(files.read(page) ?? ""))?.route;
}

/** `#blocks.2.heading`; empty for a file as a whole. @param file  Named where it is not that of the page. */
function hashOf(path: Problem["path"], file?: string): string {
  const named = file === undefined ? "" : `${encodeURI(file)}:`;
  return path.length === 0 ? "" : `#${named}${path.map((step) => encodeURIComponent(step)).join(".")}`;
}
