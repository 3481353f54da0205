import type { CodeWords } from "../bundle/words-of-code.ts";
import { escapeHtml, jsonForScript } from "../formats/escape.ts";
import type { PageDefinition } from "../model.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { type SiteService, sourcesOf } from "./services.ts";

/** What the document around a page needs besides the page. */
export interface DocumentParts {
  page: PageDefinition;
  /** The path below which the site stands; empty at the root of its host. */
  basePath: string;
  /** Absolute canonical address. */
  canonical: string;
  /** The base styles that this page needs, and the address of all of them. */
  baseCss: string;
  allBaseCss: string;
  /** Style rules of this page's blocks, and the names of those that Emotion has to recognise. */
  css: string;
  styleNames: readonly string[];
  /** Some island of the site, which a followed link may lead to, has styles that are not worked out in the build. */
  hasEmotion: boolean;
  /** HTML of the shell before and after the content, and of the content. */
  before: string;
  main: string;
  after: string;
  entry: string;
  /** Address of the script to load. */
  script: string;
  fonts: readonly string[];
  /** The line that fetches the largest picture of the first screen; empty without one. */
  firstPicture: string;
  /** Scripts that wake on load, with what they import. */
  preload: readonly string[];
  /** Origins besides the site's own that forms send to. */
  connect: readonly string[];
  /** What the page's services need, and the script that loads them; undefined when it has none. */
  services?: { list: readonly SiteService[]; script: string } | undefined;
  /** What the page's policy knows of others: services, origins of frames and receivers; empty for nothing. */
  foreign: string;
  /** Further elements of the head, complete HTML. */
  head: string;
}

/**
 * Runs before the first paint: the stored theme and the pause of motion, and a mark for the styles when the
 * site's script does not load (renderer/ui/scripting.ts). Nothing here may throw; storage can be blocked.
 */
export function firstScript(basePath: string): string {
  // Of two sites on one host neither reads what the other has stored (runtime/storage.ts).
  const stored = (name: string) => (basePath ? `["${basePath}/${name}"]` : `.${name}`);
  return (
    "try{var d=document.documentElement;" +
    "addEventListener('error',e=>{e.target.type==='module'&&(d.dataset.scripts='failed')},true);" +
    `localStorage${stored("theme")}==='dark'&&d.classList.replace('light','dark');` +
    `sessionStorage${stored("motion")}==='paused'&&(d.dataset.motion='paused')}catch(e){}`
  );
}

/** That of a site at the root of its host. */
export const FIRST_SCRIPT = firstScript("");

/**
 * Words by which the first script can bring something onto a page. Written down, because only a parser of JavaScript
 * finds them, which takes a tenth of a second to load; a test compares.
 */
export const FIRST_SCRIPT_WORDS: CodeWords = {
  texts: ["dark", "error", "failed", "light", "paused"],
  properties: ["motion", "scripts"],
  beginnings: [],
  written: [],
};

/** Begins the content of a page in its document. */
export const MAIN_TAG = '<main id="main" tabindex="-1">';

/** The whole HTML document of a page. */
export function documentHtml(parts: DocumentParts): string {
  const { page } = parts;
  const first = firstScript(parts.basePath);
  const policy = contentSecurityPolicy({
    scripts: [first],
    // Emotion fills empty `<style>` elements through the CSSOM: the policy has to know the empty text.
    styles: [parts.baseCss, parts.css, ...(parts.hasEmotion ? [""] : [])],
    connect: parts.connect,
    services: parts.services && sourcesOf(parts.services.list),
    frames: page.frames,
  });
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}"${page.dir ? ` dir="${page.dir}"` : ""} class="light" data-entry="${parts.entry}" data-layout="${escapeHtml(page.layout.name)}"${servicesName(parts)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description ?? "")}">
${page.index ? "" : '<meta name="robots" content="noindex">\n'}<link rel="canonical" href="${escapeHtml(parts.canonical)}">
${parts.firstPicture}${parts.fonts.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin>\n`).join("")}<style data-all="${parts.allBaseCss}">${parts.baseCss}</style>
<style${parts.styleNames.length > 0 ? ` data-emotion="css ${parts.styleNames.join(" ")}"` : ""}>${parts.css}</style>
<script>${first}</script>
<script type="module" src="${parts.script}"></script>
${parts.preload.map((script) => `<link rel="modulepreload" href="${script}">\n`).join("")}${servicesScript(parts)}${parts.head}</head>
<body>
<a class="skip-link" href="#main"${page.isSkipEnglish ? ' lang="en"' : ""}>${escapeHtml(page.skip)}</a>
${parts.before}
${MAIN_TAG}${parts.main}</main>
${parts.after}
<div id="announcer" class="visually-hidden" aria-live="polite"></div>
</body>
</html>
`;
}

/** Tells client navigation which services, frames and receivers the policy of a page that was loaded lets through. */
function servicesName({ foreign }: DocumentParts): string {
  return foreign ? ` data-services="${escapeHtml(foreign)}"` : "";
}

function servicesScript({ services }: DocumentParts): string {
  if (!services) return "";
  return `<script type="application/json" id="services">${jsonForScript(services.list.map(({ page }) => page))}</script>
<script type="module" src="${services.script}" fetchpriority="low"></script>
`;
}
