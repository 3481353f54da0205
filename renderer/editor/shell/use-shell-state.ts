import { useEffect, useMemo, useRef, useState } from "react";
import { onSiteChange } from "../../runtime/live/site-changes.ts";
import { browserStorage } from "../browser-storage.ts";
import { type Client, createClient } from "../client.ts";
import { keepDropsOut } from "../keep-drops-out.ts";
import { keptTexts } from "../kept-texts.ts";
import { post } from "../post.ts";
import type { TextConflict } from "../text-conflict.ts";
import { unsentChanges } from "../unsent-changes.ts";
import { noteField } from "./left-field.ts";
import type { Command, OpenConflict, ShellDialog, ShellState } from "./shell-context.ts";
import { useTheme } from "./use-theme.ts";

/** Makes what all views of the editor share. */
export function useShellState(): ShellState {
  const [conflict, setConflict] = useState<OpenConflict>();
  const unsent = useMemo(() => unsentChanges(browserStorage()), []);
  const client = useMemo(() => {
    const onConflict = (found: TextConflict): Promise<string | undefined> =>
      new Promise((resolve) => {
        setConflict({
          ...found,
          choose(text) {
            setConflict(undefined);
            resolve(text);
          },
        });
      });
    return createClient(post, { unsent, noteField, onConflict });
  }, [unsent]);
  const kept = useMemo(() => keptTexts(browserStorage()), []);
  const [theme, setTheme] = useTheme();
  const [dialog, open] = useState<ShellDialog>();
  const offered = useRef<() => Command[]>(() => []);
  useShellKeys(client, open);
  useEffect(() => keepDropsOut(), []);
  useEffect(() => void client.askHistory(), [client]);
  useEffect(() => onSiteChange(() => void client.sendRefused()), [client]);
  return useMemo(
    () => ({ client, kept, unsent, conflict, theme, setTheme, dialog, open, offered }),
    [client, kept, unsent, conflict, theme, setTheme, dialog],
  );
}

/** Keys that hold in every view: undo and redo where no field has its own, the palette, the list of keys. */
function useShellKeys(client: Client, open: (dialog: ShellDialog) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isField = isInField(event.target);
      const name = keyName(event);
      if (name === "palette") open("palette");
      else if (isField) return;
      else if (name === "undo") void client.undo();
      else if (name === "redo") void client.redo();
      else if (name === "shortcuts") open("shortcuts");
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [client, open]);
}

/** What is chosen in a form is saved at once, and the browser has no steps of its own to take back there. */
const CHOICE = ".panel :is([type=radio], [type=checkbox], select)";

/** Whether a key goes into a field, here or in the frame, whose elements are of other classes. */
export function isInField(target: EventTarget | null): boolean {
  const field = (target as Partial<Element> | null)?.closest?.("input, textarea, select, [contenteditable]");
  return field != null && !field.matches(CHOICE);
}

/** What a key means in every view, by its modifiers. */
export function keyName(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
): "palette" | "shortcuts" | "undo" | "redo" | undefined {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (isCommand && key === "k") return "palette";
  if (isCommand && key === "z") return event.shiftKey ? "redo" : "undo";
  if (isCommand && key === "y") return "redo";
  return event.key === "?" && !event.ctrlKey && !event.metaKey && !event.altKey ? "shortcuts" : undefined;
}
