import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { EditAnswer, Wish } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

/** A site that is open, with what changes its files. */
export interface OpenedSite {
  site: Site;
  apply(operation: Wish, old?: string): Promise<EditAnswer>;
  undo(): Promise<EditAnswer>;
  text(file: string): string;
}

/** Opens the mock site with further files, until the test that asks for it has ended. */
export async function openedSite(files: Parameters<typeof writeMockSite>[0]): Promise<OpenedSite> {
  const dir = writeMockSite(files);
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  onTestFinished(() => {
    writer.close();
    removeMockSites();
  });
  return {
    site,
    apply: (operation, old) => writer.ask({ ask: "apply", operation, ...(old !== undefined && { old }) }),
    undo: () => writer.ask({ ask: "undo" }),
    text: (file) => readFileSync(join(dir, file), "utf8"),
  };
}
