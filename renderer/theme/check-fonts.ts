import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { type FontsOf, findFont } from "./find-fonts.ts";
import { isGeneric, weightsOf } from "./make-theme.ts";
import { type FontFamily, OWN_NOTES, OWN_TEXT } from "./theme.ts";
import type { ThemeFault } from "./theme-fault.ts";
import type { ThemeInput } from "./theme-input.ts";
import { genericFamilies } from "./theme-schema.ts";

/** Finds the families that a theme brings along, and what is wrong with them and with those that it names. */
export function checkFonts(
  input: ThemeInput,
  site: FontsOf,
): { families: FontFamily[]; faults: ThemeFault[] } {
  const { fonts = [], type = {} } = input;
  const faults: ThemeFault[] = [];
  const families = fonts.map((font, index) => {
    const { family, faults: found } = findFont(font, site, weightsOf(input).all);
    for (const { path, fault } of found) {
      const guess = fault.case === "file" ? fault.guess : undefined;
      faults.push({
        path: ["fonts", index, ...path],
        fault: { code: "missing-font", params: fault },
        ...(guess && { text: guess }),
      });
    }
    return family;
  });
  const names = [...families.map(({ family }) => family), OWN_TEXT, OWN_NOTES, ...genericFamilies];
  for (const part of ["text", "headings", "notes", "code"] as const) {
    const name = type[part];
    if (name === undefined || isGeneric(name) || names.includes(name)) continue;
    const guess = suggest(name, names);
    faults.push({
      path: ["type", part],
      fault: {
        code: "missing-font",
        params: { case: "family", family: name, names: namesOf(names), ...(guess && { guess }) },
      },
      ...(guess && { text: guess }),
    });
  }
  return { families, faults };
}
