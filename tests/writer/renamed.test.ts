import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { EditPage } from "../../renderer/editor/edit-page.ts";
import type { Path, Target } from "../../renderer/editor/protocol.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { rowForm } from "../../renderer/serve/overview/read-form.ts";
import { panelBlock } from "../../renderer/serve/panel/panel-block.ts";
import { panelPage } from "../../renderer/serve/panel/panel-page.ts";
import { toldPages } from "../../renderer/serve/told/told-pages.ts";
import { type OpenedSite, openedSite } from "./opened-site.ts";

const ABOUT = "pages/about.yaml";
const MOVED = "pages/company/about-us.yaml";
/** It names itself, which follows it. */
const PAGE = `title: About
description: What About is.
aliases: [/us, /we]
blocks:
  - type: hero
    heading: Above
    actions: [{ label: Below, href: "/about#cards" }]
  - type: card-grid
    id: cards
    heading: Cards
    items:
      - title: One
      - title: Two
`;
const JOB = `each: jobs
title: "\${item.title}"
description: What it is.
blocks:
  - type: hero
    heading: "\${item.title}"
    text: Apply now
`;

const opened = (): Promise<OpenedSite> => openedSite({ [ABOUT]: PAGE, "pages/jobs/[slug].yaml": JOB });

const heading = ({ page, told }: EditPage): Target => ({
  route: page.route,
  path: ["blocks", 0, "props", "heading"],
  told: told!,
});
const MOVE = { kind: "move-page", route: "/about", to: "/company/about-us" } as const;

/** How others give the page another address. */
const others: Record<string, (opened: OpenedSite) => Promise<unknown>> = {
  "moves the page": ({ apply }) => apply({ ...MOVE, redirect: false }),
  "moves the page, and the old address leads on": ({ apply }) => apply({ ...MOVE, redirect: true }),
  "renames the file by hand": ({ site }) => {
    mkdirSync(join(site.dir, dirname(MOVED)), { recursive: true });
    writeFileSync(join(site.dir, MOVED), PAGE.replace("/about#", "#"));
    rmSync(join(site.dir, ABOUT));
    return site.update([ABOUT, MOVED]);
  },
  "saves it, and renames the file before that is taken in": ({ site }) => {
    mkdirSync(join(site.dir, dirname(MOVED)), { recursive: true });
    writeFileSync(join(site.dir, MOVED), PAGE.replace("/about#", "#").replace("title: Two", "title: Three"));
    rmSync(join(site.dir, ABOUT));
    return site.update([ABOUT, MOVED]);
  },
  "moves it by a program, and asks for the page before all of it is taken in": ({ site }) => {
    mkdirSync(join(site.dir, dirname(MOVED)), { recursive: true });
    writeFileSync(join(site.dir, MOVED), PAGE.replace("/about#", "/company/about-us#"));
    writeFileSync(join(site.dir, ABOUT), "redirect: /company/about-us\n");
    expect(toldPages(site).movedFrom("/about")).toBe("/about");
    return site.update([ABOUT, MOVED]);
  },
};

it.each(Object.entries(others))(
  "whoever types in a page goes on in it while somebody %s",
  async (_, move) => {
    const editor = await opened();
    const { site, apply, text } = editor;
    const page = editPage(site, "/about")!;
    const form = panelBlock(site, "/about", ["blocks", 1], page.told)!;
    await move(editor);
    expect(await apply({ kind: "set", at: heading(page), value: "Typed" }, "Above")).toHaveProperty("files");
    expect(text(MOVED)).toContain("heading: Typed\n");
    const at: Target = {
      route: "/about",
      path: [...form.options, "heading"],
      as: "written",
      told: form.told!,
    };
    expect(await apply({ kind: "set", at, value: "More" }, "Cards")).toHaveProperty("files");
    expect(text(MOVED)).toContain("heading: More\n");
    // So is the form of what the page says of itself.
    const own = panelPage(site, "/about", page.told)!;
    expect(own).toMatchObject({ route: "/about", file: MOVED });
    const addresses: Target = { route: "/about", path: ["aliases"], as: "written", told: own.told! };
    await apply({ kind: "insert", into: addresses, index: 0, entry: { value: "/firm" } });
    await apply({ kind: "set", at: { ...addresses, path: ["aliases", 0] }, value: "/our-firm" }, "/us");
    expect(text(MOVED)).toContain("aliases: [/firm, /our-firm, /we]");
    // The form is that of the page where it is now, and so are the names of its blocks.
    expect(panelBlock(site, "/about", ["blocks", 1], page.told)?.file).toBe(MOVED);
    const names = (of: EditPage) => of.blocks.map(({ name }) => name);
    expect(names(editPage(site, "/company/about-us")!)).toEqual(names(page));
    expect(toldPages(site).movedFrom("/about")).toBe("/company/about-us");
  },
);

it("comes back with a page whose move is taken back", async () => {
  const { site, apply, undo, text } = await opened();
  const page = editPage(site, "/about")!;
  await apply({ ...MOVE, redirect: true });
  const moved = editPage(site, "/company/about-us")!;
  await undo();
  for (const [one, was, is] of [
    [moved, "Above", "Typed"],
    [page, "Typed", "Typed on"],
  ] as const)
    expect(await apply({ kind: "set", at: heading(one), value: is }, was)).toHaveProperty("files");
  expect(text(ABOUT)).toBe(PAGE.replace("Above", "Typed on"));
});

it("comes back with a page that was opened only after its move, and its old address leads to it", async () => {
  const { site, apply, undo, text } = await opened();
  await apply({ ...MOVE, redirect: true });
  const moved = editPage(site, "/company/about-us")!;
  await undo();
  expect(toldPages(site).movedFrom("/company/about-us")).toBe("/about");
  expect(await apply({ kind: "set", at: heading(moved), value: "Typed" }, "Above")).toHaveProperty("files");
  expect(text(ABOUT)).toBe(PAGE.replace("Above", "Typed"));
});

it("goes on in the page of a row whose address is another one", async () => {
  const { site, apply, text } = await opened();
  const page = editPage(site, "/jobs/ml-engineer")!;
  await apply({ kind: "move-row", collection: "jobs", row: "ml-engineer", index: 0 });
  await apply({
    kind: "set",
    at: { collection: "jobs", row: "ml-engineer", path: ["slug"] },
    value: "ai-engineer",
  });
  await apply({ kind: "move-page", route: "/jobs/[slug]", to: "/roles/[slug]", redirect: false });
  expect(toldPages(site).movedFrom("/jobs/ml-engineer")).toBe("/roles/ai-engineer");
  expect(await apply({ kind: "set", at: heading(page), value: "AI Engineer" }, "ML Engineer")).toHaveProperty(
    "files",
  );
  expect(text("data/jobs.yaml")).toContain("- slug: ai-engineer\n  title: AI Engineer\n");
});

it("takes a page that only reads alike for another one, and says that there is none any more", async () => {
  const { site, apply } = await opened();
  const page = editPage(site, "/about")!;
  await apply({ kind: "add-page", route: "/other", title: "Other", like: "/about" });
  await apply({ kind: "delete-page", route: "/about" });
  expect(toldPages(site).movedFrom("/about")).toBeUndefined();
  expect(await apply({ kind: "set", at: heading(page), value: "Typed" }, "Above")).toEqual({
    refused: "There is no page at /about.",
  });
});

it("goes on in the form of a row that somebody gives another key, and says so of one that is gone", async () => {
  const { site, apply, text } = await opened();
  const { told } = rowForm(site, "jobs", "data-engineer")!;
  const at = (...path: Path): Target => ({ collection: "jobs", row: "data-engineer", path, told: told! });
  await apply({ kind: "move-row", collection: "jobs", row: "data-engineer", index: 2 });
  await apply({ kind: "set-key", collection: "jobs", row: "data-engineer", key: "engineer" });
  expect(await apply({ kind: "set", at: at("skills", 1), value: "R" }, "Python")).toHaveProperty("files");
  expect(text("data/jobs.yaml")).toContain("skills: [SQL, R]");
  expect(rowForm(site, "jobs", "data-engineer")).toMatchObject({ row: "engineer", title: "Data Engineer" });
  await apply({ kind: "delete-row", collection: "jobs", row: "engineer" });
  expect(rowForm(site, "jobs", "data-engineer")).toBeUndefined();
  expect(await apply({ kind: "set", at: at("title"), value: "Typed" }, "Data Engineer")).toEqual({
    refused: "There is no row data-engineer in data/jobs.yaml.",
  });
});
