import type { BlockDefinition, PageAlternate } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";

/** A block shows the languages of its page. */
export function showsLanguages(type: string, types: ReadonlyMap<string, BlockType>): boolean {
  return types.get(type)?.schema["x-languages"] !== undefined;
}

/** Fills lists of the languages that a page is there in (`x-languages`). */
export function withAlternates(
  blocks: BlockDefinition[],
  alternates: readonly PageAlternate[],
  lang: string,
  types: ReadonlyMap<string, BlockType>,
): BlockDefinition[] {
  if (!blocks.some(({ type }) => showsLanguages(type, types))) return blocks;
  const entries = alternates.map(({ lang: of, name, route }) => ({
    lang: of,
    name,
    href: route,
    ...(of === lang && { isCurrent: true }),
  }));
  return blocks.map((block) => {
    const list = types.get(block.type)?.schema["x-languages"];
    return list === undefined ? block : { ...block, props: { ...block.props, [list]: entries } };
  });
}
