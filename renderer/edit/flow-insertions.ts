import { lineBreakOf } from "../yaml/line.ts";
import type { YamlSource } from "../yaml/replace-scalar.ts";
import type { SourceList } from "../yaml/source-tree.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { lineStart } from "../yaml/whole-lines.ts";
import type { EntryText } from "./entry-text.ts";
import { type FlowComments, flowInsertion, flowLinesOf } from "./flow-edits.ts";

/** Ways to put an entry between brackets in which there are others; see `insertions`. */
export function* flowInsertions(
  { text }: YamlSource,
  list: SourceList,
  index: number,
  { flows, comments }: EntryText,
): Generator<TextEdit[]> {
  const written = flows.map((flow) => flow.replaceAll("\n", lineBreakOf(text)));
  for (const flow of written) yield* onOwnLines(text, list, index, comments, flow);
  if (!comments) for (const flow of written) yield [flowInsertion(text, list.items, index, flow)];
}

/** The same for a comment where nothing has lines of its own: the lines are broken there. */
export function* brokenInsertions(
  { text }: YamlSource,
  { items, start }: SourceList,
  index: number,
  { flows, comments }: EntryText,
): Generator<TextEdit[]> {
  if (!comments) return;
  const bare = lineBreakOf(text);
  const lineBreak = `${bare}${" ".repeat(start - lineStart(text, start) + 1)}`;
  const above = comments.above.map((comment) => `${lineBreak}${comment}`).join("");
  const lead = above === "" ? "" : `${above}${lineBreak}`;
  const behind = comments.behind === undefined ? "" : `  ${comments.behind}${lineBreak}`;
  const next = items[index];
  const at = next ? next.start : items.at(-1)!.end;
  for (const flow of flows) {
    const written = flow.replaceAll("\n", bare);
    const put = next
      ? `${lead}${written},${behind === "" ? " " : behind}`
      : `,${lead === "" ? " " : lead}${written}${behind}`;
    yield [{ start: at, end: at, text: put }];
  }
}

/** Where its neighbour has its lines for itself, so has it. */
function* onOwnLines(
  text: string,
  list: SourceList,
  index: number,
  comments: FlowComments | undefined,
  flow: string,
): Generator<TextEdit[]> {
  const { items } = list;
  const isEnd = index === items.length;
  const beside = flowLinesOf(text, items, isEnd ? index - 1 : index, list);
  if (!beside) return;
  const { pad, hasComma } = beside;
  const lineBreak = lineBreakOf(text);
  const above = (comments?.above ?? []).map((comment) => `${pad}${comment}${lineBreak}`).join("");
  const comma = isEnd && !hasComma ? "" : ",";
  const behind = comments?.behind === undefined ? "" : `${comma === "" ? "  " : " "}${comments.behind}`;
  const lines = `${above}${pad}${flow}${comma}${behind}${lineBreak}`;
  if (!isEnd) {
    yield [{ start: beside.start, end: beside.start, text: lines }];
    return;
  }
  const { end } = items.at(-1)!;
  const parting = hasComma ? [] : [{ start: end, end, text: "," }];
  yield [...parting, { start: beside.end, end: beside.end, text: lines }];
}
