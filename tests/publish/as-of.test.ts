import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { cutEntries, cutPage } from "./cut-by-hand.ts";
import { contentsOf, removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

/** The same numbers for everybody: from 0 up to, and without, a limit. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const roll = dice(20_270_328);
const START = Date.parse("2027-03-01T00:00:00Z");
const DAYS = 60;

/** Each is a build; `MOMENTS=200` for a long run. */
const MOMENTS = Number(process.env.MOMENTS ?? 80);
const two = (number: number) => String(number).padStart(2, "0");
const day = (number: number) => new Date(START + number * 86_400_000).toISOString().slice(0, 10);
const hour = () => (roll(2) === 0 ? "" : ` ${two(4 + roll(20))}:${two(roll(4) * 15)}`);

/** Lines that say when something is there: from some day on, until some day, both, or never. */
function times(indent: string): string {
  const first = roll(DAYS);
  const kind = roll(8);
  if (kind === 0) return `${indent}draft: true\n`;
  const from = `${indent}from: ${day(first)}${hour()}\n`;
  const until = `${indent}until: ${day(first + 1 + roll(20))}${hour()}\n`;
  return kind < 3 ? from : kind < 5 ? until : kind < 7 ? from + until : "";
}

const prose = (text: string, indent = "  ") =>
  `${indent}- type: prose\n${times(`${indent}  `)}${indent}  text: ${text}\n`;
const page = (title: string, keys: string, blocks: string) =>
  `title: ${title}\ndescription: What the page ${title} of this small site tells its readers.\n${keys}blocks:\n  - type: hero\n    heading: ${title}\n${blocks}`;
const NAMES = ["fair", "offer", "season", "trial"];
const GRID =
  '  - type: card-grid\n    heading: Notes\n    source: notes\n    item: { title: "${item.title}", text: "${item.text}" }\n';
const TABS = (blocks: string) =>
  `  - type: tabs\n    label: Parts of the whole\n    items:\n      - label: One\n        blocks:\n          - type: prose\n            text: Always here.\n${blocks}      - label: Two\n        blocks:\n          - type: prose\n            text: Always there.\n`;

/** Pages, rows and blocks that come and go in any order. */
const site: Record<string, string> = {
  "data/site.yaml":
    'brand: Small\nurl: https://small.example\nlang: en\ntimeZone: Europe/Berlin\napiHost: ""\nshareImages: false\n',
  "data/notes.yaml": Array.from(
    { length: 8 },
    (_, number) =>
      `- slug: note-${number}\n${times("  ")}  title: Note ${number}\n  text: Text of note ${number}.\n`,
  ).join(""),
  "pages/_layout.yaml": `blocks:\n  - type: page\n${prose("Under every page.")}`,
  "pages/_shared/end.yaml": `blocks:\n  - type: prose\n    text: This is the end.\n${prose("It comes soon.")}${prose("And then another.")}`,
  "pages/index.yaml": page(
    "Start",
    "",
    `${GRID}${TABS(prose("At times.", "          "))}${prose("One.")}  - use: end\n${prose("Two.")}`,
  ),
  "pages/about.yaml": page("About", "", `${prose("Three.")}  - use: end\n${times("    ")}`),
  ...Object.fromEntries(
    NAMES.map((name, index) => {
      const keys = times("");
      const then = keys.includes("until") && index % 2 === 0 ? "then: /about\n" : "";
      return [`pages/${name}.yaml`, page(name, keys + then, prose(`About the ${name}.`))];
    }),
  ),
};

const isPage = (file: string) => file.startsWith("pages/") && !/\/_/.test(file);

function cutSite(at: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(site).flatMap(([file, text]) => {
      const cut = isPage(file) ? cutPage(text, at) : cutEntries(text, at, file.startsWith("data/"));
      return cut === undefined ? [] : [[file, cut]];
    }),
  );
}

const writeFiles = (dir: string, files: Record<string, string>) => {
  for (const name of NAMES) rmSync(join(dir, `pages/${name}.yaml`), { force: true });
  for (const [file, text] of Object.entries(files)) write(dir, file, text);
};

async function build(dir: string, asOf: string): Promise<Record<string, string>> {
  const { site: built } = await buildSite({ dir, outDir: join(dir, "dist"), asOf });
  expect(built.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return contentsOf(join(dir, "dist"));
}

it("a build as of any moment is, byte for byte, that of files that were cut to it by hand", async () => {
  const whole = writeSmallSite();
  const byHand = writeSmallSite();
  writeFiles(whole, site);
  /** Builds of what was cut, by what it is: between two changes it is the same. */
  const cuts = new Map<string, Record<string, string>>();
  const moments = Array.from(
    { length: MOMENTS },
    () => START - 5 * 86_400_000 + roll((DAYS + 30) * 24 * 60) * 60_000,
  );
  // Most of them in order, because little changes from one to the next; the rest there and back.
  for (const at of [...moments.slice(MOMENTS / 5).sort((a, b) => a - b), ...moments.slice(0, MOMENTS / 5)]) {
    const files = cutSite(at);
    const key = JSON.stringify(files);
    let wanted = cuts.get(key);
    if (!wanted) {
      writeFiles(byHand, files);
      wanted = await build(byHand, "2027-01-01");
      cuts.set(key, wanted);
    }
    const made = await build(whole, new Date(at).toISOString());
    expect(Object.keys(made).sort()).toEqual(Object.keys(wanted).sort());
    for (const [file, text] of Object.entries(wanted))
      if (made[file] !== text)
        expect(`${new Date(at).toISOString()} ${file}\n${made[file]}`).toBe(
          `${new Date(at).toISOString()} ${file}\n${text}`,
        );
  }
  expect(cuts.size).toBeGreaterThan(15);
}, 300_000);
