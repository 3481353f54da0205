import { liveModule } from "../bundle/virtual-modules.ts";
import { escapeHtml } from "../formats/escape.ts";
import { FIRST_SCRIPT } from "../publish/document.ts";

/**
 * The document around every page of the live server.
 *
 * @param lang  As the settings say, whatever that is: they may be wrong, and the page tells it.
 * @param token The guard's; pages of other sites cannot read it, so that they cannot ask for anything to be done.
 */
export function liveShell(lang: string, token: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" class="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="">
<meta name="site-token" content="${escapeHtml(token)}">
<script>${FIRST_SCRIPT}</script>
</head>
<body>
<div id="live"></div>
<script type="module" src="/@id/__x00__${liveModule}"></script>
</body>
</html>
`;
}
