import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { listPages } from "../../renderer/serve/overview/list-pages.ts";
import { panelPage } from "../../renderer/serve/panel/panel-page.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { type Files, removeMockSites } from "../support/mock-site.ts";
import { siteAsOf } from "../support/site-in-time.ts";

afterAll(removeMockSites);

const page = (title: string, keys = ""): string =>
  `title: ${title}\ndescription: What ${title} is.\n${keys}blocks:\n  - type: hero\n    heading: ${title}\n`;
const AUTHORS = { drafts: true, marksDrafts: true };
const fair = (keys: string): Files => ({ "pages/fair.yaml": page("Fair", keys) });
const rows: Files = {
  "data/jobs.yaml":
    "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: []\n  until: 2027-03-10 18:00\n",
  "pages/jobs/[slug].yaml":
    "title: ${item.title}\ndescription: What ${item.title} is.\neach: jobs\nblocks:\n  - type: hero\n    heading: ${item.title}\n",
};

describe("a page that is not there now", () => {
  it.each([
    ["before its first day", "from: 2027-03-03\n", "2027-03-02", { starts: "2027-03-03" }],
    ["before its hour", "from: 2027-03-03 09:00\n", "2027-03-03 08:59", { starts: "2027-03-03 09:00" }],
    ["after its last day", "until: 2027-03-10\n", "2027-03-11", { ended: "2027-03-10" }],
    ["that leads on by now", "until: 2027-03-10\nthen: /about\n", "2027-03-11", { ended: "2027-03-10" }],
    ["that is there", "from: 2027-03-03\nuntil: 2027-03-10\n", "2027-03-05", undefined],
    ["that is always there", "", "2027-03-05", undefined],
  ])("is made for authors %s", async (_, keys, asOf, away) => {
    const site = await siteAsOf(asOf, fair(keys), AUTHORS);
    expect(site.page("/fair")).toMatchObject({ title: "Fair", file: "pages/fair.yaml" });
    expect(site.page("/fair")?.away).toEqual(away);
    expect(site.entryOf("/fair")).toMatchObject({ kind: "page", file: "pages/fair.yaml" });
    expect(editPage(site, "/fair")?.blocks.map(({ file }) => file)).toEqual(["pages/fair.yaml"]);
    expect(panelPage(site, "/fair")?.fields.map(({ name }) => name)).toContain("from");
    const listed = listPages(site).pages.filter(({ route }) => route === "/fair");
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ title: "Fair", kind: "page" });
    expect(listed[0]?.away).toEqual(away);
    // Visitors have the addresses of the moment.
    expect(site.routes.some(({ route, kind }) => route === "/fair" && kind === "page")).toBe(!away);
  });

  it("is made for nobody else", async () => {
    for (const [keys, asOf] of [
      ["from: 2027-03-03\n", "2027-03-02"],
      ["until: 2027-03-10\n", "2027-03-11"],
    ] as const) {
      const site = await siteAsOf(asOf, fair(keys));
      expect(site.page("/fair")).toBeUndefined();
      expect(site.away).toEqual([]);
    }
  });

  it("of a row is called as the row, and knows it", async () => {
    const site = await siteAsOf("2027-03-11", rows, AUTHORS);
    expect(site.page("/jobs/data-engineer")).toMatchObject({
      title: "Data Engineer",
      away: { ended: "2027-03-10 18:00" },
    });
    expect(listPages(site).pages.find(({ route }) => route === "/jobs/data-engineer")).toMatchObject({
      title: "Data Engineer",
      row: { collection: "jobs", key: "data-engineer" },
    });
  });

  it("gives way to the page that is at its address now", async () => {
    const files = {
      ...fair("until: 2027-03-10\n"),
      "pages/next.yaml": page("Next fair", "from: 2027-03-11\naliases: [/fair]\n"),
    };
    const now = await siteAsOf("2027-03-05", files, AUTHORS);
    expect(now.page("/fair")?.title).toBe("Fair");
    expect(now.away.map(({ route }) => route)).toEqual(["/next"]);
    const later = await siteAsOf("2027-03-12", files, AUTHORS);
    expect(later.page("/fair")?.title).toBe("Next fair");
    expect(later.away).toEqual([]);
  });

  it("of several that take turns is the next one, and else the last", async () => {
    const files = {
      "pages/fair.yaml": page("Spring fair", "from: 2027-03-03\nuntil: 2027-03-10\n"),
      "pages/fair/index.yaml": page("Autumn fair", "from: 2027-09-03\nuntil: 2027-09-10\n"),
    };
    const title = async (asOf: string) => (await siteAsOf(asOf, files, AUTHORS)).page("/fair")?.title;
    expect(await title("2027-01-01")).toBe("Spring fair");
    expect(await title("2027-06-01")).toBe("Autumn fair");
    expect(await title("2027-12-01")).toBe("Autumn fair");
  });

  it("is changed, moved and deleted as any other", async () => {
    const site = await siteAsOf("2027-01-01", fair("from: 2027-03-03\n"), AUTHORS);
    const writer = new Writer({ site });
    const ask = async (operation: Parameters<Writer["ask"]>[0] & { ask: "apply" }) => {
      expect(await writer.ask(operation)).toHaveProperty("files");
    };
    const at = { route: "/fair", path: ["blocks", 0, "props", "heading"] };
    await ask({ ask: "apply", operation: { kind: "set", at, value: "The fair" } });
    expect(site.page("/fair")?.blocks[0]?.props.heading).toBe("The fair");
    await ask({ ask: "apply", operation: { kind: "unset", at: { route: "/fair", path: ["from"] } } });
    expect(site.routes.find(({ route }) => route === "/fair")).toMatchObject({ kind: "page" });
    expect(await writer.ask({ ask: "undo" })).toHaveProperty("files");
    expect(site.page("/fair")?.away).toEqual({ starts: "2027-03-03" });
    await ask({
      ask: "apply",
      operation: { kind: "move-page", route: "/fair", to: "/spring", redirect: false },
    });
    expect(site.page("/spring")?.away).toEqual({ starts: "2027-03-03" });
    await ask({ ask: "apply", operation: { kind: "delete-page", route: "/spring" } });
    expect(site.files.read("pages/spring.yaml")).toBeUndefined();
    expect(site.files.read(join("pages", "fair.yaml"))).toBeUndefined();
    writer.close();
  });
});
