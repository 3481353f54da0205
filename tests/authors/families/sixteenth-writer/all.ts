import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { bodies } from "./bodies.ts";
import { developer } from "./developer.ts";
import { eveningPage } from "./evening-page.ts";
import { formsAndLists } from "./forms-and-lists.ts";
import { moving } from "./moving.ts";
import { newOffice } from "./new-office.ts";
import { newYear } from "./new-year.ts";
import { otherKits } from "./other-kits.ts";
import { pastedIn } from "./pasted-in.ts";
import { rebrand } from "./rebrand.ts";
import { spreadsheet } from "./spreadsheet.ts";
import { translating } from "./translating.ts";
import { twoPeople } from "./two-people.ts";

/** Thirteen situations, written without a look at the engine or at what it says, on 24 November 2026. */
export function sixteenthWriter(dir: string): AuthorMistake[] {
  const situations = [
    eveningPage,
    newYear,
    rebrand,
    newOffice,
    moving,
    translating,
    twoPeople,
    pastedIn,
    otherKits,
    spreadsheet,
    bodies,
    formsAndLists,
    developer,
  ];
  return asMistakes("a sixteenth writer", situations.flat(), dir);
}
