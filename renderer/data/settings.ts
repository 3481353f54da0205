import type { Problem } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { joinLacks } from "../problems/join-lacks.ts";
import { joinRepeats } from "../problems/join-repeats.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import type { Check } from "../schema/compile-schema.ts";
import { acceptedTypes, kindOf, optionSchema } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Data, toData } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { reportMarkup } from "../texts/report-markup.ts";
import type { OwnWords } from "../words/words.ts";
import { dropFollowers } from "../yaml/drop-followers.ts";
import { explainLines } from "../yaml/explain-lines.ts";
import { joinSlips } from "../yaml/join-slips.ts";
import { readOn } from "../yaml/read-on.ts";
import { readYamlFile, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import { findNode, type MapNode, visibleSpan } from "../yaml/tree.ts";
import { addressFaults } from "./address-faults.ts";

import { explainLanguages } from "./language-forms.ts";
import { badLanguage, hasWords } from "./languages.ts";
import { languageFault } from "./meant-language.ts";
import { mendedReferences } from "./mended-references.ts";
import type { Reference } from "./reference.ts";
import { keepTexts } from "./texts-of-settings.ts";

/** What settings are read with, besides their schema. */
export interface SettingsContext {
  /** The site's own words. */
  own?: OwnWords;
  /** Finds what else is wrong in the file. */
  more?: (tree: MapNode, text: string) => Draft[];
  /** In place of the file: the settings with what a version in another language says. */
  version?: (read: YamlFile) => YamlFile;
}

/** Reads `data/site.yaml`; a site without one has an empty brand and is in English. */
export function readSettings(
  siteDir: string,
  schema: Schema,
  check: Check,
  { own = {}, more = () => [], version }: SettingsContext = {},
): {
  data: { [key: string]: Data };
  references: Reference[];
  problems: Problem[];
  isBroken: boolean;
  /** All fields are known: none stands in a line that cannot be read, or where it is not looked for. */
  isWhole: boolean;
  switchOffs: SwitchOff[];
  lines: ReturnType<typeof createLineIndex>;
} {
  const written = readYamlFile(siteDir, SETTINGS_FILE) ?? NO_FILE;
  const read = version?.(written) ?? written;
  const { data, references: found, drafts } = lookAt(read, schema, check, { own, more });
  const lookAgain = (text: string) => lookAt(readYamlText(text), schema, check, { own, more });
  const again = (text: string) => lookAgain(text).drafts;
  const withAddresses = (text: string) => {
    const next = lookAgain(text);
    return [...next.drafts, ...addressFaults(next.references, drafts)];
  };
  const known = version
    ? undefined
    : readOn(read, drafts, {
        read: readYamlText,
        look: (other) => lookAt(other, schema, check, { own, more }).drafts,
        tell: (text, found, isUnread) =>
          settleRepairs(
            text,
            keepTexts(
              text,
              explainLines(text, found, (other) => [...again(other), ...newLists(text, other, schema)]),
              found,
              schema,
            ),
            withAddresses,
            { isUnread },
          ),
      });
  const settled = known?.told ?? drafts;
  const find = (text: string) => lookAgain(text).references;
  const references = known ? mendedReferences(read.text, found, known, find) : found;
  const problems = joinSlips(read.text, joinRepeats(joinLacks(dropFollowers(read.text, settled)))).map(
    (draft) => createProblem(SETTINGS_FILE, draft, read.lines),
  );
  const isBroken = problems.some((problem) => problem.severity === "error");
  // Nothing but comments says that there are none; a file that is missing or has nothing in it is told as that.
  const isUnread = read.tree?.kind !== "map" && !(read.isEmpty && read.text.trim() !== "");
  const isCut = read.problems.some(({ severity }) => severity !== "warning") || drafts.some(isAround);
  const isWhole = !isUnread && !isCut;
  return { data, references, problems, isBroken, isWhole, switchOffs: read.switchOffs, lines: read.lines };
}

/**
 * Groups of settings that a dash has made lists of: where no schema says that a list is wanted, it would explain every
 * line in a wrong column.
 */
function newLists(before: string, after: string, schema: Schema): Draft[] {
  const known = groupsWithDash(before);
  return [...groupsWithDash(after)]
    .filter((name) => !known.has(name) && !acceptedTypes(optionSchema(schema, name) ?? {}).has("array"))
    .map((name) => ({
      code: "wrong-type",
      params: { case: "settings", file: SETTINGS_FILE },
      start: 0,
      end: 0,
      path: [name],
    }));
}

/** The names at the left edge below which, somewhere, a list stands. */
function groupsWithDash(text: string): Set<string> {
  const names = new Set<string>();
  let name = "";
  for (const line of text.split("\n")) {
    name = /^[\w$-]+(?=:)/.exec(line)?.[0] ?? name;
    if (/^ *- /.test(line)) names.add(name);
  }
  return names;
}

/** A group that all settings stand in. */
const isAround = ({ params }: Draft): boolean =>
  (params as { lacks?: { by?: string } } | undefined)?.lacks?.by === "inside";

/** The settings as they are read, and everything that is wrong with them by themselves. */
function lookAt(
  { tree, text, problems, isEmpty }: Pick<YamlFile, "tree" | "text" | "problems" | "isEmpty">,
  schema: Schema,
  check: Check,
  { own, more }: Required<Omit<SettingsContext, "version">>,
): { data: { [key: string]: Data }; references: Reference[]; drafts: Draft[] } {
  const file = SETTINGS_FILE;
  const drafts: Draft[] = [...problems];
  const references: Reference[] = [];
  let data: { [key: string]: Data } = {};
  if (tree?.kind === "map") {
    data = toData(tree, schema, drafts) as { [key: string]: Data };
    const first = tree.entries.values().next().value;
    const anchor = first ? { start: first.keyStart, end: first.keyEnd } : { start: 0, end: 0 };
    const subject = { thing: { kind: "settings" as const, file } };
    // A value that is written wrongly is not measured as well.
    const unread = new Set(problems.map(({ start }) => start));
    const errors = explainSchemaErrors(check(data), tree, [], anchor, subject, text);
    const found = withLanguages(errors, tree, text);
    drafts.push(...[...found, ...more(tree, text)].filter(({ start }) => !unread.has(start)));
    // Addresses are put together of it and of paths, which begin with a slash.
    if (typeof data.url === "string") data.url = data.url.replace(/\/+$/, "");
    const lang = tree.entries.get("lang")?.value;
    // A schema of the site's own may have said it already; which tag is meant it does not know.
    const told = drafts.filter(({ path }) => path[0] === "lang");
    const isTold = told.length > 0;
    const fault = typeof data.lang === "string" ? languageFault(data.lang) : undefined;
    const isOfForm = fault?.guess !== undefined && told.every(({ code }) => code === "wrong-format");
    if (lang && typeof data.lang === "string" && fault && (isOfForm || !isTold)) {
      for (const one of told) drafts.splice(drafts.indexOf(one), 1);
      drafts.push(badLanguage(data.lang, fault, lang, text, ["lang"]));
    } else if (lang && typeof data.lang === "string" && !isTold && !hasWords(data.lang, own))
      drafts.push({
        code: "missing-words",
        ...visibleSpan(lang, text),
        path: ["lang"],
        params: { case: "language", lang: data.lang },
      });
    walkValues(data, schema, [], ({ value, schema: inner, path: within }) => {
      const kind = kindOf(inner);
      if (typeof value !== "string") return;
      const { node, depth } = findNode(tree, within);
      if (depth < within.length) return;
      if (kind !== "link" && kind !== "image" && kind !== "icon" && kind !== "file")
        reportMarkup(value, inner, node, within, { text, drafts });
      else references.push({ ...visibleSpan(node, text), value, path: within, kind });
    });
  } else if (isEmpty && text.trim() === "")
    drafts.push({ code: "empty-file", params: { file, needs: "settings" }, start: 0, end: 0, path: [] });
  else if (tree && tree.kind !== "broken")
    drafts.push({
      code: "wrong-type",
      params: { case: "settings", file },
      ...visibleSpan(tree, text),
      path: [],
    });
  return { data, references, drafts };
}

/** What the schema says of languages in another form is one thing. */
function withLanguages(found: readonly Draft[], tree: MapNode, text: string): Draft[] {
  const isOfForm = ({ code, path }: Draft): boolean =>
    path[0] === "languages" &&
    path.length <= 3 &&
    ["wrong-type", "unknown-field", "missing-option"].includes(code);
  const whole = found.some(isOfForm) ? explainLanguages(tree, text) : undefined;
  return whole ? [...found.filter((one) => !isOfForm(one)), whole] : [...found];
}

const SETTINGS_FILE = "data/site.yaml";

/** A site need not have settings. */
const NO_FILE: YamlFile = {
  text: "",
  isEmpty: false,
  lines: createLineIndex(""),
  problems: [],
  switchOffs: [],
};
