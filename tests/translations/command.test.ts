import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { parse } from "yaml";
import {
  exportTranslations,
  importTranslations,
  listTranslations,
  startTranslation,
} from "../../renderer/commands/translations.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { translated } from "./translated-site.ts";

afterAll(removeMockSites);
afterEach(() => vi.restoreAllMocks());

const about = "pages/about.de.yaml";

/** A site on which somebody has changed one original, and written one text and one block. */
function changedSite(): string {
  return writeMockSite({
    ...translated,
    "pages/about.yaml": `${translated["pages/about.yaml"]
      .replace("We build **things**.", "We build **more things**.")
      .replace(
        '- { label: Roles, href: "#roles" }',
        '- { label: Roles, href: "#roles" }\n      - { label: Team, href: "#end" }',
      )}  - type: prose
    text: A text at \${site.brand}.
`,
    [about]: `# kept\n${translated[about]}`,
  });
}

/** What a command says, and its exit code. */
async function said(run: () => Promise<number>): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const write = (chunk: string | Uint8Array): boolean => lines.push(String(chunk)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
  const code = await run();
  vi.restoreAllMocks();
  return { code, text: lines.join("") };
}

const list = (dir: string, pages: string[] = [], isStrict = false) =>
  said(() => listTranslations({ dir, pages, isJson: false, isFull: false, isStrict }));

/** Every file of pages and data. */
function filesOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    ["pages", "data", "pages/_shared"].flatMap((folder) =>
      readdirSync(join(dir, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [`${folder}/${name}`, readFileSync(join(dir, folder, name), "utf8")]),
    ),
  );
}

it.each([
  ["/about", "pages/about.yaml"],
  ["about", "pages/about.yaml"],
  ["pages/about.yaml", "pages/about.yaml"],
  ["index", "pages/index.yaml"],
  ["team/[id]", "pages/team/[id].yaml"],
  ["rooms", "pages/rooms/index.yaml"],
])("knows %s as the other commands do", async (name, file) => {
  const page = (title: string, keys = "") =>
    `${keys}title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    id: top\n    heading: ${title}\n`;
  const dir = writeMockSite({
    ...translated,
    "pages/team/[id].yaml": page("Team ${item.name}", "each: team\n"),
    "pages/rooms/index.yaml": page("Rooms"),
  });
  const { code, text } = await list(dir, [name]);
  expect(code).toBe(0);
  expect(text).toContain(`  ${file}`);
  expect(text.match(/^ {2}pages\//gm)).toHaveLength(1);
});

it("lists what is to be done, by page, with the old and the new original", async () => {
  const dir = changedSite();
  const { code, text } = await list(dir);
  expect(code).toBe(0);
  expect(text).toMatch(/^Deutsch \(de\): \d+ of \d+ texts, \d+ %; 1 stale, 2 missing/);
  expect(text).toContain("pages/about.yaml  /de/ueber-uns: 9 of 12 texts, 75 %; 1 stale, 2 missing");
  expect(text).toContain(
    "was  We build **things**.\n      now  We build **more things**.\n      says Wir bauen **Dinge**.",
  );
  expect(text).toContain("missing   blocks.opening.actions.3.label: Team");
  expect(text).toContain("blocks.5.text (its block has no id): A text at ${site.brand}.");
  expect((await list(dir, [], true)).code).toBe(1);
  expect((await list(dir, ["/de/ueber-uns"])).text).not.toContain("jobs.yaml");
  expect((await list(dir, ["abuot"])).text).toBe(
    'There is no page or file "abuot". Did you mean "/about"?\n',
  );
});

it("begins what is missing: ids in the original, originals in the version", async () => {
  const dir = changedSite();
  const before = filesOf(dir);
  const { code } = await said(() => startTranslation({ dir, lang: "de", pages: ["about"] }));
  const after = filesOf(dir);
  expect(code).toBe(0);
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
    about,
    "pages/about.yaml",
  ]);
  expect(after["pages/about.yaml"]).toBe(
    before["pages/about.yaml"]!.replace(
      "  - type: prose\n    text: A text",
      "  - type: prose\n    id: prose\n    text: A text",
    ),
  );
  expect(parse(after[about]!).blocks.prose).toEqual({
    text: { of: "A text at ${site.brand}.", text: "" },
  });
  expect(before[about]!.split("\n").filter((line) => !after[about]!.includes(line))).toEqual([]);
  expect((await said(() => startTranslation({ dir, lang: "de", pages: ["about"] }))).text).toContain(
    "there already",
  );
});

it.each(["xliff", "csv"] as const)(
  "goes out as %s and comes back, and only what is new differs",
  async (format) => {
    const dir = changedSite();
    await said(() => startTranslation({ dir, lang: "de", pages: ["about"] }));
    const out = join(dir, "texts");
    const send = () =>
      said(() => exportTranslations({ dir, pages: [], format, out, hasMark: true, isOpenOnly: true }));
    expect((await send()).text).toContain("3 texts");
    const back = readFileSync(out, "utf8");
    const filled =
      format === "csv"
        ? back
            .replace(",,initial\r\n", ",Team,translated\r\n")
            .replace(/(A text at \$\{site.brand\}\.),,,initial/, "$1,,Ein Text bei ${site.brand}.,translated")
            .replace("Wir bauen **Dinge**.", "Wir bauen **mehr Dinge**.")
        : back
            .replace("<source>Team</source>", "<source>Team</source><target>Team</target>")
            .replace(/<source>A text at (<ph [^>]*>)\.<\/source>/, "$&<target>Ein Text bei $1.</target>")
            .replace("Wir bauen **Dinge**.", "Wir bauen **mehr Dinge**.");
    writeFileSync(out, filled);
    const before = filesOf(dir);
    const take = () =>
      said(() => importTranslations({ dir, pages: [], path: out, isPartial: false, isDryRun: false }));
    const { code, text } = await take();
    expect(text).toContain(`${about}: 3 texts`);
    expect(code).toBe(0);
    const after = filesOf(dir);
    expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([about]);
    expect(after[about]).toContain("# kept");
    expect((await openSite({ dir, checkOnly: true })).problems).toEqual([]);
    expect((await list(dir, [], true)).code).toBe(0);
    expect((await take()).text).toContain("0 texts written, 3 as they are.");
  },
);

it("writes nothing when something is wrong, and the rest when asked to", async () => {
  const dir = changedSite();
  const out = join(dir, "texts.csv");
  await said(() =>
    exportTranslations({ dir, pages: ["about"], format: "csv", out, hasMark: false, isOpenOnly: false }),
  );
  const wrong = readFileSync(out, "utf8")
    .replace("Startseite,final", "Anfang,final")
    .replace("Eine Stelle bei ${site.brand}", "Eine Stelle")
    .replace("pages/about.yaml#title,", "pages/about.yaml#titel,");
  writeFileSync(out, wrong);
  const before = filesOf(dir);
  const take = (isPartial: boolean) =>
    said(() => importTranslations({ dir, pages: [], lang: "de", path: out, isPartial, isDryRun: false }));
  const refused = await take(false);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain(
    `${out}:2:1  pages/about.yaml#titel: pages/about.yaml has no such text any more; "title" is like it.`,
  );
  expect(refused.text).toMatch(/item\.text: lacks \$\{site\.brand\}, which the original has\./);
  expect(refused.text).toContain("1 text would be written");
  expect(filesOf(dir)).toEqual(before);
  expect((await take(true)).text).toContain("1 text written");
  expect(filesOf(dir)[about]).toBe(before[about]!.replace("text: Startseite", "text: Anfang"));
});

it("reads other encodings once they are named", async () => {
  const dir = changedSite();
  const path = join(dir, "texts.csv");
  const table =
    'id;original;translation (de)\r\npages/about.yaml#blocks.end.text;"The end.\r\n\r\nReally.";"Schluß.\r\n\r\nÄhem."\r\n';
  writeFileSync(path, Buffer.from(table, "latin1"));
  const take = (encoding?: string) =>
    said(() =>
      importTranslations({
        dir,
        pages: [],
        path,
        isPartial: false,
        isDryRun: true,
        ...(encoding && { encoding }),
      }),
    );
  expect((await take()).text).toContain(
    'texts.csv:4:16  The file is not UTF-8; in Windows-1252 this reads "ß.',
  );
  expect((await take()).text).toContain("Save it as UTF-8, or say --encoding windows-1252.");
  expect((await take("windows-1252")).text).toContain("1 text would be written");
});
