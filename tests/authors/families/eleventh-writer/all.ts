import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { aurelie } from "./aurelie.ts";
import { beatriz } from "./beatriz.ts";
import { declan } from "./declan.ts";
import { ewan } from "./ewan.ts";
import { felix } from "./felix.ts";
import { ingrid } from "./ingrid.ts";
import { katrin } from "./katrin.ts";
import { kenji } from "./kenji.ts";
import { mei } from "./mei.ts";
import { noor } from "./noor.ts";
import { oksana } from "./oksana.ts";
import { yusuf } from "./yusuf.ts";

/** Twelve people at their tasks, written without a look at the engine or at what it says, on 23 November 2026. */
export function eleventhWriter(dir: string): AuthorMistake[] {
  const people = [ingrid, felix, noor, kenji, beatriz, ewan, katrin, yusuf, oksana, declan, mei, aurelie];
  return asMistakes("an eleventh writer", people.flat(), dir);
}
