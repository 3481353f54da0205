import type { Element, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toHtml } from "hast-util-to-html";
import { find, html } from "property-information";
import type { LeftOut } from "../../problems/english/left-out.ts";
import { breaksOut, isAllowedAddress, sanitizePolicy } from "../../sanitize-policy.ts";
import { HtmlRefused, parseHtml } from "../parse-html.ts";
import type { Cleaned, Removed } from "./removed.ts";

/**
 * What a body says of itself when it is opened by its own address: how it is written, and that nothing runs and
 * nothing is fetched but pictures of the site. A second wall, for hosts that send no headers.
 */
const HEAD =
  "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'\">";

const kept = new Set(sanitizePolicy.tags);
const dropped = new Set(sanitizePolicy.dropWithContent);
/** What makes a document around a text; it is written anew, so nothing is lost with it. */
const around = new Set(["html", "head", "body"]);

/**
 * Takes out of an HTML file what bodies may not have, by the policy of bodies. The file keeps its first comment,
 * which readers know it by, and its ids, which the page that shows it gives a prefix.
 */
export function cleanHtml(text: string): Cleaned {
  try {
    return cleanParsed(text);
  } catch (error) {
    if (!(error instanceof HtmlRefused)) throw error;
    return { fault: { case: error.fault === "too-deep" ? "depth" : "much" }, at: error.at };
  }
}

function cleanParsed(text: string): Cleaned {
  const removed: Removed[] = [];
  const isDocument = /<!doctype|<html[\s>]/i.test(text);
  const marker = /^\ufeff?\s*(<!--(?!-?>)(?:(?!--!?>|<!--)[\s\S])*-->)/.exec(text)?.[1] ?? "";
  const tree = fromParse5(parseHtml(text, { hasPlaces: true })) as Root;
  const title = isDocument ? titleOf(tree) : "";
  const children = tree.children.flatMap((child) => clean(child, removed, isDocument));
  const body = toHtml({ type: "root", children } as Root);
  const start = marker && !breaksOut(marker.slice(4, -3)) ? `${marker}\n` : "";
  const page = isDocument
    ? `${start}<!doctype html>\n<html>\n<head>${HEAD}${title}</head>\n<body>${body.trim()}</body>\n</html>\n`
    : `${start}${HEAD}\n${body.trim()}\n`;
  return { text: page, removed };
}

function clean(node: RootContent, removed: Removed[], isDocument: boolean): RootContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const start = node.position?.start.offset ?? 0;
  const inner = () => node.children.flatMap((child) => clean(child, removed, isDocument));
  const { tagName } = node;
  if (isDocument && tagName === "title") return [];
  if (!kept.has(tagName)) {
    if (!isDocument || !around.has(tagName)) removed.push({ kind: "element", name: tagName, start });
    return dropped.has(tagName) ? [] : (inner() as RootContent[]);
  }
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name, value]) => {
      const fault = faultOf(tagName, find(html, name).attribute, String(value));
      if (fault) removed.push({ ...fault, start });
      return fault === undefined;
    }),
  );
  return [{ ...node, properties, children: inner() as Element["children"] }];
}

function faultOf(tag: string, name: string, value: string): LeftOut | undefined {
  const names = [...(sanitizePolicy.attributes["*"] ?? []), ...(sanitizePolicy.attributes[tag] ?? [])];
  if (!names.includes(name) || breaksOut(value)) return { kind: "attribute", name };
  const isAddress = Object.hasOwn(sanitizePolicy.protocols, name);
  return isAddress && !isAllowedAddress(name, value) ? { kind: "address", name: tag } : undefined;
}

/** The title of a document, as an element that holds nothing but words. */
function titleOf(tree: Root): string {
  const title = tree.children.find((node) => node.type === "element" && node.tagName === "title");
  if (title?.type !== "element") return "";
  const words = title.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  return `<title>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`;
}
