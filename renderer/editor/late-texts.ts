import type { ApplyOptions } from "./panel-props.ts";
import type { TextOperation } from "./text-conflict.ts";
import { type UnsentChange, unsentKey } from "./unsent-changes.ts";

/** Milliseconds between two looks whether the server is there again. */
const PAUSE = 2_000;

/** A text that was sent while the server was away, or could not write. */
export interface LateText {
  operation: TextOperation;
  /** With what the file said before the first of several wordings that never arrived. */
  more: ApplyOptions;
}

export interface LateTexts {
  /** Those that whoever asked keeps, as others are listed that wait. */
  keptElsewhere(): UnsentChange[];
  /** Whoever typed it does not want it any more: it is not sent when its turn comes. */
  forget(key: string): void;
  isForgotten(text: LateText): boolean;
  /** Keeps the last wording of each text. */
  add(text: LateText): void;
  /** Whether this is the last wording of its text. */
  has(text: LateText): boolean;
  /** What is kept of a text, which is no longer: another wording of it is on its way. */
  take(operation: TextOperation): LateText | undefined;
}

/**
 * Sends texts that met nobody, or a full disk, as soon as they can be written: whoever typed has nothing more to do.
 *
 * @param isThere  Asks the server something that changes nothing; undefined when it will not be there any more.
 * @param send     Sends a text, unless another wording of it has been sent by then.
 */
export function lateTexts(
  isThere: (operation: TextOperation) => Promise<boolean | undefined>,
  send: (text: LateText) => void,
): LateTexts {
  const texts = new Map<string, LateText>();
  const forgotten = new WeakSet<LateText>();
  let isLooking = false;
  const look = async (): Promise<void> => {
    const [first] = texts.values();
    const there = first && (await isThere(first.operation));
    isLooking = false;
    if (there === false) later();
    if (there) for (const text of texts.values()) send(text);
  };
  const later = (): void => {
    if (isLooking) return;
    isLooking = true;
    setTimeout(() => void look(), PAUSE);
  };
  return {
    keptElsewhere: () =>
      [...texts].flatMap(([key, text]) => {
        const { operation, more } = text;
        const isListed = more.isKept && !forgotten.has(text);
        return isListed ? { key, operation, ...(more.old !== undefined && { old: more.old }) } : [];
      }),
    forget(key) {
      const text = texts.get(key);
      if (!text) return;
      forgotten.add(text);
      text.more.onForgotten?.();
    },
    isForgotten: (text) => forgotten.has(text),
    add(text) {
      texts.set(unsentKey(text.operation), text);
      later();
    },
    has: (text) => texts.get(unsentKey(text.operation)) === text,
    take(operation) {
      const key = unsentKey(operation);
      const text = texts.get(key);
      texts.delete(key);
      return text;
    },
  };
}
