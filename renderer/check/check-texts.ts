import type { Reference } from "../data/reference.ts";
import { listSome, suggest } from "../problems/suggest.ts";
import { findImageFault, findLinkFault, splitLink } from "../schema/links.ts";
import { type CheckedSite, type Found, layoutFile } from "./checked-site.ts";
import type { MentionKind } from "./page-contents.ts";

/** Files that the build makes; links to them are fine. */
const generatedFiles = new Set([
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/feed.json",
  "/llms.txt",
  "/404.html",
]);
/** Anchors that every page has. */
const everyAnchor = new Set(["top", "main"]);

/** Checks for texts that mean something beyond themselves: addresses, pictures, icons, references. */
export interface TextChecker {
  /** @param route  Page that the text is on, for anchors on the same page; undefined when it may be on any. */
  checkText(value: string, kind: MentionKind, route: string | undefined): Found | undefined;
  checkLink(value: string, route: string | undefined): Found | undefined;
  checkReference(reference: Pick<Reference, "target" | "value">): Found | undefined;
}

/** Makes the checks for the pages, files and rows that a site has. */
export function createTextChecker(site: CheckedSite): TextChecker {
  const anchors = collectAnchors(site);
  const routes = [...site.routes.records.keys()];
  return { checkText, checkLink, checkReference };

  function checkReference(reference: Pick<Reference, "target" | "value">): Found | undefined {
    const target = site.collections.get(reference.target!);
    if (!target)
      return {
        code: "dangling-reference",
        message: `This refers to data/${reference.target}.yaml, which does not exist.`,
      };
    // Of two rows with one key, the second lost the key by which it was referred to.
    if (target.isUnreadable || target.problems.some((problem) => problem.code === "duplicate-key"))
      return undefined;
    const keys = target.rows.map((row) => String(row[target.key]));
    if (keys.includes(reference.value)) return undefined;
    const guess = suggest(reference.value, keys);
    return {
      code: "dangling-reference",
      message: `${target.name} has no row with the ${target.key} "${reference.value}".`,
      hint: guess ? `Did you mean "${guess}"?` : listSome(`Rows of ${target.file}`, keys),
      ...(guess && { fix: guess }),
    };
  }

  function checkText(value: string, kind: MentionKind, route: string | undefined): Found | undefined {
    if (kind === "icon") {
      if (!site.icons || site.icons.includes(value)) return undefined;
      const guess = suggest(value, site.icons);
      return {
        code: "unknown-icon",
        message: `There is no icon "${value}".`,
        ...(guess
          ? { hint: `Did you mean "${guess}"?`, fix: guess }
          : { hint: "The icons are listed in renderer/ui/icon-names.json." }),
      };
    }
    if (kind === "image" || kind === "markdown-image") return checkImage(value);
    if (kind === "anchor") return undefined;
    return checkLink(value, route);
  }

  function checkImage(value: string): Found | undefined {
    const fault = findImageFault(value);
    if (fault) return { code: "bad-image", ...fault };
    if (site.publicFiles.has(value)) return undefined;
    const files = [...site.publicFiles].filter((file) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(file));
    const guess = suggest(value, files);
    const folder = value.slice(0, value.lastIndexOf("/") + 1);
    const near = files
      .filter((file) => file.startsWith(folder) && folder !== "/")
      .map((file) => file.slice(folder.length));
    return {
      code: "missing-image",
      message: `The picture public${value} does not exist.`,
      ...(guess
        ? { hint: `Did you mean "${guess}"?`, fix: guess }
        : near.length > 0
          ? { hint: listSome(`Files in public${folder}`, near) }
          : {}),
    };
  }

  function checkLink(value: string, route: string | undefined): Found | undefined {
    const fault = findLinkFault(value);
    if (fault) return { code: "bad-link", ...fault };
    if (value.startsWith("#"))
      return route === undefined ? undefined : checkAnchor(route, value.slice(1), value);
    if (!value.startsWith("/")) return undefined;
    const { path, anchor } = splitLink(value);
    const record = site.routes.records.get(path);
    if (record)
      return anchor === undefined || anchor === "" || record.kind === "redirect"
        ? undefined
        : checkAnchor(record.kind === "alias" ? record.to! : path, anchor, value);
    if (
      site.publicFiles.has(path) ||
      generatedFiles.has(path) ||
      site.routes.openPrefixes.some((prefix) => path.startsWith(prefix))
    )
      return undefined;
    const rest = value.slice(path.length);
    const bare =
      path.length > 1
        ? path
            .replace(/\/+$/, "")
            .replace(/\.html$/, "")
            .replace(/\/index$/, "") || "/"
        : path;
    if (bare !== path && site.routes.records.has(bare))
      return {
        code: "broken-link",
        message: `Addresses of this site are written without a slash, .html or index at the end: ${bare}${rest}.`,
        fix: `${bare}${rest}`,
      };
    const guess = suggest(path, routes);
    return {
      code: "broken-link",
      message: `The link ${value} leads to no page of this site.`,
      ...(guess
        ? { hint: `Did you mean "${guess}${rest}"?`, fix: `${guess}${rest}` }
        : { hint: "Write the address of a page in pages/, or of a file in public/." }),
    };
  }

  function checkAnchor(route: string, anchor: string, value: string): Found | undefined {
    const known = anchors.get(route);
    if (!known || known.has(anchor) || everyAnchor.has(anchor)) return undefined;
    const guess = suggest(anchor, known);
    const fixed = `${value.slice(0, value.indexOf("#") + 1)}${guess}`;
    return {
      code: "broken-anchor",
      message: `The page ${route} has no place called "${anchor}".`,
      ...(guess
        ? { hint: `Did you mean "#${guess}"?`, fix: fixed }
        : { hint: known.size > 0 ? listSome("Its places", [...known]) : "Give a block of that page an id." }),
    };
  }
}

function collectAnchors(site: CheckedSite): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const { summary } of site.pages.values()) {
    if (summary.kind !== "page") continue;
    const shell = site.pages.get(layoutFile(summary))?.summary.addresses[0];
    for (const { route, mentions } of summary.addresses)
      anchors.set(route, new Set([...(mentions.anchor ?? []), ...(shell?.mentions.anchor ?? [])]));
  }
  return anchors;
}
