import { quote } from "../yaml/line.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { ScalarNode, TreeNode } from "../yaml/tree.ts";

const TAG = /<(\/?)([a-z][a-z0-9]*(?::[a-z]+)?)((?:\s[^<>]*)?)\s*\/?>/gi;

/** What is said of words, and how Markdown says it. */
const MARKS: Readonly<Record<string, string>> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  s: "~~",
  del: "~~",
  code: "`",
};

/** Elements that say how words look, or hold others: nothing of them is shown, and nothing is lost without them. */
const BARE = /^(?:span|font|u|small|center|big|o:p|body|html)$/;
const PARAGRAPHS = /^(?:p|div|section|article|main)$/;

/**
 * A text with pieces of HTML as Markdown, where each has one: what stands between the first tag and the last.
 *
 * @param node  The text in its file.
 * @returns undefined where Markdown has nothing for one of the tags, or lines would be needed that the text has not.
 */
export function markdownOfHtml(text: string, node: TreeNode): TextEdit | undefined {
  if (node.kind !== "scalar") return undefined;
  const source = text.slice(node.start, node.end);
  const tags = [...source.matchAll(TAG)];
  const [first, last] = [tags[0], tags.at(-1)];
  if (!first || !last) return undefined;
  const start = node.start + first.index;
  const end = node.start + last.index + last[0].length;
  const sign = /^["']/.exec(text.slice(node.start))?.[0];
  const raw = withoutEscapes(text.slice(start, end), node.isBlock ? undefined : sign);
  // Code may be about tags, and so may what is behind a backslash.
  if (raw === undefined || /[`\\]/.test(raw)) return undefined;
  const lines = linesOf(node, source, text.slice(start, node.end).slice(end - start));
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const written = new Writer(lines).write(raw, node.isBlock ? before.trim() === "" : start === node.start);
  if (written === undefined || /<\/?[a-z]/i.test(written)) return undefined;
  if (node.isBlock) return { start, end, text: written };
  if (/["'\\\n]/.test(written) && (sign !== undefined || written.includes("\n"))) return undefined;
  const isWhole = sign === undefined && node.plain;
  // Many of its signs mean something to YAML at the beginning of a value.
  return isWhole
    ? {
        start: node.start,
        end: node.end,
        text: quote(text.slice(node.start, start) + written + text.slice(end, node.end)),
      }
    : { start, end, text: written };
}

/** A part of a value without what its quotation marks make of signs; undefined for what is more than a mark. */
function withoutEscapes(raw: string, sign: string | undefined): string | undefined {
  if (sign === '"') return /\\[^"]/.test(raw) ? undefined : raw.replaceAll('\\"', '"');
  return sign === "'" ? raw.replaceAll("''", "'") : raw;
}

/** What is known of the lines of a text. */
interface Lines {
  /** In front of each of them; undefined where a text has one alone. */
  margin?: string;
  /** What stands behind the last tag. */
  rest: string;
}

function linesOf(node: ScalarNode, source: string, rest: string): Lines {
  const isLiteral = node.isBlock && /^\s*\|/.test(source);
  const margin = isLiteral ? /\n( *)\S/.exec(source)?.[1] : undefined;
  return { rest, ...(margin !== undefined && { margin }) };
}

/** Something that is open, and what has been written in it so far. */
interface Frame {
  name: string;
  attributes: string;
  out: string;
}

/** Writes one piece after the other; it gives up at what has no Markdown. */
class Writer {
  private readonly open: Frame[] = [{ name: "", attributes: "", out: "" }];
  /** Line breaks that stand in front of what comes next. */
  private breaks = 0;
  private readonly lists: { sign: string; count: number }[] = [];
  private isPossible = true;

  constructor(private readonly lines: Lines) {}

  /** @param isFirst  Nothing stands in front of it on its line. */
  write(raw: string, isFirst: boolean): string | undefined {
    if (!isFirst && /^<(?:p|div|h\d|ul|ol|hr|blockquote)\b/i.test(raw)) return undefined;
    let at = 0;
    for (const { 0: tag, 1: slash, 2: name = "", 3: attributes = "", index } of raw.matchAll(TAG)) {
      this.say(raw.slice(at, index));
      at = index + tag.length;
      if (slash) this.close(name.toLowerCase());
      else this.begin(name.toLowerCase(), attributes, raw.slice(at));
      if (!this.isPossible) return undefined;
    }
    if (this.open.length > 1 || this.lists.length > 0) return undefined;
    const { rest } = this.lines;
    if (this.breaks > 1 && rest.trim() !== "") {
      if (!/^[^\S\n]*\n/.test(rest)) return undefined;
      return /^[^\S\n]*\n[^\S\n]*\n/.test(rest) ? this.frame.out : `${this.frame.out}\n`;
    }
    return this.frame.out;
  }

  private get frame(): Frame {
    return this.open.at(-1)!;
  }

  private give(): void {
    this.isPossible = false;
  }

  private say(words: string): void {
    if (this.breaks === 0) this.frame.out += words;
    else if (words.trim() !== "") this.frame.out += this.lineBreaks() + words.trimStart();
  }

  /** The line breaks that are due; at the very beginning there are none. */
  private lineBreaks(): string {
    const count = this.open.length === 1 && this.frame.out.trim() === "" ? 0 : this.breaks;
    this.breaks = 0;
    if (count === 0) return "";
    if (this.lines.margin === undefined) this.give();
    this.frame.out = this.frame.out.trimEnd();
    return "\n".repeat(count) + (this.lines.margin ?? "");
  }

  private breakLines(count: number): void {
    // Inside of words that are bold or a link there are no paragraphs.
    if (this.open.length > 1) this.give();
    this.frame.out = this.frame.out.trimEnd();
    this.breaks = Math.max(this.breaks, count);
  }

  /** Begins a line with a sign of Markdown. */
  private sign(sign: string): void {
    this.frame.out += this.lineBreaks() + sign;
    if (this.lines.margin === undefined) this.give();
  }

  private begin(name: string, attributes: string, rest: string): void {
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (BARE.test(name)) return;
    if (PARAGRAPHS.test(name)) this.breakLines(2);
    else if (level) {
      this.breakLines(2);
      // The main heading of a page is none of its texts.
      this.sign(`${"#".repeat(Math.max(2, Number(level)))} `);
    } else if (name === "ul" || name === "ol") {
      if (this.lists.length > 0) this.give();
      this.breakLines(2);
      this.lists.push({ sign: name, count: 0 });
    } else if (name === "li") this.beginEntry();
    else if (name === "hr") {
      this.breakLines(2);
      this.sign("---");
      this.breaks = 2;
    } else if (name === "br") this.breakLine(rest);
    else if (name === "img") this.picture(attributes);
    else if (name === "a" || Object.hasOwn(MARKS, name)) {
      this.say("");
      const due = this.breaks > 0 ? this.lineBreaks() : "";
      this.frame.out += due;
      this.open.push({ name, attributes, out: "" });
    } else this.give();
  }

  private beginEntry(): void {
    const list = this.lists.at(-1);
    if (!list) {
      this.give();
      return;
    }
    this.breakLines(list.count === 0 ? 2 : 1);
    list.count += 1;
    this.sign(list.sign === "ul" ? "- " : `${list.count}. `);
  }

  private breakLine(rest: string): void {
    const after = rest === "" ? this.lines.rest : rest;
    // At the end of a text, or of a paragraph, there is nothing to part.
    if (/^\s*(?:$|\n[^\S\n]*\n|<\/(?:p|div|li)>)/i.test(after)) return;
    if (this.lines.margin === undefined || this.open.length > 1) {
      this.give();
      return;
    }
    const isLineEnd = /^[^\S\n]*\n/.test(after);
    this.frame.out = `${this.frame.out.trimEnd()}\\${isLineEnd ? "" : `\n${this.lines.margin}`}`;
  }

  private picture(attributes: string): void {
    const [src, alt] = [attribute(attributes, "src"), attribute(attributes, "alt")];
    const isWritable = src && alt && !/[\s()]/.test(src) && !/[[\]]/.test(alt);
    if (!isWritable || this.lines.margin === undefined) {
      this.give();
      return;
    }
    this.frame.out += `${this.breaks > 0 ? this.lineBreaks() : ""}![${alt}](${src})`;
  }

  private close(name: string): void {
    if (BARE.test(name) || name === "br") return;
    if (PARAGRAPHS.test(name) || /^h[1-6]$/.test(name)) this.breakLines(2);
    else if (name === "li") this.breakLines(1);
    else if (name === "ul" || name === "ol") {
      if (this.lists.pop()?.sign !== name) this.give();
      this.breakLines(2);
    } else this.closeWords(name);
  }

  private closeWords(name: string): void {
    const frame = this.open.length > 1 ? this.open.pop() : undefined;
    if (frame?.name === name) {
      const [, lead = "", inner = "", trail = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(frame.out)!;
      this.frame.out += lead + (inner === "" ? "" : this.wrapped(frame, inner)) + trail;
    } else this.give();
  }

  private wrapped({ name, attributes }: Frame, inner: string): string {
    if (name !== "a") return `${MARKS[name]}${inner}${MARKS[name]}`;
    const href = attribute(attributes, "href");
    if (href === undefined) return inner;
    if (href === "" || /[\s()<>]/.test(href) || /[[\]\n]/.test(inner)) this.give();
    return `[${inner}](${href})`;
  }
}

/** The value of an attribute, with or without quotation marks. */
function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, "i").exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3]) : undefined;
}
