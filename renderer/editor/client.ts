import { reasonOf, wentBack } from "./answer-words.ts";
import { askedWith, noteFiles } from "./asked-with.ts";
import { type LateText, lateTexts } from "./late-texts.ts";
import type { ApplyOptions } from "./panel-props.ts";
import { NoAnswer } from "./post.ts";
import { EDIT_PATH, type EditAnswer, type EditDone, type EditRequest, type Wish } from "./protocol.ts";
import { RefusedTexts } from "./refused-texts.ts";
import { isTextOperation, KEPT_THEIRS, type TextConflict, type TextOperation } from "./text-conflict.ts";
import { type UnsentChange, type UnsentChanges, unsentKey } from "./unsent-changes.ts";
import { Wordings } from "./wordings.ts";

/** How it stands with what was changed. */
export interface ClientState {
  phase: "saved" | "saving" | "failed";
  /** Why the last change was not written; a sentence. */
  message?: string;
  /** What can be undone and redone, in words; unknown before the first change. */
  history?: EditDone["history"];
  /** What was undone or redone last, and where, in words; until something else is done. */
  said?: string;
}

/** Sends changes to the writer, one after the other. */
export interface Client {
  apply(operation: Wish, more?: ApplyOptions): Promise<EditAnswer>;
  /** What would change; nothing is written. */
  preview(operation: Wish): Promise<EditAnswer>;
  undo(): Promise<EditAnswer>;
  redo(): Promise<EditAnswer>;
  /** Asks what can be undone, for a window in which nothing has been done yet. Nobody waits for it. */
  askHistory(): Promise<void>;
  /** Sends texts of forms that were refused, where they can be written by now. For whenever the site has changed. */
  sendRefused(): Promise<void>;
  /** Texts that met nobody and that whoever asked keeps; those of forms are among the unsent ones. */
  waiting(): UnsentChange[];
  /** A text that met nobody is not wanted any more. */
  forget(key: string): void;
  /** Says something else of what was not saved, as long as it is not: what was in the way is gone. */
  restate(message: string): void;
  /** What was not saved is wanted no more: that it was not is said no longer. */
  letGo(): void;
  readonly state: ClientState;
  /** Calls a function whenever the state is another one. @returns What ends that. */
  watch(listener: () => void): () => void;
}

/** What a client leans on. */
export interface ClientHelp {
  /** Keeps texts until they are written. */
  unsent?: UnsentChanges;
  /** Notes which field a text is typed in, to wait until it is left: nothing opens under the hands of who types on. */
  noteField?(): { left(): Promise<void> };
  /**
   * Somebody else has changed the text that was to be replaced.
   *
   * @returns The text to write in place of theirs; undefined to leave theirs.
   */
  onConflict?(conflict: TextConflict): Promise<string | undefined>;
}

/** @param post  See `post.ts`; throws NoAnswer while the server is away, which is answered as a refusal. */
export function createClient(
  post: (path: string, body: EditRequest) => Promise<EditAnswer>,
  { unsent, noteField, onConflict }: ClientHelp = {},
): Client {
  let state: ClientState = { phase: "saved" };
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let mark: string | undefined;
  /** The server did not answer the last time. */
  let isAway = false;
  const seen: Record<string, string> = {};
  /** The same by text, from the answers to that text alone: to all others, somebody may have changed it before. */
  const seenWith = new Map<string, Record<string, string>>();
  const wordings = new Wordings();
  const refused = new RefusedTexts();
  const listeners = new Set<() => void>();

  const set = (next: ClientState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async (request: EditRequest): Promise<EditAnswer> => {
    try {
      const answer = await post(EDIT_PATH, request);
      isAway = false;
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const { message } = error;
      isAway = error.isForNow;
      return { refused: message, ...(isAway && { isForNow: true }) };
    }
  };
  const note = (answer: EditAnswer, ask: EditRequest["ask"]): void => {
    const history = ("history" in answer && answer.history) || state.history;
    if ("mark" in answer) mark = answer.mark;
    const said = "files" in answer ? wentBack(answer, ask) : undefined;
    const known = { ...(history && { history }), ...(said !== undefined && { said }) };
    if ("files" in answer) {
      noteFiles(answer, seen);
      set({ phase: waiting > 0 ? "saving" : "saved", ...known });
    } else if ("refused" in answer && answer.refused === KEPT_THEIRS) set({ phase: "saved", ...known });
    // Nothing was to be written that is not: only a step stays where it is.
    else if ("mark" in answer) set({ phase: "saved", ...known, said: answer.refused });
    else set({ phase: "failed", message: reasonOf(answer), ...known });
  };
  /** Two wordings are shown to whoever typed one, as often as others are quicker. */
  const settle = async (
    { operation, old, step }: Extract<EditRequest, { ask: "apply" }>,
    first: EditAnswer,
    { field, onTheirs }: Meanwhile,
  ): Promise<EditAnswer> => {
    let answer = first;
    let picked: ReturnType<typeof wordings.lastOf> | undefined;
    while ("conflict" in answer && onConflict && isTextOperation(operation)) {
      const { theirs } = answer.conflict;
      onTheirs?.();
      // What is saved by a command is not being typed.
      if (step !== undefined) await field?.left();
      // Somebody may have typed on, or given up.
      const last = wordings.lastOf(operation);
      const { order, value } = picked?.order === last.order ? picked : last;
      const mine = { ...operation, value };
      const text = value === old ? undefined : await choiceOf(mine, answer.conflict);
      answer =
        text === undefined
          ? { refused: KEPT_THEIRS }
          : await ask({ ask: "apply", operation: { ...operation, value: text }, old: theirs });
      picked = { order, value: text ?? value };
      if (isOver(answer)) wordings.choose(operation, order, { text, answer });
    }
    return answer;
  };
  const choiceOf = async (
    operation: TextOperation,
    conflict: { file: string; theirs: string },
  ): Promise<string | undefined> => {
    const { value } = operation;
    return value === conflict.theirs ? value : onConflict?.({ operation, ...conflict, yours: value });
  };
  /**
   * @param make  Called when it is its turn: by then the answers before it are known. Undefined: nothing is asked.
   * @param isAgain  What is known not to be saved is tried once more: until it is, nobody is told of that.
   */
  const inTurn = (
    make: () => EditRequest | undefined,
    isAgain = false,
    meanwhile: Meanwhile = {},
  ): Promise<EditAnswer> => {
    waiting += 1;
    // The same words again are said again.
    if (!isAgain) set({ ...state, phase: "saving", said: undefined });
    const answered = last.then(async () => {
      const request = make();
      if (!request) {
        waiting -= 1;
        if (waiting === 0 && (isAgain || state.phase === "saving")) set({ ...state, phase: "saved" });
        return { refused: "" };
      }
      const answer = await ask(request)
        .then((first) => (request.ask === "apply" ? settle(request, first, meanwhile) : first))
        .finally(() => {
          waiting -= 1;
        });
      note(answer, request.ask);
      return answer;
    });
    last = answered.catch(() => {});
    return answered;
  };
  const isOver = (answer: EditAnswer): boolean =>
    "files" in answer || ("refused" in answer && answer.refused === KEPT_THEIRS);
  /** Sends a text in its turn. @param text  What it is at that moment; undefined for one that need not be sent. */
  const sendText = async (
    text: () => LateText | undefined,
    isAgain = false,
    onTheirs?: () => void,
  ): Promise<EditAnswer> => {
    // Before anything is awaited: by then somebody may type elsewhere.
    const field = noteField?.();
    let sent: LateText | undefined;
    const make = (): EditRequest | undefined => {
      sent = text();
      if (!sent) return undefined;
      const more = askedWith(sent.more);
      // Who says what the text was has it compared, unless nothing but this text was written since.
      const known = more.old === undefined ? seen : seenWith.get(unsentKey(sent.operation));
      return { ask: "apply", operation: sent.operation, seen: { ...known }, ...more };
    };
    const answer = await inTurn(make, isAgain, { ...(field && { field }), ...(onTheirs && { onTheirs }) });
    if (sent && "files" in answer) {
      const key = unsentKey(sent.operation);
      seenWith.set(key, noteFiles(answer, { ...seenWith.get(key) }));
    }
    if (sent && "refused" in answer && answer.isForNow) {
      late.add(sent);
      // It is among those that wait now.
      set({ ...state });
    }
    if (sent && !sent.more.isKept) {
      if (isOver(answer)) dropSent(sent.operation);
      else if ("refused" in answer && !answer.isForNow) refused.add(sent);
    }
    return answer;
  };
  /** A text that has arrived; not another wording of it that is on its way. */
  const dropSent = ({ value, ...operation }: TextOperation): void => {
    const key = unsentKey({ ...operation, value });
    const kept = unsent?.all().find((one) => one.key === key);
    if (kept?.operation.value === value) unsent?.drop(key);
  };
  /** Somebody may have forgotten it meanwhile, or put it there from another window and taken it back. */
  const isWanted = (text: LateText): boolean => {
    const { operation, more } = text;
    if (!unsent || more.isKept) return !late.isForgotten(text);
    const [own, { value }] = [unsentKey(operation), operation];
    return unsent.all().some(({ key, operation: kept }) => key === own && kept.value === value);
  };
  const late = lateTexts(
    async (operation) => {
      // Whether there is room on its disk, nobody knows before it is tried.
      if (!isAway) return true;
      return post(EDIT_PATH, { ask: "preview", operation }).then(
        () => true,
        (error: Error) => {
          if (error instanceof NoAnswer && error.isForNow) return false;
          // It answers, and will not take it from this window any more.
          if (error instanceof NoAnswer) set({ ...state, phase: "failed", message: error.message });
          return undefined;
        },
      );
    },
    (text) => {
      // Who has typed on in the meantime has sent another wording.
      const own = (): LateText | undefined => {
        const last = late.has(text) ? late.take(text.operation) : undefined;
        return last && isWanted(last) ? last : undefined;
      };
      void sendText(own, true).then((answer) => isOver(answer) && text.more.onLate?.());
    },
  );
  return {
    apply(operation, more = {}) {
      const { onTheirs } = more;
      if (!isTextOperation(operation))
        return inTurn(() => ({ ask: "apply", operation, seen: { ...seen }, ...askedWith(more) }));
      refused.drop(operation);
      // At once: what is typed while the window closes is there at the next visit.
      if (!more.isKept) unsent?.keep(operation, more.old);
      const order = wordings.add(operation);
      let chosen: ReturnType<typeof wordings.chosenFor>;
      const own = (): LateText | undefined => {
        chosen = wordings.chosenFor(operation, order);
        if (chosen) return undefined;
        const old = late.take(operation)?.more.old ?? more.old;
        return { operation, more: { ...more, ...(old !== undefined && { old }) } };
      };
      return sendText(own, false, onTheirs).then((answer) => {
        chosen ??= wordings.chosenFor(operation, order);
        if (!chosen) return answer;
        if (!more.isKept) dropSent(operation);
        if (chosen.text !== undefined) more.onChosen?.(chosen.text);
        return chosen.answer;
      });
    },
    preview: (operation) => ask({ ask: "preview", operation }),
    async askHistory() {
      const told = await post(EDIT_PATH, { ask: "history" }).catch(() => undefined);
      // What came of a change since says it as well, and later.
      if (!told || !("files" in told) || mark !== undefined) return;
      ({ mark } = told);
      set({ ...state, history: told.history });
    },
    sendRefused: () =>
      refused.again(
        (operation) => ask({ ask: "preview", operation }),
        isWanted,
        (own) => void sendText(own, true),
      ),
    waiting: () => late.keptElsewhere(),
    forget(key) {
      unsent?.drop(key);
      late.forget(key);
    },
    restate(message) {
      if (state.phase === "failed" && !isAway) set({ ...state, message });
    },
    letGo() {
      const { message: _, ...others } = state;
      if (state.phase === "failed" && !isAway) set({ ...others, phase: "saved" });
    },
    undo: () => inTurn(() => ({ ask: "undo", ...(mark !== undefined && { mark }) })),
    redo: () => inTurn(() => ({ ask: "redo", ...(mark !== undefined && { mark }) })),
    get state() {
      return state;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is done while the answer to a text is awaited. */
interface Meanwhile {
  /** The field that had the focus when the text was sent. */
  field?: { left(): Promise<void> };
  onTheirs?: () => void;
}
