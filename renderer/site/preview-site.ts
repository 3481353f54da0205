import { join } from "node:path";
import { withOverlay } from "../files/overlay.ts";
import type { Problem } from "../model.ts";
import { keepBase } from "./change-base.ts";
import type { SiteState } from "./site-state.ts";
import { updateAtOnce } from "./update-site.ts";

/** What would be if files of a site were changed. */
export interface SitePreview {
  /** Addresses whose pages would differ, those that would come and go included; "all" when every page may. */
  routes: ReadonlySet<string> | "all";
  /** Everything that would be wrong with the site. */
  problems: readonly Problem[];
  /** The same in each file by itself: what has one cause in several files is not told once for all of them. */
  apart: readonly Problem[];
}

/**
 * What would be if files of a site held something else. Nothing is written, and the site stays as it is.
 *
 * @param files  Bytes by file, relative to the site folder; undefined for one that would be gone.
 * @returns undefined when everything would have to be read anew, as after a change of the settings.
 */
export function previewSite(
  state: SiteState,
  files: ReadonlyMap<string, Uint8Array | undefined>,
): SitePreview | undefined {
  const names = new Set(files.keys());
  const overlay = new Map([...files].map(([file, bytes]) => [join(state.dir, file), bytes]));
  const { derived } = state;
  const kept = [state.index.keep(), keepBase(state.base), state.memory?.keep()];
  const seen = withOverlay(overlay, () => {
    const done = updateAtOnce(state, names);
    return done && { ...done, problems: state.derived.problems, apart: state.derived.apart };
  });
  if (!seen) return undefined;
  if ([...names].every(isKept)) {
    for (const putBack of kept) putBack?.();
    state.derived = derived;
  } else updateAtOnce(state, names);
  return seen;
}

/** What comes of a file is put back without reading anything again. */
function isKept(file: string): boolean {
  return /^(?:pages|data)\//.test(file);
}
