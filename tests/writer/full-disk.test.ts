import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeChanges } from "../../renderer/operations/write-changes.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { openWriter, STEADY_STEPS } from "./steady-writer.ts";

/** A disk of a few pages, where the system gives one: as root on Linux. The simulated one is in interrupted.test.ts. */
const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
const isMounted =
  process.platform === "linux" &&
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]).status === 0;

afterAll(() => {
  if (isMounted) spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
  removeMockSites();
});

const ballast = join(disk, "ballast");
const site = join(disk, "site");

/** Fills the disk but for so many blocks. */
function fill(blocks: number): void {
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  truncateSync(ballast, Math.max(0, (bavail - blocks) * bsize));
}

/** All files of pages and data, with what was left behind. */
function files(): Record<string, string> {
  const all = ["pages", "data"].flatMap((name) =>
    readdirSync(join(site, name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  );
  const paths = all.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(site.length + 1), readFileSync(path, "utf8")]));
}

it.runIf(isMounted)(
  "loses nothing on a disk that is really full, and goes on when there is room",
  async () => {
    cpSync(writeMockSite(), site, { recursive: true });
    const first = files();
    const writer = await openWriter(site);
    let refusals = 0;
    let steps = 0;
    for (const [index, step] of STEADY_STEPS.slice(0, 14).entries()) {
      const before = files();
      for (let blocks = 0; ; blocks += 1) {
        fill(blocks);
        const answer = await writer.ask(step);
        if ("files" in answer) break;
        expect([index, blocks, answer]).toEqual([
          index,
          blocks,
          { refused: "The disk is full; nothing was written.", isForNow: true },
        ]);
        expect(files()).toEqual(before);
        refusals += 1;
      }
      steps += 1;
    }
    expect(refusals).toBeGreaterThan(steps);
    rmSync(ballast);
    writer.close();
    const again = await openWriter(site);
    for (let step = 0; step < steps; step += 1)
      expect(await again.ask({ ask: "undo" })).toHaveProperty("files");
    again.close();
    expect(files()).toEqual(first);
  },
);

it.runIf(isMounted)("says so on the command line in one sentence", async () => {
  fill(0);
  const opened = await openSite({ dir: site, blockDirs: [join(site, "blocks")] });
  const before = files();
  const text = before["pages/about.yaml"]!;
  const after = `${text}# ${"more ".repeat(2_000)}\n`;
  expect(() =>
    writeChanges(opened, [{ kind: "edit", file: "pages/about.yaml", before: text, after, edits: [] }]),
  ).toThrow("The disk is full. Nothing was written.");
  expect(files()).toEqual(before);
});

it.runIf(isMounted)("says on a disk that is for reading alone who has to be given which right", async () => {
  rmSync(ballast, { force: true });
  const writer = await openWriter(site);
  const remount = (way: string): void => void spawnSync("mount", ["-o", `remount,${way}`, disk]);
  remount("ro");
  const answer = await writer.ask(STEADY_STEPS[0]!);
  remount("rw");
  writer.close();
  expect(answer).toEqual({
    refused:
      "The files may not be written; nothing was written. Whoever runs npm start needs the right to write in the folder of the site.",
    isForNow: true,
  });
});
