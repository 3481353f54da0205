import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Target } from "../../renderer/editor/protocol.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import type { Origin, Path } from "../../renderer/origins/origin.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { root } from "../authors/real-site.ts";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";
import { ownPlaces } from "./own-places.ts";
import { keyOf, shownValues } from "./shown-values.ts";

afterAll(removeMockSites);

/** A page with texts of its own, of rows, settings and the layout; some of each are translated. */
const files: Files = {
  "data/site.yaml":
    "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { lang: de, strict: false }\n",
  "data/site.de.yaml": "brand: { of: 2SD, text: 2SD Deutschland }\n",
  "data/jobs.de.yaml":
    "data-engineer:\n  title: { of: Data Engineer, text: Dateningenieurin }\n  slug: dateningenieurin\n",
  "pages/_layout.yaml":
    "blocks:\n  - type: hero\n    id: above\n    heading: Above all\n    text: Of ${site.brand}\n  - type: page\n",
  "pages/_layout.de.yaml": "blocks:\n  above:\n    heading: { of: Above all, text: Über allem }\n",
  "pages/about.yaml":
    "title: About us\ndescription: What we do.\nblocks:\n" +
    "  - type: card-grid\n    id: cards\n    heading: Cards\n    items:\n      - { title: First, href: /about, tags: [New, Old] }\n      - { title: Second, image: { src: /images/team.svg, alt: A team } }\n" +
    '  - type: card-grid\n    id: data\n    source: jobs\n    where: { department: Data }\n    item: { title: "${item.title}", text: "Join us as ${item.title}.", href: "/about" }\n' +
    '  - type: hero\n    id: team\n    heading: "Team of ${site.brand}"\n    text: Not translated\n    image: { src: /images/team.svg, alt: The team }\n',
  "pages/about.de.yaml":
    "title: { of: About us, text: Über uns }\nblocks:\n" +
    '  team:\n    heading: { of: "Team of ${site.brand}", text: "Menschen bei ${site.brand}" }\n    image: { src: /images/team-de.svg }\n' +
    "  cards:\n    items:\n      - title: { of: Second, text: Zweite }\n      - title: { of: First, text: Erste }\n        tags: [{ of: New, text: Neu }, { of: Old, text: Alt }]\n" +
    '  data:\n    item:\n      text: { of: "Join us as ${item.title}.", text: "Arbeiten als ${item.title}." }\n',
  "public/images/team-de.svg": "<svg/>",
};

const originAt = (site: Site, path: Path): Origin => {
  const found = site.origins.of("/de/about")?.values.find((one) => keyOf(one.path) === keyOf(path));
  if (!found) throw new Error(`Nothing is known of ${path.join("/")}.`);
  return found.origin;
};

/** File, path and text of each place that an origin names. */
function told(site: Site, path: Path): string[] {
  return ownPlaces(originAt(site, path)).map(
    ({ written: { file, path: at, range } }) =>
      `${file} ${at.join("/")}: ${site.source(file)!.slice(range.start, range.end)}`,
  );
}

describe("on a page in another language", async () => {
  const site = await mockSite(files);

  it.each<[string, Path, string[]]>([
    ["a title", ["title"], ["pages/about.de.yaml title/text: Über uns"]],
    ["an untranslated text", ["description"], ["pages/about.yaml description: What we do."]],
    [
      "a text with a setting in it",
      ["blocks", 2, "props", "heading"],
      [
        'pages/about.de.yaml blocks/team/heading/text: "Menschen bei ${site.brand}"',
        "data/site.de.yaml brand/text: 2SD Deutschland",
      ],
    ],
    [
      "a text of an entry, which stands elsewhere in the version",
      ["blocks", 0, "props", "items", 0, "title"],
      ["pages/about.de.yaml blocks/cards/items/1/title/text: Erste"],
    ],
    [
      "an entry of a list of texts",
      ["blocks", 0, "props", "items", 0, "tags", 1],
      ["pages/about.de.yaml blocks/cards/items/1/tags/1/text: Alt"],
    ],
    [
      "a link",
      ["blocks", 0, "props", "items", 0, "href"],
      ["pages/about.yaml blocks/0/items/0/href: /about"],
    ],
    [
      "a picture of the version's own",
      ["blocks", 2, "props", "image", "src"],
      ["pages/about.de.yaml blocks/team/image/src: /images/team-de.svg"],
    ],
    [
      "a translated row",
      ["blocks", 1, "props", "items", 0, "title"],
      ["data/jobs.de.yaml data-engineer/title/text: Dateningenieurin"],
    ],
    [
      "an untranslated row in a translated text",
      ["blocks", 1, "props", "items", 1, "text", "html"],
      [
        'pages/about.de.yaml blocks/data/item/text/text: "Arbeiten als ${item.title}."',
        "data/jobs.yaml 1/title: ML Engineer",
        'pages/about.de.yaml blocks/data/item/text/text: "Arbeiten als ${item.title}."',
      ],
    ],
    [
      "a text of the layout",
      ["layout", "before", 0, "props", "heading"],
      ["pages/_layout.de.yaml blocks/above/heading/text: Über allem"],
    ],
    [
      "an untranslated text of the layout with a translated setting",
      ["layout", "before", 0, "props", "text", "html"],
      ["pages/_layout.yaml blocks/0/text: Of ${site.brand}", "data/site.de.yaml brand/text: 2SD Deutschland"],
    ],
  ])("%s stands where it is said", (_, path, places) => {
    expect(told(site, path)).toEqual(places);
  });

  it("blocks stand in the original, in their list there", () => {
    const inOriginal = site.origins.of("/about")!.blocks;
    expect(inOriginal).toHaveLength(4);
    expect(site.origins.of("/de/about")!.blocks).toEqual(inOriginal);
  });

  it("every translated text is replaced by itself, and untranslated ones are not", async () => {
    const before = new Map(shownValues(site.page("/de/about")!));
    let replaced = 0;
    for (const { path } of site.origins.of("/de/about")!.values) {
      for (const { origin, piece, written } of ownPlaces(originAt(site, path))) {
        const replacement = site.origins.replace(origin, "Anders", piece);
        if (written.missingIn !== undefined) expect(replacement).toEqual({ refused: "untranslated" });
        if ("refused" in replacement || written.path.at(-1) !== "text") continue;
        const { file, edits } = replacement;
        expect(file).toBe(written.file);
        const text = site.source(file)!;
        const address = join(site.dir, file);
        writeFileSync(address, applyEdits(text, edits));
        await site.update([file]);
        const after = shownValues(site.page("/de/about")!);
        const changed = [...after].filter(([key, value]) => before.get(key) !== value).map(([key]) => key);
        expect(changed).toContain(keyOf(path));
        const fromThere = site.origins
          .of("/de/about")!
          .values.filter(({ origin: other }) =>
            ownPlaces(other).some(
              (one) => one.written.file === file && keyOf(one.written.path) === keyOf(written.path),
            ),
          )
          .map((one) => keyOf(one.path));
        expect(fromThere).toEqual(expect.arrayContaining(changed));
        writeFileSync(address, text);
        await site.update([file]);
        replaced += 1;
      }
    }
    expect(replaced).toBeGreaterThan(8);
    expect(shownValues(site.page("/de/about")!)).toEqual(before);
  });
});

describe("what is typed on a page in another language", () => {
  async function ask(path: Path, value: string, more: object = {}) {
    const site = await mockSite(files);
    const writer = new Writer({ site, plan: planOperation, tell: () => {} });
    const names = Object.keys(files).filter((file) => file.endsWith(".yaml"));
    const read = (file: string): string => readFileSync(join(site.dir, file), "utf8");
    const before = new Map(names.map((file) => [file, read(file)]));
    const at = { route: "/de/about", path, ...more } as Target;
    const answer = await writer.ask({ ask: "apply", operation: { kind: "set", at, value } });
    writer.close();
    return { site, answer, changed: names.filter((file) => read(file) !== before.get(file)) };
  }
  const written = { as: "written" };

  it.each<[Path, object]>([
    [["title"], {}],
    [["title"], written],
    [["blocks", 0, "props", "items", 0, "title"], {}],
    [["blocks", 2, "props", "heading"], written],
    [["blocks", 1, "props", "item", "text"], written],
  ])("into %j %j is written in the version", async (path, more) => {
    const { changed, site } = await ask(path, "Anders", more);
    expect(changed).toEqual(["pages/about.de.yaml"]);
    expect(site.source("pages/about.de.yaml")).toMatch(/text: "?Anders/);
  });

  it.each<[Path, object, string]>([
    [["description"], {}, "pages/about.de.yaml"],
    [["description"], written, "pages/about.de.yaml"],
    [["blocks", 2, "props", "text"], written, "pages/about.de.yaml"],
    [["blocks", 1, "props", "items", 1, "title"], {}, "data/jobs.de.yaml"],
  ])("into %j %j, which is not translated, is its first translation", async (path, more, version) => {
    const { changed, site } = await ask(path, "Anders", more);
    expect(changed).toEqual([version]);
    expect(site.source(version)).toMatch(/of: .+\n +text: Anders\n/);
  });

  it.each<[Path, object]>([
    [["blocks", 1, "props", "item", "title"], written],
    [["blocks", 1, "props", "heading"], written],
    [["blocks", 0, "props", "items"], written],
  ])("into %j %j, which is no one text of the original, changes nothing", async (path, more) => {
    const { changed, answer } = await ask(path, "Anders", more);
    expect(changed).toEqual([]);
    expect(answer).toHaveProperty("refused");
  });

  it("is written in the original where it is no text", async () => {
    expect((await ask(["blocks", 0, "props", "items", 0, "href"], "/")).changed).toEqual([
      "pages/about.yaml",
    ]);
  });
});

it("nothing on the site's own pages in other languages is without a place", async () => {
  const site = await openSite({ dir: root });
  const tags = site.languages.map(({ lang }) => `.${lang}.yaml`);
  const pages = site.routes.filter(
    ({ kind, file }) => kind === "page" && tags.some((tag) => file.endsWith(tag)),
  );
  expect(pages.length).toBeGreaterThan(5);
  for (const { route } of pages) {
    const lost = site.origins
      .of(route)!
      .values.filter(({ origin }) => JSON.stringify(origin).includes('"by":"changed"'));
    expect({ route, lost }).toEqual({ route, lost: [] });
  }
});
