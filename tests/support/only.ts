/** Whether a sweep looks at every block, so that it can tell what all of them together come to. */
export const areAllBlocks = process.env.ONLY_BLOCKS === undefined;

/**
 * Whether a sweep shall look at something: at everything, unless `npm run test:quick` has named what it is about.
 *
 * @param kind `ONLY_BLOCKS` holds types of blocks, `ONLY_PAGES` files of pages, with commas between them.
 */
export function isAskedFor(kind: "ONLY_BLOCKS" | "ONLY_PAGES", name: string): boolean {
  const names = process.env[kind];
  return names === undefined || names.split(",").includes(name);
}
