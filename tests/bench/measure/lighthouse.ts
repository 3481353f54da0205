import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../support/chromium.ts";
import { engineDir } from "./run-command.ts";

/** The last release that runs on Node 20; it brings 185 MB of packages, so it is fetched when asked for, not installed. */
export const LIGHTHOUSE = "lighthouse@12.8.2";

/** Scores from 0 to 100 and simulated times in milliseconds. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shifted: number;
  /** Titles of the audits that were not passed. */
  failed: string[];
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
}

/**
 * Runs Lighthouse with its mobile preset in a Chromium of its own.
 *
 * @throws Error with what it said when it cannot run.
 */
export async function runLighthouse(address: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  const file = join(folder, "report.json");
  const chromeFlags = ["--headless=new", "--disable-background-networking", "--disable-component-update"];
  if (process.getuid?.() === 0) chromeFlags.push("--no-sandbox");
  const words = [
    ...["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--output-path=${file}`],
    ...["--no-enable-error-reporting", `--chrome-flags=${chromeFlags.join(" ")}`],
  ];
  try {
    await run("npx", words);
    return summary(JSON.parse(readFileSync(file, "utf8")) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function summary({ categories, audits }: Report): LighthouseResult {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const isFailed = (audit: Report["audits"][string]) =>
    audit.scoreDisplayMode === "binary" && audit.score !== null && audit.score < 1;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shifted: value("cumulative-layout-shift"),
    failed: Object.values(audits)
      .filter(isFailed)
      .map((audit) => audit.title),
  };
}

function run(program: string, words: string[]): Promise<void> {
  const child = spawn(program, words, {
    cwd: engineDir,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse ended with code ${code}:\n${said.slice(-1500)}`));
    });
  });
}
