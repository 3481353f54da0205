import { kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Plan } from "./plan.ts";
import { walkFile } from "./walk-file.ts";

/** Kinds of texts that name a file under `public/`. */
const FILES: ReadonlySet<unknown> = new Set(["body", "image", "file"]);

/** A row whose key is another one. */
interface RenamedRow {
  collection: string;
  schema?: Schema;
  /** Field that identifies rows. */
  key: string;
  /** File of the rows, and the place of this one in it. */
  file: string;
  index: number;
  old: string;
  fresh: string;
}

/** Files under `public/` that are called after the key of a row are called after its new one, also in the row itself. */
export function moveRowFiles(plan: Plan, row: RenamedRow): void {
  const moved = new Map<string, string>();
  for (const template of templatesOf(plan, row)) {
    const [from, to] = [row.old, row.fresh].map((value) => template.replaceAll(/\$\{[^}]*\}/g, value)) as [
      string,
      string,
    ];
    const isThere = plan.files.publicFiles.has(from) && !plan.files.publicFiles.has(to);
    // Bytes of pictures are not ours to carry: only texts are known here.
    if (isThere && /\.(?:html|md|svg|xml|json)$/.test(from)) moved.set(from, to);
  }
  for (const [from, to] of moved) plan.rename(`public${from}`, `public${to}`);
  if (moved.size === 0) return;
  const editor = plan.open(row.file);
  const values = editor.get([row.index]) as { [field: string]: unknown };
  for (const [field, value] of Object.entries(values)) {
    const to = typeof value === "string" ? moved.get(value) : undefined;
    if (to !== undefined) editor.set([row.index, field], to);
  }
}

/** Names of files with the key of a row in them, `${…}` in its place. */
function templatesOf(plan: Plan, { collection, schema, key }: RenamedRow): Set<string> {
  const { files } = plan;
  const found = new Set<string>();
  for (const field of Object.values(schema?.properties ?? {})) {
    const path = field["x-computed"]?.["reading-time"];
    if (path !== undefined && onlyBinding(path) === key) found.add(path);
  }
  for (const file of files.pageFiles) {
    if (!files.read(file)?.includes(`.${key}}`)) continue;
    walkFile(files, file, plan.open(file).tree, ({ node, path, schema: own, scope }) => {
      if (node.kind !== "scalar" || typeof node.value !== "string" || !node.value.startsWith("/")) return;
      const isFile = FILES.has(kindOf(own)) || /\.(?:html|md)$/.test(node.value) || path.at(-1) === "src";
      if (isFile && scope.item?.collection === collection && onlyBinding(node.value) === `item.${key}`)
        found.add(node.value);
    });
  }
  return found;
}

/** What a text with one binding binds. */
function onlyBinding(text: string): string | undefined {
  const bindings = [...text.matchAll(/\$\{([^}]*)\}/g)];
  return bindings.length === 1 ? bindings[0]![1] : undefined;
}
