import { afterAll, expect, it } from "vitest";
import { mockBlocks } from "../support/mock-blocks.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const called = (name: string, names: string[]) => {
  const file = `blocks/${name}/schema.json`;
  return { [file]: JSON.stringify({ ...JSON.parse(mockBlocks[file]!), "x-names": names }) };
};
const named = {
  ...called("prose", ["text", "rich text"]),
  ...called("body", ["text", "article"]),
  ...called("notice", ["news", "announcement"]),
  ...called("hero", ["news"]),
};

async function told(lines: string): Promise<string[]> {
  const site = await mockSite({
    ...named,
    "pages/about.yaml": `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - ${lines}\n`,
  });
  return site.problems.map(
    ({ code, hint, offer, fix }) => `${code} ${hint!.split(" Block types")[0]} ${offer?.text} ${fix?.text}`,
  );
}

it.each([
  ["type: article", 'Did you mean "body"? body undefined'],
  ["type: Rich-Text", 'Did you mean "prose"? prose undefined'],
  ["type: text\n    text: Hello", 'Did you mean "prose"? prose undefined'],
  ["type: text\n    files: [/texts/one.md]", 'Did you mean "body"? body undefined'],
  ["type: text", 'You may mean "prose" or "body". undefined undefined'],
  ["type: news\n    title: Hello", 'Did you mean "notice"? notice undefined'],
  ["type: hero-section", 'Did you mean "hero"? hero undefined'],
  ["type: HeroBlock", 'Did you mean "hero"? hero undefined'],
  ["type: section_hero", 'Did you mean "hero"? hero undefined'],
  ["type: rich-text-section", 'Did you mean "prose"? prose undefined'],
  ["type: article component", 'Did you mean "body"? body undefined'],
  ["type: proze", 'Did you mean "prose"? undefined prose'],
])("a block by what people call it: %s", async (lines, says) =>
  expect((await told(lines)).map((one) => one.replace(/"(body)" or "(prose)"/, '"$2" or "$1"'))).toEqual([
    `unknown-block-type ${says}`,
  ]),
);

it.each(["block", "gadget-section"])("nor by what any block is: %s", async (type) =>
  expect(await told(`type: ${type}`)).toEqual([expect.not.stringContaining("mean")]),
);

it("and not by any other word", async () =>
  expect(await told("type: gadget")).toEqual([expect.not.stringContaining("mean")]));

it.each(["component", "name", "block"])("a type that is called %s as in other systems", async (key) =>
  expect(await told(`${key}: prose\n    text: Hello`)).toEqual([
    'unknown-option Did you mean "type"? type undefined',
  ]),
);

it.each([
  [
    "type: container\n    children:\n      - type: prose\n        text: |\n          One.\n\n          Two.\n      - type: notice\n        title: Three",
    "Blocks stand one below the other: write those in it without it, in its own column. - type: prose\n    text: |\n      One.\n\n      Two.\n  - type: notice\n    title: Three undefined",
  ],
  [
    "type: two-columns\n    left:\n      - type: prose\n        text: One.\n    right:\n      - type: prose\n        text: Two.",
    "Blocks stand one below the other: write those in it without it, in its own column. undefined undefined",
  ],
  [
    "type: spacer\n    height: 40",
    "Blocks keep their distance from each other by themselves: delete this one. undefined undefined",
  ],
])("what other systems put around blocks and between them: %s", async (lines, says) =>
  expect(await told(lines)).toEqual([`unknown-block-type ${says}`]),
);

it.each(["type", "include"])("a list of shared blocks behind %s", async (key) => {
  const site = await mockSite({
    "pages/_shared/call.yaml": "blocks:\n  - type: prose\n    text: Hello\n",
    "pages/about.yaml": `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n  - ${key}: call\n`,
  });
  expect(site.problems.map(({ code, offer }) => [code, offer?.text])).toEqual([["unknown-option", "use"]]);
});
