import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Operation, Place } from "../../renderer/edit/operation.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { withTexts } from "./random-operations.ts";

const { files } = await openSite({ dir: fileURLToPath(new URL("../..", import.meta.url)), checkOnly: true });
const FILE = "pages/trial.yaml";
const at = (...path: (string | number)[]): Place => ({ file: FILE, path });

/** The texts of some pages after an operation, and what was lost; or why it was refused. */
function done(texts: string | Record<string, string>, operation: Operation): unknown {
  const all = typeof texts === "string" ? { [FILE]: texts } : texts;
  const outcome = planOperation(withTexts(files, new Map(Object.entries(all))), operation);
  if ("refused" in outcome) return outcome.refused;
  const after = outcome.changes.map((change) => ("after" in change ? change.after : ""));
  return outcome.lost
    ? [...after, outcome.lost.map(({ path, text }) => [path.join("."), text])]
    : after.join("\n====\n");
}

const head = "title: T\ndescription: D\n";
const three = `${head}blocks:\n  # first\n  - type: hero # one\n    heading: A\n\n  # second\n  - type: prose\n    id: two\n    text: |\n      B\n\n  - type: prose\n    text: C`;

describe("blocks", () => {
  it.each<[string, string, Operation, string]>([
    [
      "move with their comments",
      three,
      { kind: "move", at: at("blocks", 1), into: at("blocks"), index: 0 },
      `${head}blocks:\n  # second\n  - type: prose\n    id: two\n    text: |\n      B\n\n  # first\n  - type: hero # one\n    heading: A\n\n  - type: prose\n    text: C`,
    ],
    [
      "move from the end of a file without a line break",
      three,
      { kind: "move", at: at("blocks", 2), into: at("blocks"), index: 1 },
      `${head}blocks:\n  # first\n  - type: hero # one\n    heading: A\n\n  - type: prose\n    text: C\n\n  # second\n  - type: prose\n    id: two\n    text: |\n      B`,
    ],
    [
      "are repeated without their ids",
      three,
      { kind: "duplicate", at: at("blocks", 1) },
      three.replace(
        "\n\n  - type: prose\n    text: C",
        "\n\n  # second\n  - type: prose\n    text: |\n      B\n\n  - type: prose\n    text: C",
      ),
    ],
    [
      "go with what was said of them",
      three,
      { kind: "delete", at: at("blocks", 1) },
      `${head}blocks:\n  # first\n  - type: hero # one\n    heading: A\n\n  - type: prose\n    text: C`,
    ],
    [
      "leave an empty list behind",
      `${head}blocks: # all\n  # gone too\n  - type: prose\n    text: A\nindex: false\n`,
      { kind: "delete", at: at("blocks", 0) },
      `${head}blocks: [] # all\nindex: false\n`,
    ],
    [
      "come into an empty list",
      `${head}blocks: [] # all\nindex: false\n`,
      {
        kind: "insert",
        into: at("blocks"),
        index: 0,
        entry: { yaml: "# new\ntype: prose\ntext: A # why\n" },
      },
      `${head}blocks: # all\n  # new\n  - type: prose\n    text: A # why\nindex: false\n`,
    ],
    [
      "come into a list between brackets, which opens for comments",
      `${head}blocks: [{ type: prose, text: A }]\n`,
      { kind: "insert", into: at("blocks"), index: 1, entry: { yaml: "- type: prose # new\n  text: B\n" } },
      `${head}blocks:\n  - { type: prose, text: A }\n  - type: prose # new\n    text: B\n`,
    ],
    [
      "stand where those of the file stand",
      `${head}blocks:\r\n- type: prose\r\n  text: A\r\n`.replace(/(?<!\r)\n/g, "\r\n"),
      { kind: "insert", into: at("blocks"), index: 1, entry: { value: { type: "prose", text: "B\nC\n" } } },
      `${head}blocks:\n- type: prose\n  text: A\n- type: prose\n  text: |\n    B\n    C\n`.replaceAll(
        "\n",
        "\r\n",
      ),
    ],
    [
      "get options behind those in front of them in the schema",
      `${head}blocks:\n  - type: prose\n    text: A\n`,
      { kind: "set", at: at("blocks", 0, "heading"), value: "H: h" },
      `${head}blocks:\n  - type: prose\n    heading: "H: h"\n    text: A\n`,
    ],
    [
      "keep what is the same in a list that is set",
      `${head}aliases:\n  - /a # one\n  - '/b' # two\n  - /c\n`,
      { kind: "set", at: at("aliases"), value: ["/a", "/x", "/b", "/c"] },
      `${head}aliases:\n  - /a # one\n  - /x\n  - '/b' # two\n  - /c\n`,
    ],
    [
      "change one piece of a text with bindings",
      `${head}blocks:\n  - type: hero\n    heading: "At \${site.brand} since"\n`,
      { kind: "set", at: at("blocks", 0, "heading"), value: " until", piece: 2 },
      `${head}blocks:\n  - type: hero\n    heading: "At \${site.brand} until"\n`,
    ],
  ])("%s", (_, before, operation, after) => expect(done(before, operation)).toBe(after));

  it("move to another page, without an id that is taken there", () => {
    const other = `${head}blocks:\n- type: prose\n  id: two\n  text: X\n`;
    const move: Operation = {
      kind: "move",
      at: at("blocks", 1),
      into: { file: "pages/other.yaml", path: ["blocks"] },
      index: 0,
    };
    expect(done({ [FILE]: three, "pages/other.yaml": other }, move)).toBe(
      [
        `${head}blocks:\n  # first\n  - type: hero # one\n    heading: A\n\n  - type: prose\n    text: C`,
        `${head}blocks:\n# second\n- type: prose\n  text: |\n    B\n- type: prose\n  id: two\n  text: X\n`,
      ].join("\n====\n"),
    );
  });
  it.each([...files.blockTypes.keys()])("come as a new %s that is in order", (block) => {
    const insert: Operation = { kind: "insert", into: at("blocks"), index: 0, entry: { block } };
    const after = String(done(`${head}blocks: []\n`, insert));
    const codes = files.problemsOf(FILE, after).map(({ code }) => code);
    expect(codes.filter((code) => code !== "misplaced-block")).toEqual([]);
  });
});

describe("the type of a block", () => {
  it("changes, and what has no place is told", () => {
    const before = `${head}blocks:\n  - type: hero\n    # why\n    heading: A\n    figure: blueprint\n    text: B\n`;
    expect(done(before, { kind: "change-type", at: at("blocks", 0), type: "prose" })).toEqual([
      `${head}blocks:\n  - type: prose\n    # why\n    heading: A\n    text: B\n`,
      [["blocks.0.figure", "blueprint"]],
    ]);
  });
});

describe("the id of a block", () => {
  it("changes with the links that lead to it", () => {
    const other = `${head}blocks:\n  - type: prose\n    text: "[x](/about#journey), [y](/terms#journey)"\n`;
    const about = files.read("pages/about.yaml")!;
    const index = [...about.split("id: journey")[0]!.matchAll(/^ {2}- /gm)].length - 1;
    const operation: Operation = {
      kind: "set-id",
      at: { file: "pages/about.yaml", path: ["blocks", index] },
      id: "way",
    };
    const texts = new Map([["pages/platform.yaml", other]]);
    const outcome = planOperation(withTexts(files, texts), operation);
    const changes = "changes" in outcome ? outcome.changes : [];
    const changeOf = (file: string) => changes.find((change) => change.file === file);
    expect(changeOf("pages/about.yaml")).toMatchObject({
      after: about.replace("id: journey", "id: way").replaceAll("#journey", "#way"),
    });
    expect(changeOf("pages/platform.yaml")).toMatchObject({
      after: other.replace("/about#journey", "/about#way"),
    });
  });
});

describe("what cannot be done says what to do", () => {
  const plain = `${head}blocks:\n  - type: prose\n    id: one\n    text: A\n  - type: prose\n    text: B\n`;
  it.each<[string, Operation, string?]>([
    [
      "An entry cannot be moved into itself.",
      { kind: "move", at: at("blocks", 0), into: at("blocks", 0, "items"), index: 0 },
    ],
    ["There is no block called heroo.", { kind: "change-type", at: at("blocks", 0), type: "heroo" }],
    [
      'Another block of pages/trial.yaml has the id "one" already: choose another one.',
      { kind: "set-id", at: at("blocks", 1), id: "one" },
    ],
    [
      '"1 x" cannot be an id: start with a letter; then letters, digits, hyphens and underscores.',
      { kind: "set-id", at: at("blocks", 1), id: "1 x" },
    ],
    [
      "There is no file pages/none.yaml that could be changed.",
      { kind: "unset", at: { file: "pages/none.yaml", path: ["a"] } },
    ],
    [
      "pages/trial.yaml has anchors (&) or aliases (*) of YAML: write the values out by hand, then it can be changed.",
      { kind: "unset", at: at("title") },
      "title: &t T\ndescription: *t\n",
    ],
    [
      "pages/trial.yaml has a mistake in line 2 that has to be mended first: the list Problems of the editor and npm run check tell which.",
      { kind: "unset", at: at("title") },
      "title: T\n\tdescription: D\n",
    ],
  ])("%s", (message, operation, text = plain) => expect(done(text, operation)).toBe(message));
});

it("gives what is filled from the same rows once more places for links of its own", () => {
  const list = (source: string) =>
    `  - type: service-catalog\n    source: ${source}\n    item:\n      id: \${item.id} # place\n      title: \${item.title}\n`;
  const before = `${head}blocks:\n${list("services")}${list("partnerships")}`;
  const after = done(before, { kind: "duplicate", at: at("blocks", 0) });
  const copy = list("services").replace("{item.id}", "{item.id}-2");
  expect(after).toBe(`${head}blocks:\n${list("services")}${copy}${list("partnerships")}`);
});
