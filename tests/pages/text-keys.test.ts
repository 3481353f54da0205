import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment([]);
const KEYS = "title: News\ndescription: What is new.\n";

/** Code and marked text of what is told, and the page as the first correction leaves it. */
function read(text: string) {
  const { problems } = readMockPage(text, environment).page;
  const edit = problems[0]?.fix ?? problems[0]?.offer;
  return {
    told: problems.map(
      ({ code, range: { start, end } }) => `${code} ${text.slice(start.offset, end.offset)}`,
    ),
    mended:
      edit &&
      applyEdits(text, [{ start: edit.range.start.offset, end: edit.range.end.offset, text: edit.text }]),
  };
}

describe("the text of a page that has no blocks is one mistake", () => {
  it.each([
    ["content: We moved.\n", "content", "blocks:\n  - type: prose\n    text: |\n      We moved.\n"],
    [
      "body: |\n  # News\n\n  We moved.\n",
      "body",
      "blocks:\n  - type: hero\n    heading: News\n  - type: prose\n    text: |\n      We moved.\n",
    ],
    [
      "heading: News\ntext: We moved.\n",
      "heading",
      "blocks:\n  - type: hero\n    heading: News\n  - type: prose\n    text: |\n      We moved.\n",
    ],
  ])("%j", (keys, marked, blocks) => {
    const { told, mended } = read(KEYS + keys);
    expect(told).toEqual([`unknown-option ${marked}`]);
    expect(mended).toBe(KEYS + blocks);
    expect(read(mended!).told).toEqual([]);
  });

  it.each(["content: <p>We moved.</p>\n", "text: We moved.\nindex: false\nbody: To a pier.\n"])(
    "though nothing is offered for %j",
    (keys) => expect(read(KEYS + keys)).toMatchObject({ told: [expect.any(String)], mended: undefined }),
  );
});

it("beside blocks it is told for itself", () => {
  const blocks = "blocks:\n  - type: hero\n    heading: News\n";
  expect(read(`${KEYS}content: We moved.\n${blocks}`)).toEqual({
    told: ["unknown-option content"],
    mended: undefined,
  });
});

describe("the text of something that shows blocks", () => {
  const blocks = (entry: string): string => `${KEYS}blocks:\n  - type: hero\n    heading: News\n${entry}`;

  it.each([
    [
      "  - type: section\n    text: We moved.\n",
      "unknown-option text",
      "  - type: section\n    blocks:\n      - type: prose\n        text: We moved.\n",
    ],
    [
      "  - type: section\n    content: |\n      We moved.\n\n      To a pier.\n    heading: There\n",
      "unknown-option content",
      "  - type: section\n    blocks:\n      - type: prose\n        text: |\n          We moved.\n\n          To a pier.\n    heading: There\n",
    ],
    [
      "  - { type: section, text: We moved. }\n",
      "unknown-option text",
      "  - { type: section, blocks: [{ type: prose, text: We moved. }] }\n",
    ],
    [
      "  - type: section\n    blocks:\n      - We moved.\n",
      "not-a-block We moved.",
      "  - type: section\n    blocks:\n      - type: prose\n        text: We moved.\n",
    ],
  ])("%j is told with the block", (entry, message, meant) => {
    const { told, mended } = read(blocks(entry));
    expect(told).toEqual([message]);
    expect(mended).toBe(blocks(meant));
    expect(read(mended!).told).toEqual([]);
  });
});

describe("words behind the type of a block are what it cannot do without", () => {
  it.each([
    ["  - prose: We moved.\n", "  - type: prose\n    text: We moved.\n"],
    ['  - hero: "News: ours"\n', '  - type: hero\n    heading: "News: ours"\n'],
    ["  - prose: |\n      We moved.\n", "  - type: prose\n    text: |\n      We moved.\n"],
  ])("%j", (block, meant) => {
    const { told, mended } = read(`${KEYS}blocks:\n${block}`);
    expect(told).toEqual([expect.stringContaining("missing-type ")]);
    expect(mended).toBe(`${KEYS}blocks:\n${meant}`);
    expect(read(mended!).told).toEqual([]);
  });
});

describe("options of a block in a group that it does not have belong to the block", () => {
  it.each([
    ["    options:\n      heading: News\n      align: center\n", "    heading: News\n    align: center\n"],
    ["    props:\n        heading: News\n", "    heading: News\n"],
    [
      "    heading: News\n    data:\n      image:\n        src: /images/team.svg\n        alt: Us\n",
      "    heading: News\n    image:\n      src: /images/team.svg\n      alt: Us\n",
    ],
  ])("%j", (wrong, meant) => {
    const { told, mended } = read(`${KEYS}blocks:\n  - type: hero\n${wrong}`);
    expect(told).toEqual([expect.stringMatching(/^unknown-option (?:options|props|data)$/)]);
    expect(mended).toBe(`${KEYS}blocks:\n  - type: hero\n${meant}`);
  });
});
