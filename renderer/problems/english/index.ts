/**
 * All English of problems: for each code a function from its parameters to one sentence and a hint.
 */
import type { LookAlike } from "../look-alikes.ts";
import type { CellName, RowName } from "../things.ts";
import { addressWords } from "./addresses.ts";
import { bindingWords } from "./bindings.ts";
import { changeWords } from "./changes.ts";
import { fileWords } from "./files.ts";
import { kindWords } from "./kinds.ts";
import { leftOutWords } from "./left-out.ts";
import { linkWords } from "./links.ts";
import { markdownWords } from "./markdown.ts";
import { rowName } from "./names.ts";
import { optionWords } from "./options.ts";
import { pageWords } from "./pages.ts";
import { pictureWords } from "./pictures.ts";
import { receiverWords } from "./receivers.ts";
import { ruleWords } from "./rules.ts";
import { schemaWords } from "./schemas.ts";
import { serviceWords } from "./services.ts";
import { sharedWords } from "./shared.ts";
import { tableWords } from "./tables.ts";
import { textWords } from "./texts.ts";
import { themeWords } from "./theme.ts";
import { timeWords } from "./times.ts";
import { translationWords } from "./translations.ts";
import { valueWords } from "./values.ts";
import { visitorWords } from "./visitor-words.ts";
import { count } from "./words.ts";
import { yamlWords } from "./yaml.ts";

export const english = {
  ...fileWords,
  ...leftOutWords,
  ...textWords,
  ...markdownWords,
  ...pictureWords,
  ...yamlWords,
  ...optionWords,
  ...valueWords,
  ...kindWords,
  ...bindingWords,
  ...pageWords,
  ...addressWords,
  ...linkWords,
  ...serviceWords,
  ...receiverWords,
  ...ruleWords,
  ...schemaWords,
  ...themeWords,
  ...tableWords,
  ...changeWords,
  ...timeWords,
  ...sharedWords,
  ...visitorWords,
  ...translationWords,
};

/**
 * Where a value comes from that is written elsewhere than the problem stands, for its hint.
 * `also`: before the usual hint. `only`: in its place. `lacks`: in its place, for a value that is missing.
 */
export interface Origin {
  row: RowName;
  says: "also" | "only" | "lacks";
}

/** The hint of a problem together with where its value comes from. */
export function withOrigin(hint: string | undefined, { row, says }: Origin): string {
  if (says === "lacks") return `It is missing in ${rowName(row)}.`;
  const first = `The value comes from ${rowName(row)}.`;
  return says === "also" && hint ? `${first} ${hint}` : first;
}

/** A hint with the cell of the table that a problem stands in, as spreadsheets name it. */
export function withCell(hint: string | undefined, { row, column, heading }: CellName): string {
  const place = column === undefined ? `Row ${row}` : `Row ${row}, column ${column}`;
  const said = heading ? `${place} (${heading}).` : `${place}.`;
  return hint ? `${said} ${hint}` : said;
}

/** A hint of a problem in a shared list, with the pages that show it. */
export function withUsers(hint: string | undefined, routes: readonly string[], more: number): string {
  const shown = routes.join(", ");
  return beside(hint, `It shows on ${shown}${more > 0 ? ` and ${count(more, "more page")}` : ""}.`);
}

/** A hint with the sign that only looks like another. */
export function withLookAlike(hint: string | undefined, { sign, codePoint, like }: LookAlike): string {
  return beside(hint, `"${sign}" (U+${codePoint}) only looks like "${like}".`);
}

/** The hint of a problem that was found in more places than the one where it is told. */
export function withMore(hint: string | undefined, more: number): string {
  return beside(hint, `The same holds in ${count(more, "more place")}.`);
}

/** A hint and one more sentence. What is to be written ends a hint without a full stop, and stays at the end. */
function beside(hint: string | undefined, sentence: string): string {
  if (!hint) return sentence;
  return /[.?!]["”»)]?$/.test(hint) ? `${hint} ${sentence}` : `${sentence} ${hint}`;
}
