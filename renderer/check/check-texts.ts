import { OF_EVERY_PAGE, placeNamed } from "../markdown/heading-places.ts";
import { suggestIcon } from "../problems/suggest-icon.ts";
import { namesOf, shorten } from "../problems/things.ts";
import { findImageFault, findLinkFault, resolveLink, splitLink } from "../schema/links.ts";
import { markdownFaults } from "../texts/markdown-faults.ts";
import { readMarkdownLine } from "../texts/read-markdown.ts";
import { withinCurlyMarks } from "../yaml/curly-marks.ts";
import { AnchorNames, brokenAnchor } from "./broken-anchor.ts";
import { brokenLink } from "./broken-link.ts";
import { checkReceiver } from "./check-receiver.ts";
import { type Named, referenceChecker } from "./check-references.ts";
import { ANY_PAGE, checkTimes, type Source } from "./check-times.ts";
import type { CheckedSite, Found } from "./checked-site.ts";
import { meantPicture, nearlyOwn, withMeantPage, withMeantPicture } from "./meant-address.ts";
import { anchorsByRoute } from "./page-anchors.ts";
import type { MentionKind } from "./page-contents.ts";
import { folderOf, siteNames } from "./site-names.ts";

/** Files that the build makes of every site; those of blocks come with the blocks. */
const generatedFiles = ["/robots.txt", "/llms.txt", "/site.webmanifest"];

/** Checks for texts that mean something beyond themselves: addresses, pictures, icons, references. */
export interface TextChecker {
  /**
   * @param route  Page that the text is on, for anchors on the same page; undefined when it may be on any.
   * @param source  When the text is to be seen. Default: always.
   */
  checkText(value: string, kind: MentionKind, route: string | undefined, source?: Source): Found | undefined;
  checkLink(value: string, route: string | undefined, source?: Source): Found | undefined;
  checkReference(reference: Named): Found | undefined;
}

/** Makes the checks for the pages, files and rows that a site has. @param ask  Told of each address that decides something. */
export function createTextChecker(site: CheckedSite, ask: (route: string) => void = () => {}): TextChecker {
  const anchorsOf = anchorsByRoute(site);
  const checkReference = referenceChecker(site);
  let files: ReadonlySet<string> | undefined;
  /** Asked only for addresses of no page. */
  const written = (): ReadonlySet<string> => {
    files ??= writtenFiles(site);
    return files;
  };
  /** Addresses of pages that are always there, as found so far: most links of a site lead to the same ones. */
  const pages = new Set<string>();
  /** What is said of links that lead nowhere: one in a menu is on every page. */
  const broken = new Map<string, Found>();
  /** The names of the anchors that a page has. */
  const anchorNames = new Map<object, AnchorNames>();
  return { checkText, checkLink, checkReference };

  function checkText(
    value: string,
    kind: MentionKind,
    route: string | undefined,
    source?: Source,
  ): Found | undefined {
    if (pages.has(value) && (kind === "link" || kind === "markdown-link")) {
      ask(value);
      return undefined;
    }
    const inner = withinCurlyMarks(value, "value");
    if (inner !== undefined && kind !== "anchor")
      return { code: "smart-quotes", params: { quoted: inner }, fix: inner };
    if (kind === "icon") return checkIcon(value, site);
    if (kind === "markdown-part") return markdownFaults(readMarkdownLine(value))[0]?.fault;
    if (kind === "image" || kind === "markdown-image") return checkImage(value, site);
    if (kind === "file") return checkFile(value, site);
    if (kind === "receiver") return checkReceiver(value, site, ask);
    if (kind === "anchor" || kind === "written" || kind === "consent" || kind === "picture") return undefined;
    return checkLink(value, route, source);
  }

  function checkLink(value: string, route: string | undefined, source = ANY_PAGE): Found | undefined {
    const fault = findLinkFault(value);
    if (fault && !(fault.code === "doubtful-link" && nearlyOwn(value, site)))
      return withMeantPage(fault, value, site);
    if (value.startsWith("#"))
      return route === undefined ? undefined : checkAnchor(route, value.slice(1), value, source);
    // Where the page is not known, nobody knows either where a way from it leads.
    const target = route === undefined ? value : resolveLink(value, route);
    if (target !== value) {
      const found = checkLink(target, route, source);
      // A fix would be one of the target, not of the way to it.
      const { fix: _, ...rest } = found ?? {};
      return found?.code === "broken-link"
        ? { code: found.code, params: { ...found.params, from: value } }
        : found && (rest as Found);
    }
    const own = ownPath(value, site);
    if (own !== undefined) {
      const found = checkLink(own, route, source);
      if (!found) return undefined;
      const { fix: _, offer: __, ...rest } = found;
      const meant = found.fix ?? found.offer;
      return { ...rest, ...(meant && { offer: value.slice(0, -own.length) + meant }) } as Found;
    }
    const nearly = nearlyOwn(value, site);
    if (nearly) {
      const { path, ...kind } = nearly;
      const found = checkLink(path, route, source);
      if (!found || found.code === "doubtful-link")
        return {
          code: "doubtful-link",
          params: { case: "own", shown: shorten(value), meant: path, ...kind },
          offer: path,
        };
      const { fix, offer, ...rest } = found;
      const meant = fix ?? offer;
      return { ...rest, ...(meant && { offer: meant }) } as Found;
    }
    if (!value.startsWith("/")) return undefined;
    const { path: asked, anchor } = splitLink(value);
    const path = site.routes.records.has(asked) ? asked : (site.localRoute?.(asked) ?? asked);
    ask(asked);
    ask(path);
    const record = site.routes.records.get(path);
    const times = site.routes.times.get(path);
    const late = times && checkTimes(path, source, times, site);
    if (late) return late;
    if (record || times) {
      if (record?.kind === "page" && !times && value === path) pages.add(value);
      const isPage = anchor !== undefined && anchor !== "" && (!record || record.kind === "page");
      if (isPage) return checkAnchor(path, anchor, value, source);
      return anchor && record?.kind === "alias" ? checkAnchor(record.to!, anchor, value, source) : undefined;
    }
    if (
      site.publicFiles.has(path) ||
      written().has(path) ||
      // What a page with an error would write, nobody knows.
      (!site.isComplete && /\.[a-z]+$/.test(path) && !/\.(?:html?|ya?ml)$/.test(path)) ||
      site.routes.openRoutes.has(path) ||
      site.routes.openEndings.has(path.slice(path.lastIndexOf("/") + 1)) ||
      site.routes.openPrefixes.some((prefix) => path.startsWith(prefix))
    )
      return undefined;
    const there = broken.get(value) ?? brokenLink(value, site);
    broken.set(value, there);
    return there;
  }

  function checkAnchor(route: string, fragment: string, value: string, source: Source): Found | undefined {
    const anchor = placeNamed(fragment);
    ask(route);
    const known = anchorsOf(route);
    if (!known || OF_EVERY_PAGE.has(anchor)) return undefined;
    const there = known.there.get(anchor);
    if (there) {
      const isAlways = there.some(
        ({ draft, from, until }) => !draft && from === undefined && until === undefined,
      );
      return isAlways
        ? undefined
        : checkTimes(
            value,
            source,
            there.map((shown) => ({ shown })),
            site,
          );
    }
    if (known.mayBe(anchor)) return undefined;
    const names = anchorNames.get(known) ?? new AnchorNames(known.there.keys());
    anchorNames.set(known, names);
    return brokenAnchor(value, { route, anchor }, names);
  }
}

/** Addresses of the files that the build writes for this site. */
function writtenFiles({ pages, settings }: CheckedSite): Set<string> {
  const files = new Set(generatedFiles);
  const { url, security } = settings.data as { url?: unknown; security?: unknown };
  if (url) files.add("/sitemap.xml");
  if (security) files.add("/.well-known/security.txt");
  if (pages.has("pages/404.yaml")) files.add("/404.html");
  for (const { summary } of pages.values())
    for (const { mentions } of summary.addresses) for (const file of mentions.written ?? []) files.add(file);
  return files;
}

/** The path of an address that is written with the site's own origin; undefined for one of another site. */
function ownPath(value: string, { settings }: CheckedSite): string | undefined {
  const { url } = settings.data as { url?: unknown };
  if (typeof url !== "string" || url === "") return undefined;
  const origin = url.replace(/\/+$/, "");
  return value.startsWith(`${origin}/`) ? value.slice(origin.length) : undefined;
}

function checkIcon(value: string, site: CheckedSite): Found | undefined {
  if (!site.icons || site.icons.includes(value)) return undefined;
  const guess = suggestIcon(value, site.icons);
  return {
    code: "unknown-icon",
    params: { icon: value, ...(guess && { guess: guess.icon }) },
    ...(guess && { [guess.isSpelling ? "fix" : "offer"]: guess.icon }),
  };
}

function checkFile(value: string, site: CheckedSite): Found | undefined {
  if (site.publicFiles.has(value)) return undefined;
  // A file whose name no address can hold has to be renamed first.
  const guess = siteNames(site).files.meant(value);
  return {
    code: "missing-file",
    params: { path: value, ...(guess && { guess }) },
    ...(guess && { fix: guess }),
  };
}

function checkImage(value: string, site: CheckedSite): Found | undefined {
  const fault = findImageFault(value);
  if (fault) return withMeantPicture(fault, value, site);
  if (site.publicFiles.has(value)) return undefined;
  const names = siteNames(site);
  const meant = meantPicture(value, site);
  const guess = meant?.path;
  const folder = folderOf(value);
  const near = folder === "/" ? [] : names.picturesBelow(folder).map((file) => file.slice(folder.length));
  const rename = guess === undefined ? unnamable(value, names.allPictures) : undefined;
  return {
    code: "missing-image",
    params: {
      path: value,
      folder,
      ...(guess && { guess }),
      ...(rename && { rename }),
      near: namesOf(near),
    },
    ...(meant && { [meant.isSame ? "fix" : "offer"]: meant.path }),
  };
}

/** The one file that has this name but for signs that no address can hold. */
function unnamable(value: string, files: readonly string[]): string | undefined {
  const plain = (path: string): string => path.toLowerCase().replace(/[^a-z0-9/.]+/g, "-");
  const same = files.filter((file) => findImageFault(file) && plain(file) === plain(value));
  return same.length === 1 ? same[0] : undefined;
}
