import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { writeSiteFile } from "../files/write-file.ts";
import { newPageText } from "../operations/new-page-text.ts";
import { say } from "./print.ts";

const ROUTE = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * `npm run new page about/history`: writes a page that passes every check. Returns the exit code; an existing
 * page is never touched.
 */
export function newPage({ dir, name }: { dir: string; name: string }): number {
  const path = name.replace(/^\/|(\.yaml)?\/?$/g, "") || "index";
  if (/\[[^/[\]]+\]/.test(path)) {
    say(
      `A page that is made for each row is begun by hand: copy one into pages/${path}.yaml, and write "each:" and the name of the collection at its top.`,
    );
    return 2;
  }
  if (!ROUTE.test(path)) {
    say(
      `"${name}" cannot be an address. Use small letters, digits and hyphens, with a slash between parts: about/history.`,
    );
    return 2;
  }
  // `team/index` is the page of /team.
  const route = path.replace(/(^|\/)index$/, "");
  const file = join(dir, "pages", `${path}.yaml`);
  const homes = route === "" ? ["index.yaml"] : [`${route}.yaml`, `${route}/index.yaml`];
  const taken = homes.map((home) => join(dir, "pages", home)).find((home) => existsSync(home));
  if (taken) {
    say(`There is a page at /${route} already: ${relative(dir, taken)}. Nothing was changed.`);
    return 1;
  }
  writeSiteFile(file, relative(dir, file), newPageText(titleFor(route), `pages/${path}.yaml`));
  say(`Wrote ${relative(dir, file)}. Run npm start and open /${route}; the page changes as you save.`);
  return 0;
}

function titleFor(route: string): string {
  const words = (route === "" ? "home page" : route).split("/").at(-1)!.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
