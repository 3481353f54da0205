import type { Draft, Span } from "../problems/draft.ts";
import { joinGroups } from "../problems/join-groups.ts";
import { joinLostNames } from "./lost-names.ts";
import { editedRange } from "./text-edits.ts";

type Edit = Span & { text: string };

/**
 * One problem, with one correction, for what a hand has done in one go: a telephone that began every name of an entry
 * with a capital, a text that was pasted with invisible characters in it.
 *
 * @returns The drafts in their order; of those that belong together, the first.
 */
export function joinSlips(text: string, found: readonly Draft[]): Draft[] {
  if (found.length < 2) return [...found];
  const drafts = joinLostNames(text, found);
  const pasted = pastedTogether(text, drafts);
  return joinGroups(
    drafts,
    (draft) =>
      draft.more === undefined
        ? (capitalKey(draft) ?? formKey(draft) ?? lineKey(text, draft) ?? pasted.get(draft))
        : undefined,
    (group) => join(text, group),
  );
}

/** Names of one entry that are right but for their capitals. */
function capitalKey({ code, params, path, fix }: Draft): string | undefined {
  if (!fix || (code !== "unknown-option" && code !== "unknown-field")) return undefined;
  const { option, guess } = params as { option?: string; guess?: string };
  if (option === undefined || option === guess || option.toLowerCase() !== guess?.toLowerCase())
    return undefined;
  return path.slice(0, -1).join("\n");
}

/** Bindings that are written in one form of another language. */
function formKey({ code, params }: Draft): string | undefined {
  if (code !== "bad-binding" || params.case !== "half") return undefined;
  return `half\n${params.written.replace(/[\w.-]+/g, "x")}`;
}

/** Bindings of one line that lack their quotation marks; letters that were read in the wrong encoding, all of them. */
function lineKey(text: string, { code, start }: Draft): string | undefined {
  if (code === "mojibake") return code;
  return code === "unquoted-binding" ? `${code}\n${text.lastIndexOf("\n", start - 1)}` : undefined;
}

/** Invisible characters of one line, or of lines below one another: they came along with one text. */
function pastedTogether(text: string, drafts: readonly Draft[]): Map<Draft, string> {
  const hidden = drafts.filter(({ code, fix }) => code === "hidden-character" && fix);
  const keys = new Map<Draft, string>();
  let key = "";
  let end = 0;
  for (const draft of hidden.sort((a, b) => a.start - b.start)) {
    const between = text.slice(end, draft.start).split("\n").length - 1;
    if (key === "" || between > 1) key = `hidden\n${draft.start}`;
    keys.set(draft, key);
    end = draft.end;
  }
  return keys;
}

/** All corrections that there are as one; undefined where they are not apart. */
function join(text: string, group: readonly Draft[]): Draft | undefined {
  const edits = group
    .flatMap(({ fix, offer }): Edit[] => [fix ?? offer ?? []].flat())
    .sort((a, b) => a.start - b.start);
  if (edits.length === 0) return { ...group[0]!, more: group.length - 1 };
  if (edits.some((edit, index) => index > 0 && edit.start < edits[index - 1]!.end)) return undefined;
  const whole = editedRange(text, edits[0]!.start, edits.at(-1)!.end, edits);
  const [{ fix: _, offer: __, ...first }] = group as [Draft];
  const remedy = group.every(({ fix }) => fix) ? { fix: whole } : { offer: whole };
  return { ...first, more: group.length - 1, ...remedy } as Draft;
}
