import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { EditAnswer, EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { type Fault, fullFrom, killedAt, otherBefore, withFaults } from "./faulty-disk.ts";
import { plainPlan } from "./plain-plan.ts";

/** Runs of each kind of trouble. All moments of all steps: `WRITER_RUNS=1000`. */
const RUNS = Number(process.env.WRITER_RUNS ?? 12);

const model = writeMockSite();
const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
  removeMockSites();
});

const about: Target = { route: "/about", path: ["blocks", 0, "props", "heading"] };
const steps: Record<string, EditRequest> = {
  "a text": { ask: "apply", operation: { kind: "set", at: about, value: "About us" } },
  "two files": {
    ask: "apply",
    operation: { kind: "rename-field", collection: "team", field: "name", name: "both" },
  },
  "a new page in a new folder": {
    ask: "apply",
    operation: { kind: "add-page", route: "/team/new", title: "New" },
  },
  "a page that moves": {
    ask: "apply",
    operation: { kind: "move-page", route: "/about", to: "/us", redirect: false },
  },
  "a page that goes": { ask: "apply", operation: { kind: "delete-page", route: "/about" } },
  undo: { ask: "undo" },
};

/** A site in which two files were changed before, so that there is something to undo. */
async function prepare(): Promise<{ dir: string; writer: Writer }> {
  const dir = mkdtempSync(join(tmpdir(), "writer-"));
  made.push(dir);
  cpSync(model, dir, { recursive: true });
  const writer = await openWriter(dir);
  await writer.ask({
    ask: "apply",
    operation: { kind: "rename-field", collection: "team", field: "name", name: "first" },
  });
  return { dir, writer };
}

async function openWriter(dir: string): Promise<Writer> {
  return new Writer({ site: await openSite({ dir, blockDirs: [join(dir, "blocks")] }), plan: plainPlan });
}

/** What an author sees of a site: hidden files are none of it. */
function filesOf(dir: string): Record<string, string> {
  const pages = readdirSync(join(dir, "pages"), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    pages
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(dir.length), readFileSync(path, "utf8")]),
  );
}

const known = new Map<EditRequest, ReturnType<typeof runUndisturbed>>();

/** A step without any trouble: what it makes of the files, and how often it asks the disk. */
function undisturbed(step: EditRequest): ReturnType<typeof runUndisturbed> {
  const run = known.get(step) ?? runUndisturbed(step);
  known.set(step, run);
  return run;
}

async function runUndisturbed(step: EditRequest) {
  const { dir, writer } = await prepare();
  const before = filesOf(dir);
  let calls = 0;
  const count: Fault = (_call, number, _args, make) => {
    calls = number;
    return make();
  };
  expect(await withFaults(dir, count, () => writer.ask(step))).toHaveProperty("files");
  writer.close();
  return { before, after: filesOf(dir), calls };
}

/** Moments spread over all calls of a step, others with each seed; all of them when there are enough runs. */
function moments(calls: number, seed: number): number[] {
  const many = Math.ceil(RUNS / Object.keys(steps).length);
  if (many >= calls) return Array.from({ length: calls }, (_, index) => index + 1);
  const random = seededRandom(seed);
  return Array.from({ length: many }, () => 1 + random.integer(calls));
}

describe.each(Object.entries(steps))("%s", (_name, step) => {
  it("is done or not when the server is killed, and the next one can take it back", async () => {
    const { before, after, calls } = await undisturbed(step);
    for (const moment of moments(calls, 1)) {
      const { dir, writer } = await prepare();
      await withFaults(dir, killedAt(moment, moment % 2 === 0), () => writer.ask(step));
      writer.close();
      const next = await openWriter(dir);
      const files = filesOf(dir);
      const isDone = JSON.stringify(files) === JSON.stringify(after);
      expect(files, `call ${moment}`).toEqual(isDone ? after : before);
      if (step.ask !== "undo" && isDone) {
        expect(await next.ask({ ask: "undo" }), `call ${moment}`).toHaveProperty("files");
        expect(filesOf(dir), `call ${moment}`).toEqual(before);
      }
      expect(
        await next.ask({ ask: "apply", operation: { kind: "add-page", route: "/later", title: "Later" } }),
      ).toHaveProperty("files");
      next.close();
    }
  });

  it("is not done when the disk is full, and is when there is room again", async () => {
    const { before, after, calls } = await undisturbed(step);
    for (const moment of moments(calls, 2)) {
      const { dir, writer } = await prepare();
      const answer = await withFaults(dir, fullFrom(moment), () => writer.ask(step));
      const isDone = "files" in answer;
      if (!isDone)
        expect(answer).toEqual({ refused: "The disk is full; nothing was written.", isForNow: true });
      expect(filesOf(dir), `call ${moment}`).toEqual(isDone ? after : before);
      expect(readdirSync(join(dir, "pages")).filter((name) => name.startsWith("."))).toEqual([]);
      if (!isDone) expect(await writer.ask(step), `call ${moment}`).toHaveProperty("files");
      expect(filesOf(dir)).toEqual(after);
      writer.close();
    }
  });

  it.each(["in place", "by another file"])("keeps what another program writes meanwhile %s", async (way) => {
    const { calls } = await undisturbed(step);
    for (const moment of moments(calls, way === "in place" ? 3 : 4)) {
      const { dir, writer } = await prepare();
      const path = join(dir, "pages/about.yaml");
      let isThere = false;
      const act = (): void => {
        const text = readIfThere(path);
        isThere = text !== undefined;
        if (text === undefined) return;
        if (way === "in place") appendFileSync(path, NOTE);
        else {
          writeFileSync(`${path}.theirs`, text + NOTE);
          renameSync(`${path}.theirs`, path);
        }
      };
      // Of two programs that give the same name in the same instant, the second one cannot see the first.
      const isSameInstant = (call: string, args: readonly unknown[]): boolean =>
        call === "renameSync" && args[1] === path;
      const answer = await withFaults(dir, otherBefore(moment, act, isSameInstant), () => writer.ask(step));
      expectWhole(step, answer, dir);
      // A page that was deleted with their note in it comes back with it.
      if (isDeletion(step) && "files" in answer) await writer.ask({ ask: "undo" });
      const all = Object.values(filesOf(dir)).join("");
      expect(all.includes(NOTE), `call ${moment}: ${JSON.stringify(answer)}`).toBe(isThere);
      writer.close();
    }
  });
});

/** What another program writes. */
const NOTE = "# theirs\n";

function isDeletion(step: EditRequest): boolean {
  return step.ask === "apply" && step.operation.kind === "delete-page";
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** The answer tells the truth: all of the step is there, or nothing of it. */
function expectWhole(step: EditRequest, answer: EditAnswer, dir: string): void {
  const files = filesOf(dir);
  const [home, page] = [
    files["/pages/index.yaml"] ?? "",
    files["/pages/about.yaml"] ?? files["/pages/us.yaml"] ?? "",
  ];
  const isDone = "files" in answer;
  if (step.ask === "undo")
    expect([home, page].map((text) => text.includes("# first"))).toEqual([!isDone, !isDone]);
  else if (step.ask === "apply" && step.operation.kind === "rename-field")
    expect([home, page].map((text) => text.includes("# both"))).toEqual([isDone, isDone]);
  else if (step.ask === "apply" && step.operation.kind === "set")
    expect(page.includes("heading: About us")).toBe(isDone);
}

it("gives each of two browsers what it asked for, or the other's text", async () => {
  const { dir, writer } = await prepare();
  const random = seededRandom(5);
  const seen = ["About", "About"];
  let text = "About";
  await Promise.all(
    Array.from({ length: Math.min(RUNS, 500) }, async (_, index) => {
      const client = index % 2;
      const value = `Edition ${index}`;
      if (random.integer(2) === 0) await Promise.resolve();
      const answer = await writer.ask({
        ask: "apply",
        operation: { kind: "set", at: about, value },
        old: seen[client] ?? "",
      });
      if ("conflict" in answer) {
        expect(answer.conflict.theirs).toBe(text);
        seen[client] = answer.conflict.theirs;
      } else {
        expect(answer).toHaveProperty("files");
        text = value;
        seen[client] = value;
      }
    }),
  );
  expect(readFileSync(join(dir, "pages/about.yaml"), "utf8")).toContain(`heading: ${text}\n`);
  writer.close();
});
