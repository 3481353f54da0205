import type { Fault } from "../../renderer/problems/draft.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";

/** What was found, with its words in place of what they are made of. */
export function worded<Found extends Fault>(found: Found) {
  const { params: _, ...rest } = found;
  return { ...rest, ...wordingOf(found) };
}
