import type { Problem } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import type { Check } from "../schema/compile-schema.ts";
import { kindOf } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Data, toData } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { explainLines } from "../yaml/explain-lines.ts";
import { readYamlFile, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import { findNode, visibleSpan } from "../yaml/tree.ts";
import type { Reference } from "./reference.ts";

/** A tag as BCP 47 has it. What it names need not exist. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Reads `data/site.yaml`; a site without one has an empty brand and is in English. */
export function readSettings(
  siteDir: string,
  schema: Schema,
  check: Check,
): {
  data: { [key: string]: Data };
  references: Reference[];
  problems: Problem[];
  isBroken: boolean;
  switchOffs: SwitchOff[];
  lines: ReturnType<typeof createLineIndex>;
} {
  const file = "data/site.yaml";
  const read = readYamlFile(siteDir, file) ?? NO_FILE;
  const { text, lines, switchOffs } = read;
  const { data, references, drafts } = lookAt(read, file, schema, check);
  const told = explainLines(text, drafts, (other) => lookAt(readYamlText(other), file, schema, check).drafts);
  const problems = told.map((draft) => createProblem(file, draft, lines));
  const isBroken = problems.some((problem) => problem.severity === "error");
  return { data, references, problems, isBroken, switchOffs, lines };
}

/** Settings as they are written, and everything that can be seen to be wrong with them. */
function lookAt(
  { tree, text, problems }: Pick<YamlFile, "text" | "problems" | "tree">,
  file: string,
  schema: Schema,
  check: Check,
): { data: { [key: string]: Data }; references: Reference[]; drafts: Draft[] } {
  const drafts: Draft[] = [...problems];
  const references: Reference[] = [];
  let data: { [key: string]: Data } = {};
  if (tree?.kind === "map") {
    data = toData(tree, schema, drafts) as { [key: string]: Data };
    const first = tree.entries.values().next().value;
    const anchor = first ? { start: first.keyStart, end: first.keyEnd } : { start: 0, end: 0 };
    const subject = { thing: { kind: "settings" as const, file } };
    drafts.push(...explainSchemaErrors(check(data), tree, [], anchor, subject, text));
    const lang = tree.entries.get("lang")?.value;
    // A schema of the site's own may have said it already.
    const isTold = drafts.some(({ path }) => path[0] === "lang");
    if (lang && typeof data.lang === "string" && !isTold && !isLanguageTag(data.lang))
      drafts.push({
        code: "bad-language",
        ...visibleSpan(lang, text),
        path: ["lang"],
        params: { lang: data.lang },
      });
    walkValues(data, schema, [], ({ value, schema: inner, path: within }) => {
      const kind = kindOf(inner);
      if (typeof value !== "string" || (kind !== "link" && kind !== "image" && kind !== "icon")) return;
      const { node, depth } = findNode(tree, within);
      if (depth === within.length) references.push({ ...visibleSpan(node, text), value, path: within, kind });
    });
  } else if (tree && tree.kind !== "broken")
    drafts.push({
      code: "wrong-type",
      params: { case: "settings", file },
      ...visibleSpan(tree, text),
      path: [],
    });
  return { data, references, drafts };
}

/** A site need not have settings. */
const NO_FILE: Pick<YamlFile, "text" | "lines" | "problems" | "switchOffs" | "tree"> = {
  text: "",
  lines: createLineIndex(""),
  problems: [],
  switchOffs: [],
};
