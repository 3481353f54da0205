import { findMergeMark } from "../files/merge-marks.ts";
import { findMisread } from "../files/read-text.ts";
import type { Fault, Span } from "../problems/draft.ts";
import { findForeignMarkup, withoutCode } from "./foreign-markup.ts";

/** Something in a file of texts that visitors would see as it is written. */
export interface ForeignText extends Span {
  fault: Fault;
  severity?: "warning";
  /** What is meant there, where it can be told; `isSure` where nothing else can be. */
  meant?: string;
  isSure?: boolean;
  /** The part of the file that `meant` takes the place of, where that is more. */
  over?: Span;
}

/** Wrong in a file as in a text of a page; commands of other systems may be what a file is about. */
const HALVES: ReadonlySet<string> = new Set([
  "assistant-mark",
  "emoji-name",
  "half-link",
  "half-markup",
  "lost-field",
  "undecided-edit",
  "unfinished-text",
]);

/** A command of Hugo or Jekyll that is a line of its own: nobody writes of one like this, but in code. */
const COMMAND_LINE = /^[ \t]*(\{\{[<%] .{1,200}? [>%]\}\}|\{%-? .{1,200}? -?%\})[ \t]*\r?$/m;

/**
 * What a merge or another encoding left over in a text of Markdown or HTML, or what is half written in one of Markdown.
 *
 * @param file  Its ending tells what it is written in.
 */
export function findForeignText(text: string, file: string): ForeignText | undefined {
  const conflict = findMergeMark(text, true);
  if (conflict) return { fault: { code: "merge-conflict", params: {} }, ...conflict };
  const [misread] = findMisread(text);
  if (misread?.code === "mojibake") {
    const { code, params, start, end } = misread;
    return { fault: { code, params }, start, end };
  }
  const isMarkdown = /\.md$/i.test(file);
  const command = findCommandLine(text, isMarkdown);
  if (command) return command;
  const found = isMarkdown ? findForeignMarkup(text, true) : undefined;
  const isMark = found?.fault.code === "template-tag" && found.fault.params.isMark === true;
  return found && (isMark || HALVES.has(found.fault.code)) ? found : findBinding(text, isMarkdown);
}

/** A binding of pages; who writes of one has it in code. */
const BINDING = /\$\{(?:site|page|item|outer|count|use)(?:\.\w+)+\}/;

function findBinding(text: string, isMarkdown: boolean): ForeignText | undefined {
  if (!text.includes("${")) return undefined;
  const match = BINDING.exec(proseOf(text, isMarkdown));
  if (!match) return undefined;
  const fault = { code: "binding-in-data" as const, params: { isBody: true as const } };
  return { fault, start: match.index, end: match.index + match[0].length };
}

/** The text without its code, of the same length. */
const proseOf = (text: string, isMarkdown: boolean): string =>
  isMarkdown
    ? withoutCode(text)
    : text.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, (code) => code.replace(/[^\n]/g, " "));

function findCommandLine(text: string, isMarkdown: boolean): ForeignText | undefined {
  if (!text.includes("{%") && !/\{\{[<%]/.test(text)) return undefined;
  const match = COMMAND_LINE.exec(proseOf(text, isMarkdown));
  if (!match) return undefined;
  const [whole, tag = ""] = match;
  const start = match.index + whole.indexOf(tag);
  return {
    fault: { code: "template-tag", params: { tag, isInText: true } },
    start,
    end: start + tag.length,
  };
}
