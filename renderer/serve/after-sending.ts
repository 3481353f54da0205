import { canParse } from "../formats/can-parse.ts";
import { escapeHtml } from "../formats/escape.ts";

/** A page for whoever has sent a form without JavaScript, with a way back. */
export function afterSending(isTaken: boolean, back: string): string {
  const title = isTaken ? "Received" : "Not received";
  const text = isTaken
    ? "The receiver on this machine has kept the answers. A published site shows the page that its receiver has for that."
    : "The receiver was told to fail. Nothing is lost: the way back keeps what was typed.";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${escapeHtml(back)}">Back to the form</a></p>
</body>
</html>
`;
}

/** The path of an address on this server, whatever host it names: a receiver on this machine leads nowhere else. */
export function ownPath(address: string | undefined): string | undefined {
  if (!address || !canParse(address, "http://here")) return undefined;
  const { pathname, search, hash } = new URL(address, "http://here");
  return `/${pathname.replace(/^\/+/, "")}${search}${hash}`;
}
