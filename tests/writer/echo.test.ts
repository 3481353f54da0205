import { EventEmitter } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchSite } from "../../renderer/serve/watch-site.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const open: { close(): void }[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  for (const writer of open.splice(0)) writer.close();
  removeMockSites();
});

/** A site with its writer and its watcher; `tell` is what the system says of a file, whoever has written it. */
async function watched() {
  const dir = writeMockSite();
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const sent: unknown[] = [];
  const ws = Object.assign(new EventEmitter(), { send: (message: unknown) => sent.push(message) });
  const httpServer = new EventEmitter();
  open.push({ close: () => httpServer.emit("close") });
  const server = { watcher, ws, httpServer };
  const checks: (readonly string[])[] = [];
  let told: ReturnType<typeof watchSite> | undefined;
  const writer = new Writer({ site, onChange: (files, milliseconds) => told?.tellAll(files, milliseconds) });
  open.push(writer);
  told = watchSite(server as unknown as ViteDevServer, {
    site,
    made: [],
    onCheck: (_site, _milliseconds, changed) => checks.push(changed),
    writer,
  });
  const tell = (...files: string[]) => {
    for (const file of files) watcher.emit("all", "change", join(dir, file));
  };
  /** Until what looks at files has done so once more. */
  const settle = async () => {
    await vi.runOnlyPendingTimersAsync();
    await writer.alone(() => {});
  };
  // Files as young as these may be other ones than the site has read.
  tell("pages/index.yaml", "pages/about.yaml");
  for (let time = 0; time < 3; time += 1) await settle();
  for (const list of [checks, sent]) list.splice(0);
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  return { site, writer, checks, sent, ws, write, tell, settle };
}

const set = (value: string) =>
  ({
    ask: "apply",
    operation: { kind: "set", at: { route: "/about", path: ["blocks", 0, "props", "heading"] }, value },
  }) as const;

const theirs = "title: Home\ndescription: Theirs.\nblocks:\n  - type: hero\n    heading: Theirs\n";

it("tells a browser that has just connected how many changes there were, so that it misses none", async () => {
  const { ws, sent, writer, settle } = await watched();
  const count = (): unknown => {
    sent.splice(0);
    ws.emit("connection");
    return (sent[0] as { event: string; data: { count: number } }).data.count;
  };
  const before = count() as number;
  await writer.ask(set("Mine"));
  await settle();
  expect(count()).toBe(before + 1);
});

it("checks and shows a change of its own once, however often the system tells of it", async () => {
  const { writer, checks, sent, tell, settle } = await watched();
  expect(await writer.ask(set("About us"))).toHaveProperty("files");
  expect([checks, sent.length]).toEqual([[["pages/about.yaml"]], 1]);
  for (let time = 0; time < 3; time += 1) {
    tell("pages/about.yaml");
    await settle();
  }
  expect([checks.length, sent.length]).toEqual([1, 1]);
});

it("sees what others write in the same moment, in another file and in the same one", async () => {
  const { site, writer, checks, write, tell, settle } = await watched();
  await writer.ask(set("About us"));
  write("pages/index.yaml", theirs);
  tell("pages/about.yaml", "pages/index.yaml");
  await settle();
  expect(checks).toEqual([["pages/about.yaml"], ["pages/index.yaml"]]);
  expect(site.page("/")?.blocks[0]?.props.heading).toBe("Theirs");
  await writer.ask(set("About all of us"));
  write("pages/about.yaml", theirs.replace("Home", "About"));
  tell("pages/about.yaml");
  await settle();
  expect(checks.at(-1)).toEqual(["pages/about.yaml"]);
  expect(checks).toHaveLength(4);
  expect(site.page("/about")?.blocks[0]?.props.heading).toBe("Theirs");
});

it("takes for news what others put back as it was before", async () => {
  const { site, writer, checks, write, tell, settle } = await watched();
  const before = site.source("pages/about.yaml") ?? "";
  await writer.ask(set("About us"));
  write("pages/about.yaml", before);
  tell("pages/about.yaml");
  await settle();
  expect(checks).toHaveLength(2);
  expect(site.page("/about")?.blocks[0]?.props.heading).toBe("About");
});

it("sees what others write right behind the writer, of which the system does not tell any more", async () => {
  const { site, writer, checks, sent, write, tell, settle } = await watched();
  await writer.ask(set("About us"));
  tell("pages/about.yaml");
  await settle();
  // The watcher has told of this file just now, and drops what comes in the next 50 ms.
  write("pages/about.yaml", theirs);
  await settle();
  expect(site.page("/about")?.blocks[0]?.props.heading).toBe("Theirs");
  expect([checks.length, sent.length]).toEqual([2, 2]);
  // Nor is the second half of what was new in the first look.
  write("pages/about.yaml", theirs.replaceAll("Theirs", "Both"));
  await settle();
  expect(site.page("/about")?.blocks[0]?.props.heading).toBe("Both");
});

it("looks again until nothing is new, and no longer", async () => {
  const { checks, write, tell, settle } = await watched();
  write("pages/about.yaml", "title: Ab");
  tell("pages/about.yaml");
  await settle();
  write("pages/about.yaml", theirs);
  await settle();
  await settle();
  await settle();
  expect(checks).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["a preview", { ...set("Ours"), ask: "preview" } as const],
  ["a change that is refused", { ...set("Ours"), old: "About" } as const],
])("shows what others wrote before the watcher came to it, also after %s", async (_, request) => {
  const { writer, checks, sent, write, tell, settle } = await watched();
  await writer.ask(set("About us"));
  write("pages/about.yaml", theirs);
  await writer.ask(request);
  expect([checks.length, sent.length]).toEqual([2, 2]);
  tell("pages/about.yaml");
  await settle();
  expect(sent).toHaveLength(2);
});
