/** Kinds of picture that browsers show everywhere. */
export type PictureFormat = "jpg" | "png" | "webp" | "avif" | "gif" | "svg";

/** What the first bytes of a picture tell. */
export interface PictureHeader {
  format: PictureFormat;
  /** In pixels, upright: as it is seen. Missing for a drawing without a size of its own. */
  width?: number;
  height?: number;
  /** Something may be seen through it. */
  hasAlpha: boolean;
  /** It has several frames. */
  moves: boolean;
  /** Made for printing: colours of ink, not of light. */
  isCmyk: boolean;
}

/** What is told of a format by its own reader. */
export type HeaderParts = Omit<PictureHeader, "format">;

/** Reads some bytes of a file; fewer at its end. */
export type ReadAt = (offset: number, length: number) => Buffer;
