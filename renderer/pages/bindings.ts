import { LatePattern } from "../formats/late-pattern.ts";
import type { WrittenFault } from "../problems/english/bindings.ts";
import { isBindingPath, NAME_SIGN, OPEN_STEPS, ROOTED_PATH } from "../yaml/binding-names.ts";

/** One `${…}`: its path, and where it stands in the text. Offsets from 0; `end` is after the brace. */
export interface Binding {
  path: string[];
  /** What stands between the braces, as written. */
  raw: string;
  start: number;
  end: number;
}

/** A text taken apart: literal pieces and bindings in turn. `fault` says what is wrong with how it is written. */
export interface TextTemplate {
  parts: (string | Binding)[];
  fault?: { start: number; end: number; params: WrittenFault; fix?: string };
}

const OPEN_PATH = new LatePattern(String.raw`^\p{L}${NAME_SIGN}*${OPEN_STEPS}`);
const WITH_SURPLUS = new LatePattern(String.raw`(\$\{(?:${NAME_SIGN}|\.)+\})\}+`);
const BARE = new LatePattern(String.raw`^(${ROOTED_PATH})\}?$`);

/** What looks like a binding, and the one that is meant; `isSure` where nothing else can be. */
export interface HalfBinding {
  text: string;
  path: string;
  meant: string;
  isSure: boolean;
}

/** Bindings as other languages write them. The longer form stands before the one that it holds. */
const forms: readonly { pattern: LatePattern; isSure: boolean }[] = [
  [String.raw`\$\$\s?PATH\s?\$\$`, false],
  [String.raw`\[\[\s*PATH\s*\]\]`, false],
  // The sign of another currency; it may also be that of a price.
  [String.raw`[€£¥₹¤]\{\s*PATH\s*\}`, false],
  [String.raw`[$＄#%@]?\s?(?:\{{1,3}|｛)\s*PATH(?:\s*\|[^{}\n]*)?\s*(?:\}{1,3}|｝)`, true],
  [String.raw`[$＄#%@]\s?\(\s*PATH\s*\)`, true],
  [String.raw`[$＄#%@]\s?\[\s*PATH\s*\]`, true],
  [String.raw`<%[-=]?\s*PATH\s*-?%>`, true],
  [String.raw`<\?=\s*\$?PATH;?\s*\?>`, true],
  // Opened by one bracket and closed by another.
  [String.raw`[$＄#%@]\s?[({[]\s*PATH\s*[)}\]]`, true],
  ["%PATH%", false],
  ["[$＄]PATH", true],
].map(([form, isSure]) => ({
  pattern: new LatePattern(String(form).replace("PATH", `(?<path>${ROOTED_PATH})`)),
  isSure: isSure === true,
}));

/** A root with a name behind it, as no sentence ends: hundreds of texts are asked for each binding that is half written. */
const MAY_BE_PATH = /\b(?:item|outer|site|page|count|use)\.[^\s.,;:!?()[\]{}"'”’»]/;

/** `$item.title`, `{item.title}` or `{{ item.title }}` in a text, and the binding that is meant. */
export function findHalfBinding(text: string): HalfBinding | undefined {
  if (!MAY_BE_PATH.test(text)) return undefined;
  const surplus = text.includes("}}") ? WITH_SURPLUS.exec(text) : null;
  if (surplus) {
    const path = surplus[1]!.slice(2, -1);
    return { text: surplus[0], path, meant: surplus[1]!, isSure: false };
  }
  // A binding that is one is none of these.
  const rest = text.replace(/(?<!\$)\$\{[^{}]*\}/g, (one) => "\0".repeat(one.length));
  if (!MAY_BE_PATH.test(rest)) return undefined;
  for (const { pattern, isSure } of forms) {
    const match = pattern.exec(rest);
    const path = match?.groups?.path;
    if (!match || path === undefined) continue;
    const lead = /^[%@#]?\s/.test(match[0]) && !/^[$＄#%@]/.test(match[0]) ? 1 : 0;
    return { text: match[0].slice(lead), path, meant: `\${${path}}`, isSure };
  }
  return undefined;
}

/** A text that is nothing but the path of a value: `item.title`. */
export function findBareBinding(text: string): HalfBinding | undefined {
  const [, path] = MAY_BE_PATH.test(text) ? (BARE.exec(text) ?? []) : [];
  if (path === undefined) return undefined;
  return { text, path, meant: `\${${path}}`, isSure: false };
}

const cache = new Map<string, TextTemplate>();

/** Takes a text with `${…}` apart. */
export function parseBindings(text: string): TextTemplate {
  const known = cache.get(text);
  if (known) return known;
  const parts: (string | Binding)[] = [];
  const template: TextTemplate = { parts };
  let at = 0;
  for (let start = text.indexOf("${"); start !== -1; start = text.indexOf("${", at)) {
    if (start > at) parts.push(text.slice(at, start));
    const close = text.indexOf("}", start);
    if (close === -1) {
      const path = OPEN_PATH.exec(text.slice(start + 2))?.[0];
      template.fault ??= {
        start,
        end: path === undefined ? text.length : start + 2 + path.length,
        params: { case: "open", ...(path !== undefined && { path }) },
        ...(path !== undefined && { fix: `\${${path}}` }),
      };
      parts.push(text.slice(start));
      at = text.length;
      break;
    }
    const raw = text.slice(start + 2, close);
    const end = close + 1;
    at = end;
    const trimmed = raw.trim();
    if (trimmed !== raw && isBindingPath(trimmed)) {
      template.fault ??= {
        start,
        end,
        params: { case: "spaces", path: trimmed },
        fix: `\${${trimmed}}`,
      };
      continue;
    }
    if (!isBindingPath(raw)) {
      template.fault ??= {
        start,
        end,
        params: trimmed === "" ? { case: "nameless" } : { case: "no-path", raw },
      };
      continue;
    }
    parts.push({ path: raw.split("."), raw, start, end });
  }
  if (at < text.length) parts.push(text.slice(at));
  // The cache serves the rows of queries; a site has some thousand different texts at most.
  if (cache.size > 20_000) cache.clear();
  cache.set(text, template);
  return template;
}
