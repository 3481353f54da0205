import { createContext, type RefObject, useContext, useEffect, useSyncExternalStore } from "react";
import type { Client, ClientState } from "../client.ts";
import type { KeptTexts } from "../kept-texts.ts";
import type { TextConflict } from "../text-conflict.ts";
import type { UnsentChanges } from "../unsent-changes.ts";
import type { ThemeChoice } from "./use-theme.ts";

/** Something that can be done or opened by its name. */
export interface Command {
  id: string;
  title: string;
  /** A second line: an address, where a block stands. */
  about?: string;
  group: "Commands" | "Blocks of this page" | "Pages" | "Data";
  /** As people read them: Ctrl K. */
  keys?: string;
  run(): void;
}

/** What stands over everything else. */
export type ShellDialog = "palette" | "shortcuts" | "tour";

export interface OpenConflict extends TextConflict {
  /** @param text  What is to be written; undefined leaves theirs. */
  choose(text: string | undefined): void;
}

/** What all views of the editor share; the one place where it is kept. */
export interface ShellState {
  /** Every change of every view goes through it, one after the other. */
  client: Client;
  /** Texts that were typed and never written. */
  kept: KeptTexts;
  unsent: UnsentChanges;
  /** Two wordings of a text, one of which is to be chosen. */
  conflict: OpenConflict | undefined;
  theme: ThemeChoice;
  setTheme(theme: ThemeChoice): void;
  dialog: ShellDialog | undefined;
  open(dialog: ShellDialog | undefined): void;
  /** What the view that is open offers to the palette. */
  offered: RefObject<() => Command[]>;
}

export const ShellContext = createContext<ShellState | undefined>(undefined);

export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("A view of the editor stands outside its shell.");
  return shell;
}

/** How it stands with what was changed. Apart from the rest: each change changes it twice, and few views show it. */
export function useClientState(): ClientState {
  const { client } = useShell();
  return useSyncExternalStore(client.watch, () => client.state);
}

/** Offers commands to the palette, as long as the view is open. @param make  Called when the palette opens. */
export function useCommands(make: () => Command[]): void {
  const { offered } = useShell();
  useEffect(() => {
    offered.current = make;
    return () => {
      offered.current = () => [];
    };
  });
}
