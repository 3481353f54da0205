import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { files } from "./files.ts";
import { linesAndNames } from "./lines-and-names.ts";
import { links } from "./links.ts";
import { pasted } from "./pasted.ts";
import { values } from "./values.ts";

/** More than 190 mistakes that were written before the engine was read, in all kinds of files. */
export function sixthWriter(dir: string): AuthorMistake[] {
  return asMistakes("a sixth writer", [...linesAndNames, ...pasted, ...links, ...values, ...files], dir);
}
