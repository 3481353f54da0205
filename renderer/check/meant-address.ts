import { basePathOf, siteRoute } from "../formats/base-path.ts";
import { canParse } from "../formats/can-parse.ts";
import type { Problem } from "../model.ts";
import type { Fault } from "../problems/draft.ts";
import { wordingOf } from "../problems/problem.ts";
import { type ImageFault, type LinkFault, splitLink } from "../schema/links.ts";
import { bareAddress } from "../schema/meant-link.ts";
import type { CheckedSite } from "./checked-site.ts";
import { isBoundAt } from "./place-finder.ts";
import { pictureName, pictureStem, siteNames } from "./site-names.ts";

/** What people write around the address of a page: its folder, the ending of its file, a host of their machine. */
const HABITS: readonly [RegExp, string][] = [
  [/^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)/i, ""],
  [/\\/g, "/"],
  [/^\.*\/+|^(?=[^/#?])/, "/"],
  [/^\/(?:public|pages)(?=\/)/i, ""],
  [/\.(?:html?|ya?ml|md|php|aspx?)$/i, ""],
  [/\/index$/i, ""],
  [/\/+$/, ""],
];

/**
 * The page or file of this site that an address stands for when a habit is taken from it, such as `pages/contact.yaml`
 * for `/contact`.
 *
 * @returns undefined unless it exists.
 */
export function meantPage(value: string, site: CheckedSite): string | undefined {
  const bare = bareAddress(value);
  const { path } = splitLink(bare);
  if (path === "" || /\s/.test(bare)) return undefined;
  let meant = path;
  for (const [habit, instead] of HABITS) meant = meant.replace(habit, instead);
  if (meant === "") meant = "/";
  const isThere = (one: string): boolean => site.routes.records.has(one) || site.publicFiles.has(one);
  const found = [meant, meant.toLowerCase(), withoutBase(meant, site)].find(
    (one): one is string => one !== undefined && isThere(one),
  );
  const rest = bare.slice(path.length);
  return found && `${found}${rest}` !== value ? `${found}${rest}` : undefined;
}

/**
 * A path without the one below which the site stands, which authors leave out: `/about` of `/department/about`.
 *
 * @returns undefined for any other, and where the site stands at the root of its host.
 */
export function withoutBase(path: string, { settings }: CheckedSite): string | undefined {
  const base = basePathOf((settings.data as { url?: unknown }).url);
  const plain = siteRoute(path, base);
  return plain === path ? undefined : plain;
}

/** With what an address begins, in small letters, where that stands for one of the site's languages: `de`, or `br` of `/br`. */
export function languageTagOf(path: string, site: CheckedSite): string | undefined {
  const tag = /^\/([a-z]{2,3}(?:-[a-z\d]{2,8})?)(?=\/|$)/i.exec(path)?.[1]?.toLowerCase();
  const { lang } = site.settings.data as { lang?: unknown };
  const languages = site.languages ?? [];
  const tags = [lang, ...languages.map((one) => one.lang)].filter((one) => typeof one === "string");
  const isOne =
    tags.some((one) => [one, one.replace(/-.*/, "")].some((name) => name.toLowerCase() === tag)) ||
    languages.some((one) => one.path?.toLowerCase() === `/${tag}`);
  return isOne ? tag : undefined;
}

/**
 * A page of this site behind the tag of one of its languages, where no such version is there: `/en/about` of a site in
 * English, `/de/about` of a page that nobody has translated. Links to the original lead to the versions by themselves.
 */
export function withoutLanguage(path: string, site: CheckedSite): string | undefined {
  const tag = languageTagOf(path, site);
  const plain = tag === undefined ? undefined : path.slice(tag.length + 1) || "/";
  return plain !== undefined && site.routes.records.has(plain) ? plain : undefined;
}

/** The one page of this site whose address ends as a name does that leads to none: `flood.md` for `/stories/flood`. */
export function pageNamed(value: string, site: CheckedSite): string | undefined {
  const { path } = splitLink(bareAddress(value));
  let name = path;
  for (const [habit, instead] of HABITS) name = name.replace(habit, instead);
  const [end] = /\/[^/]+$/.exec(name) ?? [];
  if (end === undefined || /[\s:@]/.test(path)) return undefined;
  const found = siteNames(site).routesEndingIn(end);
  return found.length === 1 ? `${found[0]}${bareAddress(value).slice(path.length)}` : undefined;
}

/** The one file under `public/` that has the name of a file which is not there, or which no path leads to. */
export function fileNamed(value: string, site: CheckedSite): string | undefined {
  const [, name] = /(?:^|[/\\])([^/\\\s:]+\.[a-z0-9]{2,5})$/i.exec(value) ?? [];
  if (name === undefined) return undefined;
  const found = siteNames(site).filesNamed(name);
  return found.length === 1 && found[0] !== value ? found[0] : undefined;
}

/** The host of a server on somebody's own machine, with or without its port. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?$/i;

/** An address of this site by which one is meant that a browser takes to another host. */
interface NearlyOwn {
  path: string;
  isLocal: boolean;
  /** The first part of the path, which stands where a host stands. */
  host?: string;
}

/**
 * The path of a full address that leads to a live server, or to this site by a host that is not quite its own: with
 * `http`, without `www`, or with the beginning of a page's address in its place.
 *
 * @returns undefined for an address of another site, and for one with the site's own origin.
 */
export function nearlyOwn(value: string, site: CheckedSite): NearlyOwn | undefined {
  const [, host, rest] = /^https?:\/\/([^/?#@]+)([/?#].*)?$/i.exec(value) ?? [];
  if (host === undefined) return undefined;
  const path = rest?.startsWith("/") ? rest : `/${rest ?? ""}`;
  if (LOCAL.test(host)) return { path, isLocal: true };
  const whole = /^[a-z0-9-]+$/.test(host) ? `/${host}${rest ?? ""}` : undefined;
  if (whole !== undefined && site.routes.records.has(splitLink(whole).path))
    return { path: whole, isLocal: false, host };
  const { url } = site.settings.data as { url?: unknown };
  if (typeof url !== "string" || !canParse(url)) return undefined;
  const origin = url.replace(/\/+$/, "");
  if (value === origin || value.startsWith(`${origin}/`)) return undefined;
  const bare = (one: string): string => one.toLowerCase().replace(/^www\./, "");
  if (bare(host) !== bare(new URL(url).host)) return undefined;
  // Beside a site below a path, others stand on the same host.
  const own = basePathOf(url) === "" ? path : withoutBase(path, site);
  return own === undefined ? undefined : { path: own, isLocal: false };
}

/** What is wrong with how an address is written, with the page of this site that it stands for. */
export function withMeantPage(fault: LinkFault, value: string, site: CheckedSite): LinkFault {
  if (fault.code === "doubtful-link" && fault.params.case === "open") {
    const own = nearlyOwn(value, site);
    if (!own) return fault;
    const { path, ...kind } = own;
    const meant = meantPage(path, site) ?? path;
    const isThere = site.routes.records.has(splitLink(meant).path);
    const params = { case: "own" as const, shown: fault.params.shown, meant, ...kind };
    return { code: fault.code, params, ...(isThere && { offer: meant }) };
  }
  if (fault.code !== "bad-link" || !("shown" in fault.params)) return fault;
  const own = meantHere(fault.fix ?? fault.offer, site);
  if (own !== undefined) {
    const { fix: _, ...rest } = fault;
    return { ...rest, params: { ...fault.params, meant: own }, offer: own } as LinkFault;
  }
  if (fault.fix || fault.offer) return fault;
  const meant = meantPage(value, site);
  if (meant === undefined) {
    const near = pageNamed(value, site);
    if (near === undefined) return fault;
    return { ...fault, params: { ...fault.params, meant: near }, offer: near } as LinkFault;
  }
  // With a host in front, or what looks like one, another site may be meant; the words of a link would be lost.
  const remedy = /^\/\/|^[\w.-]+:|[<\]]/.test(value) ? "offer" : "fix";
  return { ...fault, params: { ...fault.params, meant }, [remedy]: meant } as LinkFault;
}

/** The page of this site to which a full address leads that was meant, by its own host or one that is nearly that. */
function meantHere(address: string | undefined, site: CheckedSite): string | undefined {
  if (address === undefined) return undefined;
  const { url } = site.settings.data as { url?: unknown };
  const origin = typeof url === "string" ? url.replace(/\/+$/, "") : undefined;
  const isOwn = origin !== undefined && address.startsWith(`${origin}/`);
  const path = isOwn ? address.slice(origin.length) : nearlyOwn(address, site)?.path;
  return path !== undefined && site.routes.records.has(splitLink(path).path) ? path : undefined;
}

/** What is wrong with how the path of a picture is written, with the picture of this site that it stands for. */
export function withMeantPicture(fault: ImageFault, value: string, site: CheckedSite): ImageFault {
  if (fault.fix || fault.params.case === "folder" || /^data:/i.test(value)) return fault;
  const meant = meantPicture(value, site);
  if (!meant) return fault;
  const isHere = meant.isSame && !/^[a-z]+:|[<\]]/i.test(value);
  return {
    code: fault.code,
    params: { ...fault.params, meant: meant.path } as ImageFault["params"],
    [isHere ? "fix" : "offer"]: meant.path,
  };
}

const NAMED: ReadonlySet<string> = new Set(["bad-link", "bad-image", "doubtful-link"]);

/** A problem of a file by itself, with the page or picture of the site that was meant. */
export function nameMeant(problem: Problem, site: CheckedSite): Problem {
  const { code, params, fix, offer, range } = problem;
  if (code === "wrong-format") return withMeantFile(problem, site);
  if (!NAMED.has(code)) return problem;
  const own = code === "bad-link" ? meantHere((fix ?? offer)?.text, site) : undefined;
  const there = (fix ?? offer)?.range;
  if (own !== undefined && there) {
    const { fix: _, ...rest } = problem;
    const named = { code, params: { ...params, meant: own } } as LinkFault;
    return { ...rest, ...wordingOf(named), params: named.params, offer: { range: there, text: own } };
  }
  if (fix || offer) return problem;
  const { shown, address } = (params ?? {}) as { shown?: string; address?: string };
  const value = shown ?? address;
  if (value === undefined) return problem;
  const named =
    code !== "bad-image"
      ? withMeantPage({ code, params } as LinkFault, value, site)
      : withMeantPicture({ code, params } as ImageFault, value, site);
  const text = named.fix ?? named.offer;
  if (text === undefined) return problem;
  return {
    ...problem,
    ...wordingOf(named),
    params: named.params,
    ...(isAround(value, problem, site) && { [named.fix === undefined ? "offer" : "fix"]: { range, text } }),
  };
}

/** Whether a problem marks a value alone, with its quotation marks or without; else words or bindings would go with it. */
function isAround(value: string, { file, path, range: { start, end } }: Problem, site: CheckedSite): boolean {
  const template = site.pages.get(file)?.source?.template;
  const more = end.offset - start.offset - value.length;
  return (more === 0 || more === 2) && !(template && isBoundAt(template, path));
}

/** The path of a text or of a download that is not written as one, with the file of the site that was meant. */
function withMeantFile(problem: Problem, site: CheckedSite): Problem {
  const { fix, offer, range } = problem;
  const params = problem.params as { found?: unknown };
  const meant =
    typeof params.found === "string" && !fix && !offer ? fileNamed(params.found, site) : undefined;
  if (meant === undefined || /[^\w./@-]/.test(meant)) return problem;
  const named = { ...params, guess: meant };
  const wording = wordingOf({ code: "wrong-format", params: named } as Fault);
  return { ...problem, ...wording, params: named, offer: { range, text: meant } };
}

/** The one picture of the site that has the name of a file on somebody's machine; `isSame` when nothing but its folder differs. */
export function meantPicture(
  value: string,
  site: CheckedSite,
): { path: string; isSame: boolean } | undefined {
  const written = bareAddress(value).replaceAll("\\", "/").replace(/\s+/g, "-");
  const names = siteNames(site);
  const same = names.picturesNamed(pictureName(written));
  if (same.length === 1) return { path: same[0]!, isSame: true };
  const stem = pictureStem(written);
  if (same.length > 1 || stem === "") return undefined;
  const near = names.picturesOfStem(stem);
  if (near.length === 1) return { path: near[0]!, isSame: !/\.[a-z]+$/i.test(written) };
  const guess = names.pictures.meant(written);
  return guess === undefined ? undefined : { path: guess, isSame: true };
}
