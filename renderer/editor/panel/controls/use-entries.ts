import { type RefObject, useEffect, useState } from "react";
import type { PanelValue } from "../panel-block.ts";
import { isSameValue } from "../values.ts";

/** What is done to the entries of a list. Places as they are after it, but for `from`. */
export type EntryStep =
  /** `isChosen`: from a list, which opens. */
  | { kind: "add"; at: number; isChosen?: boolean }
  | { kind: "repeat"; at: number }
  | { kind: "move"; from: number; to: number }
  | { kind: "delete"; at: number };

export interface Entries {
  /** A key for each entry, which goes with it wherever it is moved. */
  keys: readonly number[];
  /** Says what is asked for; the focus goes along once it is done. */
  expect(step: EntryStep | undefined): void;
}

interface State {
  keys: readonly number[];
  next: number;
  step: EntryStep | undefined;
  /** The entries when it was asked for. */
  before: readonly PanelValue[];
  /** What was done last, for the focus. */
  done: EntryStep | undefined;
}

/**
 * Which entry is which while a list changes: what is open stays open, and who works with the keyboard goes on at the
 * entry that they have added or moved.
 *
 * @param frame  Around the list, whose `<li>` are the entries.
 */
export function useEntries(entries: readonly PanelValue[], frame: RefObject<HTMLElement | null>): Entries {
  const [state, setState] = useState<State>(() => ({
    keys: entries.map((_, index) => index),
    next: entries.length,
    step: undefined,
    before: entries,
    done: undefined,
  }));
  const known = followed(state, entries);
  if (known !== state) setState(known);
  const { done } = known;
  useEffect(() => {
    if (done && frame.current) focusOn(frame.current, done);
  }, [done, frame]);
  return {
    keys: known.keys,
    expect: (step) => setState((now) => ({ ...now, step, before: entries })),
  };
}

function followed(state: State, entries: readonly PanelValue[]): State {
  const { step, before, keys, next } = state;
  if (step && isDone(step, before, entries)) {
    const isNew = step.kind === "add" || step.kind === "repeat";
    return {
      ...state,
      keys: reordered(keys, step, next),
      next: isNew ? next + 1 : next,
      step: undefined,
      done: step,
    };
  }
  if (keys.length === entries.length) return state;
  const more = entries.slice(keys.length).map((_, index) => next + index);
  return { ...state, keys: [...keys.slice(0, entries.length), ...more], next: next + more.length };
}

function isDone(step: EntryStep, before: readonly PanelValue[], entries: readonly PanelValue[]): boolean {
  if (step.kind === "move")
    return entries.length === before.length && isSameValue(entries[step.to], before[step.from]);
  return entries.length === before.length + (step.kind === "delete" ? -1 : 1);
}

function reordered(keys: readonly number[], step: EntryStep, fresh: number): number[] {
  if (step.kind === "delete") return keys.toSpliced(step.at, 1);
  if (step.kind === "move") return keys.toSpliced(step.from, 1).toSpliced(step.to, 0, keys[step.from]!);
  return keys.toSpliced(step.at, 0, fresh);
}

const FIELDS = "input, textarea, select, [contenteditable=true]";

/** Where one goes on: in the new entry, at the button that moves the moved one, at what stands in place of a deleted one. */
function focusOn(frame: HTMLElement, step: EntryStep): void {
  const items = [...(frame.querySelector(":scope > ol")?.children ?? [])];
  const index = step.kind === "move" ? step.to : Math.min(step.at, items.length - 1);
  const item = items[index];
  if (!item) {
    frame.querySelector<HTMLElement>(":scope > button")?.focus();
    return;
  }
  const buttons = item.querySelector(":scope > * > .panel-entry-buttons, :scope .panel-entry-buttons");
  if (step.kind === "move") {
    const names = step.to < step.from ? ["up", "down"] : ["down", "up"];
    const found = names.map((name) =>
      buttons?.querySelector<HTMLElement>(`button[data-move="${name}"]:enabled`),
    );
    found.find(Boolean)?.focus();
    return;
  }
  if (step.kind === "delete") {
    buttons?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    return;
  }
  if (step.kind === "add" && step.isChosen) {
    item.querySelector<HTMLElement>(".panel-pick")?.click();
    return;
  }
  const field = item.querySelector<HTMLElement>(FIELDS) ?? item.querySelector<HTMLElement>("button");
  field?.focus();
  // Words that ask to be replaced are replaced by the first letter.
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
