import type { SiteState } from "./site-state.ts";

/** A moment at which something on the site comes or goes. */
export interface DueChange {
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Relative to the site folder. */
  files: string[];
}

/** When something on a site comes or goes, sorted. */
export function dueChanges({ base, index }: SiteState): DueChange[] {
  const byMoment = new Map<number, Set<string>>();
  const add = (file: string, instants: Iterable<number> = []): void => {
    for (const at of instants) byMoment.set(at, (byMoment.get(at) ?? new Set()).add(file));
  };
  const written = new Set(base.writtenFiles);
  for (const { summary } of index.pages.values())
    if (written.has(summary.file)) add(summary.file, summary.instants);
  for (const { file, instants } of base.collections.values()) add(file, instants);
  return [...byMoment].map(([at, files]) => ({ at, files: [...files].sort() })).sort((a, b) => a.at - b.at);
}
