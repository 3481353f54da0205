import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { migrationFaults } from "./migration-faults.ts";

const place = mkdtempSync(join(tmpdir(), "migration-faults-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let sites = 0;

/** What is told of a block "term" with these files; its text was called "body", then stood at its side alone. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  sites += 1;
  const dir = join(place, `site-${sites}`);
  const folder = join(dir, "blocks/term");
  mkdirSync(join(folder, "migrations"), { recursive: true });
  const schema = {
    description: "A term.",
    type: "object",
    additionalProperties: false,
    properties: {
      text: { type: "string", description: "What it says." },
      side: { enum: ["start", "end"], description: "Where." },
    },
  };
  writeFileSync(join(folder, "schema.json"), JSON.stringify(schema));
  writeFileSync(join(folder, "view.tsx"), "export default () => null;\n");
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { types, problems } = await readBlockTypes([join(dir, "blocks")], dir);
  expect(problems).toEqual([]);
  return migrationFaults(types.get("term")!, types);
}

const second = `{ version: 2, about: "the text has another name.", when: ({ body }) => body !== undefined, migrate(block) { block.rename("body", "text"); } }`;
const third = `{ version: 3, about: "the side is an option.", when: ({ left }) => left === true, migrate(block) { block.delete("left"); block.set("side", "start"); } }`;
const steps = (...all: string[]) => ({ "migrations.ts": `export default [${all.join(", ")}];\n` });
const [before, after] = ["migrations/2.before.yaml", "migrations/2.after.yaml"] as const;
const right = {
  ...steps(second),
  [before]: '# One\n- type: term\n  body: A # of old\n- { type: term, body: "B" }\n',
  [after]: '# One\n- type: term\n  text: A # of old\n- { type: term, text: "B" }\n',
};

describe("nothing is told of", () => {
  it.each<[string, Record<string, string>]>([
    ["a block that has never changed", {}],
    ["a step that makes the one of the other", right],
    ["a file that is no example", { ...right, "migrations/README.md": "Why.\n" }],
    [
      "the older of two steps, with a block of another type beside it",
      {
        ...steps(third, second),
        [before]: "- { type: term, body: A, left: true }\n- { type: other, body: B }\n",
        [after]: "- { type: term, text: A, side: start }\n- { type: other, body: B }\n",
        "migrations/3.before.yaml": "- { type: term, text: A, left: true }\n- { type: term, text: B }\n",
        "migrations/3.after.yaml": "- { type: term, text: A, side: start }\n- { type: term, text: B }\n",
      },
    ],
    [
      "an id, bindings and line ends of Windows",
      {
        ...steps(second),
        [before]: "- type: term\r\n  id: a\r\n  body: ${site.brand}\r\n",
        [after]: "- type: term\r\n  id: a\r\n  text: ${site.brand}\r\n",
      },
    ],
  ])("%s", async (_, files) => expect(await faultsOf(files)).toEqual([]));
});

describe("it is told", () => {
  it.each<[string, Record<string, string>, string[]]>([
    [
      "that a step makes something else",
      { ...right, [after]: right[after].replace("text: A", "text: C") },
      [
        'migrations/2.before.yaml does not become migrations/2.after.yaml: line 3 is "  text: A # of old" when it is migrated, and is "  text: C # of old" there.',
      ],
    ],
    [
      "that a comment has gone",
      { ...right, [after]: right[after].replace("# One\n", "") },
      [
        'migrations/2.before.yaml does not become migrations/2.after.yaml: line 1 is "# One" when it is migrated, and is "- type: term" there.',
      ],
    ],
    [
      "that there is more",
      { ...right, [after]: `${right[after]}- { type: term, text: C }\n` },
      [
        'migrations/2.before.yaml does not become migrations/2.after.yaml: line 5 is "" when it is migrated, and is "- { type: term, text: C }" there.',
      ],
    ],
    [
      "that files are missing",
      steps(second),
      [
        "There is no migrations/2.before.yaml. Write blocks as they were before that version into it.",
        "There is no migrations/2.after.yaml. Write the blocks of migrations/2.before.yaml as they are today into it.",
      ],
    ],
    [
      "that files are left over, and steps as well",
      { [before]: "- type: term\n" },
      ["migrations/2.before.yaml belongs to no version in migrations.ts. Rename or remove it."],
    ],
    [
      "that a version is left out",
      {
        ...right,
        ...steps(second, third.replace("3", "4")),
        "migrations/4.before.yaml": "- { type: term, left: true }\n",
        "migrations/4.after.yaml": "- { type: term, side: start }\n",
      },
      ["migrations.ts has the versions 2, 4. Versions follow each other, each once, from 2."],
    ],
    [
      "that no block is in the form before",
      { ...right, [before]: right[after] },
      [
        'No block "term" in migrations/2.before.yaml needs version 2. Write one as it was, or let "when" know it.',
      ],
    ],
    [
      "that what is meant for today is not",
      { ...right, [after]: "- { type: term, body: A }\n", [before]: "- { type: term, body: A }\n" },
      [
        'Block 1 of migrations/2.after.yaml is in the form before version 2. Write it as it is today, or let "when" be false for it.',
        "Block 1 of migrations/2.after.yaml is not as its schema wants it: must NOT have additional properties.",
        'migrations/2.before.yaml does not become migrations/2.after.yaml: line 1 is "- { type: term, text: A }" when it is migrated, and is "- { type: term, body: A }" there.',
      ],
    ],
    [
      "that a step cannot be made",
      {
        ...right,
        ...steps(
          second.replace('block.rename("body", "text");', 'throw new Error("A person has to choose.");'),
        ),
      },
      ["Block 1 of migrations/2.before.yaml cannot be migrated: A person has to choose."],
    ],
    [
      "that a file is no list of blocks",
      { ...right, [before]: "term: { body: A }\n", [after]: "- type: [\n" },
      [
        'migrations/2.before.yaml is no list of blocks. Write each as on a page, from "- type:" on.',
        'migrations/2.after.yaml is no list of blocks. Write each as on a page, from "- type:" on.',
      ],
    ],
  ])("%s", async (_, files, told) => expect(await faultsOf(files)).toEqual(told));
});
