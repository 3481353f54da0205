import type { Fault } from "../problems/draft.ts";

/**
 * A value that YAML does not take for a text.
 *
 * The grammar does not know what is wanted at its place, so it gives readings: whoever does tries them.
 */
export interface ValueFault {
  fault: Fault;
  severity?: "error";
  /** What the value is read as. */
  put: string;
  /** Nothing else can be meant, where a text is wanted. */
  isSure: boolean;
  /** What else may be meant. */
  instead?: string[];
}
