import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { PageDefinition } from "../../model.ts";
import type { LiveAnswer } from "./protocol.ts";

/** What the live page shows, for whoever edits it: told at each change, and held still while somebody types in it. */
let shown: LiveAnswer | undefined;
let held: LiveAnswer | undefined;
/** Values that were typed and that the server's page does not have yet, or cannot have. */
let typed: readonly TypedValue[] = [];
/** How often blocks among those of layout and page were drawn anew, by their paths. */
let drawings: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();
const answerListeners = new Set<() => void>();

/** A value of a page's definition. */
interface TypedValue {
  path: readonly (string | number)[];
  value: string;
  /** What stands there until the server has it: another text is somebody else's, or of a block that has come there. */
  instead?: readonly unknown[];
}

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to show now. @param answer  What the server has answered last. */
export function useStage(answer: LiveAnswer): { shown: LiveAnswer; drawings: ReadonlyMap<string, number> } {
  const kept = useSyncExternalStore(listen, () => held);
  const values = useSyncExternalStore(listen, () => typed);
  const drawn = useSyncExternalStore(listen, () => drawings);
  const filled = useMemo(() => withTyped(answer, values), [answer, values]);
  const now = kept ?? filled;
  // A page that is in order has what was typed, or what somebody has put in its place.
  useEffect(() => {
    if (answer.isOld || typed.length === 0) return;
    typed = [];
    tell();
  }, [answer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells that the server has answered anew, also while all is held
  useEffect(() => {
    for (const listener of answerListeners) listener();
  }, [answer]);
  // In an effect: the page is there by then, and can be read.
  useEffect(() => {
    if (shown === now) return;
    shown = now;
    tell();
  }, [now]);
  return { shown: now, drawings: drawn };
}

/** What stays while somebody types in it. */
export const heldOnStage = (): LiveAnswer | undefined => held;

/** What is shown now; undefined before the first page. */
export const onStage = (): LiveAnswer | undefined => shown;

/** Calls a function whenever something else is shown. @returns What ends that. */
export const watchStage = listen;

/** Calls a function whenever the server has answered anew, also while the page is held. @returns What ends that. */
export function watchAnswers(listener: () => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** From now on the page stays as it is, whatever the server says: its nodes are somebody else's for a while. */
export function holdStage(): void {
  held = shown;
  tell();
}

/**
 * The page goes on, with what the server has said meanwhile.
 *
 * @param block  Path of a block among those of layout or page, `blocks/2`: it is drawn anew, because its nodes were
 *   changed by other hands than React's.
 * @param value  What was typed: shown until the server's page has it.
 */
export function releaseStage(block?: string, value?: TypedValue): void {
  held = undefined;
  if (block !== undefined) drawings = new Map(drawings).set(block, (drawings.get(block) ?? 0) + 1);
  if (value) typed = withWording(value);
  tell();
}

/** Of a page that is not in order the server has what stood there before the first of several wordings. */
function withWording(value: TypedValue): readonly TypedValue[] {
  const isSame = ({ path }: TypedValue): boolean => path.join("/") === value.path.join("/");
  const before = typed.find(isSame)?.instead ?? [];
  const instead = value.instead && [...before, ...value.instead];
  return [...typed.filter((one) => !isSame(one)), { ...value, ...(instead && { instead }) }];
}

function withTyped(answer: LiveAnswer, values: readonly TypedValue[]): LiveAnswer {
  if (!answer.page || values.length === 0) return answer;
  const page = values.reduce<PageDefinition>(
    (all, typedValue) => withValue(all, typedValue.path, typedValue),
    answer.page,
  );
  return { ...answer, page };
}

/** The same data with another value at a path; as it was where the path leads nowhere. */
function withValue<T>(data: T, [step, ...rest]: readonly (string | number)[], value: TypedValue): T {
  if (step === undefined) return value.instead?.includes(data) === false ? data : (value.value as T);
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, step)) return data;
  const inner = withValue((data as Record<string | number, unknown>)[step], rest, value);
  return (Array.isArray(data) ? data.with(Number(step), inner) : { ...data, [step]: inner }) as T;
}
