import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { originWords } from "../../renderer/editor/change-of.ts";
import { isUntranslated } from "../../renderer/editor/is-untranslated.ts";
import { changesOf } from "../../renderer/editor/panel/changes.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { panelPage } from "../../renderer/serve/panel/panel-page.ts";
import { resolveOperation } from "../../renderer/serve/writer/resolve-operation.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";

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

it("has in the head of such a page no words of the original", () => {
  const untranslated = (route: string) =>
    ["title", "description", "image"].filter((name) => isUntranslated(editPage(site, route)!, name));
  expect(untranslated("/de/zeiten")).toEqual(["description"]);
  expect(untranslated("/hours")).toEqual([]);
});

it("says of a text that nobody has translated that its translation is typed, not where the original stands", () => {
  const { page, values } = editPage(site, "/de/zeiten")!;
  const said = (name: string): string | undefined =>
    originWords(values.find(({ path }) => path.at(-1) === name)!, page.file);
  expect(said("eyebrow")).toBe("not translated yet: what you type becomes the translation");
  expect(said("heading")).toBeUndefined();
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
  const at = { route: "/de/zeiten", path: ["index"], as: "written" } as const;
  expect(placeOf({ kind: "set", at, value: true })).toEqual({ file, path: ["index"] });
});

/** What files say after an operation that a form asks for. */
function after(on: Site, operation: Parameters<typeof resolveOperation>[1]): Record<string, string> {
  const resolved = resolveOperation(on, operation);
  if ("refused" in resolved) throw new Error(resolved.refused);
  const outcome = planOperation(on.files, resolved.operation);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return Object.fromEntries(
    outcome.changes.map((change) => [change.file, "after" in change ? change.after : ""]),
  );
}

it("puts a translation that was missing into the version, behind its original", () => {
  const block = panelBlock(site, "/de/zeiten", ["blocks", 0])!;
  expect(after(site, changesOf(block).set(["eyebrow"], "Die ganze Woche"))).toEqual({
    "pages/hours.de.yaml": `${FILES["pages/hours.de.yaml"]}    eyebrow:\n      of: All week\n      text: Die ganze Woche\n`,
  });
  const description = { route: "/de/zeiten", path: ["description"], as: "written" } as const;
  const set = { kind: "set", at: description, value: "Wann offen ist." } as const;
  expect(after(site, set)["pages/hours.de.yaml"]).toContain(
    "description:\n  of: When the shop is open, and when it is not.\n  text: Wann offen ist.\n",
  );
  expect(resolveOperation(site, { ...set, value: " " })).toHaveProperty("refused");
});

it("gives a block the id by which its version knows it, and a layout its first version", async () => {
  const original = FILES["pages/hours.yaml"]!;
  const layout = "blocks:\n  - type: page\n  - type: prose\n    heading: Call us\n    text: We answer.\n";
  writeFileSync(
    join(dir, "pages/hours.yaml"),
    `${original}  - type: prose\n    heading: Sundays\n    text: Closed.\n`,
  );
  writeFileSync(join(dir, "pages/_layout.yaml"), layout);
  const changed = await openSite({ dir });
  const below = panelBlock(changed, "/de/zeiten", ["blocks", 1])!;
  const files = after(changed, changesOf(below).set(["text"], "Sonntags zu."));
  expect(files["pages/hours.yaml"]).toBe(
    `${original}  - type: prose\n    id: prose\n    heading: Sundays\n    text: Closed.\n`,
  );
  expect(files["pages/hours.de.yaml"]).toMatch(
    /\n {2}prose:\n {4}text:\n {6}of: Closed\.\n {6}text: Sonntags zu\.\n$/,
  );
  const shell = panelBlock(changed, "/de/zeiten", ["layout", "after", 0])!;
  expect(after(changed, changesOf(shell).set(["heading"], "Rufen Sie an"))).toEqual({
    "pages/_layout.yaml": layout.replace("type: prose\n", "type: prose\n    id: prose\n"),
    "pages/_layout.de.yaml": "blocks:\n  prose:\n    heading:\n      of: Call us\n      text: Rufen Sie an\n",
  });
});
