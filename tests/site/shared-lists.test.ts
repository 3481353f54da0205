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
    const site = await mockSite(files("  - use: call\n    heading: Ask ${site.brand}\n  - type: prose\n    text: After.\n"));
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
      "pages/_shared/end.yaml": "blocks:\n  - use: call\n    heading: At last\n  - type: prose\n    text: The end.\n",
    });
    expect(summary(site)).toEqual([]);
    expect(site.page("/")!.blocks.map(({ props }) => props.heading)).toEqual(["Home", "At last", undefined, undefined]);
  });
});

describe("a mistake", () => {
  it("in the list is told once, in its file, with the pages", async () => {
    const site = await mockSite(files("  - use: call\n", CALL.replace("same day.", "[day](/nowhere).")));
    expect(summary(site)).toEqual(["pages/_shared/call.yaml:10:37 broken-link «/nowhere»"]);
    expect(site.problems[0]!.hint).toContain("It shows on / and /about.".replace(" and ", ", "));
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
    expect(summary(site).map((one) => one.replace(/:\d+:\d+/, ""))).toEqual([`pages/_shared/call.yaml ${told}`]);
  });

  it.each([
    ["type: string, default: Talk to us", "type: strin, default: Talk to us", "not-allowed-value «strin»"],
    ["default: Talk to us", "default: [1]", "wrong-type «[1]»"],
    ["default: Talk to us", "defalt: Talk to us", "unknown-option «defalt»"],
  ])("in what it declares is told there: %j", async (from, to, told) => {
    const site = await mockSite(files("  - use: call\n    heading: Ask\n", CALL.replace(from, to)));
    expect(summary(site).map((one) => one.replace(/:\d+:\d+/, ""))).toEqual([`pages/_shared/call.yaml ${told}`]);
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
