import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../renderer/edit/operation.ts";
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
