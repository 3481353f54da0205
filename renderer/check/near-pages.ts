import { suggest } from "../problems/suggest.ts";
import { splitLink } from "../schema/links.ts";
import type { CheckedSite } from "./checked-site.ts";
import { folderOf, isPart, siteNames } from "./site-names.ts";

/** The one page beside this address whose last part has grown, or was cut. */
export function pageBeside(path: string, site: CheckedSite): string | undefined {
  const folder = folderOf(path);
  if (folder === "/") return undefined;
  const name = path.slice(folder.length);
  const found = siteNames(site)
    .routesIn(folder)
    .filter((one) => {
      const other = one.slice(folder.length);
      return isPart(name, other) || isPart(other, name);
    });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the last steps of two addresses are names of their own: other numbers, or one or two other letters. */
export function isOfOtherName(path: string, meant: string): boolean {
  const [last, other] = [path, splitLink(meant).path].map((one) => one.slice(one.lastIndexOf("/") + 1));
  if (last === other || last === undefined || other === undefined) return false;
  const digits = (one: string): string => one.replace(/\D+/g, " ").trim();
  const isNumber = digits(last) !== "" && digits(other) !== "" && digits(last) !== digits(other);
  return isNumber || (last.length <= 2 && other.length <= 2);
}

/** The one page with the same last step, in a folder that is called nearly so. */
export function sameNameNear(path: string, site: CheckedSite): string | undefined {
  const folder = folderOf(path);
  const found = siteNames(site)
    .routesEndingIn(path.slice(folder.length - 1))
    .filter((route) => suggest(folder, [folderOf(route)]) !== undefined);
  return found.length === 1 ? found[0] : undefined;
}
