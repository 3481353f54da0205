import { useCallback, useEffect, useId, useRef, useState } from "react";
import { withoutHidden } from "../../formats/hidden-characters.ts";
import type { ApplyOptions } from "../panel-props.ts";
import { KEPT_THEIRS } from "../text-conflict.ts";
import { usePanelActions } from "./panel-context.ts";

/** Milliseconds without a key before what is typed is sent. */
const PAUSE = 400;

/** A text while it is typed. What was typed stays until the file says it, also when it was refused. */
export interface Draft {
  text: string;
  /** Why it was not sent or not taken. */
  fault: string | undefined;
  /** The file says something else meanwhile, and this is what. */
  theirs: string | undefined;
  change(text: string): void;
  /** Sends it now. */
  flush(): void;
  /** Lets what was typed go. */
  drop(): void;
}

/** What is said beside a text that is sent; see `ApplyOptions`. */
type TypedMore = Required<Pick<ApplyOptions, "old" | "step" | "onChosen">>;

/**
 * @param written  The text as the file has it.
 * @param asked    When the form with it was asked for; see `WrittenForm`.
 * @param send     Sends a text, with what the file said when its typing began, and the name of the step that all typing
 *   is until the field is left; returns why it was not done.
 */
export function useDraft(
  written: string,
  asked: number | undefined,
  send: (text: string, typed: TypedMore) => Promise<string | undefined>,
): Draft {
  const { join } = usePanelActions();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [theirs, setTheirs] = useState<string>();
  const state = useRef<{
    draft?: string;
    sent?: string;
    isRefused?: boolean;
    written: string;
    seen: string;
    /** What was sent since the typing began: forms that were asked for on the way may say any of it. */
    mine?: Set<string>;
    /** See `send`. */
    step?: string;
    send: typeof send;
  }>({ written, seen: written, send });
  /** When the file had what was sent last. */
  const arrived = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  state.current.send = send;

  const keep = useCallback((text: string | undefined) => {
    if (text === undefined) {
      delete state.current.draft;
      delete state.current.mine;
    } else state.current.draft = text;
    setDraft(text);
  }, []);

  const submit = useCallback(async () => {
    clearTimeout(timer.current);
    const { draft: text, sent, written: before } = state.current;
    if (text === undefined || text === sent) return;
    // What was refused waits to be sent again, unless this is sent in its place.
    if (text === before && sent === undefined && !state.current.isRefused) {
      keep(undefined);
      setFault(undefined);
      return;
    }
    state.current.sent = text;
    state.current.mine ??= new Set();
    state.current.mine.add(text);
    state.current.isRefused = false;
    arrived.current = undefined;
    state.current.step ??= `field ${id} ${Date.now()}`;
    const { seen: old, step } = state.current;
    let written = text;
    const onChosen = (other: string): void => {
      written = other;
    };
    const refusal = await state.current.send(text, { old, step, onChosen });
    if (refusal === KEPT_THEIRS) {
      delete state.current.sent;
      keep(undefined);
      setTheirs(undefined);
      setFault(undefined);
      return;
    }
    setFault(refusal);
    state.current.isRefused = refusal !== undefined;
    if (refusal !== undefined) {
      delete state.current.sent;
      return;
    }
    state.current.seen = written;
    arrived.current = performance.now();
    // Of two wordings, another one was chosen.
    if (written !== text && state.current.draft !== undefined) {
      state.current.sent = written;
      const mine = state.current.mine ?? new Set();
      state.current.mine = mine.add(written);
      setTheirs(undefined);
      if (mine.has(state.current.draft)) keep(written);
    }
    if (state.current.draft === written && state.current.written === written) keep(undefined);
  }, [keep, id]);

  useEffect(() => {
    const before = state.current.written;
    if (before === written) return;
    state.current.written = written;
    const { draft: text, sent, mine } = state.current;
    if (text === undefined) return;
    const isOnItsWay = asked === undefined || arrived.current === undefined || asked < arrived.current;
    if (text === written) {
      delete state.current.sent;
      setTheirs(undefined);
      // It may have been written after all, once the server was there again.
      setFault(undefined);
      keep(undefined);
    } else if (sent === written) {
      delete state.current.sent;
      setTheirs(undefined);
    } else if (text === sent || (isOnItsWay && mine?.has(written))) {
      // The form was asked for before the file had all that was typed: what it says is older, and no news.
    } else setTheirs(written);
  }, [written, asked, keep]);
  useEffect(() => {
    const { draft: text, sent, isRefused } = state.current;
    if (text === undefined || asked === undefined) return;
    // What was in the way may be gone, such as a mistake that somebody else has made in the file.
    if (isRefused) return void submit();
    if (text !== sent) return;
    if (arrived.current === undefined || asked < arrived.current) return;
    // Who was asked after the text had arrived knows better: it was undone, or changed again, before anybody looked.
    delete state.current.sent;
    keep(undefined);
  }, [asked, keep, submit]);

  useEffect(() => join(submit), [join, submit]);
  // What is typed is not lost when its field goes.
  useEffect(() => () => void submit(), [submit]);
  useEffect(() => {
    const leave = (): void => void submit();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [submit]);

  return {
    text: draft ?? written,
    fault,
    theirs,
    change(typed) {
      const text = withoutHidden(typed);
      if (state.current.draft === undefined) state.current.seen = state.current.written;
      keep(text);
      setFault(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void submit(), PAUSE);
    },
    flush() {
      void submit();
      delete state.current.step;
    },
    drop() {
      clearTimeout(timer.current);
      delete state.current.sent;
      keep(undefined);
      setFault(undefined);
      setTheirs(undefined);
    },
  };
}
