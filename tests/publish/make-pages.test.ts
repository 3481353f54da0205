import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { makePages } from "../../renderer/publish/make-pages.ts";
import type { Order } from "../../renderer/publish/orders.ts";
import { startJob } from "../../renderer/publish/write-job.ts";
import { openUnreadSite } from "../../renderer/site/open-site.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

/** Enough that other threads take a share. */
const PAGES = 220;

async function smallSiteOfManyPages() {
  const dir = writeSmallSite();
  for (let number = 0; number < PAGES; number += 1)
    write(
      dir,
      `pages/many/page-${number}.yaml`,
      `title: Page ${number}\nblocks:\n  - type: hero\n    heading: Page ${number}\n`,
    );
  const site = await openUnreadSite({ dir });
  const { job } = await startJob(site, join(dir, "dist"));
  const orders: Order[] = site.pageFiles.map((file) => ({ file, known: {}, isWritten: true }));
  return { dir, site, job, orders };
}

it("takes in every page once, whichever thread made it and however long taking in lasts", async () => {
  const { dir, site, job, orders } = await smallSiteOfManyPages();
  const routes: string[] = [];
  await makePages({
    site,
    siteOptions: { dir },
    orders,
    job,
    async take({ pages }) {
      // Long enough for other threads to answer meanwhile.
      await setTimeout(1);
      routes.push(...pages.map(({ route }) => route));
    },
  });
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.filter((route) => route.startsWith("/many/"))).toHaveLength(PAGES);
  expect(routes.filter((route) => route.startsWith("/notes/"))).toHaveLength(70);
});

it("takes in every page of one file once, though it is known only then how many there are", async () => {
  const dir = writeSmallSite();
  const rows = Array.from(
    { length: 400 },
    (_, at) => `- slug: row-${at}\n  title: Row ${at}\n  text: Of row ${at}.\n`,
  );
  write(dir, "data/notes.yaml", rows.join(""));
  const site = await openUnreadSite({ dir });
  const { job } = await startJob(site, join(dir, "dist"));
  const orders: Order[] = site.pageFiles.map((file) => ({ file, known: {}, isWritten: true }));
  const routes: string[] = [];
  const take = async ({ pages }: { pages: { route: string }[] }) => {
    await setTimeout(1);
    routes.push(...pages.map(({ route }) => route));
  };
  await makePages({ site, siteOptions: { dir }, orders, job, take });
  const made = routes.filter((route) => route.startsWith("/notes/"));
  expect(made).toHaveLength(400);
  expect(new Set(made).size).toBe(400);
});

it("ends with what is wrong when the views cannot be bundled", async () => {
  const { dir, site, orders } = await smallSiteOfManyPages();
  const job = Promise.reject(new Error("The view of hero cannot be bundled."));
  await expect(makePages({ site, siteOptions: { dir }, orders, job, take: async () => {} })).rejects.toThrow(
    "The view of hero cannot be bundled.",
  );
});

it("ends with what first went wrong in another thread, and not with what followed from it", async () => {
  const { dir, site, job, orders } = await smallSiteOfManyPages();
  let taken = 0;
  // While the first page is taken in, all of it comes in.
  const take = async () => {
    taken += 1;
    if (taken === 1) await setTimeout(1500);
  };
  await expect(makePages({ site, siteOptions: { dir, asOf: "never" }, orders, job, take })).rejects.toThrow(
    '"never" is no day',
  );
});

it("reads the same of rows that are known to be sound, and knows none to be so in which something is wrong", async () => {
  const dir = writeSmallSite();
  const checked = await openUnreadSite({ dir });
  expect([...checked.soundCollections]).toContain("notes");
  const trusting = await openUnreadSite({ dir }, { sound: checked.soundCollections });
  for (const file of checked.pageFiles) {
    const [one, other] = [checked.read(file), trusting.read(file)];
    expect(other.addresses).toEqual(one.addresses);
    for (const index of one.addresses.keys()) expect(other.define(index)).toEqual(one.define(index));
  }
  write(
    dir,
    "data/notes.yaml",
    "- slug: a\n  title: A\n  text: First.\n- slug: a\n  title: B\n  text: Second.\n",
  );
  expect([...(await openUnreadSite({ dir })).soundCollections]).not.toContain("notes");
});
