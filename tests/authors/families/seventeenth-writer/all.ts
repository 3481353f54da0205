import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { campaign } from "./campaign.ts";
import { colours } from "./colours.ts";
import { german } from "./german.ts";
import { letterForm } from "./letter-form.ts";
import { listsToFilter } from "./lists-to-filter.ts";
import { otherBuilders } from "./other-builders.ts";
import { posting } from "./posting.ts";
import { renamedFiles } from "./renamed-files.ts";
import { rows } from "./rows.ts";
import { settingsAndShell } from "./settings-and-shell.ts";
import { sharedAndRules } from "./shared-and-rules.ts";
import { twoBranches } from "./two-branches.ts";
import { webinars } from "./webinars.ts";

/** Thirteen situations, written without a look at the engine or at what it says, on 24 November 2026. */
export function seventeenthWriter(dir: string): AuthorMistake[] {
  const situations = [
    posting,
    otherBuilders,
    renamedFiles,
    settingsAndShell,
    colours,
    german,
    letterForm,
    listsToFilter,
    campaign,
    rows,
    twoBranches,
    webinars,
    sharedAndRules,
  ];
  return asMistakes("a seventeenth writer", situations.flat(), dir);
}
