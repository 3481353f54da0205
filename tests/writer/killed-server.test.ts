import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { ask } from "../hostile/requests/raw-request.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { openWriter, STEADY_STEPS } from "./steady-writer.ts";

/** Whole `npm start`s that are killed while they write. `KILLED_SERVERS=50` for a long run. */
const RUNS = Number(process.env.KILLED_SERVERS ?? 1);

const root = join(import.meta.dirname, "../..");
const made: string[] = [];
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
  removeMockSites();
});

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), "killed-server-"));
  made.push(dir);
  cpSync(writeMockSite(), dir, { recursive: true });
  return dir;
}

/** Files of pages and data as an author sees them. */
function filesOf(dir: string): Record<string, string> {
  const all = ["pages", "data"].flatMap((name) =>
    readdirSync(join(dir, name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  );
  const paths = all.filter(({ name }) => !name.startsWith(".")).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(dir.length + 1), readFileSync(path, "utf8")]),
  );
}

interface Started {
  /** With which its pages ask. */
  token: string;
  kill(): Promise<void>;
  /** Sends one step; false when the server was gone before it had answered. */
  send(body: unknown): Promise<boolean>;
}

/**
 * Starts the live server as `npm start` does, in a process of its own.
 *
 * @param tokenBefore  Of a window that was open before the start, which goes on.
 */
async function start(dir: string, tokenBefore?: string): Promise<Started> {
  const child = spawn(process.execPath, [join(root, "renderer/run.mjs"), "start", "--port", "5461"], {
    cwd: dir,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  const port = await new Promise<number>((resolve, reject) => {
    const look = (part: Buffer): void => {
      said += part;
      const found = /The site is at \S*?:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    void ended.then(() => reject(new Error(said)));
  });
  const { text } = await ask(port, "/", { headers: { Accept: "text/html" } });
  const token = tokenBefore ?? /name="site-token" content="([^"]+)"/.exec(text)?.[1] ?? "";
  return {
    token,
    kill() {
      child.kill("SIGKILL");
      running.delete(child);
      return ended;
    },
    async send(body) {
      const headers = {
        Host: `127.0.0.1:${port}`,
        Origin: `http://127.0.0.1:${port}`,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
        "X-Site-Token": token,
      };
      const path = "/@site/edit";
      const answer = await ask(port, path, { method: "POST", headers, body: JSON.stringify(body) }).catch(
        () => undefined,
      );
      if (answer) expect(JSON.parse(answer.text), JSON.stringify(body)).toHaveProperty("files");
      return answer !== undefined;
    },
  };
}

it(
  "goes on after a kill in the middle of its work: every file as it was or as it shall be, and undo",
  async () => {
    const dir = folder();
    const states = [filesOf(dir)];
    const writer = await openWriter(dir);
    const steps = STEADY_STEPS.slice(0, 7);
    for (const step of steps) {
      expect(await writer.ask(step)).toHaveProperty("files");
      states.push(filesOf(dir));
    }
    writer.close();
    const random = seededRandom(29);
    for (let run = 0; run < RUNS; run += 1) {
      const site = folder();
      const first = await start(site);
      const last = random.integer(steps.length);
      for (const step of steps.slice(0, last)) expect(await first.send(step)).toBe(true);
      const sent = first.send(steps[last]);
      // By the work of the other process, not by a clock of ours: its answer, or its end, comes when it comes.
      for (let turn = random.integer(400); turn > 0; turn -= 1) await new Promise(setImmediate);
      await first.kill();
      const isAnswered = await sent;
      const second = await start(site, first.token);
      const now = filesOf(site);
      const isDone = JSON.stringify(now) === JSON.stringify(states[last + 1]);
      expect(now, `run ${run}`).toEqual(isDone ? states[last + 1] : states[last]);
      if (isAnswered) expect(isDone).toBe(true);
      const done = last + (isDone ? 1 : 0);
      if (done > 0) expect(await second.send({ ask: "undo" })).toBe(true);
      expect(filesOf(site), `undo in run ${run}`).toEqual(states[Math.max(0, done - 1)]);
      await second.kill();
    }
  },
  60_000 + RUNS * 60_000,
);
