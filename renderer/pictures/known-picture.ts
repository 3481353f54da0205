import type { Colors } from "../formats/picture-files.ts";
import type { PictureHeader } from "./header/header-parts.ts";

/** A picture under `public/` and what is known of it. */
export interface KnownPicture extends PictureHeader {
  /** Absolute path of the original. */
  file: string;
  /** Stands for its content and for how files are made from it. */
  key: string;
  /** Not known yet as long as nobody has looked into the picture. */
  colors?: Colors;
}
