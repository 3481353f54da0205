import { liveModule } from "../bundle/virtual-modules.ts";
import { escapeHtml } from "../formats/escape.ts";
import { FIRST_SCRIPT } from "../publish/document.ts";

/** What a document around pages says beside its language and its token. */
interface ShellParts {
  /** Addresses of bundled files; missing: modules, of which each is asked for by itself. */
  code?: { entry: string; preloads: readonly string[] };
  /** The site has an icon; of one without, browsers are told not to ask for it. */
  hasIcon?: boolean;
  /** How many changes of the site there have been; what comes later the window is told. */
  changes?: number;
}

/**
 * The document around every page of the live server.
 *
 * @param lang  As the settings say, whatever that is: they may be wrong, and the page tells it.
 * @param token The guard's; pages of other sites cannot read it, so that they cannot ask for anything to be done.
 */
export function liveShell(
  lang: string,
  token: string,
  { code, hasIcon = false, changes = 0 }: ShellParts = {},
): string {
  const preloads = code?.preloads.map((address) => `\n<link rel="modulepreload" href="${address}">`) ?? [];
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" class="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="">
<link rel="icon" href="${hasIcon ? "/favicon.svg" : "data:,"}">
<meta name="site-token" content="${escapeHtml(token)}">
<meta name="site-changes" content="${changes}">
<script>${FIRST_SCRIPT}</script>${preloads.join("")}
</head>
<body>
<div id="live"></div>
<script type="module" src="${code?.entry ?? `/@id/__x00__${liveModule}`}"></script>
</body>
</html>
`;
}
