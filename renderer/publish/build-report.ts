import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { momentOf } from "../clock/moments.ts";
import type { Site } from "../site/site.ts";

/** Changes that a report names; there may be thousands. */
const SHOWN = 50;

/** What a build says for programs, as JSON. Moments are in UTC: `2027-03-10T08:00:00.000Z`. */
export interface BuildReport {
  /** What the site was made for. */
  asOf: string;
  drafts: boolean;
  /** Region and city: what days and hours in the site's files mean. */
  timeZone: string;
  /** When the site has to be built again, because something comes or goes; null: never. */
  nextChange: string | null;
  /** The next changes, the files that say so, and each as a line of cron in UTC. */
  changes: { at: string; cron: string; files: string[] }[];
  pages: number;
}

/** The report on a site that was built. */
export function buildReport({ clock, timeZone, changes, routes }: Site): BuildReport {
  const due = changes.filter(({ at }) => at > clock.moment);
  return {
    asOf: new Date(clock.moment).toISOString(),
    drafts: clock.drafts,
    timeZone,
    nextChange: due[0] ? new Date(due[0].at).toISOString() : null,
    changes: due
      .slice(0, SHOWN)
      .map(({ at, files }) => ({ at: new Date(at).toISOString(), cron: cronOf(at), files })),
    pages: routes.length,
  };
}

/** The report on a site that is the same as when it was made, for another moment at which nothing has come or gone. */
export function reportAsOf(report: BuildReport, asOf: string): BuildReport {
  return { ...report, asOf: new Date(momentOf(asOf, report.timeZone)).toISOString() };
}

/** Between the last change and the next one the same files come of the same input. */
export function holdsUntilChange({ clock, changes }: Site): { from?: number; until?: number } {
  const from = changes.filter(({ at }) => at <= clock.moment).at(-1)?.at;
  const until = changes.find(({ at }) => at > clock.moment)?.at;
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

export function writeReport(file: string, report: BuildReport): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** Minute, hour, day and month. Cron knows no years: it comes again each year, and then nothing has changed. */
function cronOf(moment: number): string {
  const at = new Date(Math.ceil(moment / 60_000) * 60_000);
  return `${at.getUTCMinutes()} ${at.getUTCHours()} ${at.getUTCDate()} ${at.getUTCMonth() + 1} *`;
}
