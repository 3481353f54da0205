import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect } from "vitest";
import type { EditAnswer, EditDone, EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { plainPlan } from "./plain-plan.ts";

const open: Writer[] = [];

/** After each test of a file: what it has opened is closed, and its sites are gone. */
export function closeWritersAfterEach(): void {
  afterEach(() => {
    for (const writer of open.splice(0)) writer.close();
    removeMockSites();
  });
}

/** A small site that a writer changes. */
export interface OpenedWriter {
  dir: string;
  site: Site;
  writer: Writer;
  told: string[];
  read(file: string): string;
  write(file: string, text: string): void;
}

/** @param plan  How changes are worked out. Default: as simply as it goes, so that tests are of the writer alone. */
export async function openIn(dir: string, plan = plainPlan): Promise<OpenedWriter> {
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const told: string[] = [];
  const writer = new Writer({ site, plan, tell: (message) => void told.push(message) });
  open.push(writer);
  return {
    dir,
    site,
    writer,
    told,
    read: (file) => readFileSync(join(dir, file), "utf8"),
    write: (file, text) => writeFileSync(join(dir, file), text),
  };
}

/** The mock site with further files. */
export const mock = (files: Files = {}) => openIn(writeMockSite(files));

/** The heading of the mock site's page about us. */
const heading: Target = { route: "/about", path: ["blocks", 0, "props", "heading"] };
/** Asks for a text to be written. */
export const set = (value: string, more: object = {}, at: Target = heading): EditRequest => ({
  ask: "apply",
  operation: { kind: "set", at, value },
  ...more,
});

/** The answer of what was done; anything else fails. */
export function done(answer: EditAnswer): EditDone {
  expect(answer).toHaveProperty("files");
  return answer as EditDone;
}
