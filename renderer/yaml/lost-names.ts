import type { Draft } from "../problems/draft.ts";
import { indentationOf, lineAt } from "./line.ts";

/**
 * A text where a group is wanted, with names of that group right below it and further right: the name of the text is
 * lost. That is one problem, and what the lines below seem to be is none.
 */
export function joinLostNames(text: string, drafts: readonly Draft[]): Draft[] {
  const followers = new Set<Draft>();
  const told = drafts.map((draft): Draft => {
    if (draft.code !== "wrong-type" || draft.params.case !== "value") return draft;
    const { name, wanted, found } = draft.params;
    if (!wanted.options || typeof found !== "string") return draft;
    const line = lineAt(text, draft.start);
    const below = namesBelow(text, line.end);
    const [first] = below?.names ?? [];
    if (!below || first === undefined || !wanted.options.includes(first)) return draft;
    if (below.margin <= indentationOf(line.text)) return draft;
    const follower = drafts.find(
      ({ code, start }) => code === "wrong-indentation" && start === below.start + below.margin,
    );
    if (!follower) return draft;
    followers.add(follower);
    const left = wanted.options.filter((one) => !below.names.includes(one));
    const gap = /\s*$/.exec(text.slice(line.start, draft.start))![0].length;
    const [only, other] = left;
    const edit = { start: draft.start - gap, end: draft.start };
    const put = `\n${" ".repeat(below.margin)}${only}: `;
    const isSure = only !== undefined && other === undefined;
    return {
      code: "wrong-type",
      params: { case: "lost-name", name, options: left },
      start: draft.start,
      end: draft.end,
      path: draft.path,
      ...(isSure && { offer: { ...edit, text: put } }),
    };
  });
  return followers.size === 0 ? [...drafts] : told.filter((draft) => !followers.has(draft));
}

/** The names in the column of the first line below an offset; undefined where that is none. */
function namesBelow(
  text: string,
  from: number,
): { start: number; margin: number; names: string[] } | undefined {
  const names: string[] = [];
  let first: { start: number; margin: number } | undefined;
  for (let at = from; at < text.length; ) {
    const line = lineAt(text, at + 1);
    at = Math.max(line.end, at + 1);
    if (/^\s*(?:#|$)/.test(line.text)) continue;
    const margin = indentationOf(line.text);
    if (first && margin > first.margin) continue;
    const name = /^ *([\w$-]+):(?:\s|$)/.exec(line.text)?.[1];
    if (name === undefined || (first && margin < first.margin)) break;
    first ??= { start: line.start, margin };
    names.push(name);
  }
  return first && { ...first, names };
}
