import type { PageSource } from "../editor/edit-page.ts";
import type { Site } from "../site/site.ts";

/** The file of a page that has problems, also where nothing of it could be read. */
export function brokenFile(site: Site, route: string, file = fileOf(site, route)): string | undefined {
  const path = route === "/" ? "" : route;
  const likely = file === undefined ? [`pages${path}.yaml`, `pages${path}/index.yaml`] : [file];
  return likely.find((one) => site.problems.some((problem) => problem.file === one));
}

/** The file of a page of which so little can be read that it has no entry, and no address. */
export function unreadFile(site: Site, route: string): string | undefined {
  return fileOf(site, route) === undefined ? brokenFile(site, route) : undefined;
}

/** The file in which a page is written and what it says, with the line ends that browsers know; readable or not. */
export function pageSource(site: Site, route: string): PageSource | undefined {
  const file = fileOf(site, route) ?? brokenFile(site, route);
  const text = file === undefined ? undefined : site.files.read(file);
  return file === undefined || text === undefined ? undefined : { file, text: plainEnds(text) };
}

/** Without the mark at the beginning of a file, each line with one sign at its end. */
export function plainEnds(text: string): string {
  return text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
}

function fileOf(site: Site, route: string): string | undefined {
  return site.entryOf(route)?.file;
}
