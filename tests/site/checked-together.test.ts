import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openSite } from "../../renderer/site/site.ts";
import { Random } from "../operations/random.ts";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

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

/** Ways to write each file: some take a page out of reach, or say what another one says. */
const versions: Record<string, (string | null)[]> = {
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

it("what is found in all pages together is what a fresh reading finds, whatever changed before", async () => {
  const random = new Random(29);
  const site = await mockSite({
    ...Object.fromEntries(Object.entries(versions).map(([file, [first]]) => [file, first ?? ""])),
    "checks.yaml": "",
    "public/texts/plain.md": "A text.\n",
    "pages/former.yaml": "redirect: /two\n",
  });
  const codes = new Set<string>();
  for (let step = 0; step < 160; step += 1) {
    const file = random.pick(Object.keys(versions));
    // Often as at first, so that in between nothing is found and the next check may leave much out.
    const text = random.chance(0.65) ? versions[file]![0]! : random.pick(versions[file]!);
    if (text === null) rmSync(join(site.dir, file), { force: true });
    else writeFileSync(join(site.dir, file), text);
    await site.update([file]);
    const fresh = await openSite({ dir: site.dir });
    expect(summary(site), `after step ${step}, ${file}`).toEqual(summary(fresh));
    for (const { code } of site.problems) codes.add(code);
  }
  expect([...codes]).toEqual(
    expect.arrayContaining(["unreachable-page", "duplicate-title", "description-length", "broken-link"]),
  );
});
