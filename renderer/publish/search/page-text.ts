import { unescapeHtml } from "../../formats/html-text.ts";
import { MAIN_TAG } from "../document.ts";

/** What a page says, in the sections that a link can lead to. */
export interface PageText {
  sections: SectionText[];
}

export interface SectionText {
  /** Id of the element where it begins; empty for the top of the page. */
  anchor: string;
  /** The heading that it begins with; empty when there is none. */
  heading: string;
  /** Headings in it that no link can lead to; they are part of the text. */
  headings: string[];
  /** Its text in lines, the heading left out. */
  text: string;
}

/** Elements of which nothing is read: what is no text, what is there to be filled in, what leads elsewhere. */
const SKIPPED = new Set([
  "audio",
  "button",
  "canvas",
  "dialog",
  "form",
  "iframe",
  "input",
  "nav",
  "noscript",
  "object",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "video",
]);

/** Elements that end with their start tag. */
const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** Elements within a line of text. A `span` may be a label of its own, so that a space stands beside it. */
const IN_LINE = new Set(
  "a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var wbr".split(
    " ",
  ),
);

/** Characters over the main heading of a page at most: the way to it, a kind, a date. */
const LEAD = 200;

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->/g;

/** Attributes of elements that nobody reads, and of what is the same on every page or made of other pages. */
const UNREAD = /\s(?:hidden|aria-hidden="true"|data-unsearched)(?=[\s=>/]|$)/;

/** HTML of the content in a document of this engine. */
export function mainOf(document: string): string {
  return document.slice(document.indexOf(MAIN_TAG) + MAIN_TAG.length, document.lastIndexOf("</main>"));
}

/**
 * Takes the text out of HTML that this engine has written: well-formed, attributes in double quotes. A section begins
 * at each heading with an id or in an element with one, and at each heading of the two highest levels.
 */
export function pageText(html: string): PageText {
  const reader = new Reader();
  let last = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    if (match.index > last) reader.addText(html.slice(last, match.index));
    last = TAG.lastIndex;
    const [, closes, name, attributes = ""] = match;
    if (!name) continue;
    if (closes) reader.close(name);
    else if (SKIPPED.has(name) || UNREAD.test(attributes)) {
      if (!VOID.has(name)) TAG.lastIndex = last = endOf(html, name, last);
      reader.space("\n");
    } else reader.open(name, attributes);
  }
  reader.addText(html.slice(last));
  return { sections: reader.finish() };
}

/** Where an element ends whose start tag ends at `from`. */
function endOf(html: string, name: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s>/])(?:"[^"]*"|[^>"])*>`, "g");
  tag.lastIndex = from;
  let depth = 1;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  return html.length;
}

/** Puts sections together while elements open and close. */
class Reader {
  private readonly sections: SectionText[] = [];
  private current: SectionText = { anchor: "", heading: "", headings: [], text: "" };
  /** Ids of the open elements. */
  private readonly ids: string[] = [];
  /** The heading that is open, and where its text begins. */
  private heading: { level: number; anchor: string; text: string } | undefined;

  /** Where the text of the header that is open begins. */
  private header: number | undefined;

  addText(html: string): void {
    const text = decode(html).replaceAll(/\s+/g, " ");
    if (this.heading) this.heading.text += text;
    else this.current.text += text;
  }

  /** Keeps what comes before and after apart. */
  space(sign: string): void {
    if (this.heading) this.heading.text += " ";
    else this.current.text += sign;
  }

  open(name: string, attributes: string): void {
    if (VOID.has(name)) {
      if (name !== "wbr") this.space(name === "img" ? " " : "\n");
      return;
    }
    this.ids.push(idIn(attributes));
    if (name === "header") this.header = this.current.text.length;
    const level = levelOf(name);
    if (level > 0) this.heading = { level, anchor: this.ids.findLast((id) => id !== "") ?? "", text: "" };
    else if (!IN_LINE.has(name)) this.space(name === "span" ? " " : "\n");
  }

  close(name: string): void {
    this.ids.pop();
    if (name === "header") this.header = undefined;
    if (levelOf(name) > 0) this.endHeading();
    else if (!IN_LINE.has(name)) this.space(name === "span" ? " " : "\n");
  }

  finish(): SectionText[] {
    this.endSection();
    return this.sections;
  }

  private endHeading(): void {
    if (!this.heading) return;
    const { level, anchor, text } = this.heading;
    const heading = text.replaceAll(/\s+/g, " ").trim();
    this.heading = undefined;
    if (level > 2 && anchor === this.current.anchor) {
      this.current.headings.push(heading);
      this.current.text += `\n${heading}\n`;
      return;
    }
    const { current } = this;
    if (level === 1 && !current.heading && current.text.trim().length < LEAD) {
      // What stands over the main heading belongs to it.
      Object.assign(current, { anchor, heading, text: `${current.text}\n` });
      return;
    }
    // What stands over a heading in the same header belongs to it.
    const over = this.header === undefined ? "" : current.text.slice(this.header);
    current.text = current.text.slice(0, this.header);
    this.header = undefined;
    this.endSection();
    this.current = { anchor, heading, headings: [], text: `${over}\n` };
  }

  private endSection(): void {
    const text = this.current.text
      .replaceAll(/ *\n\s*/g, "\n")
      .replaceAll(/ +/g, " ")
      .trim();
    if (text || this.current.heading) this.sections.push({ ...this.current, text });
  }
}

function levelOf(name: string): number {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
}

/** An id that an author or a view has given; those that React counts change with the page. */
function idIn(attributes: string): string {
  const id = decode(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? "");
  return /^_.*_$/.test(id) ? "" : id;
}

function decode(html: string): string {
  return unescapeHtml(html).replaceAll("\u00ad", "");
}
