import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { claimFolder } from "../../renderer/publish/claim-folder.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const root = join(import.meta.dirname, "../..");
afterAll(removeMockSites);

it("a build waits until another has ended that writes the same folder, says so, and builds what is there then", async () => {
  const page = (title: string) => `title: ${title}\nblocks:\n  - { type: hero, heading: Start }\n`;
  const site = { "data/site.yaml": "brand: Kerb\nlang: en\n", "pages/index.yaml": page("Start") };
  const dir = writeMockSite(site);
  const giveBack = await claimFolder(join(dir, "dist"), () => expect.unreachable());
  const child = spawn(process.execPath, [join(root, "renderer/run.mjs"), "build", "--site", dir]);
  let said = "";
  child.stdout.on("data", (part: Buffer) => {
    said += part.toString();
  });
  await once(child.stdout, "data");
  expect(said).toBe(`Another build is writing ${join(dir, "dist")}. This one goes on when that has ended.\n`);
  expect(existsSync(join(dir, "dist"))).toBe(false);
  await giveBack();
  const [code] = await once(child, "close");
  expect(code, said).toBe(0);
  expect(readFileSync(join(dir, "dist/index.html"), "utf8")).toContain("<title>Start");
});
