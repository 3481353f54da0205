import type { Env, MarkdownIt, RendererRule, Token } from "markdown-it";
import { breaksOut, isAllowedAddress, sanitizePolicy } from "../sanitize-policy.ts";

/**
 * What a text is rendered with; markdown-it hands it to every rule. `key` ends the ids of footnotes, so that two
 * texts of a page do not share them. Without it the result is to be sanitised: HTML comes through as it is, ids
 * have no prefix, and every address stays.
 */
type Settings = (Env & { key?: string }) | undefined;

/** Written in place of words, it says that a picture is there to decorate: `![""](/images/waves.svg)`. */
export const DECORATION = '""';

/** Writes what the grammar finds as HTML in which nothing is left that the policy does not allow. */
export function renderSafely(md: MarkdownIt): void {
  const { rules } = md.renderer;
  Object.assign(rules, {
    text: (tokens, index) => escapeText(tokens[index]!.content),
    code_inline: (tokens, index) => `<code>${escapeText(tokens[index]!.content)}</code>`,
    code_block: codeBlock,
    fence: codeBlock,
    html_block: (tokens, index, _, env) => (isSanitized(env) ? "" : tokens[index]!.content),
    html_inline: (tokens, index, _, env) => (isSanitized(env) ? "" : tokens[index]!.content),
    link_open: (tokens, index, _, env) =>
      `<a${attribute("href", hrefOf(tokens[index]!), env)}${attribute("title", tokens[index]!.attrGet("title"), env)}>`,
    image: (tokens, index, options, env, self) => {
      const token = tokens[index]!;
      const said = self.renderInlineAsText(token.children ?? [], options, env);
      const alt = said === DECORATION ? "" : said;
      const src = encodeAddress(String(token.attrGet("src") ?? ""));
      return `<img${attribute("src", src, env)}${attribute("alt", alt, env)}${attribute("title", token.attrGet("title"), env)}>`;
    },
    ...tableCells,
    ...footnoteRules,
  } satisfies Record<string, RendererRule>);
}

/** The alignment of columns is the site's own business. */
const tableCells: Record<string, RendererRule> = { th_open: () => "<th>", td_open: () => "<td>" };

const footnoteRules: Record<string, RendererRule> = {
  footnote_ref(tokens, index, _, env) {
    const { label, id, subId } = footnoteOf(tokens[index]!);
    return `<sup><a href="#${idOf("fn", label, env)}" id="${idOf("fnref", label, env)}${again(subId)}">${id + 1}</a></sup>`;
  },
  footnote_block_open: () => "<section><h2>Footnotes</h2>\n<ol>\n",
  footnote_block_close: () => "</ol>\n</section>\n",
  footnote_open: (tokens, index, _, env) =>
    `<li id="${idOf("fn", footnoteOf(tokens[index]!).label, env)}">\n`,
  footnote_close: () => "</li>\n",
  footnote_anchor(tokens, index, _, env) {
    const { label, subId } = footnoteOf(tokens[index]!);
    return ` <a href="#${idOf("fnref", label, env)}${again(subId)}">↩${subId > 0 ? `<sup>${subId + 1}</sup>` : ""}</a>`;
  },
};

function footnoteOf({ meta }: Token): { label: string; id: number; subId: number } {
  return { label: String(meta?.label), id: Number(meta?.id), subId: Number(meta?.subId ?? 0) };
}

function idOf(kind: "fn" | "fnref", label: string, env: Settings): string {
  const name = encodeAddress(label.toLowerCase());
  const id = `user-content-${kind}-${name}`;
  return escapeAttribute(isSanitized(env) ? `${sanitizePolicy.idPrefix}${id}-${env?.key}` : id);
}

function again(subId: number): string {
  return subId > 0 ? `-${subId + 1}` : "";
}

function isSanitized(env: Settings): boolean {
  return env?.key !== undefined;
}

const codeBlock: RendererRule = (tokens, index) =>
  `<pre><code>${escapeText(tokens[index]!.content)}</code></pre>\n`;

function hrefOf(token: Token): string {
  return encodeAddress(String(token.attrGet("href") ?? ""));
}

const addresses: readonly string[] = Object.keys(sanitizePolicy.protocols);

function attribute(name: string, value: string | number | null, env: Settings): string {
  if (value === null) return "";
  const text = String(value);
  if (isSanitized(env) && (breaksOut(text) || (addresses.includes(name) && !isAllowedAddress(name, text))))
    return "";
  return ` ${name}="${escapeAttribute(text)}"`;
}

/** As browsers would: letters of other scripts and signs that have no place in an address become `%…`. */
export function encodeAddress(address: string): string {
  if (/^[!#$&-;=?-Z_a-z~]*$/.test(address)) return address;
  return address.replace(/%(?![\da-z]{2})|[^!#$%&-;=?-Z_a-z~]+/gi, (part) =>
    encodeURIComponent(part.replace(/\p{Surrogate}/gu, "\ufffd")),
  );
}

export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;") : text;
}

export function escapeAttribute(text: string): string {
  return /[&"]/.test(text) ? text.replaceAll("&", "&#x26;").replaceAll('"', "&#x22;") : text;
}
