import { afterAll, expect, it } from "vitest";
import { outlineOf } from "../../renderer/editor/outline-tree.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { visitorsPage } from "../../renderer/serve/visitors-page.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { removeMockSites, summary } from "../support/mock-site.ts";
import { siteAsOf } from "../support/site-in-time.ts";

afterAll(removeMockSites);

const HOME = `title: Home
description: What Home is.
blocks:
  - type: hero
    heading: Home
    actions: [{ label: About, href: /about }]
  - type: prose
    until: 2027-01-31
    text: Only in January.
  - type: section
    blocks:
      - type: prose
        from: 2027-03-03 09:00
        text: Only from March.
      - type: prose
        text: Always.
  - type: prose
    text: The last one.
`;
const AUTHORS = { drafts: true, marksDrafts: true };
const open = (asOf: string, options = AUTHORS) => siteAsOf(asOf, { "pages/index.yaml": HOME }, options);

it("stays in its place for authors, with the day when it is there", async () => {
  const site = await open("2027-02-01");
  expect(summary(site)).toEqual([]);
  const [, january, section, last] = site.page("/")!.blocks;
  expect(january).toMatchObject({ type: "prose", away: { ended: "2027-01-31" } });
  expect((section!.props.blocks as unknown[])[0]).toMatchObject({ away: { starts: "2027-03-03 09:00" } });
  expect(last).not.toHaveProperty("away");
  const names = outlineOf(editPage(site, "/")!)
    .find(({ key }) => key === "blocks")!
    .blocks.map(({ title }) => title);
  expect(names[1]).toMatch(/, no longer there$/);
  expect(names[3]).not.toMatch(/there/);
});

it("is not on the page that visitors get, whatever stands around it", async () => {
  const asVisitors = (await open("2027-02-01", { drafts: false, marksDrafts: false })).page("/")!;
  const shown = visitorsPage((await open("2027-02-01")).page("/")!);
  expect(shown.blocks).toEqual(asVisitors.blocks);
  expect(JSON.stringify(shown.blocks)).not.toMatch(/January|March/);
  const always = (await open("2027-01-15", AUTHORS)).page("/")!;
  expect(JSON.stringify(visitorsPage(always).blocks)).toContain("January");
});

it("is changed where it is written, as are those behind it", async () => {
  const site = await open("2027-02-01");
  const writer = new Writer({ site });
  const set = (path: (string | number)[], value: string) =>
    writer.ask({
      ask: "apply",
      operation: { kind: "set", at: { route: "/", path, as: "written" }, value },
    });
  expect(panelBlock(site, "/", ["blocks", 1])?.values).toMatchObject({ text: "Only in January." });
  expect(await set(["blocks", 1, "props", "until"], "2027-02-28")).toHaveProperty("files");
  expect(await set(["blocks", 2, "props", "blocks", 1, "props", "text"], "Still.")).toHaveProperty("files");
  expect(await set(["blocks", 3, "props", "text"], "The end.")).toHaveProperty("files");
  expect(site.files.read("pages/index.yaml")).toBe(
    HOME.replace("2027-01-31", `"2027-02-28"`)
      .replace("Always.", "Still.")
      .replace("The last one.", "The end."),
  );
  expect(site.page("/")!.blocks[1]).not.toHaveProperty("away");
  writer.close();
});
