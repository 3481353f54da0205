import { afterAll, describe, expect, it } from "vitest";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment();
const hero = "blocks:\n  - type: hero\n    heading: Home\n";
const home = (lines: string): string => `title: Home\n${lines}${hero}`;

describe("what is kept of a page", () => {
  const read = (text: string, file?: string) => readMockPage(text, environment, file);

  it("is a redirect, a layout or a page", () => {
    expect(read("redirect: /about\n").page).toMatchObject({
      kind: "redirect",
      redirect: { value: "/about", span: { start: 10, end: 16 } },
      hasErrors: false,
    });
    const layout = "blocks:\n  - type: page\n";
    expect(read(layout, "pages/wide/_layout.yaml").page.kind).toBe("layout");
    expect(read(home(""), "pages/_wide/a.yaml").page.kind).toBe("page");
    expect(read(home(""), "pages/wide_layout.yaml").page).toMatchObject({
      file: "pages/wide_layout.yaml",
      kind: "page",
      index: true,
      layout: "layout",
      aliases: [],
      problems: [],
      hasErrors: false,
    });
  });

  it("is its template, unless something is wrong", () => {
    const text = home("description: A\nimage: { src: /a.svg, alt: A }\nlayout: wide\nindex: false\n");
    const { page } = read(text);
    expect(page.template).toEqual({
      title: "Home",
      description: "A",
      image: { src: "/a.svg", alt: "A" },
      blocks: [{ type: "hero", "@line": 7, heading: "Home" }],
    });
    expect([page.layout, page.index]).toEqual(["wide", false]);
    expect(read(text.replace("hero", "heroo")).page).toMatchObject({ hasErrors: true });
    expect(read(text.replace("hero", "heroo")).page.template).toBeUndefined();
  });

  it("is where its texts stand", () => {
    const text = home("description: What\nlayout: wide\n").replace(
      "heading: Home",
      "id: top\n    heading: Home\n    align: start\n    text: '${site.brand}'\n    image: { src: /a.svg, alt: A }",
    );
    expect(read(text).places).toEqual({
      "": "title",
      title: "Home",
      description: "What",
      layout: "wide",
      "blocks.0": "hero",
      "blocks.0.id": "top",
      "blocks.0.heading": "Home",
      "blocks.0.align": "start",
      "blocks.0.text": "'${site.brand}'",
      "blocks.0.image": "{ src: /a.svg, alt: A }",
      "blocks.0.image.src": "/a.svg",
    });
  });

  it("is which rows it is made of", () => {
    const file = "pages/jobs/[slug].yaml";
    const { page } = read(
      home("each: jobs\nwhere: { lead: ana, year: 2024 }\nsort: [-year, title]\nlimit: 2\n"),
      file,
    );
    expect(page.each).toEqual({
      collection: "jobs",
      span: { start: 18, end: 22 },
      where: { lead: "ana", year: 2024 },
      sort: ["-year", "title"],
      limit: 2,
    });
    expect(page.refs.map(({ target, value }) => [target, value])).toEqual([["team", "ana"]]);
    expect([...page.uses]).toEqual(["jobs"]);
    expect(read(home("each: jobs\n"), file).page.each).toEqual({
      collection: "jobs",
      span: { start: 18, end: 22 },
    });
    // Rows that are chosen wrongly are all there, so that links to them are not reported as well.
    expect(read(home("each: jobs\nwhere: department\n"), file).page.each?.where).toBeUndefined();
  });

  it("is its further addresses", () => {
    expect(read(home("aliases: [/a, *b, /c]\n")).page.aliases).toEqual([
      { value: "/a", span: { start: 22, end: 24 } },
      { value: "/c", span: { start: 30, end: 32 } },
    ]);
  });

  it("is which collections it reads", () => {
    const counts = "    text: '${count.jobs} ${site.brand} ${count.team}'\n";
    expect([...read(`${home("")}${counts}`).page.uses]).toEqual(["jobs", "team"]);
  });
});
