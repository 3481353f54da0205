import type { ApplyOptions } from "./panel-props.ts";
import type { EditDone } from "./protocol.ts";

/** What the server is asked with, of all that is said beside an operation. */
export function askedWith({ old, seen, step }: ApplyOptions): Pick<ApplyOptions, "old" | "seen" | "step"> {
  return {
    ...(old !== undefined && { old }),
    ...(seen && { seen }),
    ...(step !== undefined && { step }),
  };
}

/** Notes hashes of files as an answer gives them. @returns The same object. */
export function noteFiles({ files }: EditDone, hashes: Record<string, string>): Record<string, string> {
  for (const { file, hash } of files)
    if (hash === undefined) delete hashes[file];
    else hashes[file] = hash;
  return hashes;
}
