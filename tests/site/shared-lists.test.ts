import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (title: string, blocks: string) =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n    actions: [{ label: About, href: /about }]\n${blocks}`;
const CALL = [
  "about: Asks for a call.",
  "options:",
  "  heading: { type: string, default: Talk to us, description: Heading. }",
  "  href: { type: string, x-kind: link, default: /about, description: Where to. }",
  "blocks:",
  "  - type: card-grid",
  "    heading: ${use.heading}",
  '    items: [{ title: Call, href: "${use.href}" }]',
  "  - type: prose",
  "    text: We call back on the same day.",
  "",
].join("\n");
const files = (use: string, call = CALL) => ({
  "pages/_shared/call.yaml": call,
  "pages/index.yaml": page("Home", use),
  "pages/about.yaml": page("About", "  - use: call\n"),
});

describe("a list of blocks that pages share", () => {
  it("stands where it is used, with the options that the page sets", async () => {
    const site = await mockSite(
      files("  - use: call\n    heading: Ask ${site.brand}\n  - type: prose\n    text: After.\n"),
    );
    expect(summary(site)).toEqual([]);
    const blocks = site.page("/")!.blocks;
    expect(blocks.map(({ type }) => type)).toEqual(["hero", "card-grid", "prose", "prose"]);
    expect(blocks[1]).toMatchObject({
      props: { heading: "Ask 2SD", items: [{ title: "Call", href: "/about" }] },
      at: { file: "pages/_shared/call.yaml", line: 6 },
    });
    expect(site.page("/about")!.blocks[1]).toMatchObject({ props: { heading: "Talk to us" } });
  });

  it("may stand in other lists of blocks, and in a layout", async () => {
    const site = await mockSite({
      ...files("  - type: section\n    blocks:\n      - use: call\n"),
      "pages/_layout.yaml": "blocks:\n  - type: page\n  - use: call\n",
      "pages/about.yaml": page("About", ""),
    });
    expect(summary(site)).toEqual([]);
    const { blocks, layout } = site.page("/")!;
    expect((blocks[1]!.props.blocks as unknown[]).length).toBe(2);
    expect(layout.after.map(({ type }) => type)).toEqual(["card-grid", "prose"]);
  });

  it("may use another list", async () => {
    const site = await mockSite({
      ...files("  - use: end\n"),
      "pages/_shared/end.yaml":
        "blocks:\n  - use: call\n    heading: At last\n  - type: prose\n    text: The end.\n",
    });
    expect(summary(site)).toEqual([]);
    expect(site.page("/")!.blocks.map(({ props }) => props.heading)).toEqual([
      "Home",
      "At last",
      undefined,
      undefined,
    ]);
  });
});

describe("a mistake", () => {
  it("in the list is told once, in its file, with the pages", async () => {
    const site = await mockSite(files("  - use: call\n", CALL.replace("same day.", "[day](/nowhere).")));
    expect(summary(site)).toEqual(["pages/_shared/call.yaml:10:37 broken-link «/nowhere»"]);
    expect(site.problems[0]!.hint).toContain("It shows on / and /about.".replace(" and ", ", "));
  });

  it("in a text of the list beside an option that the page sets is told once, and put right there", async () => {
    const list = CALL.replace("We call back on the same day.", "${use.heading}, or [write](/abuot).");
    const site = await mockSite(files("  - use: call\n    heading: Ask\n", list));
    expect(summary(site)).toEqual(["pages/_shared/call.yaml:10:38 broken-link «/abuot»"]);
    expect(site.problems[0]!.fix?.text).toBe("/about");
  });

  it("in the settings is told there, not at the pages of a list that shows one", async () => {
    const list = CALL.replace('"${use.href}"', '"mailto:${site.email}"').replace(
      "We call",
      "We [call](${use.href})",
    );
    const settings =
      "brand: 2SD\nurl: https://www.example.com\nlang: en\ntimeZone Europe/Berlin\nemail: hello@example.com\n";
    const site = await mockSite({
      ...files("  - use: call\n    heading: Ask\n", list),
      "data/site.yaml": settings,
    });
    expect(summary(site)).toEqual(["data/site.yaml:4:1 missing-colon «timeZone Europe/Berlin»"]);
  });

  it.each([
    ["  - use: call\n    heding: Ask\n", "pages/index.yaml:8:5 unknown-option «heding»"],
    ["  - use: call\n    heading: [1]\n", "pages/index.yaml:8:14 wrong-type «[1]»"],
    ["  - use: call\n    href: /nowhere\n", "pages/index.yaml:8:11 broken-link «/nowhere»"],
    ["  - use: cal\n", "pages/index.yaml:7:10 unknown-shared-list «cal»"],
    ["  - use: call\n    heading: ${site.brnd}\n", "pages/index.yaml:8:21 bad-binding «brnd»"],
    ["  - use: call\n    from: 2027-02-30\n", "pages/index.yaml:8:11 wrong-format «2027-02-30»"],
  ])("in the page that uses it is told there: %j", async (use, told) => {
    expect(summary(await mockSite(files(use)))).toEqual([told]);
  });

  it.each([
    ["heading: ${use.headng}", "bad-binding «headng»"],
    ["heading: ${use.heading}\n    colums: 3", "unknown-option «colums»"],
  ])("in a block of the list is told once: %j", async (text, told) => {
    const site = await mockSite(files("  - use: call\n", CALL.replace("heading: ${use.heading}", text)));
    expect(summary(site).map((one) => one.replace(/:\d+:\d+/, ""))).toEqual([
      `pages/_shared/call.yaml ${told}`,
    ]);
  });

  it.each([
    ["type: string, default: Talk to us", "type: strin, default: Talk to us", "not-allowed-value «strin»"],
    ["default: Talk to us", "default: [1]", "wrong-type «[1]»"],
    ["default: Talk to us", "defalt: Talk to us", "unknown-option «defalt»"],
  ])("in what it declares is told there: %j", async (from, to, told) => {
    const site = await mockSite(files("  - use: call\n    heading: Ask\n", CALL.replace(from, to)));
    expect(summary(site).map((one) => one.replace(/:\d+:\d+/, ""))).toEqual([
      `pages/_shared/call.yaml ${told}`,
    ]);
  });

  it.each([
    ["default: /about", "default: about us", "4:48 bad-link «about us»"],
    ["default: /about", "default: /nowhere", "4:48 broken-link «/nowhere»"],
  ])("in a default is told once, where it stands: %s", async (right, wrong, told) => {
    const site = await mockSite(files("  - use: call\n    heading: Ask\n", CALL.replace(right, wrong)));
    expect(summary(site)).toEqual([`pages/_shared/call.yaml:${told}`]);
  });

  it.each([
    ["title: ${use.href}", "4:48 too-long «/about?of=everything-else»"],
    ["title: At ${use.href}", "10:12 too-long «At ${use.href}»"],
  ])("of a block with a default is told once: %s", async (title, told) => {
    const list = CALL.replace("/about,", "/about?of=everything-else,")
      .replace("type: prose", "type: notice")
      .replace(/text: We.*/, title);
    const site = await mockSite(files("  - use: call\n    heading: Ask\n", list));
    expect(summary(site)).toEqual([`pages/_shared/call.yaml:${told}`]);
  });

  it("that leaves out what every page has to set is told where it is used", async () => {
    const site = await mockSite(files("  - use: call\n", CALL.replace("default: Talk to us, ", "")));
    expect(summary(site)).toEqual([
      "pages/about.yaml:7:10 missing-option «call»",
      "pages/index.yaml:7:10 missing-option «call»",
    ]);
  });

  it("of two lists that use each other is told once", async () => {
    const site = await mockSite({
      ...files("  - use: call\n", `${CALL}  - use: end\n`),
      "pages/_shared/end.yaml": "blocks:\n  - use: call\n",
    });
    expect(summary(site)).toEqual(["pages/_shared/end.yaml:2:10 shared-circle «call»"]);
  });
});

describe("where things are written", () => {
  const at = (values: { path: readonly (string | number)[]; origin: object }[], path: string) =>
    values.find((one) => one.path.join(".") === path)?.origin;

  it("is the list, the page that sets an option, or the list's own default", async () => {
    const site = await mockSite(files("  - use: call\n    heading: Ask us\n"));
    const { values, blocks } = site.origins.of("/")!;
    expect(at(values, "blocks.2.props.text.html")).toMatchObject({
      kind: "own",
      file: "pages/_shared/call.yaml",
    });
    expect(at(values, "blocks.1.props.heading")).toMatchObject({
      kind: "bound",
      file: "pages/_shared/call.yaml",
      pieces: [{ from: { kind: "own", file: "pages/index.yaml", path: ["blocks", 1, "heading"] } }],
    });
    expect(at(values, "blocks.1.props.items.0.href")).toMatchObject({
      pieces: [{ from: { file: "pages/_shared/call.yaml", path: ["options", "href", "default"] } }],
    });
    expect(blocks.find(({ path }) => path.join(".") === "blocks.1")?.origin.file).toBe(
      "pages/_shared/call.yaml",
    );
  });

  it("is the file that sets an option for all blocks of a type", async () => {
    const settings =
      "brand: 2SD\nurl: https://www.example.com\nlang: en\ndefaults:\n  card-grid: { columns: 2 }\n";
    const site = await mockSite({ ...files("  - use: call\n"), "data/site.yaml": settings });
    expect(summary(site)).toEqual([]);
    expect(site.page("/")!.blocks[1]).toMatchObject({ props: { columns: 2 } });
    expect(at(site.origins.of("/")!.values, "blocks.1.props.columns")).toMatchObject({
      kind: "default",
      set: { file: "data/site.yaml", path: ["defaults", "card-grid", "columns"] },
    });
  });
});

describe("options that are set for all blocks of a type", () => {
  const layout = (defaults: string) => `defaults:\n${defaults}blocks:\n  - type: page\n`;
  const grid = "  - type: card-grid\n    items: [{ title: One }]\n";
  const settings = (defaults: string) =>
    `brand: 2SD\nurl: https://www.example.com\nlang: en\ndefaults:\n${defaults}`;
  const columns = async (files: Record<string, string>, block = grid) => {
    const site = await mockSite({ "pages/index.yaml": page("Home", block), ...files });
    expect(summary(site)).toEqual([]);
    return site.page("/")!.blocks[1]!.props.columns;
  };

  it("hold where a block says nothing else; the layout goes before the site", async () => {
    const site = { "data/site.yaml": settings("  card-grid: { columns: 2 }\n") };
    const both = { ...site, "pages/_layout.yaml": layout("  card-grid: { columns: 4 }\n") };
    expect(await columns({})).toBe(3);
    expect(await columns(site)).toBe(2);
    expect(await columns(both)).toBe(4);
    expect(await columns(both, grid.replace("    items", "    columns: 1\n    items"))).toBe(1);
  });

  it("may be one that every block needs", async () => {
    const heading = { "data/site.yaml": settings("  hero: { heading: Welcome }\n") };
    const site = await mockSite({
      ...heading,
      "pages/index.yaml":
        "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    actions: [{ label: About, href: /about }]\n",
    });
    expect(summary(site)).toEqual([]);
    expect(site.page("/")!.blocks[0]!.props.heading).toBe("Welcome");
  });

  it.each([
    ["  card-gird: { columns: 2 }\n", "unknown-default «card-gird»"],
    ["  card-grid: { colums: 2 }\n", "unknown-option «colums»"],
    ["  card-grid: { columns: 9 }\n", "out-of-range «9»"],
    ["  card-grid: { columns: two }\n", "wrong-type «two»"],
    ["  card-grid: 2\n", "wrong-type «2»"],
  ])("are told where they are wrong: %j", async (text, told) => {
    const files = { "pages/index.yaml": page("Home", grid) };
    const wrong = [
      await mockSite({ ...files, "data/site.yaml": settings(text) }),
      await mockSite({ ...files, "pages/_layout.yaml": layout(text) }),
    ];
    expect(wrong.map((site) => summary(site).map((one) => one.replace(/:\d+:\d+/, "")))).toEqual([
      [`data/site.yaml ${told}`],
      [`pages/_layout.yaml ${told}`],
    ]);
  });
});
