import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptFile } from "../../renderer/publish/build-cache.ts";
import { standingOf } from "../../renderer/publish/standing-of.ts";
import { openUnreadSite } from "../../renderer/site/open-site.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { buildLikeCommand, expectLikeAnew } from "./build-again.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

/** Changes, one after the other. `CHANGES=500` for a long run. */
const CHANGES = Number(process.env.CHANGES ?? 12);

const AS_OF = "2026-11-28T10:00:00.000Z";

/** More than are made at once. */
const JOBS = 40;

const field = (more: object = {}) => ({ type: "string", description: "Words.", ...more });

const page = (title: string, blocks: string, more = "") =>
  `title: ${title}\ndescription: What the page ${title} of this small site tells its readers.\n${more}blocks:\n${blocks}`;

const hero = (heading: string) => `  - type: hero\n    heading: ${heading}\n`;

const job = (at: number) =>
  `- slug: job-${at}\n  title: Job ${at}\n  place: ${["Pune", "Rome", "Oslo"][at % 3]}\n  with: ${["ana", "ben"][at % 2]}\n`;

const files: Record<string, string> = {
  "data/team.yaml": "- id: ana\n  name: Ana\n  role: Lead\n- id: ben\n  name: Ben\n  role: Helper\n",
  "data/team.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    properties: { id: field(), name: field(), role: field() },
  }),
  "data/jobs.yaml": Array.from({ length: JOBS }, (_, at) => job(at)).join(""),
  "data/jobs.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    "x-key": "slug",
    properties: {
      slug: field(),
      title: field(),
      place: field(),
      with: field({ "x-ref": "team" }),
      page: field({ "x-kind": "link" }),
    },
  }),
  "pages/jobs/[slug].yaml": page(
    "${item.title}",
    "  - type: hero\n    heading: ${item.title} with ${item.with.name}\n    text: In ${item.place}.\n",
    "each: jobs\nwhere: { place: [Pune, Rome] }\n",
  ),
  "pages/rome.yaml": page(
    "Rome",
    '  - type: hero\n    heading: Rome\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n    where: { place: Rome }\n    limit: 5\n    item: { title: "${item.title}", href: "/jobs/${item.slug}" }\n',
  ),
  "public/images/hall.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
  "pages/count.yaml": page("Count", '  - type: hero\n    heading: "${count.jobs} jobs"\n'),
  "pages/all.yaml": page(
    "All",
    '  - type: hero\n    heading: All\n  - type: card-grid\n    heading: Pune\n    source: jobs\n    where: { place: Pune }\n    item: { title: "${item.title}", href: "/jobs/${item.slug}" }\n  - type: card-grid\n    heading: Rome\n    source: jobs\n    where: { place: Rome }\n    item: { title: "${item.title}", href: "/jobs/${item.slug}" }\n  - type: prose\n    heading: More\n    text: See [Rome](/rome) and [the count](/count).\n',
  ),
};

afterAll(removeSmallSites);

let dir: string;
beforeEach(() => {
  dir = writeSmallSite();
  for (const [file, text] of Object.entries(files)) write(dir, file, text);
});

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(dir, file), "utf8");
  expect(text).toContain(from);
  write(dir, file, text.replace(from, to));
};

/** The notes on a page file as a build keeps them. */
async function noteOn(file: string): Promise<KeptFile> {
  const site = await openUnreadSite({ dir });
  const { summary, reads } = site.read(file).summarize();
  return {
    stamp: "",
    ...(summary && { summary, dependencies: site.dependenciesOf(summary) }),
    ...(reads && { reads: { ...reads, gave: reads.names.map(site.digestOf) } }),
    pages: [],
  };
}

/** Numbers of the jobs whose pages a change may have changed. */
async function affectedBy(edit: () => void): Promise<number[] | "all"> {
  const kept = await noteOn("pages/jobs/[slug].yaml");
  edit();
  const { summary, unaffected } = standingOf(kept, await openUnreadSite({ dir })) ?? {};
  if (summary) return [];
  const left = new Set(unaffected?.map(({ contents }) => contents.route));
  const all = kept.summary!.addresses.map(({ route }) => route);
  const affected = all.filter((route) => !left.has(route)).map((route) => Number(/\d+$/.exec(route)));
  return affected.length === all.length ? "all" : affected;
}

describe("of a page for each row, a change concerns", () => {
  it.each<[string, number[] | "all", () => void]>([
    ["the one whose row says something else", [4], () => change("data/jobs.yaml", "Job 4\n", "Chief 4\n")],
    ["none with a comment in the data", [], () => change("data/jobs.yaml", "Job 4\n", "Job 4 # Really.\n")],
    ["none where rows change places", [], () => change("data/jobs.yaml", job(3) + job(4), job(4) + job(3))],
    ["none with a row of which no page is made", [], () => change("data/jobs.yaml", "Job 5\n", "Chief 5\n")],
    [
      "those whose rows refer to one that does",
      Array.from({ length: JOBS }, (_, at) => at).filter((at) => at % 2 === 0 && at % 3 < 2),
      () => change("data/team.yaml", "name: Ana", "name: Anna"),
    ],
    [
      "all of them where fields come to a collection",
      "all",
      () => change("data/jobs.schema.json", '"title":', '"more":{"type":"string"},"title":'),
    ],
    [
      "all of them with a layout that shows rows",
      "all",
      () => {
        change("data/jobs.yaml", "Job 4\n", "Chief 4\n");
        write(
          dir,
          "pages/_layout.yaml",
          'blocks:\n  - type: page\n  - type: card-grid\n    source: jobs\n    item: { title: "${item.title}" }\n',
        );
      },
    ],
  ])("%s", async (_, affected, edit) => {
    expect(await affectedBy(edit)).toEqual(affected);
  });
});

describe("a page that asks for rows stands", () => {
  const standsAfter = async (file: string, edit: () => void): Promise<boolean> => {
    const kept = await noteOn(file);
    edit();
    const { summary, changed } = standingOf(kept, await openUnreadSite({ dir })) ?? {};
    // The next build compares with what the data is now.
    if (summary) expect(changed?.dependencies).not.toEqual(kept.dependencies);
    return summary !== undefined;
  };
  it.each<[string, boolean, string, string, string]>([
    ["while others change", true, "rome", "Job 3\n", "Chief 3\n"],
    ["not when one of them changes", false, "rome", "Job 4\n", "Chief 4\n"],
    [
      "not when one comes to them",
      false,
      "rome",
      "title: Job 3\n  place: Pune",
      "title: Job 3\n  place: Rome",
    ],
    ["while those beyond its limit change", true, "rome", "Job 34\n", "Chief 34\n"],
    ["while there are as many", true, "count", "Job 3\n", "Chief 3\n"],
    ["not when there is one more", false, "count", job(4), `${job(4)}${job(99)}`],
  ])("%s", async (_, stands, name, from, to) => {
    const edit = () => change("data/jobs.yaml", from, to);
    expect(await standsAfter(`pages/${name}.yaml`, edit)).toBe(stands);
  });
});

/** What people do to the lines of a row. */
const edits: ((lines: string[], random: ReturnType<typeof seededRandom>) => string[])[] = [
  ([first, , ...rest], random) => [first!, `  title: Job ${random.integer(9_000)}`, ...rest],
  ([first, title, , by], random) => [
    first!,
    title!,
    `  place: ${random.pick(["Pune", "Rome", "Oslo"])}`,
    by!,
  ],
  ([first, title, place], random) => [first!, title!, place!, `  with: ${random.pick(["ana", "ben"])}`],
  (lines) => [...lines, "  # A word."],
  ([first, title, ...rest]) => [first!, `${title} # Told.`, ...rest],
  ([first, title, place, by], random) => [
    first!,
    title!,
    place!,
    by!,
    `  page: ${random.pick(["/rome", "/count", "/about", "/images/hall.svg"])}`,
  ],
  ([first, title, place]) => [first!, title!, place!],
  () => [],
  (lines, random) => [
    ...lines,
    ...job(1_000 + random.integer(8_000))
      .trimEnd()
      .split("\n"),
  ],
];

it(
  "builds what a build from nothing writes, whatever has changed in rows since the last",
  async () => {
    const random = seededRandom(54);
    const outDir = join(dir, "dist");
    await buildLikeCommand(dir, outDir, AS_OF);
    let alone = 0;
    for (let number = 0; number < CHANGES; number += 1) {
      const rows = readFileSync(join(dir, "data/jobs.yaml"), "utf8")
        .trimEnd()
        .split(/\n(?=- )/);
      for (let count = 1 + random.integer(2); count > 0; count -= 1) {
        const at = random.integer(rows.length);
        const other = random.integer(rows.length);
        if (random.integer(8) === 0) [rows[at], rows[other]] = [rows[other]!, rows[at]!];
        else rows[at] = random.pick(edits)(rows[at]!.split("\n"), random).join("\n");
      }
      write(dir, "data/jobs.yaml", `${rows.filter((row) => row !== "").join("\n")}\n`);
      if (random.integer(5) === 0)
        write(dir, "data/team.yaml", files["data/team.yaml"]!.replace("Lead", `Lead of ${number}`));
      if (random.integer(5) === 0) write(dir, "pages/about.yaml", page("About", hero(`About ${number}`)));
      const { isAlone } = await buildLikeCommand(dir, outDir, AS_OF);
      if (isAlone) alone += 1;
      await expectLikeAnew(dir, outDir, AS_OF, `change ${number} (${dir})`);
    }
    // Both ways have been gone.
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThan(CHANGES);
  },
  Math.max(60_000, CHANGES * 3_000),
);
