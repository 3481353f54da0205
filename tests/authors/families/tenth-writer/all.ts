import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { dmitri } from "./dmitri.ts";
import { farid } from "./farid.ts";
import { gareth } from "./gareth.ts";
import { hugh } from "./hugh.ts";
import { imani } from "./imani.ts";
import { jerome } from "./jerome.ts";
import { keith } from "./keith.ts";
import { lotte } from "./lotte.ts";
import { nadia } from "./nadia.ts";
import { olga } from "./olga.ts";
import { priyanka } from "./priyanka.ts";
import { sofia } from "./sofia.ts";
import { tobias } from "./tobias.ts";
import { yuki } from "./yuki.ts";

/** Fourteen people at their tasks, written before what the engine says was looked at, on 23 November 2026. */
export function tenthWriter(dir: string): AuthorMistake[] {
  const people = [
    nadia,
    tobias,
    imani,
    keith,
    yuki,
    farid,
    lotte,
    gareth,
    sofia,
    priyanka,
    jerome,
    olga,
    dmitri,
    hugh,
  ];
  return asMistakes("a tenth writer", people.flat(), dir);
}
