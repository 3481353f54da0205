import type { Operation } from "../edit/operation.ts";
import type { Target, Wish } from "./protocol.ts";

/** The change of one text. */
export type TextOperation = Extract<Operation<Target>, { kind: "set" }> & { value: string };

/** Gives the file of a page another text. */
export function textOfPage(route: string, text: string): TextOperation {
  return { kind: "set", at: { route, path: [], as: "file" }, value: text };
}

export function isTextOperation(operation: Wish): operation is TextOperation {
  return operation.kind === "set" && typeof operation.value === "string";
}

/** Two wordings of one text. */
export interface TextConflict {
  operation: TextOperation;
  file: string;
  yours: string;
  theirs: string;
}

/** What is answered when somebody chose to leave what others wrote. */
export const KEPT_THEIRS = "What the file says was kept.";
