import type { GalleryBlock } from "../protocol.ts";

export { Gallery as Component } from "./gallery.tsx";

/** Data of the gallery: every block with its examples, made anew at each load. */
export async function loader(): Promise<GalleryBlock[]> {
  return (await fetch("/@site/blocks")).json() as Promise<GalleryBlock[]>;
}
