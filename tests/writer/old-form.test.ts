import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { problemKey } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const FILE = "pages/old.yaml";
const card = `  - type: event-card
    title: Open day
    image: /images/team.svg # drawn for it
    alt: A drawing
    date: "2027-05-01"
    startTime: "10:00"
    endTime: "12:00"
    timeZone: Europe/Berlin
    location: Berlin
    email: events@example.com
`;

it("gives a page the form of today's blocks when its problem is mended, in one step", async () => {
  const text = `title: Old\ndescription: What is old.\nblocks:\n${card}`;
  const dir = writeMockSite({ [FILE]: text });
  const site = await openSite({ dir });
  const writer = new Writer({ site });
  const read = (): string => readFileSync(join(dir, FILE), "utf8");
  const problem = site.problems.find(({ code }) => code === "old-form")!;
  expect(problem.fix).toBeUndefined();
  await writer.ask({ ask: "fix", problem: problemKey(problem) });
  expect(read()).toContain("    image:\n      src: /images/team.svg # drawn for it\n      alt: A drawing\n");
  expect(site.problems.some(({ code }) => code === "old-form")).toBe(false);
  await writer.ask({ ask: "undo" });
  expect(read()).toBe(text);
  writer.close();
});
