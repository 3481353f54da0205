import { jsonForScript } from "../../formats/escape.ts";
import type { BlockContext, BlockDefinition, DescribeBlock, StructuredData } from "../../model.ts";
import { ViewError } from "../view-error.ts";
import { askModule, nameModule } from "./ask-module.ts";
import { faultsOf } from "./structured-data-rules.ts";
import { type HoldsBlocks, walkBlocks } from "./walk-blocks.ts";

const MODULE = "structured-data.ts";

/** `structured-data.ts` of the blocks that have one, by block type. */
export type Describers = ReadonlyMap<string, DescribeBlock<Record<string, unknown>>>;

/** What a page tells search engines about its content. */
export interface PageGraph {
  nodes: StructuredData[];
  /** Sentences about nodes that were left out because something is missing in them. */
  warnings: string[];
}

/**
 * Collects the structured data of all blocks of a page, nested ones included. Nodes with the same `@id` become
 * one, a later block adding to an earlier one. A node without what search engines ask for is left out.
 *
 * @param own Nodes that do not come from a block, such as the organisation on the home page.
 */
export function pageGraph(
  describers: Describers,
  context: BlockContext,
  own: readonly StructuredData[] = [],
  holds?: HoldsBlocks,
): PageGraph {
  const nodes = new Map<string, { node: StructuredData; block?: BlockDefinition }>();
  const add = (node: StructuredData, block?: BlockDefinition) => {
    const key = node["@id"] ?? `#${nodes.size}`;
    const known = nodes.get(key);
    nodes.set(key, known ? { ...known, node: together(known.node, node) } : { node, block });
  };
  for (const node of own) add(node);
  for (const block of walkBlocks(context.page.blocks, holds)) {
    const describe = describers.get(block.type);
    const node = describe && askModule(MODULE, block, () => describe(block.props, context));
    if (node && (typeof node !== "object" || Array.isArray(node) || !node["@type"]))
      throw new ViewError(
        `${nameModule(MODULE, block)} gives no node: return one { "@type": "Event", … }, or undefined for none.`,
      );
    if (node) add(node, block);
  }
  const graph: PageGraph = { nodes: [], warnings: [] };
  for (const { node, block } of nodes.values()) {
    const faults = faultsOf(node);
    if (faults.length === 0) graph.nodes.push(node);
    else graph.warnings.push(sentence(node, faults, context, block));
  }
  return graph;
}

/** JSON-LD of a graph inside its script element; no text in it can end the element. Empty for an empty graph. */
export function structuredDataScript({ nodes }: PageGraph): string {
  if (nodes.length === 0) return "";
  const json = jsonForScript({ "@context": "https://schema.org", "@graph": nodes });
  return `<script type="application/ld+json">${json}</script>\n`;
}

/** Two nodes as one: lists of both follow each other, of other values the later one counts. */
function together(first: StructuredData, second: StructuredData): StructuredData {
  const result: StructuredData = { ...first, ...second };
  for (const [name, value] of Object.entries(first)) {
    const more = second[name];
    if (Array.isArray(value) && Array.isArray(more)) result[name] = [...value, ...more];
  }
  return result;
}

function sentence(
  node: StructuredData,
  faults: string[],
  { page }: BlockContext,
  block: BlockDefinition | undefined,
): string {
  const place = block?.at ? `${block.at.file}:${block.at.line}` : page.file;
  return `${place}  ${page.route} tells search engines nothing about its ${node["@type"]}, because it ${faults.join(" and ")}.`;
}
