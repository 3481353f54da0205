import { type Run, wordsOf, writeRuns } from "./runs.ts";

/** What a text that comes in is made of. */
export type PastedBlock =
  | { kind: "paragraph"; runs: readonly Run[] }
  | { kind: "heading"; level: number; runs: readonly Run[] }
  | { kind: "list"; isOrdered: boolean; items: PastedBlock[][] }
  /** An entry of a list that says its depth itself, from 1, as word processors write them. */
  | { kind: "item"; isOrdered: boolean; depth: number; runs: readonly Run[] }
  | { kind: "quote"; blocks: readonly PastedBlock[] }
  | { kind: "code"; text: string }
  | { kind: "table"; rows: readonly (readonly (readonly Run[])[])[] }
  | { kind: "note"; name: string; runs: readonly Run[] };

/** The heading above a text is its own; those in it begin below. */
const FIRST_LEVEL = 2;

/** Writes blocks as Markdown, an empty line between them. */
export function writeBlocks(blocks: readonly PastedBlock[]): string {
  const nested = nestItems(blocks);
  const levels = [...new Set(headingsIn(nested))].sort((a, b) => a - b);
  return join(nested, levels);
}

function join(blocks: readonly PastedBlock[], levels: readonly number[]): string {
  return blocks
    .map((block) => write(block, levels))
    .filter((text) => text !== "")
    .join("\n\n");
}

function write(block: PastedBlock, levels: readonly number[]): string {
  switch (block.kind) {
    case "heading": {
      const words = writeRuns(plain(block.runs), { isLine: true });
      const level = Math.min(FIRST_LEVEL + levels.indexOf(block.level), 6);
      return words && `${"#".repeat(level)} ${words}`;
    }
    case "list":
      return block.items
        .map((item, index) => {
          const mark = block.isOrdered ? `${index + 1}. ` : "- ";
          return mark + indent(writeItem(item, levels), mark.length);
        })
        .join("\n");
    case "quote":
      return join(block.blocks, levels)
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "code": {
      const ticks = block.text.includes("```") ? "````" : "```";
      return `${ticks}\n${block.text.replace(/\n+$/, "")}\n${ticks}`;
    }
    case "table":
      return writeTable(block.rows);
    case "note":
      return `[^${block.name}]: ${writeRuns(block.runs, { isLine: true })}`;
    default:
      return writeRuns(block.runs);
  }
}

/** A list below the words of an entry stands close to them. */
function writeItem(item: readonly PastedBlock[], levels: readonly number[]): string {
  const [first, second] = item;
  if (item.length === 2 && first?.kind === "paragraph" && second?.kind === "list")
    return `${write(first, levels)}\n${write(second, levels)}`;
  return join(item, levels);
}

function indent(text: string, by: number): string {
  return text.replaceAll(/\n(?=.)/g, `\n${" ".repeat(by)}`);
}

function writeTable(rows: readonly (readonly (readonly Run[])[])[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row, at) => {
    const cells = Array.from({ length: width }, (_, index) => row[index] ?? []);
    const texts = cells.map((runs) =>
      writeRuns(at === 0 ? plain(runs) : runs, { isLine: true }).replaceAll("|", "\\|"),
    );
    return `| ${texts.join(" | ")} |`;
  });
  lines.splice(1, 0, `|${" --- |".repeat(width)}`);
  return lines.join("\n");
}

/** Headings are bold by themselves. */
function plain(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({ ...run, isBold: false }));
}

/** Lists of entries that say their depth. */
function nestItems(blocks: readonly PastedBlock[]): PastedBlock[] {
  const nested: PastedBlock[] = [];
  /** Open lists, the outermost first, with the depth of their entries. */
  let open: { depth: number; list: Extract<PastedBlock, { kind: "list" }> }[] = [];
  for (const block of blocks) {
    if (block.kind !== "item") {
      open = [];
      nested.push(block.kind === "quote" ? { ...block, blocks: nestItems(block.blocks) } : block);
      continue;
    }
    const { depth, isOrdered, runs } = block;
    open = open.filter((one) => one.depth <= depth);
    if (open.at(-1)?.depth === depth && open.at(-1)?.list.isOrdered !== isOrdered) open.pop();
    if (open.at(-1)?.depth !== depth) {
      const list = { kind: "list" as const, isOrdered, items: [] };
      const around = open.at(-1)?.list.items.at(-1);
      (around ?? nested).push(list);
      open.push({ depth, list });
    }
    open.at(-1)!.list.items.push([{ kind: "paragraph", runs }]);
  }
  return nested;
}

function headingsIn(blocks: readonly PastedBlock[]): number[] {
  return blocks.flatMap((block) => {
    if (block.kind === "heading") return wordsOf(block.runs) ? [block.level] : [];
    if (block.kind === "quote") return headingsIn(block.blocks);
    return block.kind === "list" ? block.items.flatMap(headingsIn) : [];
  });
}

/** Whether a text is more than words one behind the other. */
export function hasForm(blocks: readonly PastedBlock[]): boolean {
  const [first, ...more] = blocks;
  if (!first) return false;
  if (more.length > 0 || (first.kind !== "paragraph" && first.kind !== "heading")) return true;
  return (
    first.kind === "heading" ||
    first.runs.some(
      (run) => run.isBold || run.isItalic || run.isStruck || run.isCode || run.href || run.isBreak,
    )
  );
}

/** The words of all blocks, one behind the other; a line has no footnotes. */
export function lineOfBlocks(blocks: readonly PastedBlock[]): Run[] {
  return runsOf(blocks).filter(({ note }) => note === undefined);
}

function runsOf(blocks: readonly PastedBlock[]): Run[] {
  const gap: Run = { text: " " };
  return blocks.flatMap((block): Run[] => {
    switch (block.kind) {
      case "list":
        return block.items.flatMap((item) => [gap, ...runsOf(item)]);
      case "quote":
        return runsOf(block.blocks);
      case "code":
        return [gap, { text: block.text, isCode: true }];
      case "table":
        return block.rows.flatMap((row) => row.flatMap((cell) => [gap, ...cell]));
      case "note":
        return [];
      case "heading":
        return [gap, ...plain(block.runs)];
      default:
        return [gap, ...block.runs];
    }
  });
}
