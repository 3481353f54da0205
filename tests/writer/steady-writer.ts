import { writeSync } from "node:fs";
import { join } from "node:path";
import type { EditRequest } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";

const apply = (operation: Extract<EditRequest, { ask: "apply" }>["operation"]): EditRequest => ({
  ask: "apply",
  operation,
});

/** What a steady writer does, one after the other: in one file and in several, files that come, move and go. */
export const STEADY_STEPS: readonly EditRequest[] = Array.from({ length: 6 }, (_, round) => [
  apply({
    kind: "set",
    at: { route: "/", path: ["blocks", 0, "props", "heading"] },
    value: `Round ${round}`,
  }),
  apply({ kind: "add-page", route: `/new-${round}`, title: `New in round ${round}` }),
  apply({ kind: "move-page", route: "/about", to: "/us", redirect: false }),
  apply({
    kind: "set-key",
    collection: "team",
    row: round % 2 ? "anna" : "ana",
    key: round % 2 ? "ana" : "anna",
  }),
  apply({ kind: "move-page", route: "/us", to: "/about", redirect: false }),
  apply({ kind: "duplicate", at: { route: "/about", path: ["blocks", 0] } }),
  apply({ kind: "delete-page", route: `/new-${round}` }),
]).flat();

/** Opens the writer of a small site. */
export async function openWriter(dir: string): Promise<Writer> {
  return new Writer({ site: await openSite({ dir, blockDirs: [join(dir, "blocks")] }) });
}

/** Takes the steps in a process of its own, and says each on a line of its own before and after it is taken. */
async function takeSteps(dir: string): Promise<void> {
  const writer = await openWriter(dir);
  for (const [index, step] of STEADY_STEPS.entries()) {
    writeSync(1, `begin ${index}\n`);
    const answer = await writer.ask(step);
    if (!("files" in answer)) throw new Error(`Step ${index}: ${JSON.stringify(answer)}`);
    writeSync(1, `end ${index}\n`);
  }
  writer.close();
}

const [, , dir] = process.argv;
if (process.env.STEADY_WRITER !== undefined && dir !== undefined) await takeSteps(dir);
