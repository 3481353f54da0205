import type { Fault } from "../problems/draft.ts";

/** What is wrong somewhere in the theme. `text`: what probably should stand there. */
export interface ThemeFault {
  path: (string | number)[];
  fault: Fault;
  text?: string;
}
