import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Problem } from "../../renderer/model.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { mockBlocks } from "./mock-blocks.ts";

/** Files of a site by path; a `null` leaves a file of the small site out, a link leads to another place. */
export type Files = Record<string, string | Uint8Array | { link: string } | null>;

/** Rules that the small site does not keep, because its texts are short and most of it is not linked. */
export const quietRules: readonly string[] = [
  "description-length",
  "unreachable-page",
  "unused-collection",
  "unused-picture",
];

/** A `checks.yaml` with these rules switched off. */
export function checksFile(codes: readonly string[]): string {
  return codes.map((code) => `${code}: off\n`).join("");
}

/** A site without a problem, so small that a test shows only what is special to it. */
const smallSite: Files = {
  "checks.yaml": checksFile(quietRules),
  "data/site.yaml": "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\n",
  "data/team.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id", "name"],
    properties: {
      id: { type: "string", description: "Key." },
      name: { type: "string", minLength: 1, description: "Full name." },
      photo: { type: "string", "x-kind": "image" },
      profile: { type: "string", "x-kind": "link" },
    },
  }),
  "data/team.yaml": "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n  photo: /images/team.svg\n",
  "data/jobs.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["slug", "title", "department", "skills"],
    "x-key": "slug",
    properties: {
      slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
      title: { type: "string", minLength: 1, description: "Name of the role." },
      department: { enum: ["Data", "Engineering", "Marketing"] },
      skills: { type: "array", items: { type: "string" } },
      year: { type: "integer" },
      summary: { type: "string" },
      apply: { type: "string", "x-kind": "link" },
      lead: { type: "string", "x-ref": "team" },
      contacts: { type: "array", items: { type: "string", "x-ref": "team" } },
      skillCount: { type: "integer", "x-computed": { count: "skills" } },
      related: {
        type: "array",
        items: { type: "string", "x-ref": "jobs" },
        "x-computed": { related: ["department"], limit: 3 },
      },
    },
  }),
  "data/jobs.yaml":
    "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL, Python]\n  year: 2024\n  lead: ana\n  contacts: [ana]\n  apply: /about\n" +
    "- slug: ml-engineer\n  title: ML Engineer\n  department: Data\n  skills: [Python]\n  year: 2025\n" +
    "- slug: writer\n  title: Writer\n  department: Marketing\n  skills: []\n",
  "pages/_layout.yaml": "blocks:\n  - type: page\n",
  "pages/index.yaml":
    "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: About, href: /about }]\n",
  "pages/about.yaml":
    "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n",
  "pages/former.yaml": "redirect: /about\n",
  "public/images/team.svg": "<svg/>",
  "public/texts/one.md": "## One\n\nHello **there**.",
  ...mockBlocks,
};

const made: string[] = [];

/** Removes the folders of all sites that tests made. */
export function removeMockSites(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
}

/** Writes the small site with some files changed, and returns its folder. */
export function writeMockSite(files: Files = {}): string {
  const dir = mkdtempSync(join(tmpdir(), "site-"));
  made.push(dir);
  for (const [file, text] of Object.entries({ ...smallSite, ...files })) {
    if (text === null) continue;
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof text === "object" && "link" in text) symlinkSync(text.link, path);
    else writeFileSync(path, text);
  }
  return dir;
}

/** Opens the small site with some files changed. */
export async function mockSite(files: Files = {}): Promise<Site> {
  const dir = writeMockSite(files);
  return openSite({ dir, blockDirs: [join(dir, "blocks")] });
}

/** The text that a problem points at. */
export function highlighted(site: Site, problem: Problem): string {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    readFileSync(join(site.dir, problem.file)),
  );
  return text.slice(problem.range.start.offset, problem.range.end.offset);
}

/** What tests compare: code, place and marked text of every problem. */
export function summary(site: Site): string[] {
  return site.problems.map(
    (problem) =>
      `${problem.file}:${problem.range.start.line}:${problem.range.start.column} ${problem.code} «${highlighted(site, problem)}»`,
  );
}
