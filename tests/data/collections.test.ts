import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listCollections, readCollection } from "../../renderer/data/collections.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import { tell } from "../support/mock-environment.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const dir = writeMockSite();

/** A collection of the small site, with its file written anew. */
function read(text: string, name = "team") {
  writeFileSync(join(dir, `data/${name}.yaml`), text);
  const { schema, check } = readDataSchema(dir, name);
  const collection = readCollection(dir, name, schema, check);
  return { collection, told: collection.problems.map((problem) => tell(problem, text)) };
}

const empty = "1:1 empty-file «» | data/team.yaml is empty. | Write its rows as a list, or [] for none.";
const noGroup = (place: string, row: number) =>
  `${place} | Row ${row} of team must be a group of fields. | Write - id: value, and the other fields below it.`;
const noBinding = (place: string) =>
  `${place} | Data is shown as it is written; ${"${…}"} works only in pages. | Write the text out, or bind it where the row is shown.`;

const unreadable: Record<string, [text: string, ...told: string[]]> = {
  "is empty": ["", empty],
  "is a comment": ["# none\n", empty],
  "is a group": [
    "a: b\n",
    "1:1 not-a-list «a: b» | data/team.yaml must be a list of rows. | Each row starts with a dash: - id: first",
  ],
  "is a text of two lines": [
    "hello\nyou\n",
    "1:1 not-a-list «hello» | data/team.yaml must be a list of rows. | Each row starts with a dash: - id: first",
  ],
};

const wrong: Record<string, [text: string, ...told: string[]]> = {
  "are no groups": [
    "- ana\n- [x]\n-\n",
    `${noGroup("1:3 wrong-type «ana»", 1)} The same holds in 1 more place.`,
    "3:2 wrong-type «» | Row 3 of team is empty. | Write - id: value, and the other fields below it, or delete the dash.",
  ],
  "lack their key, at their first field": [
    "- name: Ana\n  photo: /a.svg\n",
    '1:3 missing-field «name» | A row of team needs "id": Key.',
  ],
  "lack another field, at their key": [
    "- photo: /a.svg\n  id: ana\n",
    '2:7 missing-field «ana» | A row of team needs "name": Full name.',
  ],
  "lack everything": ["- {}\n", '1:3 missing-field «{}» | A row of team needs "id" and "name".'],
  "have other fields": [
    "- id: ana\n  name: Ana\n  photos: x\n  colour: red\n",
    '3:3 unknown-field «photos» | A row of team has no field "photos". | Did you mean "photo"? | photo',
    '4:3 unknown-field «colour» | A row of team has no field "colour". | Fields: id, name, photo, profile.',
  ],
  "have the key of an earlier one": [
    "- id: a\n  name: A\n- id: b\n  name: B\n- id: a\n  name: C\n- id: a\n  name: D\n",
    '5:7 duplicate-key «a» | "a" is already the id of row 1; each row of team needs its own. | Write another one here, or delete one of the two rows.',
    '7:7 duplicate-key «a» | "a" is already the id of row 1; each row of team needs its own. | Write another one here, or delete one of the two rows.',
  ],
  "have no key of one kind": [
    "- id: [a]\n  name: A\n- id:\n  name: B\n",
    '1:7 wrong-type «[a]» | "id" must be a text; a value that starts with [ is read as a list. | If you mean the text, put it in quotation marks: "[a]"',
    '3:3 empty-value «id» | "id" has no value. | Write it after the colon, or remove the line. Key.',
  ],
};

describe("a data file cannot be used when it", () => {
  it.each(Object.entries(unreadable))("%s", (_, [text, ...told]) => {
    const result = read(text);
    expect(result.told).toEqual(told);
    expect(result.collection).toMatchObject({ rows: [], isBroken: true, isUnreadable: true });
  });
  it("is not there", () => {
    expect(readCollection(dir, "ghost", undefined, undefined)).toMatchObject({
      file: "data/ghost.yaml",
      isUnreadable: true,
      problems: [{ code: "empty-file", file: "data/ghost.yaml", message: "data/ghost.yaml is empty." }],
    });
  });
  it("is a link to another place, or no text", () => {
    const other = writeMockSite({
      "data/team.yaml": { link: "/etc/hostname" },
      "data/jobs.yaml": Buffer.from([0xff, 0xfe, 0x2d, 0x00]),
    });
    for (const name of ["team", "jobs"])
      expect(readCollection(other, name, undefined, undefined)).toMatchObject({
        isBroken: true,
        isUnreadable: true,
        problems: [{ file: `data/${name}.yaml` }],
      });
  });
});

describe("rows", () => {
  it.each(Object.entries(wrong))("%s", (_, [text, ...told]) => {
    const result = read(text);
    expect(result.told).toEqual(told);
    expect(result.collection).toMatchObject({ isBroken: true, isUnreadable: false });
  });

  it("that hold a picture of Markdown where its path belongs are offered the path", () => {
    for (const written of ["![Ada](/images/ada.svg)", "[Ada](/images/ada.svg)"]) {
      const { problems } = read(`- id: ada\n  name: Ada\n  photo: ${written}\n`).collection;
      expect(problems.map(({ offer }) => offer?.text)).toEqual(["/images/ada.svg"]);
    }
  });

  it("that are none need no more than []", () => {
    const { collection } = read("[]\n");
    expect(collection).toMatchObject({ rows: [], problems: [], isBroken: false, isUnreadable: false });
    expect(collection.anchor).toBeUndefined();
  });

  it("may hold ${ }, which is said as a warning", () => {
    const { collection, told } = read("- id: a\n  name: Hi ${site.brand}\n  photo: ${x}.svg\n");
    expect(told).toEqual([
      noBinding("2:9 binding-in-data «Hi ${site.brand}»"),
      noBinding("3:10 binding-in-data «${x}.svg»"),
    ]);
    expect(collection.problems.map(({ path }) => path)).toEqual([
      [0, "name"],
      [0, "photo"],
    ]);
    expect(collection.isBroken).toBe(false);
  });

  it("may switch a rule off, for a reason", () => {
    const text = "- id: a\n  # check-off: binding-in-data: meant\n  name: ${x}\n# check-off: nope: why\n";
    const { collection, told } = read(text);
    expect(collection.switchOffs).toHaveLength(1);
    expect(told).toEqual([
      '4:14 bad-switch-off «nope» | There is no rule "nope" that could be switched off. | The form is # check-off: CODE: the reason, with a code of docs/checks.md.',
      noBinding("3:9 binding-in-data «${x}»"),
    ]);
  });

  it("have computed fields that nobody writes", () => {
    const job = "- slug: a\n  title: A\n  department: Data\n  skills: [x]\n";
    const { collection, told } = read(`${job}  skillCount: 3\n  related:\n    - b\n`, "jobs");
    expect(told).toEqual([
      '5:3 computed-field «skillCount» | "skillCount" is computed and cannot be written. | Remove the line.',
      '6:3 computed-field «related» | "related" is computed and cannot be written. | Remove the line.',
    ]);
    expect(collection.problems.map(({ path }) => path)).toEqual([
      [0, "skillCount"],
      [0, "related"],
    ]);
    expect(collection.rows).toEqual([{ slug: "a", title: "A", department: "Data", skills: ["x"] }]);
  });

  it("are known by numbers as well", () => {
    const schema = {
      type: "object",
      additionalProperties: false,
      properties: { id: { type: "integer" }, name: { type: "string" } },
    };
    writeFileSync(join(dir, "data/years.schema.json"), JSON.stringify(schema));
    const { told } = read("- id: 1\n- id: 2\n- id: 1\n", "years");
    expect(told).toEqual([
      '3:7 duplicate-key «1» | "1" is already the id of row 1; each row of years needs its own. | Write another one here, or delete one of the two rows.',
    ]);
  });

  it("with a fault of YAML have no second problem", () => {
    const { collection } = read("- id: *x\n  name: A\n- *y\n- id: *z\n  name: B\n");
    expect(collection.problems.map(({ code }) => code)).toEqual(["yaml-alias", "yaml-alias", "yaml-alias"]);
    expect(collection.rows).toHaveLength(2);
  });

  it("are read as they stand when there is no schema", () => {
    const { collection } = read("- id: 1\n  any: ${x}\n- id: 1\n", "anything");
    expect(collection.problems).toEqual([]);
    expect(collection).toMatchObject({ key: "id", references: [], anchor: { start: 2, end: 7 } });
    expect(collection.rows).toEqual([{ id: 1, any: "${x}" }, { id: 1 }]);
    expect(collection.schema).toBeUndefined();
  });
});

it("what the whole site is asked about is kept with its place: links, pictures and references", () => {
  const factsOf = (text: string, name: string) =>
    read(text, name).collection.references.map(({ start, end, ...fact }) => [text.slice(start, end), fact]);
  expect(factsOf("- id: a\n  name: /about\n  photo: /a.svg\n  profile: '/about'\n", "team")).toEqual([
    ["/a.svg", { value: "/a.svg", path: [0, "photo"], kind: "image" }],
    ["'/about'", { value: "/about", path: [0, "profile"], kind: "link" }],
  ]);
  const job = "- slug: a\n  title: A\n  department: Data\n  skills: [x]\n  lead: ana\n";
  expect(factsOf(`${job}  contacts: [ana, *b, ben]\n`, "jobs")).toEqual([
    ["ana", { value: "ana", path: [0, "lead"], kind: "ref", target: "team" }],
    ["ana", { value: "ana", path: [0, "contacts", 0], kind: "ref", target: "team" }],
    ["ben", { value: "ben", path: [0, "contacts", 2], kind: "ref", target: "team" }],
  ]);
});

it("a site's data files are listed by name, without its settings", () => {
  const other = writeMockSite({ "data/awards.yaml": "[]\n", "data/notes.txt": "x" });
  expect(listCollections(other)).toEqual(["awards", "jobs", "team"]);
  expect(listCollections(`${other}/pages`)).toEqual([]);
});
