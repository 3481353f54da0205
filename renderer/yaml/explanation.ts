import type { Draft } from "../problems/draft.ts";
import type { TextEdit } from "./text-edits.ts";

/** A mistake in the grammar in an author's words, and how to repair a copy so that the rest can be read. */
export type Explanation = Draft & { edits?: TextEdit[] };
