import type { TextOperation } from "./text-conflict.ts";

/** A text that was sent from a form and, as far as is known, is in no file. */
export interface UnsentChange {
  key: string;
  operation: TextOperation;
  /** What the file said when it was typed. */
  old?: string;
}

const KEY = "site-editor-unsent";

/** Texts of forms on their way to the files: kept by the browser over reloads and crashes until they have arrived. */
export interface UnsentChanges {
  all(): UnsentChange[];
  /** The last wording of each text. @returns Names it. */
  keep(operation: TextOperation, old: string | undefined): string;
  drop(key: string): void;
}

/** @param storage  `localStorage`; where there is none, nothing is kept. */
export function unsentChanges(storage: Pick<Storage, "getItem" | "setItem">): UnsentChanges {
  const read = (): UnsentChange[] => {
    try {
      const changes: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
      return Array.isArray(changes) ? changes.filter(isUnsent) : [];
    } catch {
      return [];
    }
  };
  const write = (changes: readonly UnsentChange[]): void => {
    try {
      storage.setItem(KEY, JSON.stringify(changes));
    } catch {
      // A full or forbidden storage keeps nobody from typing.
    }
  };
  const others = (key: string): UnsentChange[] => read().filter((change) => change.key !== key);
  return {
    all: read,
    keep(operation, old) {
      const key = unsentKey(operation);
      // What the file said before the first of several wordings that never arrived.
      const first = read().find((change) => change.key === key)?.old ?? old;
      write([...others(key), { key, operation, ...(first !== undefined && { old: first }) }]);
      return key;
    },
    drop: (key) => write(others(key)),
  };
}

/** Names a text among those that are kept, whatever was told of its page by then. */
export function unsentKey({ at: { told: _, ...at }, piece }: TextOperation): string {
  return JSON.stringify([at, piece ?? null]);
}

function isUnsent(change: unknown): change is UnsentChange {
  const { key, operation } = (change ?? {}) as Partial<UnsentChange>;
  return typeof key === "string" && operation?.kind === "set" && typeof operation.value === "string";
}

/** Where a text belongs, in words: "/about · heading", "jobs · data-engineer · title". */
export function placeWords({ at }: TextOperation): string {
  if ("as" in at && at.as === "file") return `${at.route} · the whole page`;
  const [where, path] =
    "settings" in at
      ? ["Settings", at.settings]
      : "collection" in at
        ? [`${at.collection} · ${at.row}`, at.path]
        : [at.route, at.path];
  const names = path.filter((step) => step !== "props" && step !== "blocks");
  return [where, names.map((step) => (typeof step === "number" ? step + 1 : step)).join(" ")].join(" · ");
}
