import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { optionNames } from "../schema/read-schema.ts";
import { renamedTo } from "../schema/renamed.ts";
import { synonymOf } from "../schema/synonyms.ts";
import type { RowType } from "./binding-types.ts";
import type { ReadContext } from "./read-context.ts";

type Path = (string | number)[];

/** Reports a field that the rows of a query do not have. */
export function reportField(
  field: string,
  span: { start: number; end: number },
  row: RowType,
  path: Path,
  context: ReadContext,
): void {
  const names = optionNames(row.schema);
  const turned = /^[-–—](.+)$/.exec(field)?.[1];
  // The sign says something that the field alone does not; a second one in a sort is a slip.
  const isSecond = context.text[span.start - 1] === "-";
  if (turned !== undefined && !isSecond && names.includes(turned)) {
    const offer = turnedRound(turned, span, context.text);
    context.drafts.push({
      code: "unknown-field",
      params: { field, rows: row.name, names: namesOf(names), turned },
      ...span,
      path,
      ...(offer && { offer }),
    });
    return;
  }
  // A field stands there as such, not as a value of the row: ${item.date} for date.
  const bare = /^(?:\$\{\s*)?(?:item|row)\.([\w-]+)(?:\s*\})?$/.exec(field)?.[1];
  const guess =
    bare !== undefined && names.includes(bare)
      ? bare
      : (renamedTo(row.schema, field) ?? suggest(field, names));
  const called = guess === undefined ? synonymOf(field, names) : undefined;
  const meant = guess ?? called;
  context.drafts.push({
    code: "unknown-field",
    params: { field, rows: row.name, ...(meant && { guess: meant }), names: namesOf(names) },
    ...span,
    path,
    ...(guess && { fix: { ...span, text: guess } }),
    ...(called && { offer: { ...span, text: called } }),
  });
}

/** A field of an order with a minus in front, as an order says it: with an option of its own beside the field. */
function turnedRound(
  field: string,
  { start, end }: { start: number; end: number },
  text: string,
): { start: number; end: number; text: string } | undefined {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(first, start);
  const margin = /^( *(?:- +)*)field: +$/.exec(before)?.[1];
  if (margin !== undefined)
    return { start, end, text: `${field}\n${" ".repeat(margin.length)}descending: true` };
  return /^[^{}]*\{[^{}]*field: +$/.test(before)
    ? { start, end, text: `${field}, descending: true` }
    : undefined;
}
