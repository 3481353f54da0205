import type { Operation, Place } from "../../edit/operation.ts";
import type { Target, Wish } from "../../editor/protocol.ts";

/** An operation in a few words, for a menu: "Change of heading". */
export function describeOperation(operation: Wish | Operation<Place>): string {
  switch (operation.kind) {
    case "set":
      return `Change of ${nameOf(operation.at)}`;
    case "unset":
      return `Removal of ${nameOf(operation.at)}`;
    case "set-body":
      return "Change of a text";
    case "set-id":
      return "Change of id";
    case "change-type":
      return `Change to ${operation.type}`;
    case "insert":
      return "New entry";
    case "delete":
      return "Deletion";
    case "duplicate":
      return "Copy";
    case "detach":
      return "Shared blocks written out";
    case "move":
      return "Move";
    case "add-page":
      return `New page ${operation.route}`;
    case "begin-version":
      return `Translation of ${operation.route} into ${operation.lang}`;
    case "replace-words":
      return `“${shortOf(operation.find)}” replaced by “${shortOf(operation.with)}”`;
    case "move-page":
      return `Move of ${operation.route} to ${operation.to}`;
    case "delete-page":
      return `Deletion of ${operation.route}`;
    case "add-row":
      return `New row in ${operation.collection}`;
    case "delete-row":
      return `Deletion of ${operation.row} from ${operation.collection}`;
    case "move-row":
      return `Move of ${operation.row} in ${operation.collection}`;
    case "set-key":
      return `Change of ${operation.row} to ${operation.key}`;
    case "rename-field":
      return `Change of ${operation.field} to ${operation.name}`;
    default:
      return "Change";
  }
}

function shortOf(words: string): string {
  const text = words.trim();
  return text.length > 32 ? `${text.slice(0, 31).trimEnd()}…` : text;
}

/** The option meant: the last step of its path that is a name. */
function nameOf(at: Target | Place): string {
  const path = "settings" in at ? at.settings : at.path;
  return String(
    path.findLast((step) => typeof step === "string" && step !== "props" && step !== "html") ?? "text",
  );
}
