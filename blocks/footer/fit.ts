import type { MeasureText } from "../../renderer/model.ts";

/** How large the name is; worked out at build time. */
export interface Fit {
  /** 1: as large as the title of a poster; 2 and 3: a half and a third of it. */
  size: 1 | 2 | 3;
}

/** Widths of the longest word that have room in each size, in parts of the size; the cell is narrowest at 1,024 px. */
export const LIMITS = [3, 5.8, 9] as const;

/** Width of the longest word of a name, in parts of the size in which it is set. */
export function longestWord(brand: string, measure: MeasureText): number {
  const widths = brand.split(/\s+/).map((word) => measure(word, { size: 1, weight: 700, spacing: -0.05 }));
  return Math.max(...widths);
}

/** Chooses the largest size in which no word of the name is broken. */
export default function fit({ brand }: { brand: string }, measure: MeasureText): Fit {
  const width = longestWord(brand, measure);
  return { size: width <= LIMITS[0] ? 1 : width <= LIMITS[1] ? 2 : 3 };
}
