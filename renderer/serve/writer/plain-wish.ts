import type { Wish } from "../../editor/protocol.ts";
import { withoutHidden, withoutTabs } from "../../formats/hidden-characters.ts";
import type { OptionValue } from "../../model.ts";

/**
 * A wish with its texts as files can hold them. What is pasted from web pages, slides and chats brings characters along
 * that nobody sees; the check would refuse a file with them, and nobody could tell what is wrong with the words.
 *
 * @returns The same wish where there is nothing of the kind. The text of a whole file stays as it was typed: what is
 *   wrong in it is told there.
 */
export function plainWish(wish: Wish): Wish {
  switch (wish.kind) {
    case "set":
      return "as" in wish.at && wish.at.as === "file" ? wish : { ...wish, value: plainValue(wish.value) };
    case "insert":
      return "value" in wish.entry ? { ...wish, entry: { value: plainValue(wish.entry.value) } } : wish;
    case "add-row":
      return { ...wish, row: plainValue(wish.row) as typeof wish.row };
    case "add-page":
    case "begin-version":
      return { ...wish, title: withoutHidden(wish.title) };
    case "replace-words":
      return { ...wish, with: withoutHidden(wish.with) };
    default:
      return wish;
  }
}

function plainValue(value: OptionValue): OptionValue {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainValue(inner)]));
}

/** Cells of a table that was pasted into one line; in a text of several lines, tabs may stand in front of code. */
function plainText(text: string): string {
  const plain = withoutHidden(text);
  return plain.includes("\n") ? plain : withoutTabs(plain);
}
