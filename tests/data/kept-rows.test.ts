import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Collection } from "../../renderer/data/collection.ts";
import { readCollection } from "../../renderer/data/collections.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import { type KeptRows, keyOfRows, recallRows } from "../../renderer/data/kept-rows.ts";

let dir: string;
let kept: KeptRows;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "kept-"));
  kept = { folder: join(dir, ".cache/rows"), engine: "one" };
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["id", "title"],
  "x-key": "id",
  properties: {
    id: { type: "string" },
    title: { type: "string" },
    text: { type: "string", "x-kind": "markdown" },
    page: { type: "string", "x-kind": "link" },
    picture: { type: "string", "x-kind": "image" },
    day: { type: "string", format: "date" },
    price: { type: ["number", "string"] },
    isOpen: { type: "boolean" },
    tags: { type: "array", items: { type: "string" }, "x-list": ";" },
    next: { type: "string", "x-ref": "talks" },
    place: { type: "object", additionalProperties: false, properties: { hall: { type: "integer" } } },
  },
};

/** A talk with everything that a row can have, each now and then. */
const talk = (at: number) => ({
  id: `talk-${at}`,
  title: at % 7 === 0 ? `"Über" ${at} – a 🏛 line` : `Talk ${at}`,
  ...(at % 2 === 0 && { text: `See [the hall](/halls/${at}) and ![it](/halls/${at}.jpg).` }),
  ...(at % 3 === 0 && { page: `/talks/${at}`, picture: `/talks/${at}.png` }),
  day: `2027-03-${String(1 + (at % 28)).padStart(2, "0")}`,
  price: at % 5 === 0 ? "free" : at / 4,
  isOpen: at % 2 === 1,
  tags: at % 4 === 0 ? [] : ["a", `tag ${at}`],
  next: `talk-${(at + 1) % 60}`,
  place: { hall: at },
  ...(at % 9 === 0 && { draft: true }),
  ...(at % 11 === 0 && { from: "2027-01-01", until: "2027-02-01 18:00" }),
});
const TALKS = Array.from({ length: 60 }, (_, at) => talk(at));

const asYaml = (rows: readonly object[]) =>
  rows
    .map(
      (row) =>
        `- ${JSON.stringify(row)
          .slice(1, -1)
          .replaceAll(/,"(\w+)":/g, "\n  $1: ")
          .replace(/^"id":/, "id: ")}\n`,
    )
    .join("");

function read(more: { zone?: string; kept?: KeptRows; isSound?: boolean } = { kept }): Collection {
  const { schema, check } = readDataSchema(dir, "talks");
  return readCollection(dir, "talks", schema, check, more);
}

/** Without its lines, which are functions, and what only rows have that are kept. */
const plain = ({ lines: _, readBy: __, ...rest }: Collection) => rest;

beforeEach(() => write("data/talks.schema.json", JSON.stringify(SCHEMA)));

describe("rows that are kept", () => {
  it.each<[string, string, string]>([
    ["YAML", "talks.yaml", `# check-off: long-title: it is one\n${asYaml(TALKS)}`],
    ["JSON", "talks.json", JSON.stringify(TALKS)],
    [
      "a table",
      "talks.csv",
      `id,title,price,tags\n${TALKS.map(({ id, title, price, tags }) => `${id},"${title.replaceAll('"', '""')}",${price},${tags.join("; ")}`).join("\n")}\n`,
    ],
  ])("are as they were read, of %s", (_, file, text) => {
    write(`data/${file}`, text);
    const anew = read({});
    expect(anew.problems).toEqual([]);
    expect(plain(read())).toEqual(plain(anew));
    expect(existsSync(kept.folder)).toBe(true);
    const again = read();
    expect(plain(again)).toEqual(plain(anew));
    expect(again.readBy).toBeDefined();
    for (const { start, end } of anew.references)
      expect(again.lines.range(start, end)).toEqual(anew.lines.range(start, end));
    expect(again.lines.cellAt?.(20)).toEqual(anew.lines.cellAt?.(20));
    expect(plain(read({ kept, isSound: true }))).toEqual({ ...plain(anew), references: [] });
  });

  it.each<[string, () => unknown]>([
    ["their file", () => write("data/talks.yaml", asYaml([...TALKS, talk(60)]))],
    [
      "one sign of their file, which keeps its size and its time",
      () => {
        const file = join(dir, "data/talks.yaml");
        const { atime, mtime } = statSync(file);
        write("data/talks.yaml", readFileSync(file, "utf8").replace("Talk 59", "Walk 59"));
        utimesSync(file, atime, mtime);
      },
    ],
    ["their schema", () => write("data/talks.schema.json", JSON.stringify({ ...SCHEMA, title: "A talk" }))],
    ["the engine", () => (kept.engine = "two")],
    [
      "what is kept, cut off",
      () => {
        const file = join(kept.folder, "talks.txt");
        writeFileSync(file, readFileSync(file, "utf8").slice(0, 400));
      },
    ],
    [
      "what is kept of references, cut off",
      () => {
        const file = join(kept.folder, "references/talks.txt");
        writeFileSync(file, readFileSync(file, "utf8").slice(0, 400));
      },
    ],
    [
      "what is kept of references, which is gone",
      () => rmSync(join(kept.folder, "references"), { recursive: true }),
    ],
    [
      "what is kept, into something else",
      () => writeFileSync(join(kept.folder, "talks.txt"), "\n[]\n{}\n[]"),
    ],
  ])("are read anew after a change of %s", (_, change) => {
    write("data/talks.yaml", asYaml(TALKS));
    const before = read();
    change();
    const after = read();
    expect(plain(after)).toEqual(plain(read({})));
    expect(plain(read())).toEqual(plain(after));
    expect(after.problems).toEqual(before.problems);
  });

  it("are read anew in another time zone", () => {
    write("data/talks.yaml", asYaml(TALKS));
    expect(plain(read())).not.toEqual(plain(read({ kept, zone: "Asia/Tokyo" })));
    expect(plain(read({ kept, zone: "Asia/Tokyo" }))).toEqual(plain(read({ zone: "Asia/Tokyo" })));
  });
});

it("rows that are written as they were are known again when their file has changed, and others are not", () => {
  write("data/talks.yaml", asYaml(TALKS));
  read();
  write("data/talks.yaml", asYaml([talk(99), ...TALKS.with(1, { ...talk(1), title: "Another talk" })]));
  const { schema, check } = readDataSchema(dir, "talks");
  const rows = { siteDir: dir, name: "talks", file: "data/talks.yaml", zone: "UTC", schema };
  const memory = recallRows(kept, rows, keyOfRows(kept, rows)!);
  const known = new Set([...memory.rows.values()].map(({ data }) => data));
  const after = readCollection(dir, "talks", schema, check, { memory });
  // Those that come and go are read anew each time.
  const always = TALKS.filter((one) => one.id !== "talk-1" && !("draft" in one) && !("from" in one));
  expect(after.rows.filter((row) => known.has(row)).map(({ id }) => id)).toEqual(always.map(({ id }) => id));
});

describe("rows are not kept", () => {
  it.each<[string, () => void]>([
    ["with a mistake in them", () => write("data/talks.yaml", asYaml([...TALKS, { ...talk(60), tagz: 1 }]))],
    ["with a key twice", () => write("data/talks.yaml", asYaml([...TALKS, talk(0)]))],
    ["that are few", () => write("data/talks.yaml", asYaml(TALKS.slice(0, 5)))],
    [
      "with a number that JSON has not",
      () => write("data/talks.yaml", `${asYaml(TALKS)}- {id: cold, title: Cold, price: -0.0}\n`),
    ],
    [
      "without a schema",
      () => {
        rmSync(join(dir, "data/talks.schema.json"));
        write("data/talks.yaml", asYaml(TALKS));
      },
    ],
  ])("%s", (_, prepare) => {
    prepare();
    const first = read();
    expect(existsSync(join(kept.folder, "talks.txt"))).toBe(false);
    expect(plain(read())).toEqual(plain(first));
  });
});
