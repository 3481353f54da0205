import { labelOf } from "./field-label.ts";
import type { Path } from "./protocol.ts";
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

/** Where a text belongs, in words: “Heading” of block 2 on /about, “Title” of data-engineer in jobs. */
export function placeWords({ at }: TextOperation): string {
  if ("as" in at && at.as === "file") return `The whole page ${at.route}`;
  const [path, where] =
    "settings" in at
      ? [at.settings, "in the settings"]
      : "collection" in at
        ? [at.path, `of ${at.row} in ${at.collection}`]
        : [at.path, `on ${at.route}`];
  const words = `${stepWords(path).reverse().join(" of ")} ${where}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The steps of a path, the outer ones first: block 2, items 1, “Title”. */
function stepWords(path: Path): string[] {
  const words: string[] = [];
  for (const [at, step] of path.entries()) {
    const list = path[at - 1];
    if (typeof step === "string") {
      // What a definition has around options, and a list whose entry follows, say nothing by themselves.
      if (step !== "props" && step !== "layout" && typeof path[at + 1] !== "number")
        words.push(`“${labelOf(step)}”`);
    } else if (path[at - 2] === "layout") words.push(`block ${step + 1} ${PART[String(list)]}`);
    else
      words.push(
        `${list === "blocks" ? "block" : labelOf(String(list ?? "entry")).toLowerCase()} ${step + 1}`,
      );
  }
  return words;
}

/** Of a layout, as the outline names them. */
const PART: Readonly<Record<string, string>> = { before: "above the page", after: "below the page" };
