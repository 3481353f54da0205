import type { Problem } from "../model.ts";
import { splitLink } from "../schema/links.ts";
import { folderOf } from "./site-names.ts";

/** Where links lead once they are put right. */
interface Mended {
  paths: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** Collections to the pages of whose rows some lead. */
  collections: ReadonlySet<string>;
}

/** Tells of a page that no way leads to whether one is there, and leads elsewhere by mistake. */
export function pagesMeantElsewhere(problems: readonly Problem[]): (unreachable: Problem) => boolean {
  let known: Mended | undefined;
  return ({ params }) => {
    known ??= mendedLinks(problems);
    const { paths, folders, collections } = known;
    const { routes, more, of } = params as { routes: readonly string[]; more: number; of?: string };
    if (of !== undefined && collections.has(of)) return true;
    // Several addresses are pages of one file, beside each other; of many a few are named.
    const isOfMany = more > 0 || routes.length > 1;
    return routes.some((route) => paths.has(route) || (isOfMany && folders.has(folderOf(route))));
  };
}

/** What is told of links that lead elsewhere than they are meant to. */
const OF_LINKS: ReadonlySet<string> = new Set(["bad-link", "broken-link", "doubtful-link"]);

function mendedLinks(problems: readonly Problem[]): Mended {
  const paths = new Set<string>();
  const folders = new Set<string>();
  const collections = new Set<string>();
  for (const { code, params: link, fix, offer } of problems) {
    if (!OF_LINKS.has(code)) continue;
    const collection = code !== "broken-link" && rowsLedTo(link);
    if (collection) collections.add(collection);
    const { guess, bare = guess } = link as { guess?: string; bare?: string };
    const mended = (fix ?? offer)?.text.replace(/^"(.*)"$/, "$1");
    const { path } = splitLink((code === "broken-link" ? bare : mended) ?? "");
    paths.add(path);
    folders.add(folderOf(path));
  }
  return { paths, folders, collections };
}

/** An address that is wrong for several rows of a collection leads to the pages of its rows once it is put right. */
function rowsLedTo(link: Problem["params"]): string | undefined {
  const { origin, more = 0 } = (link ?? {}) as { origin?: { row?: { of?: string } }; more?: number };
  return more > 0 ? origin?.row?.of : undefined;
}
