import type { Scope } from "../filling/look-up.ts";
import type { BlockOrigin } from "./origin.ts";
import type { ValueContext } from "./value-origin.ts";

/** The entry by which a block of a shared list stands on a page; nothing for a block that is written there. */
export function placeOfUse({ use }: Scope, context: ValueContext): Pick<BlockOrigin, "use"> {
  const used = use?.used;
  if (!used) return {};
  // Nested lists are written in the file of the list around them.
  const file = used.scope.use?.used?.list ?? context.usedIn ?? context.page.file;
  const place = context.place(file, used.path);
  return { use: { file: place.file, path: place.path } };
}
