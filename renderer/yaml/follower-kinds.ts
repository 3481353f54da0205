import type { Draft } from "../problems/draft.ts";
import { LACKS } from "./line-codes.ts";
import type { Told } from "./told-lines.ts";

// Words that the rules share by which one problem follows from another.

/** Tells a problem that another one brings about. */
export type Follows = (one: Told) => boolean;

/** A name that stands in the place of another. */
export const TWICE: ReadonlySet<string> = new Set(["duplicate-name"]);
export const UNKNOWN: ReadonlySet<string> = new Set(["unknown-field", "unknown-option"]);
export const INSTEAD: ReadonlySet<string> = new Set([...TWICE, ...UNKNOWN]);

export const isLack = ({ code }: Draft): boolean => LACKS.has(code) && code !== "missing-type";

/** A name that is nearly right. */
export const isSlip = ({ params }: Draft): boolean =>
  (params as { guess?: unknown } | undefined)?.guess !== undefined;
