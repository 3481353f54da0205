import type { TypedText } from "./frame/frame-api.ts";
import { keyOf } from "./paths.ts";

/** A text that was typed and, as far as is known, is in no file. */
export interface KeptText extends TypedText {
  route: string;
}

const KEY = "site-editor-typed";

/**
 * Texts that were typed and not written: kept by the browser over reloads and crashes, shown beside what the file
 * says, and never put in its place by themselves.
 */
export interface KeptTexts {
  all(): KeptText[];
  keep(text: KeptText): void;
  /** It is written now, or not wanted. */
  drop(text: Pick<KeptText, "route" | "value">): void;
}

/** @param storage  `localStorage`; where there is none, nothing is kept. */
export function keptTexts(storage: Pick<Storage, "getItem" | "setItem">): KeptTexts {
  const read = (): KeptText[] => {
    try {
      const texts: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
      return Array.isArray(texts) ? texts.filter(isKept) : [];
    } catch {
      return [];
    }
  };
  const write = (texts: readonly KeptText[]): void => {
    try {
      storage.setItem(KEY, JSON.stringify(texts));
    } catch {
      // A full or forbidden storage keeps nobody from typing.
    }
  };
  const others = (own: Pick<KeptText, "route" | "value">): KeptText[] =>
    read().filter((text) => !isSameText(text, own));
  return {
    all: read,
    keep: (text) => write([...others(text), text]),
    drop: (text) => write(others(text)),
  };
}

/** Whether two are wordings of one text. */
export function isSameText(
  { route, value }: Pick<KeptText, "route" | "value">,
  other: Pick<KeptText, "route" | "value">,
): boolean {
  return route === other.route && keyOf(value.path) === keyOf(other.value.path);
}

function isKept(text: unknown): text is KeptText {
  const { route, text: typed, value } = (text ?? {}) as Partial<KeptText>;
  return typeof route === "string" && typeof typed === "string" && Array.isArray(value?.path);
}
