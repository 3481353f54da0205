import { localText } from "../clock/moments.ts";
import { type Clock, phaseOf, type Shown } from "../clock/shown.ts";
import type { RouteRecord, RouteTable } from "../filling/routes.ts";
import type { PageAway } from "../model.ts";

/**
 * Pages that are not there yet, or no longer, by their addresses: those at which no other page is now. Of several the
 * one that comes next, else the one that was there last.
 */
export function awayPages({ hidden, ended, records }: RouteTable): Map<string, RouteRecord> {
  const away = new Map<string, RouteRecord>();
  const isOwn = ({ route, kind }: RouteRecord): boolean => {
    const now = records.get(route);
    return kind === "page" && (!now || now.kind === "gone" || now.hasEnded === true);
  };
  const last = ended.toSorted((a, b) => (b.shown?.until ?? 0) - (a.shown?.until ?? 0));
  const next = hidden.toSorted((a, b) => (a.shown?.from ?? 0) - (b.shown?.from ?? 0));
  for (const record of [...next, ...last])
    if (isOwn(record) && !away.has(record.route)) away.set(record.route, record);
  return away;
}

/** When something comes that is not there yet, or when it was there last; undefined for what is there. */
export function awayOf(shown: Shown, clock: Clock, zone: string): PageAway | undefined {
  const { from, until } = shown;
  const phase = phaseOf(shown, clock);
  if (phase === "before" && from !== undefined) return { starts: localText(from, zone) };
  if (phase === "after" && until !== undefined) return { ended: localText(until, zone, true) };
  return undefined;
}
