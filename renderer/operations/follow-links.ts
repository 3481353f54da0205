import type { FileEditor, Path } from "../edit/tree-editor.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { bodyMark, findBodyMark } from "../languages/body-mark.ts";
import { isLayoutFile } from "../pages/read-page.ts";
import { isSharedFile } from "../pages/shared-list.ts";
import { kindOf } from "../schema/read-schema.ts";
import { readBody } from "../texts/read-body.ts";
import { readMarkdown, readMarkdownLine } from "../texts/read-markdown.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import { textsIn, versionsOf } from "./follow-in-versions.ts";
import type { Plan } from "./plan.ts";
import { walkFile } from "./walk-file.ts";

/** Where a link stands. */
export interface LinkPlace {
  file: string;
  /** Address of the page, with `[field]` for one that is made for each row; missing where many pages show it. */
  route?: string;
}

/** What a link shall be instead; undefined for one that stays. */
export type ChangeLink = (href: string, place: LinkPlace) => string | undefined;

/** A text that links, or may do so. */
interface LinkingText {
  path: Path;
  value: string;
  kind: "link" | "markdown" | "markdown-inline";
}

/**
 * Changes every link of a site that a function has something to say of: of options and fields, redirects, menus, in
 * Markdown, and in texts under `public/`.
 *
 * @param mayHold  Whether a file with this text can have such a link, so that others need not be read.
 */
export function followLinks(plan: Plan, mayHold: (text: string) => boolean, change: ChangeLink): void {
  const { files } = plan;
  const data = [...files.collections.values()].map(({ file }) => file);
  for (const file of [...files.pageFiles, ...data, "data/site.yaml"]) {
    const text = plan.isGone(file) ? undefined : files.read(file);
    if (text !== undefined && mayHold(text)) followIn(plan, file, change);
  }
  for (const original of [...files.pageFiles, ...data, "data/site.yaml"])
    for (const { file } of versionsOf(plan, original)) {
      if (!plan.isGone(file) && mayHold(files.read(file) ?? ""))
        followInVersion(plan, file, original, change);
    }
  followInBodies(plan, mayHold, change);
}

/**
 * Changes the links of texts under `public/`. A translation is one of the original with its new links as well: the mark
 * that says of what follows.
 */
function followInBodies(plan: Plan, mayHold: (text: string) => boolean, change: ChangeLink): void {
  const edited = new Map<string, TextEdit[]>();
  const marks = new Map<string, string>();
  const marked = new Map<string, { mark: string; start: number }>();
  for (const path of plan.files.publicFiles) {
    if (!/\.(?:html|md)$/.test(path)) continue;
    const file = `public${path}`;
    const text = plan.files.read(file);
    if (text === undefined) continue;
    const found = findBodyMark(text);
    if (found) marked.set(file, { mark: found.mark, start: text.indexOf(found.mark, found.start) });
    if (!mayHold(text)) continue;
    const edits = changedLinks(text, readBody(text, path).links, (href) => change(href, { file }));
    if (edits.length === 0) continue;
    edited.set(file, edits);
    marks.set(bodyMark(text), bodyMark(applyEdits(text, edits)));
  }
  for (const [file, { mark, start }] of marked) {
    const fresh = marks.get(mark);
    if (fresh === undefined) continue;
    const edits = [...(edited.get(file) ?? []), { start, end: start + mark.length, text: fresh }];
    edited.set(
      file,
      edits.sort((a, b) => a.start - b.start),
    );
  }
  for (const [file, edits] of edited) plan.editText(file, edits);
}

/** Changes the links of one file. */
export function followIn(plan: Plan, file: string, change: ChangeLink): void {
  const editor = plan.open(file);
  const place = placeOf(file);
  for (const { path, value, kind } of linkingTexts(plan, file)) {
    if (kind === "link") {
      const fresh = change(value, place);
      if (fresh !== undefined && fresh !== value)
        editor.rewrite(path, replacer(value, fresh, [[value, fresh]]));
      continue;
    }
    changeMarkdown(editor, path, value, kind, (href) => change(href, place));
  }
}

/** Changes the links of a text in Markdown. */
function changeMarkdown(
  editor: FileEditor,
  path: Path,
  value: string,
  kind: "markdown" | "markdown-inline",
  change: (href: string) => string | undefined,
): void {
  const read = kind === "markdown" ? readMarkdown(value) : readMarkdownLine(value);
  const pairs: [string, string][] = [];
  const edits = changedLinks(value, read.links, (href) => {
    const fresh = change(href);
    if (fresh !== undefined) pairs.push([href, fresh]);
    return fresh;
  });
  const fresh = edits.reduceRight(
    (text, one) => text.slice(0, one.start) + one.text + text.slice(one.end),
    value,
  );
  if (fresh !== value) editor.rewrite(path, replacer(value, fresh, pairs));
}

/**
 * Changes the links of a version in another language: those of its own, and those in the marks of texts, which say
 * what the original says.
 */
export function followInVersion(plan: Plan, file: string, original: string, change: ChangeLink): void {
  const editor = plan.open(file);
  const place = { ...placeOf(original), file };
  for (const { path, value } of textsIn(editor)) {
    if (path[0] === "route") continue;
    if (/^(?:\/|\.\.?(?:[/?#]|$)|#|\$\{site\.url\}|https?:)\S*$/.test(value)) {
      const fresh = change(value, place);
      if (fresh !== undefined && fresh !== value)
        editor.rewrite(path, replacer(value, fresh, [[value, fresh]]));
    } else if (value.includes("](") || value.includes("]:"))
      changeMarkdown(editor, path, value, "markdown", (href) => change(href, place));
  }
}

/** The text itself gets its new words; however it is written, the same addresses in it get theirs. */
function replacer(
  value: string,
  fresh: string,
  pairs: readonly [string, string][],
): (text: string) => string {
  return (text) => {
    if (text === value) return fresh;
    // What is new is not looked at again.
    const known = new Map(pairs);
    const any = [...known.keys()].sort((a, b) => b.length - a.length).map((href) => escaped(href));
    const pattern = new RegExp(`(?<![\\w/.-])(?:${any.join("|")})(?![\\w/-])`, "g");
    return text.replace(pattern, (href) => known.get(href) ?? href);
  };
}

/** Where a file's links start from. */
export function placeOf(file: string): LinkPlace {
  const isPage = file.startsWith("pages/") && !isLayoutFile(file) && !isSharedFile(file);
  return { file, ...(isPage && { route: patternOf(file) }) };
}

function linkingTexts(plan: Plan, file: string): LinkingText[] {
  const found: LinkingText[] = [];
  walkFile(plan.files, file, plan.open(file).tree, ({ node, path, schema }) => {
    if (node.kind !== "scalar" || typeof node.value !== "string") return;
    const kind = kindOf(schema);
    if (kind === "markdown" || kind === "markdown-inline") found.push({ path, value: node.value, kind });
    // A form may send its visitors to a page as well.
    else if (kind === "link" || kind === "receiver") found.push({ path, value: node.value, kind: "link" });
  });
  return found;
}

/** The edits that give links of a text other addresses; sorted. */
function changedLinks(
  text: string,
  links: readonly { start: number; end: number; href: string }[],
  change: (href: string) => string | undefined,
): TextEdit[] {
  const edits = new Map<number, TextEdit>();
  for (const { start, end, href } of links) {
    const fresh = change(href);
    if (fresh === undefined || fresh === href) continue;
    const inside = text.slice(start, end).lastIndexOf(href);
    // `[words][name]` has its address further down.
    const at = inside === -1 ? definitionOf(text, href) : start + inside;
    if (at !== -1) edits.set(at, { start: at, end: at + href.length, text: fresh });
  }
  return [...edits.values()].sort((a, b) => a.start - b.start);
}

function definitionOf(text: string, href: string): number {
  const found = new RegExp(`^ {0,3}\\[[^\\]]+\\]:\\s*<?(?=${escaped(href)}(?:[\\s>]|$))`, "m").exec(text);
  return found ? found.index + found[0].length : -1;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
