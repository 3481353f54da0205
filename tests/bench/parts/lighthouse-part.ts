import { type LighthouseResult, runLighthouse } from "../measure/lighthouse.ts";
import { median } from "../measure/median.ts";
import { printTable, time } from "../print-table.ts";
import { onBuiltSites } from "./page-part.ts";

export interface LighthouseRoute extends LighthouseResult {
  site: string;
  route: string;
}

/** Scores and simulated times of the same routes as the page part, by Lighthouse. */
export async function lighthousePart(runs: number): Promise<LighthouseRoute[]> {
  const results: LighthouseRoute[] = [];
  await onBuiltSites(async ({ plain }, { name, routes }) => {
    for (const { route } of routes) {
      const reports: LighthouseResult[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(plain.address + route));
      results.push({ site: name, route, ...medians(reports) });
    }
  });
  print(results);
  return results;
}

function medians(reports: readonly LighthouseResult[]): LighthouseResult {
  const medianOf = (name: Exclude<keyof LighthouseResult, "failed">) =>
    median(reports.map((report) => report[name]));
  return {
    performance: medianOf("performance"),
    accessibility: medianOf("accessibility"),
    bestPractices: medianOf("bestPractices"),
    seo: medianOf("seo"),
    firstPaint: medianOf("firstPaint"),
    largestPaint: medianOf("largestPaint"),
    blocked: medianOf("blocked"),
    shifted: medianOf("shifted"),
    failed: [...new Set(reports.flatMap((report) => report.failed))],
  };
}

function print(results: readonly LighthouseRoute[]): void {
  printTable(
    "Lighthouse, mobile (medians; times are its simulation)",
    ["route", "perf.", "access.", "practices", "SEO", "FCP", "LCP", "TBT", "CLS"],
    results.map((result) => [
      result.site === "generated" ? `${result.route} (generated)` : result.route,
      ...[result.performance, result.accessibility, result.bestPractices, result.seo].map(String),
      time(result.firstPaint),
      time(result.largestPaint),
      time(result.blocked),
      result.shifted.toFixed(3),
    ]),
  );
  for (const { route, failed } of results)
    if (failed.length > 0) process.stdout.write(`${route}: ${failed.join("; ")}\n`);
}
