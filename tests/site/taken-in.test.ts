import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { PageDefinition } from "../../renderer/model.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

/** Changes, one after the other. `CHANGES=2000` for a long run. */
const CHANGES = Number(process.env.CHANGES ?? 25);

const model = writeMockSite({
  "data/site.yaml":
    "brand: Acme\nlang: en\nurl: https://acme.example\nphone: +44 20 1\nlanguages:\n  - lang: de\n",
  "data/jobs.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    "x-key": "slug",
    properties: {
      slug: { type: "string", description: "Key." },
      title: { type: "string", description: "Title." },
      place: { type: "string", description: "Place." },
      team: { type: "string", description: "Who.", "x-ref": "team" },
    },
  }),
  "data/jobs.yaml": [1, 2, 3, 4]
    .map((n) => `- slug: job-${n}\n  title: Job ${n}\n  place: ${n % 2 ? "Pune" : "Rome"}\n  team: ana\n`)
    .join(""),
  "pages/jobs/[slug].yaml": `title: \${item.title}
description: A job in \${item.place} for people who like their work.
each: jobs
blocks:
  - type: hero
    heading: \${item.title} with \${item.team.name}
    text: Call \${site.phone}, one of \${count.jobs} jobs.
`,
  "pages/rome.yaml": `title: Rome
blocks:
  - type: hero
    id: top-of-rome
    heading: Rome
  - type: card-grid
    source: jobs
    where: { place: Rome }
    item: { title: "\${item.title}", href: "/jobs/\${item.slug}" }
`,
  "pages/ways.yaml": `title: Ways
blocks:
  - type: hero
    heading: Ways at \${site.brand}
    actions:
      - { label: Rome, href: "/rome#top-of-rome" }
      - { label: Job, href: /jobs/job-1 }
`,
  "pages/rome.de.yaml":
    "title: { of: Rome, text: Rom }\nblocks:\n  top-of-rome:\n    heading: { of: Rome, text: Rom }\n",
});
const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
  removeMockSites();
});

function open(dir: string): Promise<Site> {
  return openSite({ dir, blockDirs: [join(dir, "blocks")] });
}

function filesOf(dir: string): string[] {
  return ["pages", "data"].flatMap((folder) =>
    readdirSync(join(dir, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name}`),
  );
}

type Pages = Map<string, PageDefinition | undefined>;

const pagesOf = (site: Site): Pages => new Map(site.routes.map(({ route }) => [route, site.page(route)]));

/** What people do to a line: some of it breaks the file, or what another one says of it. */
const changes: ((line: string, other: string) => string[])[] = [
  () => [],
  (line) => [line, line],
  (line) => [line.replace(/(: ).+/, "$1Something else")],
  (line, other) => [line.replace(/(: ).+/, `: ${/: (.+)/.exec(other)?.[1] ?? "x"}`)],
  (line) => [line.replace(/\/[a-z]+/, "/nowhere")],
  (line) => [line.replace("Rome", "Pune")],
  (line) => [line.replace(/-(\d)/, "-9")],
  (line) => [`${line} # a word`],
  (line) => [line.replace(/^( *)/, "$1 ")],
];

it(
  "takes in any change of a file as if the site were read anew",
  async () => {
    const dir = mkdtempSync(join(tmpdir(), "taken-in-"));
    made.push(dir);
    cpSync(model, dir, { recursive: true });
    const random = seededRandom(2_211);
    const files = filesOf(dir);
    const first = new Map(files.map((file) => [file, readFileSync(join(dir, file), "utf8")]));
    const site = await open(dir);
    expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    let broken: string | undefined;
    let pages = pagesOf(site);
    for (let number = 0; number < CHANGES; number += 1) {
      // A slip is mended with the next change but one, so that others are made while it is there.
      const file = broken !== undefined && number % 3 === 2 ? broken : random.pick(files);
      const lines = readFileSync(join(dir, file), "utf8").split("\n");
      const at = random.integer(lines.length);
      const change = random.pick(changes);
      lines.splice(at, 1, ...change(lines[at] ?? "", random.pick(lines)));
      const text = file === broken || number % 5 === 4 ? first.get(file)! : lines.join("\n");
      const overlay = new Map([[file, Buffer.from(text)]]);
      const foreseen = site.preview(overlay);
      const told = `change ${number} of ${file}: ${text}`;
      expect(new Map(pagesOf(site)), told).toEqual(pages);
      writeFileSync(join(dir, file), text);
      const { routes } = await site.update([file]);
      const fresh = await open(dir);
      expect(site.problems, told).toEqual(fresh.problems);
      expect(site.routes, told).toEqual(fresh.routes);
      if (foreseen) expect(foreseen.problems, told).toEqual(fresh.problems);
      const now = pagesOf(site);
      expect(now, told).toEqual(pagesOf(fresh));
      for (const [route, page] of pages)
        if (routes !== "all" && !routes.has(route)) expect(now.get(route), `${route} ${told}`).toEqual(page);
      pages = now;
      broken = site.problems.some(({ severity }) => severity === "error") ? file : undefined;
    }
  },
  Math.max(60_000, CHANGES * 2_000),
);
