import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const root = join(import.meta.dirname, "../..");
afterAll(removeMockSites);

const page = (rest = "") => `title: Start\nblocks:\n  - { type: hero, heading: Start }\n${rest}`;

/** Runs a command whose words nobody reads: its streams are closed before it has said anything. */
function runUnread(dir: string, command: string, unread: readonly ("stdout" | "stderr")[]) {
  const child = spawn(process.execPath, [join(root, "renderer/run.mjs"), command, "--site", dir], {
    timeout: 50_000,
    killSignal: "SIGKILL",
  });
  let said = "";
  for (const name of ["stdout", "stderr"] as const)
    if (unread.includes(name)) child[name].destroy();
    else
      child[name].on("data", (part: Buffer) => {
        said += part.toString();
      });
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, said })),
  );
}

it.each<[string, string, readonly ("stdout" | "stderr")[], number]>([
  ["build", page(), ["stdout"], 0],
  ["build", page(), ["stdout", "stderr"], 0],
  ["check", page("  - { type: hero, headline: Two }\n"), ["stdout"], 1],
  ["check", page(), ["stdout", "stderr"], 0],
  ["help", page(), ["stdout", "stderr"], 0],
])(
  "a command (%s) does its work, and its exit code tells of that, when nobody reads along",
  async (command, text, unread, code) => {
    const dir = writeMockSite({ "data/site.yaml": "brand: Kerb\nlang: en\n", "pages/index.yaml": text });
    const end = await runUnread(dir, command, unread);
    expect(end.code).toBe(code);
    expect(end.said).not.toMatch(/EPIPE|^ {4}at /m);
    expect(existsSync(join(dir, "dist/index.html"))).toBe(command === "build");
  },
);
