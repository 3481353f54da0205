import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { joost } from "./joost.ts";
import { kenji } from "./kenji.ts";
import { luc } from "./luc.ts";
import { margarethe } from "./margarethe.ts";
import { nadia } from "./nadia.ts";
import { paloma } from "./paloma.ts";
import { sofia } from "./sofia.ts";
import { wendel } from "./wendel.ts";

/** Eight people of eight trades, written without a look at the engine or at what it says, on 24 November 2026. */
export function fifteenthWriter(dir: string): AuthorMistake[] {
  const people = [wendel, paloma, margarethe, joost, luc, sofia, kenji, nadia];
  return asMistakes("a fifteenth writer", people.flat(), dir);
}
