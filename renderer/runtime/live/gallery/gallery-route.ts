import type { GalleryData } from "../protocol.ts";

export { Gallery as Component } from "./gallery.tsx";

/** Data of the gallery: every block with its examples, and the themes, made anew at each load. */
export async function loader(): Promise<GalleryData> {
  return (await fetch("/@site/blocks")).json() as Promise<GalleryData>;
}
