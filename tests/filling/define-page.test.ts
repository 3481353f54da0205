import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const hero = "blocks:\n  - type: hero\n    heading: ${page.title}\n";
const prose = (text: string) => `  - type: prose\n    text: ${text}\n`;
const site = await mockSite({
  "data/site.yaml": "brand: 2SD\nurl: https://www.example.com\nemail: hello@example.com\n",
  "pages/_layout.yaml": `blocks:\n${prose("Above")}${prose("And above")}  - type: page\n${prose("Below ${site.brand}")}`,
  "pages/_told.yaml": `blocks:\n${prose("At ${page.title}, ${page.route}")}  - type: page\n`,
  "pages/jobs/[slug].yaml": `title: \${item.title}\ndescription: "\${item.summary}"\nlayout: told\neach: jobs\naliases: ["/roles/\${item.slug}"]\n${hero}`,
  "pages/index.yaml": `title: Home\nindex: false\nlayout: told\n${hero}`,
  "pages/wide.yaml": `title: Wide\ndescription: What Wide is.\nlayout: wide\n${hero}`,
  "pages/about.yaml": `title: About\ndescription: What About is.\n${hero}`,
  "pages/gone.yaml": `title: Gone\ndescription: What Gone is.\n${hero}    columns: 3\n`,
});
const texts = (route: string) => {
  const { before, after } = site.page(route)!.layout;
  const html = (blocks: typeof before) => blocks.map(({ props }) => (props.text as { html: string }).html);
  return { before: html(before), after: html(after) };
};

describe("the definition of a page", () => {
  it("has its own title, description, picture and blocks, and the shared language", () => {
    expect(site.page("/about")).toMatchObject({
      route: "/about",
      canonical: "/about",
      file: "pages/about.yaml",
      title: "About",
      description: "What About is.",
      lang: "en",
      index: true,
      blocks: [
        {
          type: "hero",
          at: { file: "pages/about.yaml", line: 4 },
          props: { heading: "About", align: "start" },
        },
      ],
    });
    expect(site.page("/about")).not.toHaveProperty("image");
  });

  it("has no description when that comes to nothing, and may be kept out of search engines", () => {
    expect(site.page("/")).not.toHaveProperty("description");
    expect(site.page("/")!.index).toBe(false);
    expect(site.page("/jobs/writer")).not.toHaveProperty("description");
  });

  it("at a further address says which is its own", () => {
    expect(site.page("/roles/ml-engineer")).toMatchObject({
      route: "/roles/ml-engineer",
      canonical: "/jobs/ml-engineer",
      title: "ML Engineer",
      layout: { name: "told" },
    });
    expect(texts("/roles/ml-engineer").before).toEqual(["<p>At ML Engineer, /jobs/ml-engineer</p>"]);
  });

  it("is not made for redirects, unknown addresses and pages with errors", () => {
    for (const route of ["/former", "/nowhere", "/gone", "/wide"]) expect(site.page(route)).toBeUndefined();
  });

  it("names its picture when there is one", async () => {
    const image = 'image: { src: "${item.photo}", alt: "${item.name}" }\n';
    const other = await mockSite({
      "pages/team/[id].yaml": `title: \${item.name}\ndescription: About \${item.name}.\n${image}each: team\n${hero}`,
    });
    expect(other.problems).toEqual([]);
    expect(other.page("/team/ben")!.image).toEqual({ src: "/images/team.svg", alt: "Ben" });
    expect(other.page("/team/ana")).not.toHaveProperty("image");
  });
});

describe("the layout around a page", () => {
  it("is what stands before and after the place of the page", () => {
    expect(texts("/about")).toEqual({
      before: ["<p>Above</p>", "<p>And above</p>"],
      after: ["<p>Below 2SD</p>"],
    });
    expect(site.page("/about")!.layout.before.map(({ at }) => at)).toEqual([
      { file: "pages/_layout.yaml", line: 2 },
      { file: "pages/_layout.yaml", line: 4 },
    ]);
  });

  it("is made anew for each page when it says something of the page", () => {
    expect(texts("/").before).toEqual(["<p>At Home, /</p>"]);
    expect(texts("/roles/writer").before).toEqual(["<p>At Writer, /jobs/writer</p>"]);
    expect(texts("/").after).toEqual([]);
  });

  it("follows what it is made of", async () => {
    writeFileSync(
      join(site.dir, "data/site.yaml"),
      "brand: New\nurl: https://www.example.com\nemail: a@b.c\n",
    );
    await site.update(["data/site.yaml"]);
    expect(texts("/about").after).toEqual(["<p>Below New</p>"]);
    const layout = `blocks:\n  - type: page\n${prose("Last")}`;
    writeFileSync(join(site.dir, "pages/_layout.yaml"), layout);
    await site.update(["pages/_layout.yaml"]);
    expect(texts("/about")).toEqual({ before: [], after: ["<p>Last</p>"] });
  });
});
