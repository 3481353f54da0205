import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { astrid } from "./astrid.ts";
import { bruno } from "./bruno.ts";
import { chiara } from "./chiara.ts";
import { dmitri } from "./dmitri.ts";
import { elif } from "./elif.ts";
import { farida } from "./farida.ts";
import { gustaw } from "./gustaw.ts";
import { hannah } from "./hannah.ts";

/** Eight people at their tasks, written without a look at the engine or at what it says, on 23 November 2026. */
export function fourteenthWriter(dir: string): AuthorMistake[] {
  const people = [astrid, bruno, chiara, dmitri, elif, farida, gustaw, hannah];
  return asMistakes("a fourteenth writer", people.flat(), dir);
}
