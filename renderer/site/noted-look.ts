import type { LookAt } from "../check/look-at-page.ts";
import type { BindContext } from "../filling/bind-context.ts";
import type { RowInScope } from "../filling/look-up.ts";
import { NotingStore } from "../filling/noting-store.ts";
import { type Reads, readOf } from "../filling/reads.ts";

/**
 * Looks at an address, and notes what of the site's data is read for it.
 *
 * @param isTimed  Something on its page is not always to be seen.
 * @returns `reads` is missing where nobody can tell: what comes and goes, and lists in pages, go by more than that.
 */
export function noteReads<Look>(
  at: LookAt,
  context: BindContext,
  isTimed: boolean,
  look: (at: LookAt, context: BindContext) => Look,
): { look: Look; reads?: Reads } {
  const own = at.item && readOfRow(at.item);
  const isKnown = !isTimed && !at.shown && !at.pages && (!at.item || own !== undefined);
  if (!isKnown) return { look: look(at, context) };
  const reads = new Set<string>(own === undefined ? [] : [own]);
  const store = new NotingStore(context.store, reads);
  return { look: look(at, { ...context, store }), reads };
}

function readOfRow({ name }: RowInScope): string | undefined {
  return name.kind === "keyed" ? readOf.row(name.of, name.key) : undefined;
}
