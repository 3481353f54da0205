import { afterAll, expect, it } from "vitest";
import { LIVE_LIST } from "../../renderer/runtime/list-marks.ts";
import { findPages } from "../../renderer/runtime/search/find-pages.ts";
import { INDEX_ADDRESS, PIECES_ADDRESS } from "../../renderer/runtime/search/index-format.ts";
import { loadIndex } from "../../renderer/runtime/search/load-index.ts";
import { liveSearch } from "../../renderer/serve/live-search.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeSmallSites, write, writeSmallSite } from "../publish/small-site.ts";

afterAll(removeSmallSites);

it("finds what is on the pages, and after a change what is on them then", async () => {
  const dir = writeSmallSite();
  const site = await openSite({ dir });
  const search = liveSearch(site);
  const find = async (query: string) => {
    const index = await loadIndex(async (address) =>
      JSON.parse((await search.find(address))?.text ?? "null"),
    );
    return (await (await findPages(index, query)).hits(0, 3)).map(({ href }) => href);
  };
  expect(await find("text of note 7")).toContain("/notes/note-7");
  expect((await search.find(LIVE_LIST))?.text).toContain('<a href="/about">About</a>');
  expect(await find("zeppelin")).toEqual([]);

  write(dir, "pages/about.yaml", "title: About\nblocks:\n  - type: hero\n    heading: Our zeppelin\n");
  await site.update(["pages/about.yaml"]);
  search.forget();
  expect(await find("zeppelin")).toEqual(["/about"]);
});

it("answers for its own addresses alone, and for no piece that there is not", async () => {
  const search = liveSearch(await openSite({ dir: writeSmallSite() }));
  expect([INDEX_ADDRESS, LIVE_LIST, `${PIECES_ADDRESS}x.json`].map(search.isFor)).toEqual([true, true, true]);
  expect(["/search", "/assets/entry.js"].map(search.isFor)).toEqual([false, false]);
  expect(await search.find(`${PIECES_ADDRESS}x.json`)).toBeUndefined();
});
