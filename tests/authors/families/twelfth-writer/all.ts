import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { chidi } from "./chidi.ts";
import { enzo } from "./enzo.ts";
import { graham } from "./graham.ts";
import { hanne } from "./hanne.ts";
import { jin } from "./jin.ts";
import { lourdes } from "./lourdes.ts";
import { matthias } from "./matthias.ts";
import { philippa } from "./philippa.ts";
import { pilar } from "./pilar.ts";
import { ravi } from "./ravi.ts";
import { sandrine } from "./sandrine.ts";
import { tobias } from "./tobias.ts";

/** Twelve people at their tasks, written without a look at the engine or at what it says, on 23 November 2026. */
export function twelfthWriter(dir: string): AuthorMistake[] {
  const people = [
    pilar,
    matthias,
    chidi,
    sandrine,
    ravi,
    lourdes,
    tobias,
    hanne,
    graham,
    philippa,
    enzo,
    jin,
  ];
  return asMistakes("a twelfth writer", people.flat(), dir);
}
