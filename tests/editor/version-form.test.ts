import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changesOf } from "../../renderer/editor/panel/changes.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { panelPage } from "../../renderer/serve/panel/panel-page.ts";
import { resolveOperation } from "../../renderer/serve/writer/resolve-operation.ts";
import { openSite, type Site } from "../../renderer/site/site.ts";

const FILES: Readonly<Record<string, string>> = {
  "data/site.yaml": "brand: Bakery\nurl: https://bakery.example\nlang: en\nlanguages:\n  - lang: de\n",
  "pages/hours.yaml":
    "title: Hours\ndescription: When the shop is open, and when it is not.\nindex: false\nblocks:\n  - type: prose\n    id: week\n    eyebrow: All week\n    heading: Every day\n    text: From seven.\n",
  "pages/hours.de.yaml":
    "route: /de/zeiten\ntitle: { of: Hours, text: Zeiten }\nblocks:\n  week:\n    heading: { of: Every day, text: Täglich }\n    text: { of: From eight., text: Ab acht. }\n",
};

let dir: string;
let site: Site;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "version-form-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  site = await openSite({ dir });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it("has on a page in another language the words of its version, what they translate, and what is missing", () => {
  const block = panelBlock(site, "/de/zeiten", ["blocks", 0]);
  expect(block?.values).toEqual({ type: "prose", id: "week", heading: "Täglich", text: "Ab acht." });
  const file = "pages/hours.de.yaml";
  expect(block?.notes).toEqual({
    heading: { kind: "translated", of: "Every day", file, isStale: false },
    text: { kind: "translated", of: "From seven.", file, isStale: true },
    eyebrow: { kind: "original", value: "All week", file: "pages/hours.yaml", isMissing: true },
  });
  const page = panelPage(site, "/de/zeiten");
  expect(page?.values).toEqual({ route: "/de/zeiten" });
  expect(page?.notes).toEqual({
    index: { kind: "original", value: false, file: "pages/hours.yaml", isMissing: false },
  });
});

it("sets a translated text in the version, the page's own keys as well, and leaves the original alone", () => {
  const block = panelBlock(site, "/de/zeiten", ["blocks", 0])!;
  const placeOf = (operation: Parameters<typeof resolveOperation>[1]): unknown => {
    const resolved = resolveOperation(site, operation);
    return "refused" in resolved ? resolved.refused : resolved.target?.place;
  };
  const file = "pages/hours.de.yaml";
  expect(placeOf(changesOf(block).set(["heading"], "Jeden Tag"))).toEqual({
    file,
    path: ["blocks", "week", "heading", "text"],
  });
  expect(placeOf(changesOf(block).set(["eyebrow"], "Die Woche"))).toMatch(/^This text is not translated yet/);
  const at = { route: "/de/zeiten", path: ["index"], as: "written" } as const;
  expect(placeOf({ kind: "set", at, value: true })).toEqual({ file, path: ["index"] });
});
