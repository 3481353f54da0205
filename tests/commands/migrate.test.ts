import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { fixSite } from "../../renderer/commands/fix.ts";
import { migrate } from "../../renderer/commands/migrate.ts";
import { writeSiteFiles } from "../../renderer/files/write-files.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Files, mockSite, removeMockSites, summary, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const view = "export default function View() {\n  return null;\n}\n";
const schema = {
  title: "Note",
  description: "A note.",
  type: "object",
  additionalProperties: false,
  "x-was": ["hint"],
  properties: {
    text: { type: "string", description: "What it says.", "x-was": ["body"] },
    items: {
      type: "array",
      description: "Blocks.",
      items: { $ref: "../../renderer/schema/common.json#/definitions/block" },
    },
    tone: { enum: ["calm", "loud"], description: "Tone.", "x-values-were": { quiet: "calm" } },
    size: {
      type: "string",
      description: "Size.",
      "x-leaves": { on: "2099-01-01", instead: "Leave it out." },
    },
  },
};
const note = (migrations: string): Files => ({
  "blocks/note/view.tsx": view,
  "blocks/note/schema.json": JSON.stringify(schema),
  "blocks/note/migrations.ts": migrations,
});
const steps = `export default [
  {
    version: 3,
    about: "text was texts.",
    when: (options) => "texts" in options,
    migrate: (block) => block.rename("texts", "text"),
  },
  {
    version: 2,
    about: "texts were lines.",
    when: (options) => Array.isArray(options.lines),
    migrate(block) {
      if (block.get("lines").includes("bad")) throw new Error("a line is bad");
      block.set("lines", block.get("lines").join(" "));
      block.rename("lines", "texts");
    },
  },
];
`;
const page = (block: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: About, href: /about }]\n${block}`;
const layout = (block: string): string => `blocks:\n  - type: page\n${block}`;

/** Runs the command and gives what it printed. */
async function run(dir: string, isDryRun = false): Promise<{ code: number; said: string }> {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    const code = await migrate({ dir, isDryRun });
    return { code, said: written.mock.calls.map(([text]) => String(text)).join("") };
  } finally {
    written.mockRestore();
  }
}

describe("npm run migrate", () => {
  const before: Files = {
    ...note(steps),
    "pages/index.yaml": page(
      "  # why\n  - type: note # so\n    lines: [a, b] # both\n    items:\n      - type: note\n        texts: 'inner'\n",
    ),
    "pages/_layout.yaml": layout("  - type: note\n    texts: below\r\n"),
  };
  const after = {
    "pages/index.yaml": page(
      "  # why\n  - type: note # so\n    text: \"a b\" # both\n    items:\n      - type: note\n        text: 'inner'\n",
    ),
    "pages/_layout.yaml": layout("  - type: note\n    text: below\r\n"),
  };
  const texts = (dir: string): Record<string, string> =>
    Object.fromEntries(Object.keys(after).map((file) => [file, readFileSync(join(dir, file), "utf8")]));

  it("is asked for by the check, once for each block", async () => {
    const site = await mockSite(before);
    expect(site.problems.map(({ code, hint, file }) => `${file} ${code} ${hint}`)).toEqual([
      "pages/_layout.yaml old-form Run npm run migrate.",
      "pages/index.yaml old-form Run npm run migrate.",
    ]);
  });

  it("writes all blocks as they are today, and nothing a second time", async () => {
    const dir = writeMockSite(before);
    expect(await run(dir)).toEqual({
      code: 0,
      said: "pages/_layout.yaml: note\npages/index.yaml: note, note\n3 blocks migrated in 2 files.\n",
    });
    expect(texts(dir)).toEqual(after);
    expect(summary(await openSite({ dir }))).toEqual([]);
    expect(await run(dir)).toEqual({ code: 0, said: "All blocks are written as they are today.\n" });
    expect(texts(dir)).toEqual(after);
  });

  it("shows what it would change", async () => {
    const dir = writeMockSite(before);
    const { said } = await run(dir, true);
    expect(said).toContain('-    lines: [a, b] # both\n+    text: "a b" # both\n');
    expect(said).toContain("3 blocks would be migrated in 2 files.");
    expect(texts(dir)["pages/index.yaml"]).toBe(before["pages/index.yaml"]);
  });

  it("leaves every file as it was when one block cannot be migrated", async () => {
    const dir = writeMockSite({ ...before, "pages/bad.yaml": page("  - type: note\n    lines: [bad]\n") });
    const { code, said } = await run(dir);
    expect(code).toBe(1);
    expect(said).toContain("pages/bad.yaml:7  The note block cannot be migrated: a line is bad.");
    expect(texts(dir)["pages/index.yaml"]).toBe(before["pages/index.yaml"]);
  });

  it("knows nothing of options that a step cannot look at", async () => {
    const odd = steps.replace('"texts" in options', "options.texts.length > 0");
    const site = await mockSite({ ...note(odd), "pages/index.yaml": page("  - type: note\n    txet: a\n") });
    expect(site.problems.map(({ code }) => code)).toEqual(["unknown-option"]);
  });

  it("blames no page, and writes none, while the steps of a block cannot be used", async () => {
    const dir = writeMockSite({
      ...before,
      ...note(steps.replace("export default", "export const steps =")),
    });
    const { problems } = await openSite({ dir });
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "blocks/note/migrations.ts bad-schema",
    ]);
    const { code, said } = await run(dir);
    expect(code).toBe(1);
    expect(said).toContain("blocks/note/migrations.ts:1  This block's migrations.ts cannot be used.");
    expect(said).not.toContain("All blocks are written as they are today.");
    expect(texts(dir)["pages/index.yaml"]).toBe(before["pages/index.yaml"]);
  });

  it("tells a step that does not end", async () => {
    const endless = steps.replace('block.rename("texts", "text")', 'block.set("size", "1")');
    const { code, said } = await run(writeMockSite({ ...before, ...note(endless) }));
    expect(code).toBe(1);
    expect(said).toContain("version 3 is needed again behind version 3");
  });
});

describe("several files are written, all or none", () => {
  const change = (dir: string, file: string, before = "old") => ({
    path: join(dir, file),
    shown: file,
    before: Buffer.from(before),
    after: Buffer.from("new"),
  });

  it("when one of them has changed", () => {
    const dir = writeMockSite({ a: "old", b: "other" });
    expect(() => writeSiteFiles([change(dir, "a"), change(dir, "b")])).toThrow("b was changed");
    expect(readFileSync(join(dir, "a"), "utf8")).toBe("old");
  });

  it("when the last of them becomes a folder meanwhile", () => {
    const dir = writeMockSite({ a: "old", b: "old" });
    const second = change(dir, "b");
    const first = {
      ...change(dir, "a"),
      get after() {
        rmSync(second.path);
        mkdirSync(second.path);
        return Buffer.from("new");
      },
    };
    expect(() => writeSiteFiles([first, second])).toThrow();
    expect(readFileSync(join(dir, "a"), "utf8")).toBe("old");
  });
});

describe("what was called otherwise", () => {
  const beside = note("export default [];\n");
  it("is renamed by the fix, in pages and layouts", async () => {
    const dir = writeMockSite({
      ...beside,
      "pages/index.yaml": page("  - type: hint\n    body: 'x' # y\n    tone: quiet\n"),
      "pages/_layout.yaml": layout("  - { type: note, body: x }\n"),
    });
    await fixSite(dir, { isDryRun: false });
    expect(readFileSync(join(dir, "pages/index.yaml"), "utf8")).toBe(
      page("  - type: note\n    text: 'x' # y\n    tone: calm\n"),
    );
    expect(readFileSync(join(dir, "pages/_layout.yaml"), "utf8")).toBe(
      layout("  - { type: note, text: x }\n"),
    );
  });

  it("is renamed in rows, and in pages that show or choose them", async () => {
    const dir = writeMockSite({
      "data/team.schema.json": JSON.stringify({
        type: "object",
        additionalProperties: false,
        properties: {
          id: { type: "string" },
          name: { type: "string", "x-was": ["label"] },
          group: { enum: ["staff", "guests"], "x-was": ["kind"], "x-values-were": { us: "staff" } },
        },
      }),
      "data/team.yaml": "- id: ana\n  label: Ana # head\n  kind: us\n",
      "data/jobs.yaml": "[]\n",
      "pages/index.yaml": page(
        "  - type: card-grid\n    heading: Team\n    source: team\n    where: { kind: us }\n    sort: label\n    item: { title: 'Dr ${item.label}' }\n",
      ),
    });
    await fixSite(dir, { isDryRun: false });
    expect(readFileSync(join(dir, "data/team.yaml"), "utf8")).toBe(
      "- id: ana\n  name: Ana # head\n  group: staff\n",
    );
    expect(readFileSync(join(dir, "pages/index.yaml"), "utf8")).toBe(
      page(
        "  - type: card-grid\n    heading: Team\n    source: team\n    where: { group: staff }\n    sort: name\n    item: { title: 'Dr ${item.name}' }\n",
      ),
    );
    expect(summary(await openSite({ dir }))).toEqual([]);
  });

  it("is told without a fix where both stand", async () => {
    const site = await mockSite({
      ...beside,
      "pages/index.yaml": page("  - type: note\n    body: x\n    text: y\n"),
    });
    expect(site.problems.map(({ code, message, fix }) => ({ code, message, fix }))).toEqual([
      {
        code: "renamed-option",
        message: 'The option "body" is called "text" now, and "text" is there as well.',
        fix: undefined,
      },
    ]);
  });

  it("is a warning as long as it may stay", async () => {
    const site = await mockSite({ ...beside, "pages/index.yaml": page("  - type: note\n    size: big\n") });
    expect(site.problems).toMatchObject([
      {
        code: "leaving-option",
        severity: "warning",
        message: 'The option "size" can be used until 2099-01-01, and not from then on.',
      },
    ]);
    writeFileSync(join(site.dir, "blocks/note/schema.json"), JSON.stringify(schema).replace("2099", "2020"));
    const later = await openSite({ dir: site.dir, blockDirs: [join(site.dir, "blocks")] });
    expect(later.problems).toMatchObject([{ code: "leaving-option", severity: "error" }]);
  });
});
