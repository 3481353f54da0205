import { isOver } from "../clock/moments.ts";
import { reportSetting } from "./check-services.ts";
import type { CheckedSite, Report } from "./checked-site.ts";

/** What was right when `data/site.yaml` was written and is over now. */
export function checkSettings(site: CheckedSite, report: Report): void {
  const { security } = site.settings.data as { security?: { expires?: unknown } };
  const last = security?.expires;
  if (typeof last !== "string" || site.settings.isBroken) return;
  if (isOver(last, site.clock.moment, site.zone))
    reportSetting(site.dir, ["security", "expires"], report, { code: "past-day", params: { day: last } });
}
