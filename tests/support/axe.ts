import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  violations: {
    id: string;
    impact: string;
    help: string;
    nodes: { target: string[]; failureSummary: string }[];
  }[];
}

/**
 * What axe finds on the page as it stands, one line per violation and element; empty when all is well.
 *
 * @param without Rules that make no sense for the page, such as `region` on a lone example.
 */
export async function axeViolations(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(source);
  const result = (await page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run(options: object): Promise<unknown> } }).axe.run({
        resultTypes: ["violations"],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      }),
    without,
  )) as AxeResult;
  return result.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${help}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}
