import { expect, it } from "vitest";
import { bundleLive, livePartsOf } from "../../renderer/bundle/live-bundle.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { root } from "../authors/real-site.ts";

it("tells the code of the live pages all that it asks the bundler for", async () => {
  const { files } = await bundleLive(livePartsOf(await openSite({ dir: root })));
  expect(files.size).toBeGreaterThan(10);
  // Browsers know no such thing: whatever asked for it would stop there.
  const asked = [...files].filter(([, code]) => code.toString().includes("import.meta.env"));
  expect(asked.map(([name]) => name)).toEqual([]);
});
