import type { EditDone } from "../../editor/protocol.ts";
import type { Site } from "../../site/site.ts";
import type { HistoryState } from "./history.ts";
import { problemsElsewhere } from "./shadow-site.ts";
import type { PlannedFile } from "./step.ts";
import { toldChange } from "./told-change.ts";

/** What would come of a change: the answer that making it would get. Nothing is written. */
export async function previewChange(
  site: Site,
  planned: readonly PlannedFile[],
  history: HistoryState,
): Promise<EditDone> {
  const before = site.problems;
  const bytes = new Map(planned.map(({ file, after }) => [file, after]));
  const seen = site.preview(bytes) ?? {
    routes: "all" as const,
    problems: await problemsElsewhere(site, planned),
  };
  return toldChange(site, {
    planned,
    routes: seen.routes,
    problems: { before, after: seen.problems },
    history,
  });
}
