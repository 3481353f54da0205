import { join } from "node:path";
import { readSiteFile } from "../files/read-file.ts";
import { readText } from "../files/read-text.ts";
import type { Problem } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import type { Check } from "../schema/compile-schema.ts";
import { kindOf } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data, toData } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import { readSwitchOffs, type SwitchOff } from "../yaml/switch-offs.ts";
import { findNode, visibleSpan } from "../yaml/tree.ts";
import type { Reference } from "./reference.ts";

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
  const path = join(siteDir, file);
  const found = readSiteFile(path, file);
  if (!found)
    return {
      data: {},
      references: [],
      problems: [],
      isBroken: false,
      switchOffs: [],
      lines: createLineIndex(""),
    };
  const read = found.fault ? { shown: "", problems: [found.fault] } : readText(found.bytes);
  const lines = createLineIndex(read.shown);
  const drafts: Draft[] = [...read.problems];
  const references: Reference[] = [];
  let data: { [key: string]: Data } = {};
  const { switchOffs, problems: badSwitchOffs } = readSwitchOffs(read.text ?? "", lines);
  drafts.push(...badSwitchOffs);
  if (read.text !== undefined) {
    const text = read.text;
    const { tree, problems } = parseYaml(text);
    drafts.push(...problems);
    if (tree?.kind === "map") {
      data = toData(tree, schema, drafts) as { [key: string]: Data };
      const first = tree.entries.values().next().value;
      const anchor = first ? { start: first.keyStart, end: first.keyEnd } : { start: 0, end: 0 };
      drafts.push(
        ...explainSchemaErrors(
          check(data),
          tree,
          [],
          anchor,
          { title: file, entry: "field", holder: "this file" },
          text,
        ),
      );
      walkValues(data, schema, [], ({ value, schema: inner, path: within }) => {
        const kind = kindOf(inner);
        if (
          typeof value !== "string" ||
          value === BROKEN ||
          (kind !== "link" && kind !== "image" && kind !== "icon")
        )
          return;
        const found = findNode(tree, within);
        if (found.depth === within.length)
          references.push({ ...visibleSpan(found.node, text), value, path: within, kind });
      });
    } else if (tree && tree.kind !== "broken") {
      drafts.push({
        code: "wrong-type",
        ...visibleSpan(tree, text),
        path: [],
        message: `${file} must be a group of fields, such as brand: name.`,
      });
    }
  }
  const problems = drafts.map((draft) => createProblem(file, draft, lines));
  const isBroken = problems.some((problem) => problem.severity === "error");
  return { data, references, problems, isBroken, switchOffs, lines };
}
