import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { Random } from "../operations/random.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

interface Page {
  title: string;
  description?: string;
  /** Addresses that its buttons lead to. */
  links?: string[];
  body?: string;
  keys?: string;
}

function yamlOf({
  title,
  description = `What is told of ${title} on this page, in enough words for a search result.`,
  links = [],
  body,
  keys = "",
}: Page) {
  const actions = links.map((href) => `      - { label: Go, href: ${href} }\n`).join("");
  const hero = `  - type: hero\n    heading: ${title}\n${actions && `    actions:\n${actions}`}`;
  return `${keys}title: ${title}\ndescription: ${description}\nblocks:\n${hero}${body ? `  - type: body\n    files: [${body}]\n` : ""}`;
}

/** Ways to write files: that of the start first, null for one that is not there. */
type Versions = Record<string, (string | null)[]>;

/** Ways to write each file: some take a page out of reach, or say what another one says. */
const versions: Versions = {
  "pages/index.yaml": [
    yamlOf({ title: "Home", links: ["/one", "/texts", "/about"] }),
    yamlOf({ title: "Home again", links: ["/one", "/texts", "/about"] }),
    yamlOf({ title: "Home", links: ["/texts", "/about"] }),
    yamlOf({ title: "Home", links: ["/former"] }),
    "title: [Home\n",
  ],
  "pages/about.yaml": [yamlOf({ title: "About" })],
  "pages/one.yaml": [
    yamlOf({ title: "One", links: ["/two"] }),
    yamlOf({ title: "One", links: ["/two", "/three"] }),
    yamlOf({ title: "Two", links: ["/two"] }),
    yamlOf({ title: "One" }),
    yamlOf({ title: "One", links: ["/two"], keys: "index: false\n" }),
    yamlOf({ title: "One", description: "Short.", links: ["/two"] }),
    null,
  ],
  "pages/two.yaml": [
    yamlOf({ title: "Two" }),
    yamlOf({ title: "Two", links: ["/three"] }),
    yamlOf({ title: "Two", keys: "draft: true\n" }),
    yamlOf({ title: "Two", keys: "aliases: [/second]\n", links: ["/second"] }),
    "redirect: /three\n",
  ],
  "pages/three.yaml": [yamlOf({ title: "Three" }), yamlOf({ title: "Two" }), null],
  "pages/texts.yaml": [
    yamlOf({ title: "Texts", body: "/texts/links.md" }),
    yamlOf({ title: "Texts", body: "/texts/plain.md" }),
  ],
  "public/texts/links.md": ["A way to [three](/three).\n", "No way.\n", "To [one](/one).\n"],
};

/** Writes files in their ways by chance, and holds each time what the site says against a fresh reading. */
async function changeByChance(ways: Versions, others: Files, seed: number, steps: number): Promise<string[]> {
  const random = new Random(seed);
  const first = Object.entries(ways).map(([file, [text]]) => [file, text ?? ""]);
  const site = await mockSite({ ...Object.fromEntries(first), ...others });
  const codes = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    const file = random.pick(Object.keys(ways));
    // Often as at first, so that in between nothing is found and the next check may leave much out.
    const text = random.chance(0.65) ? ways[file]![0]! : random.pick(ways[file]!);
    if (text === null) rmSync(join(site.dir, file), { force: true });
    else writeFileSync(join(site.dir, file), text);
    await site.update([file]);
    const fresh = await openSite({ dir: site.dir });
    expect(summary(site), `after step ${step}, ${file}`).toEqual(summary(fresh));
    for (const { code } of site.problems) codes.add(code);
  }
  return [...codes];
}

it("what is found in all pages together is what a fresh reading finds, whatever changed before", async () => {
  const others = {
    "checks.yaml": "",
    "public/texts/plain.md": "A text.\n",
    "pages/former.yaml": "redirect: /two\n",
  };
  expect(await changeByChance(versions, others, 29, 160)).toEqual(
    expect.arrayContaining(["unreachable-page", "duplicate-title", "description-length", "broken-link"]),
  );
});

const guide = (id: string): string => `${yamlOf({ title: "Guide" })}    id: ${id}\n`;

/** Rows that lead to pages, rows and pictures, and what these are in turn. */
const leadingTo: Versions = {
  "data/team.yaml": [
    "- { id: ana, name: Ana, profile: /guide#part, photo: /images/team.svg }\n- { id: ben, name: Ben, profile: /one }\n",
    "- { id: ana, name: Ana, profile: /nowhere }\n- { id: ben, name: Ben, photo: /images/gone.svg }\n",
    "- { id: ben, name: Ben, profile: /one }\n",
  ],
  "data/jobs.yaml": [
    "- { slug: a, title: A, department: Data, skills: [SQL], apply: /guide, lead: ana }\n",
    "- { slug: a, title: A, department: Data, skills: [SQL], apply: /gone, lead: nobody }\n",
    "- { slug: a, title: A, department: Data, skills: [SQL], apply: /two, lead: ben }\n",
  ],
  "pages/guide.yaml": [guide("part"), guide("other"), `draft: true\n${guide("part")}`, null],
  "pages/one.yaml": [
    yamlOf({ title: "One" }),
    yamlOf({ title: "Uno" }),
    "redirect: /guide\n",
    `until: 2001-01-01\n${yamlOf({ title: "One" })}`,
    null,
  ],
  "pages/about.yaml": [yamlOf({ title: "About" }), yamlOf({ title: "About us", links: ["/one"] })],
  "public/images/team.svg": ["<svg/>", "", null],
};

it("and so is what is found in rows, of pages and files that changed after them", async () => {
  expect(await changeByChance(leadingTo, { "pages/two.yaml": yamlOf({ title: "Two" }) }, 7, 120)).toEqual(
    expect.arrayContaining([
      "broken-link",
      "broken-anchor",
      "dangling-reference",
      "missing-image",
      "out-of-time-link",
    ]),
  );
});
