import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { watchFolders } from "../../renderer/serve/watch-folders.ts";

it("watches a folder anew that was away, as with the checkout of a branch without it, and tells of its files", async () => {
  const dir = mkdtempSync(join(tmpdir(), "watched-"));
  const pages = join(dir, "pages");
  const [old, fresh] = [join(pages, "old.yaml"), join(pages, "team/fresh.yaml")];
  mkdirSync(pages);
  writeFileSync(old, "");
  const watched = new Set<string>();
  const told: string[] = [];
  const watcher = {
    add: (paths: string | readonly string[]) => {
      for (const path of [paths].flat()) watched.add(path);
      return watcher;
    },
    unwatch: (paths: string | readonly string[]) => {
      for (const path of [paths].flat()) watched.delete(path);
      return watcher;
    },
    getWatched: () => ({ [pages]: watched.has(pages) ? ["old.yaml"] : [] }),
  };
  const end = watchFolders(watcher as never, dir, ["pages", "data"], (file) => told.push(file));
  onTestFinished(() => {
    end();
    rmSync(dir, { recursive: true });
  });
  expect(watched).toEqual(new Set([pages, join(dir, "data")]));
  renameSync(pages, join(dir, "away"));
  await vi.waitFor(() => expect(told).toEqual([old]));
  expect(watched.has(pages)).toBe(false);
  mkdirSync(join(dir, "away/team"));
  writeFileSync(join(dir, "away/team/fresh.yaml"), "");
  renameSync(join(dir, "away"), pages);
  await vi.waitFor(() => expect(told.slice(1).sort()).toEqual([old, fresh]));
  expect(watched.has(pages)).toBe(true);
});
