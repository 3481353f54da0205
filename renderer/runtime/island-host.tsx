import { type BlockHost, BlockHostContext } from "./block.tsx";

/**
 * The host of an island's view. In browsers nobody renders the blocks in it, so that it could not wake with one outside
 * of its static slots: pages and `npm start` say so at once.
 */
export function ofIsland(host: BlockHost): BlockHost {
  return {
    ...host,
    render({ type }) {
      throw new Error(
        `The nested block "${type}" stands in an island outside of a <StaticSlot>, where browsers have no code for it. Write <StaticSlot name="…">{() => <Blocks of={…} />}</StaticSlot>.`,
      );
    },
    slotted: (content) => <BlockHostContext value={host}>{content}</BlockHostContext>,
  };
}
