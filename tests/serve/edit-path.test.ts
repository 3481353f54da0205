import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { formatGithub } from "../../renderer/problems/format-github.ts";
import { formatJson } from "../../renderer/problems/format-json.ts";
import { formatSarif } from "../../renderer/problems/format-sarif.ts";
import { formatText } from "../../renderer/problems/format-text.ts";
import { withEditPaths } from "../../renderer/serve/edit-path.ts";
import { openSite } from "../../renderer/site/open-site.ts";

const FILES: Readonly<Record<string, string>> = {
  "data/site.yaml": "brand: Bakery\nlang: en\ntimeZone: Nowhere/City\n",
  "data/jobs.schema.json": JSON.stringify({
    type: "object",
    "x-key": "slug",
    additionalProperties: false,
    required: ["slug"],
    properties: {
      slug: { type: "string", description: "Its name." },
      title: { type: "string", description: "Its title.", maxLength: 5 },
    },
  }),
  "data/jobs.yaml": "- slug: night baker\n  title: Much too long\n",
  "pages/_layout.yaml": "blocks:\n  - type: page\n  - type: prose\n    toen: tint\n",
  "pages/_shared/call.yaml": "blocks:\n  - type: prose\n    heading: Call us\n    toen: tint\n",
  "pages/about.yaml":
    "title: About\ntitel: About\nblocks:\n  - type: prose\n    heading: About us\n    toen: tint\n  - use: call\n",
};

let dir: string;
let problems: Problem[];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "edit-path-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const site = await openSite({ dir, checkOnly: true });
  problems = withEditPaths(site, site.problems);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  ["data/site.yaml", "/__site/settings#timeZone"],
  ["data/jobs.yaml", "/__site/rows/jobs/night%20baker#title"],
  ["pages/about.yaml", "/__edit/about#titel"],
  ["pages/about.yaml", "/__edit/about#blocks.0.toen"],
  ["pages/_layout.yaml", "/__edit/about#pages/_layout.yaml:blocks.1.toen"],
  ["pages/_shared/call.yaml", "/__edit/about#pages/_shared/call.yaml:blocks.0.toen"],
])("leads from a problem in %s to %s", (file, edit) => {
  expect(problems.filter((problem) => problem.file === file).map((problem) => problem.edit)).toContain(edit);
});

it("says so in every format that has room for it", () => {
  const editor = "http://127.0.0.1:5173";
  const edit = "/__edit/about#blocks.0.toen";
  const own = problems.filter((problem) => problem.edit === edit);
  expect(own).toHaveLength(1);
  const options = { source: () => undefined, colour: false };
  expect(formatText(own, options)).not.toContain("__edit");
  expect(formatText(own, { ...options, editor })).toContain(`  Edit: ${editor}${edit}\n`);
  expect(formatGithub(own, "", editor)).toContain(`%0AEdit: ${editor}${edit.replaceAll("%", "%25")}\n`);
  expect(JSON.parse(formatJson(own))[0].edit).toBe(edit);
  expect(JSON.parse(formatSarif(own, "")).runs[0].results[0].properties).toEqual({ edit });
});
