import { useEffect, useState } from "react";
import type { GalleryBlock, GalleryData } from "../../../runtime/live/protocol.ts";

let known: Promise<GalleryBlock[]> | undefined;

/** All block types of the site with their examples; asked for once. */
export function loadBlocks(): Promise<GalleryBlock[]> {
  known ??= fetch("/@site/blocks").then(async (response) => ((await response.json()) as GalleryData).blocks);
  known.catch(() => {
    known = undefined;
  });
  return known;
}

/** The block types once they are there. */
export function useBlocks(): GalleryBlock[] | undefined {
  const [blocks, setBlocks] = useState<GalleryBlock[]>();
  useEffect(() => {
    let isOver = false;
    loadBlocks().then(
      (found) => !isOver && setBlocks(found),
      () => !isOver && setBlocks([]),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return blocks;
}

/** Blocks in which every word occurs: in the name, what people call it, or the description. Those called so come first. */
export function findBlocks(blocks: readonly GalleryBlock[], words: string): GalleryBlock[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const asked = wanted.join(" ");
  const rank = ({ title, names }: GalleryBlock): number => {
    if (names.some((name) => name.toLowerCase() === asked)) return 0;
    return title.toLowerCase().startsWith(asked) ? 1 : 2;
  };
  return blocks
    .filter(({ type, title, description, names }) => {
      const text = [type, title, description, ...names].join(" ").toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a block may stand among the blocks of a page, or inside another one. */
export function fits({ places }: GalleryBlock, place: "top" | "inside"): boolean {
  return place === "top" ? !places.includes("inside") : !places.includes("top");
}
