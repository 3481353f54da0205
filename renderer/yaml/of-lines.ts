import type { Draft } from "../problems/draft.ts";
import { type Follows, INSTEAD, isLack } from "./follower-kinds.ts";
import { indentationOf } from "./line.ts";
import { GUESSES } from "./line-codes.ts";
import { isContent } from "./line-repair.ts";
import type { Told, ToldLines } from "./told-lines.ts";

/** Words that YAML does not take for a text, and of which it may not know where they belong either. */
const UNREAD_TEXTS: ReadonlySet<string> = new Set([
  "reserved-character",
  "yaml-alias",
  "yaml-anchor",
  "yaml-tag",
]);

/** Brackets around what is no list or group. */
const OF_BRACKETS: ReadonlySet<string> = new Set(["bracket-start", "wrong-type"]);

/** The lines of the keys of another system above a page, which is read without them. */
function frontOf({ code, params, offer }: Draft): Draft["offer"] {
  return code === "several-documents" && (params as { mark: string }).mark === "front" ? offer : undefined;
}

/** What a tab, or a line that stands twice, makes of its own line. */
export function isOfLine(told: ToldLines): Follows {
  const { lines } = told;
  // A page of another system ends its keys so; what stands below it is no page.
  const cut = told.told.find(({ draft }) => draft.code === "several-documents" && !frontOf(draft))?.at;
  const front = told.told.map(({ draft }) => frontOf(draft)).find((range) => range !== undefined);
  const isAstray = told.told.some(({ draft }) => draft.code === "wrong-indentation");
  const isUnreadText = (at: number): boolean => told.at(at).some(({ draft }) => UNREAD_TEXTS.has(draft.code));
  /** An entry that is no text and no name: what stands below it goes on with nothing. */
  const isBelowUnreadEntry = (at: number): boolean => {
    const above = lines.slice(0, at).findLastIndex(isContent);
    return above >= 0 && /^ *- +[!&*]/.test(lines[above]!.text) && isUnreadText(above);
  };
  return ({ draft, at }) => {
    const { code } = draft;
    if (cut !== undefined && at > cut && (code === "stray-text" || GUESSES.has(code))) return true;
    // Keys of another system are to go, whatever is wrong with them.
    if (front && draft.start > front.start && draft.start < front.end) return true;
    // Without the brackets around it, it needs none.
    if (code === "unquoted-binding")
      return told
        .at(at)
        .some(
          ({ draft: one }) => OF_BRACKETS.has(one.code) && one.start < draft.start && one.end >= draft.end,
        );
    if (code === "comma-at-end") return told.at(at + 1).some(({ draft: one }) => goesOnAbove(one));
    // Its value stands below: at the left edge, or beside a name that is too far right.
    if (code === "empty-value") {
      if (told.at(at).some(({ draft: one }) => one.code === "look-alike")) return true;
      if (told.at(at).some(({ draft: one }) => one.code === "wrong-indentation")) return true;
      const below = lines.findIndex((line, index) => index > at && line.text.trim() !== "");
      if (below === -1) return false;
      const isBeside = indentationOf(lines[below]!.text) > told.columnOf(at);
      const isValue = ({ draft: one }: Told): boolean =>
        one.code === "stray-text" || one.code === "wrong-indentation";
      return isBeside ? isAstray : told.at(below).some(isValue);
    }
    if (code === "unclosed-bracket" || code === "unclosed-quote")
      return (
        code === "unclosed-bracket" &&
        told.at(at).some((other) => other.draft.code === "unclosed-quote" && other.draft.start > draft.start)
      );
    if (code === "wrong-indentation" && told.at(at).some((other) => other.draft.code === "template-tag"))
      return true;
    if (code === "duplicate-name" && told.at(at - 1).some(({ draft: other }) => isSplitOff(other, draft)))
      return true;
    if (code === "wrong-indentation" && told.at(at).some((other) => other.draft.code === "unreadable"))
      return true;
    if (code === "unreadable" && (isUnreadText(at) || isBelowUnreadEntry(at))) return true;
    if (INSTEAD.has(code) && told.at(at).some(({ draft: one }) => one.code === "look-alike")) return true;
    // Of a line with a tab it may not be sure where it belongs.
    if (GUESSES.has(code) || INSTEAD.has(code) || code === "missing-type")
      return told.at(at).some(({ draft: one }) => one.code === "tab-indentation");
    if (code !== "misplaced-block" || lines[at]!.text !== lines[at - 1]?.text) return false;
    return told.at(at - 1).some((other) => isLack(other.draft));
  };
}

/** Words that go on with the value above: a comma at its end is one of the text. */
const goesOnAbove = ({ code, params }: Draft): boolean =>
  code === "stray-text" && (params as { goesOn?: string }).goesOn !== undefined;

/** The name behind another value on the line above, which stands here by itself as well. */
function isSplitOff(above: Draft, twin: Draft): boolean {
  return (
    above.code === "two-on-a-line" && twin.code === "duplicate-name" && above.params.name === twin.params.name
  );
}
