import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { openWriter, STEADY_STEPS } from "./steady-writer.ts";

/** Processes that are killed. `KILLED_WRITERS=500` for a long run. */
const RUNS = Number(process.env.KILLED_WRITERS ?? 3);

const model = writeMockSite();
const made: string[] = [];
/** Beside the packages that it imports. */
const program = join(import.meta.dirname, "../../node_modules/.cache/steady-writer.mjs");

const folder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), "killed-"));
  made.push(dir);
  cpSync(model, dir, { recursive: true });
  return dir;
};

/** All files of pages and data, what is left of writing them included. */
function filesOf(dir: string): Record<string, string> {
  const files = ["pages", "data"].flatMap((name) =>
    readdirSync(join(dir, name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, "utf8")]));
}

const isVisible = (file: string): boolean => !/(^|\/)\.[^/]*$/.test(file);

/** The files before the first step, and after each. */
const states: Record<string, string>[] = [];

beforeAll(async () => {
  await build({
    input: join(import.meta.dirname, "steady-writer.ts"),
    platform: "node",
    external: (id) => /^[^./]/.test(id) && !id.startsWith("/"),
    // What the engine finds beside its sources stays there.
    plugins: [
      {
        name: "sources",
        transform: (code, id) =>
          code
            .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
            .replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
      },
    ],
    output: { file: program, format: "esm", codeSplitting: false },
    logLevel: "silent",
  });
  const dir = folder();
  const writer = await openWriter(dir);
  states.push(filesOf(dir));
  for (const step of STEADY_STEPS) {
    const answer = await writer.ask(step);
    expect(answer, JSON.stringify([step, answer])).toHaveProperty("files");
    states.push(filesOf(dir));
  }
  writer.close();
});

afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
  rmSync(program, { force: true });
  removeMockSites();
});

/** Starts a writer, and kills it some milliseconds after it has begun a step. @returns The number of steps it has told to be done. */
function runAndKill(dir: string, step: number, delay: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, dir], {
      env: { ...process.env, STEADY_WRITER: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let told = "";
    let faults = "";
    let timer: NodeJS.Timeout | undefined;
    child.stderr.on("data", (text) => {
      faults += text;
    });
    child.stdout.on("data", (text) => {
      told += text;
      if (told.includes(`begin ${step}\n`)) timer ??= setTimeout(() => child.kill("SIGKILL"), delay);
    });
    child.on("exit", (code) => {
      clearTimeout(timer);
      if (code) reject(new Error(faults));
      else resolve(told.match(/^end/gm)?.length ?? 0);
    });
  });
}

it(
  "leaves every file as it was or as it shall be when its process is killed, and a history that can be read",
  async () => {
    const random = seededRandom(22);
    let between = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const dir = folder();
      const step = random.integer(STEADY_STEPS.length - 2);
      const done = await runAndKill(dir, step, random.integer(25) / 2);
      const [before, after] = [states[done]!, states[done + 1] ?? states[done]!];
      const now = filesOf(dir);
      const where = `run ${run}, killed after ${done} steps`;
      for (const file of new Set([...Object.keys(before), ...Object.keys(after)]))
        expect([before[file], after[file]], `${file}: ${where}`).toContain(now[file]);
      const left = Object.keys(now).filter((file) => !(file in before) && !(file in after));
      expect(left.filter(isVisible), where).toEqual([]);
      if (left.length > 0) between += 1;
      const writer = await openWriter(dir);
      const visible = Object.fromEntries(Object.entries(filesOf(dir)).filter(([file]) => isVisible(file)));
      const isDone = JSON.stringify(visible) === JSON.stringify(after);
      expect(visible, where).toEqual(isDone ? after : before);
      const steps = done + (isDone ? 1 : 0);
      if (steps > 0) {
        expect(await writer.ask({ ask: "undo" }), where).toHaveProperty("files");
        const undone = Object.fromEntries(Object.entries(filesOf(dir)).filter(([file]) => isVisible(file)));
        expect(undone, where).toEqual(states[steps - 1]);
      }
      writer.close();
      rmSync(dir, { recursive: true, force: true });
    }
    if (RUNS > 100) console.log(`${RUNS} writers killed, ${between} of them in the middle of a step.`);
  },
  Math.max(60_000, RUNS * 6_000),
);
