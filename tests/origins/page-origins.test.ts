import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { BoundOrigin, Origin } from "../../renderer/origins/origin.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { copySite } from "../support/site-copy.ts";
import { exampleTexts } from "./example-texts.ts";
import { keyOf, shownValues } from "./shown-values.ts";

// In the site's own language alone.
const dir = mkdtempSync(join(tmpdir(), "page-origins-"));
copySite(dir);
const site = await openSite({ dir });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The text in its file that a range marks. */
function marked(file: string, { start, end }: { start: number; end: number }): string {
  return site.source(file)!.slice(start, end);
}

/** An origin as its texts, for reading. */
function told(origin: Origin | undefined): unknown {
  if (origin?.kind === "own") return `${origin.file}: ${marked(origin.file, origin.range)}`;
  if (origin?.kind !== "bound") return origin;
  return origin.pieces.map((piece) =>
    "literal" in piece
      ? marked(origin.file, piece.range)
      : [marked(origin.file, piece.range), told(piece.from)],
  );
}

function bindingsOf({ pieces }: BoundOrigin): string[] {
  return pieces.flatMap((piece) => ("binding" in piece ? piece.binding : []));
}

/** What the pieces of an origin are in the end; `nothing` for a binding that is not known. */
function kindsOf(origin: Origin | undefined): string[] {
  if (origin?.kind === "bound")
    return origin.pieces.flatMap((piece) => ("literal" in piece ? "own" : kindsOf(piece.from)));
  return [origin?.kind === "computed" ? origin.by : (origin?.kind ?? "nothing")];
}

describe("a value comes from", () => {
  it("the page that it is written in", () => {
    const values = shownValues(site.page("/careers")!);
    const plain = site.origins
      .of("/careers")!
      .values.filter(
        ({ origin }) => origin.kind === "own" && origin.file.startsWith("pages/") && origin.style === "plain",
      );
    expect(plain.length).toBeGreaterThan(10);
    for (const { path, origin } of plain) {
      const shown = values.get(keyOf(path));
      if (path.at(-1) !== "html" && origin.kind === "own")
        expect(marked(origin.file, origin.range)).toBe(String(shown));
    }
  });
  it("the row of a page that is made for each row, and the settings", () => {
    const { route, row } = site.routes.find(
      ({ file, kind }) => kind === "page" && file === "pages/jobs/[slug].yaml",
    )!;
    const title = site.origins.of(route)!.values.find(({ path }) => path[0] === "title")!.origin;
    if (title.kind !== "bound") throw new Error("The title of a job is bound.");
    const piece = title.pieces.find((one) => "binding" in one && one.binding === "item.title");
    const from = piece && "binding" in piece ? piece.from : undefined;
    expect(from).toMatchObject({ kind: "own", file: "data/jobs.yaml", path: [row, "title"] });
  });
  it("a number of rows, which is worked out", () => {
    const counted = site.origins
      .of("/insights")!
      .values.find(({ origin }) => origin.kind === "bound" && /^count\./.test(bindingsOf(origin)[0] ?? ""));
    expect(told(counted?.origin)).toEqual([
      ["${count.articles}", { kind: "computed", by: "count", from: "data/articles.yaml" }],
      " Articles",
    ]);
  });
});

describe("every text that visitors see has an origin", () => {
  it("on every page", () => {
    for (const { route, kind } of site.routes) {
      if (kind !== "page") continue;
      const known = new Set(site.origins.of(route)!.values.map(({ path }) => keyOf(path)));
      const shown = [...shownValues(site.page(route)!)].filter(([, value]) => typeof value === "string");
      expect({ route, without: shown.filter(([key]) => !known.has(key)) }).toEqual({ route, without: [] });
    }
  }, 120_000);
  it("which is written in a file, but for addresses, numbers of rows, computed fields and defaults", () => {
    const kinds = new Set<string>();
    for (const { route } of site.routes)
      for (const { origin } of site.origins.of(route)?.values ?? [])
        for (const kind of kindsOf(origin)) kinds.add(kind);
    expect([...kinds].sort()).toEqual(["count", "default", "field", "file", "own", "route"]);
  });
  it("in every example of every block", () => {
    let count = 0;
    for (const { name, text } of exampleTexts(site)) {
      const { page } = site.pageOfText("pages/draft.yaml", text);
      if (!page) continue;
      count += 1;
      const known = new Set(
        site.origins.ofText("pages/draft.yaml", text)!.values.map(({ path }) => keyOf(path)),
      );
      const shown = [...shownValues(page)].filter(([, value]) => typeof value === "string");
      expect({ name, without: shown.filter(([key]) => !known.has(key)) }).toEqual({ name, without: [] });
    }
    expect(count).toBeGreaterThan(100);
  }, 120_000);
});

describe("a block is written", () => {
  it("in its list, with the comments that belong to it", () => {
    const { blocks } = site.origins.of("/careers")!;
    const list = blocks.find(({ path }) => keyOf(path) === "blocks/1")!.origin;
    expect(list.list).toMatchObject({ file: "pages/careers/index.yaml", path: ["blocks"], index: 1 });
    expect(marked(list.file, list.whole)).toMatch(/^(?: *#.*\n)* {2}- type: /);
    expect(marked(list.file, list.range)).toMatch(/^type: /);
  });
  it("in the layout for the shell, and within another block", () => {
    const blocks = site.routes.flatMap(({ route }) => site.origins.of(route)?.blocks ?? []);
    expect(blocks[0]).toMatchObject({
      path: ["layout", "before", 0],
      origin: { file: "pages/_layout.yaml" },
    });
    expect(
      blocks.some(
        ({ path, origin }) => path.length > 2 && path[0] === "blocks" && (origin.list?.path.length ?? 0) > 1,
      ),
    ).toBe(true);
  });
  it("once for all the rows that it is shown for", () => {
    const { blocks } = site.origins.of("/careers")!;
    const cards = blocks.filter(({ origin }) => origin.path.at(-1) === "item");
    expect(cards.length).toBeGreaterThan(1);
    expect(new Set(cards.map(({ origin }) => origin.whole.start)).size).toBe(1);
    expect(cards[0]?.origin.list).toBeUndefined();
  });
});

/** Runs something while a file of the site says something else. */
async function whileItSays<T>(file: string, change: (text: string) => string, run: () => T): Promise<T> {
  const path = join(dir, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, change(before));
  try {
    return await run();
  } finally {
    writeFileSync(path, before);
  }
}

describe("as long as nothing changes, origins are found once", () => {
  const PAGE = "pages/careers/index.yaml";
  const headingAt = () => {
    const { blocks } = site.origins.of("/careers")!;
    return blocks.find(({ path }) => keyOf(path) === "blocks/0")!.origin.whole.start;
  };
  it("for one page and another", () => {
    const [first, other] = ["/careers", "/about"].map((route) => site.origins.of(route));
    expect(["/careers", "/about"].map((route) => site.origins.of(route))).toEqual([first, other]);
    expect(site.origins.of("/careers")).toBe(first);
  });
  it("and anew where a file has changed of which the site was not told yet", async () => {
    const before = headingAt();
    const moved = await whileItSays(PAGE, (text) => `# A note\n${text}`, headingAt);
    expect(moved).toBe(before + "# A note\n".length);
    expect(headingAt()).toBe(before);
  });
  it("and anew where rows have changed that the page shows", async () => {
    const told = async () => {
      await site.update(["data/jobs.yaml"]);
      const { values } = site.origins.of("/careers")!;
      const from = values.flatMap(({ origin }) => (origin.kind === "own" ? origin : []));
      return from.filter(({ file }) => file === "data/jobs.yaml").map(({ path }) => path[0]);
    };
    const before = await told();
    const more = await whileItSays("data/jobs.yaml", withoutFirstRow, told);
    expect(await told()).toEqual(before);
    expect(more).not.toEqual(before);
    expect(new Set(more).has(0)).toBe(true);
  });
});

/** A list of rows without its first. */
function withoutFirstRow(text: string): string {
  const [, , ...rest] = text.split(/^(?=- )/m);
  return rest.join("");
}
