import type { Unit } from "../languages/unit.ts";

/** A file of the site with what is known of its texts in another language. */
export interface TranslatedFile {
  lang: string;
  /** Of the original, relative to the site folder. */
  file: string;
  /** Of the version, whether it is there or not. */
  version: string;
  isBegun: boolean;
  /** Of pages: address of the original, and of the version if there is one. */
  original?: string;
  route?: string;
  units: readonly Unit[];
}

/** How many texts there are, by what is known of them. */
export interface Count {
  all: number;
  translated: number;
  stale: number;
  missing: number;
  unmarked: number;
  obsolete: number;
  /** Translated and up to date, of all that the original has, in whole percents; rounded down, so that 100 is all. */
  percent: number;
}

export function countUnits(units: Iterable<Unit>): Count {
  const count = { all: 0, translated: 0, stale: 0, missing: 0, unmarked: 0, obsolete: 0 };
  for (const { state } of units) {
    count[state] += 1;
    if (state !== "obsolete") count.all += 1;
  }
  return { ...count, percent: count.all === 0 ? 100 : Math.floor((100 * count.translated) / count.all) };
}
