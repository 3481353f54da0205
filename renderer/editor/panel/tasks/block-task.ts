/** What can be asked of a block as a whole. */
export type BlockTask =
  | "before"
  | "after"
  | "up"
  | "down"
  | "move"
  | "copy"
  | "duplicate"
  | "type"
  | "delete"
  | "open";

interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The task that a key asks for, on the page and in the outline; "menu" for the menu of all of them. */
export function taskOfKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: PressedKey): BlockTask | "menu" | undefined {
  if (altKey && !ctrlKey && !metaKey)
    return key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === "d" ? "duplicate" : undefined;
  if (key === "ContextMenu" || (key === "F10" && shiftKey)) return "menu";
  if (key === "/") return "after";
  return key === "Delete" ? "delete" : undefined;
}
