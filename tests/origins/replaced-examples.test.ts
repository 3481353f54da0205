import { join } from "node:path";
import { expect, it } from "vitest";
import { YamlSources } from "../../renderer/origins/yaml-sources.ts";
import { openPictureBook } from "../../renderer/pictures/picture-book.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { createTextRenderer } from "../../renderer/texts/text-renderer.ts";
import { root } from "../authors/real-site.ts";
import { exampleTexts } from "./example-texts.ts";
import { expectedValues } from "./expected-values.ts";
import { type OwnPlace, ownPlaces } from "./own-places.ts";
import { give, textsWith } from "./replace-all.ts";
import { keyOf, shownValues } from "./shown-values.ts";

const FILE = "pages/draft.yaml";

it("each text of each example changes where its origin says, alone", async () => {
  const site = await openSite({ dir: root });
  const render = await createTextRenderer(join(root, "public"), openPictureBook(root));
  let replaced = 0;
  let kept = 0;
  for (const { name, text } of exampleTexts(site)) {
    const before = site.pageOfText(FILE, text).page;
    const origins = before && site.origins.ofText(FILE, text);
    if (!before || !origins) throw new Error(`The example ${name} makes no page.`);
    const values = shownValues(before);
    const sources = new YamlSources((file) => (file === FILE ? text : site.source(file)));
    const places = new Map<string, OwnPlace>();
    // The name of a file says what is shown, but is not shown.
    for (const { path, origin } of origins.values)
      if (typeof values.get(keyOf(path)) === "string" && path.at(-2) !== "sources")
        for (const place of ownPlaces(origin)) if (place.written.file === FILE) places.set(place.key, place);
    for (const place of places.values()) {
      const given = give(place, `Other words ${replaced}`, sources);
      const { page } = site.pageOfText(FILE, textsWith([given], sources).get(FILE)!);
      // An address, a choice or the name of an icon cannot be any words.
      if (!page) {
        kept += 1;
        continue;
      }
      const { expected } = expectedValues(
        values,
        origins,
        new Map([[place.key, given.text]]),
        sources,
        render,
      );
      expect({ name, place: place.key, values: Object.fromEntries(shownValues(page)) }).toEqual({
        name,
        place: place.key,
        values: Object.fromEntries(expected),
      });
      replaced += 1;
    }
  }
  expect(replaced).toBeGreaterThan(600);
  expect(kept).toBeLessThan(replaced);
}, 300_000);
