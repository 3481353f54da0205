import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { filling } from "./filling.ts";
import { hands } from "./hands.ts";
import { pasted } from "./pasted.ts";
import { phones } from "./phones.ts";
import { rows } from "./rows.ts";
import { schemas } from "./schemas.ts";
import { settings } from "./settings.ts";
import { systems } from "./systems.ts";
import { tables } from "./tables.ts";
import { times } from "./times.ts";
import { translators } from "./translators.ts";
import { values } from "./values.ts";

/** A set written before the engine or what it says was looked at, on 23 November 2026. */
export function eighthWriter(dir: string): AuthorMistake[] {
  return asMistakes(
    "an eighth writer",
    [
      ...pasted,
      ...phones,
      ...hands,
      ...systems,
      ...filling,
      ...times,
      ...values,
      ...rows,
      ...tables,
      ...schemas,
      ...settings,
      ...translators,
    ],
    dir,
  );
}
