import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../renderer/edit/operation.ts";
import { bodyMark } from "../../renderer/languages/body-mark.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { root, TrialSite } from "./site-trial.ts";

let trial: TrialSite;
beforeAll(async () => {
  trial = await TrialSite.open(root);
});
afterAll(() => trial.close());

/** Files of versions that an operation changes, and problems that it brings. */
const tried = (operation: Operation) =>
  trial.try(operation, ({ planned, fresh }) => ({
    fresh,
    files: planned.changes.map((change) => (change.kind === "rename" ? change.to : change.file)),
  }));

const about = (...path: (string | number)[]) => ({ file: "pages/about.yaml", path });

describe("versions in other languages follow", () => {
  it("a page to its new address, with the links to it in their texts and marks", async () => {
    const { fresh, files } = await tried({
      kind: "move-page",
      route: "/contact",
      to: "/company/contact",
      redirect: false,
    });
    expect(fresh).toEqual([]);
    expect(files).toContain("pages/company/contact.de.yaml");
  });

  it("a page that goes", async () => {
    const { files } = await tried({ kind: "delete-page", route: "/about", redirectTo: "/services" });
    expect(files).toContain("pages/about.de.yaml");
  });

  it("the id of a block", async () => {
    const { fresh, files } = await tried({ kind: "set-id", at: about("blocks", 1), id: "our-name" });
    expect(fresh).toEqual([]);
    expect(files).toContain("pages/about.de.yaml");
  });

  it("a block to another page", async () => {
    const { fresh, files } = await tried({
      kind: "move",
      at: about("blocks", 1),
      into: { file: "pages/services.yaml", path: ["blocks"] },
      index: 1,
    });
    expect(fresh).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["pages/about.de.yaml", "pages/services.de.yaml"]));
  });

  it("the key of a row", async () => {
    const { fresh, files } = await tried({
      kind: "set-key",
      collection: "jobs",
      row: "data-engineer",
      key: "engineer-of-data",
    });
    expect(fresh).toEqual([]);
    expect(files).toContain("data/jobs.de.yaml");
  });

  it("the name of a field, in rows and in bindings", async () => {
    const { fresh, files } = await tried({
      kind: "rename-field",
      collection: "jobs",
      field: "title",
      name: "role",
    });
    expect(fresh).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["data/jobs.de.yaml", "pages/jobs/[slug].de.yaml"]));
  });
});

describe("on a small site", () => {
  afterAll(removeMockSites);
  const settings = (languages: string): string =>
    `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@example.com\nlanguages: [${languages}]\n`;

  it("the mark of a text whose original links to a page that moves, where it was up to date", async () => {
    const original = "Read [about us](/about) first.\n";
    const other = "Ask [us](/about).\n";
    const site = await mockSite({
      "data/site.yaml": settings("{ lang: de }"),
      "public/jobs/cook.md": original,
      "public/jobs/cook.de.md": `<!-- of: ${bodyMark(original)} -->\nLesen Sie erst [über uns](/about).\n`,
      "public/jobs/host.md": other,
      "public/jobs/host.de.md": "<!-- of: 0123456789ab -->\nFragen Sie.\n",
    });
    const planned = planOperation(site.files, {
      kind: "move-page",
      route: "/about",
      to: "/us",
      redirect: true,
    });
    if ("refused" in planned) throw new Error(planned.refused);
    const after = new Map(planned.changes.flatMap((one) => ("after" in one ? [[one.file, one.after]] : [])));
    const moved = "Read [about us](/us) first.\n";
    expect(after.get("public/jobs/cook.md")).toBe(moved);
    expect(after.get("public/jobs/cook.de.md")).toBe(
      `<!-- of: ${bodyMark(moved)} -->\nLesen Sie erst [über uns](/us).\n`,
    );
    expect(after.get("public/jobs/host.md")).toBe("Ask [us](/us).\n");
    expect(after.has("public/jobs/host.de.md")).toBe(false);
  });

  it("the name of the field in the name of a page's file, though a language shows the page as it is", async () => {
    const site = await mockSite({
      "data/site.yaml": settings("{ lang: fr, missing: original, draft: true }"),
      "pages/jobs/[slug].yaml":
        "title: ${item.title}\neach: jobs\nblocks:\n  - type: hero\n    heading: ${item.title}\n",
    });
    const planned = planOperation(site.files, {
      kind: "rename-field",
      collection: "jobs",
      field: "slug",
      name: "code",
    });
    if ("refused" in planned) throw new Error(planned.refused);
    expect(planned.changes.flatMap((one) => (one.kind === "rename" ? [one.to] : []))).toEqual([
      "pages/jobs/[code].yaml",
    ]);
  });
});
