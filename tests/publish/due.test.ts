import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildReport, holdsUntilChange } from "../../renderer/publish/build-report.ts";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSameBuild } from "../../renderer/publish/same-build.ts";
import { startPreview } from "../../renderer/serve/preview-server.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

const page = (keys: string, title: string) =>
  `title: ${title}\ndescription: What the page ${title} of this small site tells its readers.\n${keys}blocks:\n  - type: hero\n    heading: ${title}\n`;

it("a build says when the next one is due, and is the same until then", async () => {
  const dir = writeSmallSite();
  const outDir = join(dir, "dist");
  write(dir, "pages/fair.yaml", page("from: 2027-03-03\nuntil: 2027-03-09 18:00\n", "Fair"));
  // Nobody has written a version of the page in the language that shows the original.
  const settings = readFileSync(join(dir, "data/site.yaml"), "utf8");
  write(dir, "data/site.yaml", `${settings}languages: [{ lang: de, missing: original }]\n`);
  const { site, built } = await buildSite({ dir, outDir, asOf: "2027-03-05" });
  const report = buildReport(site);
  expect(report).toMatchObject({
    asOf: "2027-03-05T00:00:00.000Z",
    nextChange: "2027-03-09T18:00:00.000Z",
    changes: [{ at: "2027-03-09T18:00:00.000Z", cron: "0 18 9 3 *", files: ["pages/fair.yaml"] }],
  });
  const open = (asOf: string) => openSameBuild(dir, outDir, {}, { asOf });
  for (const [asOf, isSame] of [
    ["2027-03-09T17:59:59Z", true],
    ["2027-03-09 17:59", true],
    ["2027-03-09T18:00:00Z", false],
  ] as const) {
    open(asOf).begin();
    const summary = { pages: 1, problems: [], notes: [], holds: holdsUntilChange(site), report };
    open(asOf).end(summary, built!.folders);
    expect([asOf, open(asOf).find() !== undefined]).toEqual([asOf, isSame]);
  }
});

it("a page that has ended answers as gone, or leads on", async () => {
  const dir = writeSmallSite();
  const outDir = join(dir, "dist");
  write(dir, "pages/fair.yaml", page("until: 2027-03-09\n", "Fair"));
  write(dir, "pages/offer.yaml", page("until: 2027-03-09\nthen: /about\n", "Offer"));
  const nginx = join(dir, "nginx.conf");
  await buildSite({ dir, outDir, asOf: "2027-03-10", nginx });
  const { server, address } = await startPreview({ outDir, dir, port: 0 });
  const answer = await fetch(new URL("/fair", address));
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain("Not found");
  const offer = await fetch(new URL("/offer", address), { redirect: "manual" });
  expect([offer.status, offer.headers.get("location")]).toEqual([301, "/about"]);
  server.close();
  expect(readFileSync(nginx, "utf8")).toContain('location = "/fair" {\n    return 410;');
  expect(readFileSync(join(outDir, "sitemap.xml"), "utf8")).not.toMatch(/fair|offer/);
  expect(readFileSync(join(outDir, "fair/index.html"), "utf8")).toContain("noindex");
});
