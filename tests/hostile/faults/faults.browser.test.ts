import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../../support/built-site.ts";
import { countRequests, quiet } from "../../support/quiet.ts";
import { buildFaultySite, type FaultySite } from "./faulty-site.ts";
import { type Chunk, type Fault, faults, type Watched, watchPage } from "./plant-fault.ts";

/** Pixels: so tall that every block is in sight, and wakes. */
const HEIGHT = 40_000;

/** The browser's own line about a script that did not come; nothing can keep it from saying so. */
const OF_THE_BROWSER = /^Failed to load (resource|module script)/;

describe("a block whose script fails leaves the page as it was", () => {
  let made: FaultySite;
  let site: SiteUnderTest;
  let chunks: Map<string, Chunk>;
  let entry: { address: string; code: string };

  beforeAll(async () => {
    made = await buildFaultySite();
    site = await serveBuiltSite(made.dir);
    const read = (address: string) => readFileSync(join(made.dir, "dist", address), "utf8");
    const html = read(`${made.route}/index.html`);
    const sources = new Map(
      [...html.matchAll(/data-block="([^"]+)" data-wake="[^"]+" data-src="([^"]+)"/g)].map(
        ([, block = "", source = ""]) => [block, source],
      ),
    );
    chunks = new Map(
      made.types.map(({ name, isIsland }) => {
        const source = sources.get(name) ?? "";
        return [name, { source, isIsland, code: read(source) }];
      }),
    );
    // In place of what the page loads first, which holds scripts of its shell as well: so each fails by itself.
    const [, first = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const [, alone = ""] = /data-entry="([^"]+)"/.exec(html) ?? [];
    entry = { address: site.address + first, code: read(alone) };
  });
  afterAll(async () => {
    await site?.close();
    made?.remove();
  });

  /** The page with some blocks broken, everything awake; what it logged as an error. */
  async function openBroken(broken: Map<string, Chunk>, fault?: Fault) {
    const context = await site.browser.newContext({
      reducedMotion: "reduce",
      viewport: { width: 1280, height: HEIGHT },
    });
    const page = await context.newPage();
    countRequests(page);
    const logged: string[] = [];
    page.on("console", (line) => line.type() === "error" && logged.push(line.text()));
    page.on("pageerror", (error) => logged.push(`uncaught: ${error.message}`));
    await watchPage(page, entry, fault ? [] : [...broken.keys()]);
    for (const chunk of fault ? broken.values() : [])
      await page.route(site.address + chunk.source, (route) => fault?.answer(route, chunk));
    await page.goto(site.address + made.route);
    await quiet(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT);
    await page.evaluate(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-wake^='on:']"))
        document.dispatchEvent(new CustomEvent(dataset.wake?.slice(3) ?? ""));
    });
    const healthy = made.types.filter(({ name, isIsland }) => isIsland && !broken.has(name));
    for (const { name } of healthy)
      await page.locator(`[data-block="${name}"][data-awake]`).first().waitFor({ state: "attached" });
    return { page, logged };
  }

  /** Clicks each broken block where the fault waits; the second of two that are the same. */
  async function clickThem(page: Page, broken: Map<string, Chunk>) {
    for (const [name, { isIsland }] of broken) {
      const block = page.locator(`[data-block="${name}"]`).last();
      await (isIsland ? block.locator("[data-planted]").first() : block).dispatchEvent("click");
    }
  }

  /** The places of the blocks that `clickThem` clicked. */
  const used = (page: Page, broken: Map<string, Chunk>) =>
    Promise.all(
      [...broken.keys()].map((name) =>
        page
          .locator(`[data-block="${name}"]`)
          .last()
          .evaluate((block) => {
            const { block: type, at } = (block as HTMLElement).dataset;
            return { block: type, at };
          }),
      ),
    );

  const told = (page: Page) => page.evaluate(() => (window as unknown as Watched).told);

  /** The line of the site's sources that a report names. */
  const lineAt = (at = "") => {
    const [file = "", line] = at.split(":");
    return readFileSync(join(made.dir, file), "utf8").split("\n")[Number(line) - 1];
  };

  /** What is not as it was before anything woke: of broken blocks nothing may have changed, of others no node may be gone. */
  const changes = (page: Page, broken: string[]) =>
    page.evaluate((names) => {
      const found: string[] = [];
      for (const [block, was] of (window as unknown as Watched).before) {
        const name = block.dataset.block ?? "";
        const gone = was.nodes.filter((node) => !block.isConnected || !block.contains(node));
        if (gone.length > 0)
          found.push(`${name}: ${gone.length} nodes gone, the first ${gone[0]?.outerHTML}`);
        if (!names.includes(name)) continue;
        if (block.textContent !== was.text) found.push(`${name}: other text`);
        const links = [...block.querySelectorAll("a")].map(({ href }) => href);
        if (links.join() !== was.links.join()) found.push(`${name}: other links`);
      }
      return found;
    }, broken);

  /** A control of the shell that is not broken does what it says. */
  async function expectShellWorks(page: Page, broken: Map<string, Chunk>) {
    if (!broken.has("header")) {
      const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
      const before = await isDark();
      await page
        .getByRole("button", { name: /theme|dark/i })
        .first()
        .click();
      expect(await isDark()).toBe(!before);
    } else {
      await page.getByRole("button", { name: "Reject" }).click();
      await expect.poll(() => page.getByRole("button", { name: "Reject" }).isVisible()).toBe(false);
    }
  }

  async function expectStatic(fault: Fault | undefined, half: number) {
    const concerned = made.types.filter(({ name }) => {
      const chunk = chunks.get(name) as Chunk;
      return fault ? (fault.concerns?.(chunk) ?? true) : chunk.isIsland;
    });
    // Half of the blocks break at a time: the other half shows that it does not notice.
    const broken = new Map(
      concerned.filter((_, index) => index % 2 === half).map(({ name }) => [name, chunks.get(name) as Chunk]),
    );
    const { page, logged } = await openBroken(broken, fault);
    const places = await page.evaluate(
      (names) =>
        [...(window as unknown as Watched).before.keys()]
          .filter(({ dataset }) => names.includes(dataset.block ?? ""))
          .map(({ dataset }) => ({ block: dataset.block, at: dataset.at })),
      [...broken.keys()],
    );
    if (fault?.needsClick) await clickThem(page, broken);
    // Blocks of one list have one place. A stack names a script: of twins, the one that was used last is told of.
    const keyOf = ({ block, at }: { block?: string; at?: string }) =>
      fault?.stage === "run" ? `${block}` : `${block} ${at}`;
    const awaited = [...new Map(places.toReversed().map((place) => [keyOf(place), place])).values()];
    const stage = fault?.stage ?? "start";
    await expect.poll(async () => (await told(page)).length).toBeGreaterThanOrEqual(awaited.length);
    await expectShellWorks(page, broken);
    const reports = await told(page);
    const toldOf = fault?.needsClick ? await used(page, broken) : awaited;
    const asLines = (list: { block?: string; at?: string }[]) =>
      list.map(({ block, at }) => `${block} ${at}`).sort();
    expect(asLines(reports)).toEqual(asLines(toldOf));
    expect([...new Set(reports.map(({ block }) => block))].sort()).toEqual([...broken.keys()].sort());
    for (const report of reports) {
      expect(report).toMatchObject({ stage, page: made.route });
      expect(lineAt(report.at)).toContain(`type: ${report.block}`);
    }
    expect(await changes(page, fault?.stage === "run" ? [] : [...broken.keys()])).toEqual([]);
    const ours = logged.filter((line) => !OF_THE_BROWSER.test(line));
    expect(ours.filter((line) => !line.startsWith(`[site] ${made.route}: block "`))).toEqual([]);
    expect(ours).toHaveLength(reports.length);
    await page.context().close();
  }

  it("finds every block type that wakes, and all of them wake without a fault", async () => {
    const { page, logged } = await openBroken(new Map());
    const found = await page.evaluate(() =>
      [...(window as unknown as Watched).before.keys()].map(({ dataset }) => dataset.block),
    );
    expect([...new Set(found)].sort()).toEqual(made.types.map(({ name }) => name).sort());
    expect(await told(page)).toEqual([]);
    expect(await changes(page, [])).toEqual([]);
    expect(logged).toEqual([]);
  });

  describe.each(faults)("its script $name", (fault) => {
    it.each([0, 1])("half %i of the blocks", (half) => expectStatic(fault, half));
  });

  describe("its data are cut off", () => {
    it.each([0, 1])("half %i of the islands", (half) => expectStatic(undefined, half));
  });
});
