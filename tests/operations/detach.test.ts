import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { withTexts } from "./random-operations.ts";

const { files } = await openSite({ dir: fileURLToPath(new URL("../..", import.meta.url)), checkOnly: true });
const PAGE = "pages/trial.yaml";
const LIST = "pages/_shared/trial-call.yaml";
const list = `about: A trial.
options:
  heading: { type: string }
  text: { type: string }
  href: { type: string, default: /contact }
blocks:
  # What they may want.
  - type: banner
    id: call
    heading: Well, \${use.heading}
    text: \${use.text}
    actions:
      - { label: Write, href: "\${use.href}" }
  - type: prose
    text: From ${"${site.brand}"}.
`;

/** The page and the list after the entry of a page is written out; or why it is not. */
function written(page: string, shared = list): unknown {
  const site = withTexts(
    files,
    new Map([
      [PAGE, page],
      [LIST, shared],
    ]),
  );
  const outcome = planOperation(site, { kind: "detach", at: { file: PAGE, path: ["blocks", 1] } });
  if ("refused" in outcome) return outcome.refused;
  return outcome.changes.map((change) => [change.file, "after" in change ? change.after : ""]);
}

const page = (entry: string): string => `title: T
description: D
blocks:
  - type: hero
    id: call
    heading: A

${entry}
  - type: prose
    text: C
`;

it("writes shared blocks out with what the page sets, defaults filled in and unset options left out", () => {
  expect(written(page("  - use: trial-call\n    heading: tell us # soon\n"))).toEqual([
    [
      PAGE,
      page(`  # What they may want.
  - type: banner
    heading: Well, tell us
    actions:
      - { label: Write, href: "/contact" }

  - type: prose
    text: From \${site.brand}.
`),
    ],
  ]);
});

it("keeps when the entry was there, and refuses where the list says so as well", () => {
  const dated = page("  - use: trial-call\n    from: 2027-03-10\n    heading: a\n    text: b\n");
  expect(String(written(dated)).match(/from: 2027-03-10/g)).toHaveLength(2);
  expect(written(dated, list.replace("    id: call\n", "    draft: true\n    from: 2027-01-01\n"))).toMatch(
    /^Both the shared list and the page say when/,
  );
});

it("refuses what uses no list, and a row that would mean another one", () => {
  expect(written(page("  - type: prose\n    text: B\n"))).toMatch(/^Only an entry that uses a shared list/);
  const nested = list.replace(
    "  - type: prose\n    text: From",
    '  - type: card-grid\n    source: jobs\n    item: { type: card, title: "${use.heading}" }\n  - type: prose\n    text: From',
  );
  expect(written(page('  - use: trial-call\n    heading: "${item.title}"\n'), nested)).toMatch(
    /would mean another row/,
  );
});
