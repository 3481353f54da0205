import type { BlockDefinition } from "../../model.ts";
import { LiveBlock } from "../../runtime/live/live-block.tsx";

/** A block as the live page shows it, nested ones included: most of those have no element of their own. */
export interface ShownBlock {
  definition: BlockDefinition;
  /** Its outermost nodes. */
  nodes: (Element | Text)[];
  /** Blocks inside it, in the order of the page. */
  inner: ShownBlock[];
  outer?: ShownBlock;
}

/** The part of React's own record of an element that is used here. */
interface Fiber {
  elementType: unknown;
  memoizedProps: { definition?: BlockDefinition } | null;
  /** Of an element or text of the page: its node. Of the root: which record is the current one. */
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React keeps its record of a page here, under a name that ends in random signs. */
const ROOT_KEY = "__reactContainer$";

/**
 * The blocks of the live page, out of React's own tree. That tree is nobody's promise: this is the one place that knows
 * of it, and `tests/editor` sees that it still holds.
 *
 * @param container  The element that the live page was rendered into.
 * @throws Error when React no longer keeps its tree in this way.
 */
export function shownBlocks(container: Element): ShownBlock[] {
  const blocks: ShownBlock[] = [];
  walk(rootOf(container), undefined, blocks, undefined, container);
  return blocks;
}

/** The outermost nodes that React has drawn for a root, with those that a view has put elsewhere. */
export function drawnNodes(container: Element): (Element | Text)[] {
  const nodes: (Element | Text)[] = [];
  walk(rootOf(container), undefined, [], nodes, container);
  return nodes;
}

function rootOf(container: Element): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith(ROOT_KEY));
  const root = key && (container as unknown as Record<string, Fiber>)[key];
  const current = root && (root.stateNode as { current?: Fiber } | null)?.current;
  if (!current) throw new Error("React's tree cannot be read: blocks cannot be pointed at.");
  return current.child;
}

/**
 * @param nodes  Where outermost nodes are noted; undefined below one of them.
 * @param page   The element of the root: what a view has put outside of it stands in no other node of its block.
 */
function walk(
  first: Fiber | null,
  outer: ShownBlock | undefined,
  blocks: ShownBlock[],
  nodes: ShownBlock["nodes"] | undefined,
  page: Element,
  all = nodes,
): void {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const definition = fiber.elementType === LiveBlock ? fiber.memoizedProps?.definition : undefined;
    if (definition) {
      const block: ShownBlock = { definition, nodes: [], inner: [], ...(outer && { outer }) };
      blocks.push(block);
      walk(fiber.child, block, block.inner, block.nodes, page);
      nodes?.push(...block.nodes);
      continue;
    }
    const node = fiber.stateNode;
    const isNode = node instanceof Element || node instanceof Text;
    if (isNode) nodes?.push(node);
    const isElsewhere = portalOf(node) !== undefined && !page.contains(portalOf(node)!);
    walk(fiber.child, outer, blocks, isNode ? undefined : isElsewhere ? all : nodes, page, all);
  }
}

/** Where a portal leads. */
function portalOf(node: unknown): Element | undefined {
  const place = (node as { containerInfo?: unknown } | null)?.containerInfo;
  return place instanceof Element ? place : undefined;
}
