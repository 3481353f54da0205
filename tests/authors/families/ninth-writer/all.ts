import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { amara } from "./amara.ts";
import { ben } from "./ben.ts";
import { chloe } from "./chloe.ts";
import { dev } from "./dev.ts";
import { gudrun } from "./gudrun.ts";
import { hanne } from "./hanne.ts";
import { luca } from "./luca.ts";
import { marta } from "./marta.ts";
import { pieter } from "./pieter.ts";
import { ruth } from "./ruth.ts";
import { sami } from "./sami.ts";
import { teresa } from "./teresa.ts";

/** Twelve people at their tasks, written before the engine or what it says was looked at, in November 2026. */
export function ninthWriter(dir: string): AuthorMistake[] {
  const people = [marta, ben, teresa, gudrun, dev, amara, pieter, hanne, luca, ruth, sami, chloe];
  return asMistakes("a ninth writer", people.flat(), dir);
}
