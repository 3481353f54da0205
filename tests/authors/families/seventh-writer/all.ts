import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { data } from "./data.ts";
import { habits } from "./habits.ts";
import { hands } from "./hands.ts";
import { pasted } from "./pasted.ts";
import { tables } from "./tables.ts";

/** A set written before the engine or what it says was looked at, in November 2026. */
export function seventhWriter(dir: string): AuthorMistake[] {
  return asMistakes("a seventh writer", [...pasted, ...hands, ...habits, ...data, ...tables(dir)], dir);
}
