import { withoutLookAlikes } from "../problems/look-alikes.ts";
import { namesOf } from "../problems/things.ts";
import { optionNames, optionSchema } from "../schema/read-schema.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { RowType } from "./binding-types.ts";
import { behindName, meantDirection, meantSort } from "./meant-sort.ts";
import type { ReadContext } from "./read-context.ts";
import { reportField } from "./unknown-field.ts";

type Path = (string | number)[];

/** Reads `sort`: a field or a list of them, each with a minus in front for descending. */
export function readSort(node: TreeNode, row: RowType, path: Path, context: ReadContext): Data {
  if (node.kind === "broken") return BROKEN;
  if (node.kind === "list")
    return node.items.map((item, index) => readSort(item, row, [...path, index], context));
  const span = visibleSpan(node, context.text);
  const group = meantSort(node, row);
  if (group) {
    const { before, ...place } = behindName(node, context.text);
    const edit = { ...place, text: `${before}${group.meant}` };
    context.drafts.push({
      code: "sort-direction",
      params: { meant: group.meant },
      ...span,
      path,
      ...(group.isSure ? { fix: edit } : { offer: edit }),
    });
    return BROKEN;
  }
  if (node.kind !== "scalar" || node.source === "" || node.source === "-") {
    context.drafts.push({
      code: "wrong-type",
      params: { case: "sort" },
      ...span,
      path,
    });
    return BROKEN;
  }
  const field = node.source.replace(/^-/, "");
  if (!optionSchema(row.schema, field)) {
    const plain = withoutLookAlikes(node.source);
    if (plain !== node.source && optionSchema(row.schema, plain.replace(/^-/, ""))) {
      const names = namesOf(optionNames(row.schema));
      context.drafts.push({
        code: "unknown-field",
        params: { field: node.source, rows: row.name, guess: plain, names },
        ...span,
        path,
        // A long dash may be one by mistake, and then nothing is turned round.
        [/^-/.test(plain) ? "offer" : "fix"]: { ...span, text: plain },
      });
      return BROKEN;
    }
    const direction = meantDirection(node.source, row);
    if (direction) {
      const edit = { ...span, text: direction.meant };
      context.drafts.push({
        code: "sort-direction",
        params: { meant: direction.meant },
        ...span,
        path,
        ...(direction.isSure ? { fix: edit } : { offer: edit }),
      });
      return BROKEN;
    }
    const start = node.start + context.text.slice(node.start, node.end).indexOf(field);
    reportField(field, { start, end: start + field.length }, row, path, context);
    return BROKEN;
  }
  return node.source;
}
