import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { designer } from "./designer.ts";
import { fromADrawing } from "./from-a-drawing.ts";
import { lawyer } from "./lawyer.ts";
import { merger } from "./merger.ts";
import { programme } from "./programme.ts";
import { spreadsheet } from "./spreadsheet.ts";
import { telephone } from "./telephone.ts";
import { workingStudent } from "./working-student.ts";

/** Eight people on one afternoon, written without a look at the engine or at what it says, on 24 November 2026. */
export function eighteenthWriter(dir: string): AuthorMistake[] {
  const situations = [
    merger,
    programme,
    workingStudent,
    designer,
    lawyer,
    telephone,
    fromADrawing,
    spreadsheet,
  ];
  return asMistakes("an eighteenth writer", situations.flat(), dir);
}
