import { readDataFile } from "../data/read-data.ts";
import type { Problem } from "../model.ts";
import { createProblem } from "../problems/problem.ts";
import type { RowName } from "../problems/things.ts";
import { findNode, visibleSpan } from "../yaml/tree.ts";
import type { OpenBase } from "./open-base.ts";

/** Two rows that claim one address: the second of them is the mistake, and its page is as it should be. */
export function placeInRows(
  problem: Problem,
  { dir, collections }: Pick<OpenBase, "dir" | "collections">,
): Problem {
  const { code, file, params } = problem;
  if (code !== "duplicate-route") return problem;
  const { rows, route = "" } = params as { rows?: readonly (RowName | undefined)[]; route?: string };
  const row = rows?.[1];
  // What a row says in another language stands in a file of its own.
  const field = /^[^.]*\[(\w+)\][^.]*\.yaml$/.exec(file)?.[1];
  const collection = collections.get(row?.of ?? "");
  if (!row || !collection || field === undefined) return problem;
  const { name, schema, key, lines } = collection;
  const index =
    row.kind === "keyed" ? collection.rows.findIndex((one) => String(one[key]) === row.key) : row.number - 1;
  // A further address that all rows have is the page's own.
  if (!route.split("/").includes(String(collection.rows[index]?.[field]))) return problem;
  const { tree, text } = readDataFile(dir, collection.file, { name, schema });
  const found = tree && findNode(tree, [index, field]);
  if (!found || found.depth < 2 || found.broken) return problem;
  const draft = { code, params, ...visibleSpan(found.node, text), path: [index, field] };
  return createProblem(collection.file, draft as Parameters<typeof createProblem>[1], lines);
}
