import type { Path } from "../../protocol.ts";

/** Something that stands in the way of people, at one element of the page. */
export interface Finding {
  key: string;
  /** In a sentence. */
  says: string;
  impact: string;
  /** Where the rule is explained. */
  help: string;
  html: string;
  element: Element | undefined;
  /** File and line of its block. */
  at: string | undefined;
  block: Path | undefined;
}
