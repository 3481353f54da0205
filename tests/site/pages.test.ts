import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (blocks: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n${blocks}`;
const jobPage =
  'title: ${item.title} at ${site.brand}\ndescription: The role of ${item.title}.\neach: jobs\naliases: ["/roles/${item.slug}"]\nblocks:\n  - type: hero\n    heading: ${item.title}\n';

describe("what a view receives", () => {
  it("has bindings filled, defaults set and Markdown rendered", async () => {
    const site = await mockSite({
      "pages/index.yaml":
        'title: Home of ${site.brand}\ndescription: "${count.jobs} roles, ${count.jobs.skills} skills"\nimage: { src: /images/team.svg, alt: The team }\nblocks:\n  - type: hero\n    id: top-part\n    heading: ${page.title}\n    text: "**Bold** <script>x</script> [link](/about)"\n    actions: [{ label: Go, href: /about }]\n',
    });
    expect(site.problems.map(({ code }) => code)).toEqual(["html-in-text"]);
    expect(site.page("/")).toEqual({
      route: "/",
      canonical: "/",
      file: "pages/index.yaml",
      title: "Home of 2SD",
      description: "3 roles, 3 skills",
      image: { src: "/images/team.svg", alt: "The team" },
      lang: "en",
      skip: "Skip to content",
      index: true,
      layout: { name: "layout", before: [], after: [] },
      blocks: [
        {
          type: "hero",
          id: "top-part",
          at: { file: "pages/index.yaml", line: 5 },
          props: {
            heading: "Home of 2SD",
            text: { html: '<strong>Bold</strong> x <a href="/about">link</a>' },
            actions: [{ label: "Go", href: "/about", look: "primary" }],
            align: "start",
          },
        },
      ],
    });
  });

  it("has queries answered: chosen, sorted, limited, with references followed", async () => {
    const site = await mockSite({
      "pages/index.yaml": page(
        '  - type: card-grid\n    heading: Cards\n    source: jobs\n    where: { skills: Python }\n    sort: -year\n    limit: 2\n    item: { title: "${item.title} (${item.year})", text: "${item.lead.name}", tags: "${item.skills}" }\n',
      ),
    });
    expect(site.problems).toEqual([]);
    expect(site.page("/")!.blocks[1]!.props).toEqual({
      heading: "Cards",
      columns: 3,
      items: [
        { title: "ML Engineer (2025)", tags: ["Python"] },
        { title: "Data Engineer (2024)", text: { html: "Ana" }, tags: ["SQL", "Python"] },
      ],
    });
  });

  it("has blocks filled from rows, with raw fields beside them and queries inside queries", async () => {
    const site = await mockSite({
      "pages/index.yaml": page(
        '  - type: list\n    filter: department\n    source: jobs\n    limit: 1\n    item:\n      type: card-grid\n      heading: ${item.title}\n      source: item.contacts\n      item: { title: "${item.name} for ${outer.title}" }\n',
      ),
    });
    expect(summary(site)).toEqual([]);
    expect(site.page("/")!.blocks[1]!.props).toEqual({
      filter: "department",
      rows: [{ department: "Data" }],
      items: [
        {
          type: "card-grid",
          at: { file: "pages/index.yaml", line: 11 },
          props: { heading: "Data Engineer", columns: 3, items: [{ title: "Ana for Data Engineer" }] },
        },
      ],
    });
  });

  it("leaves out what a row cannot fill", async () => {
    const site = await mockSite({
      "pages/index.yaml": page(
        '  - type: card-grid\n    heading: Cards\n    source: team\n    item: { title: "${item.name}", href: "${item.profile}", image: { src: "${item.photo}", alt: "${item.name}" } }\n',
      ),
    });
    expect(site.problems).toEqual([]);
    expect(site.page("/")!.blocks[1]!.props.items).toEqual([
      { title: "Ana" },
      { title: "Ben", image: { src: "/images/team.svg", alt: "Ben" } },
    ]);
  });

  it("has bodies read from the first file that exists, and computed fields", async () => {
    const site = await mockSite({
      "pages/index.yaml": page(
        '  - type: body\n    files: [/texts/none.html, /texts/one.md]\n  - type: card-grid\n    heading: Cards\n    source: jobs\n    where: { slug: data-engineer }\n    item: { title: "${item.skillCount} skills, ${item.title}" }\n',
      ),
    });
    expect(site.problems).toEqual([]);
    const [, body, cards] = site.page("/")!.blocks;
    expect(body!.props.files).toEqual({
      html: "<h2>One</h2>\n<p>Hello <strong>there</strong>.</p>",
      sources: ["/texts/none.html", "/texts/one.md"],
    });
    expect(cards!.props.items).toEqual([{ title: "2 skills, Data Engineer" }]);
  });

  it("has the layout's blocks around it", async () => {
    const site = await mockSite({
      "pages/_layout.yaml":
        "blocks:\n  - type: prose\n    text: Above ${site.brand}\n  - type: page\n  - type: prose\n    text: Below ${page.route}\n",
    });
    expect(site.problems).toEqual([]);
    const { layout } = site.page("/about")!;
    expect(layout.before.map((block) => block.props.text)).toEqual([{ html: "<p>Above 2SD</p>" }]);
    expect(layout.after.map((block) => block.props.text)).toEqual([{ html: "<p>Below /about</p>" }]);
    expect(site.page("/")!.layout.after.map((block) => block.props.text)).toEqual([
      { html: "<p>Below /</p>" },
    ]);
  });
});

describe("addresses", () => {
  it("come from files, rows, aliases and redirects, sorted", async () => {
    const site = await mockSite({
      "pages/jobs/[slug].yaml": jobPage,
      "pages/jobs/index.yaml": page("").replace("Home\n", "Jobs\n").replace("What Home", "What Jobs"),
    });
    expect(site.problems).toEqual([]);
    expect(site.routes).toEqual([
      { route: "/", kind: "page", file: "pages/index.yaml" },
      { route: "/about", kind: "page", file: "pages/about.yaml" },
      { route: "/former", kind: "redirect", file: "pages/former.yaml", to: "/about" },
      { route: "/jobs", kind: "page", file: "pages/jobs/index.yaml" },
      ...["data-engineer", "ml-engineer", "writer"].map((slug, row) => ({
        route: `/jobs/${slug}`,
        kind: "page",
        file: "pages/jobs/[slug].yaml",
        row,
      })),
      ...["data-engineer", "ml-engineer", "writer"].map((slug, row) => ({
        route: `/roles/${slug}`,
        kind: "alias",
        file: "pages/jobs/[slug].yaml",
        to: `/jobs/${slug}`,
        row,
      })),
    ]);
    expect(site.page("/roles/writer")).toMatchObject({
      route: "/roles/writer",
      canonical: "/jobs/writer",
      title: "Writer at 2SD",
    });
    expect(site.page("/former")).toBeUndefined();
    expect(site.page("/nowhere")).toBeUndefined();
  });
});

describe("update", () => {
  it("reads a changed page again and tells which addresses it concerns", async () => {
    const site = await mockSite();
    writeFileSync(
      join(site.dir, "pages/about.yaml"),
      "title: About\ndescription: New.\nblocks:\n  - type: heroo\n",
    );
    expect(await site.update(["pages/about.yaml"])).toEqual({ routes: new Set(["/about"]) });
    expect(summary(site)).toEqual(["pages/about.yaml:4:11 unknown-block-type «heroo»"]);
    expect(site.page("/about")).toBeUndefined();
    writeFileSync(
      join(site.dir, "pages/about.yaml"),
      "title: About\ndescription: New.\nblocks:\n  - type: hero\n    heading: New\n",
    );
    await site.update([join(site.dir, "pages/about.yaml")]);
    expect(site.problems).toEqual([]);
    expect(site.page("/about")!.description).toBe("New.");
  });

  it("concerns the pages that read a collection, and new ones", async () => {
    const site = await mockSite({
      "pages/jobs/[slug].yaml": jobPage,
      "pages/index.yaml": page(
        '  - type: card-grid\n    heading: Team\n    source: jobs\n    item: { title: "${item.lead.name}" }\n',
      ).replace('"${item.lead.name}"', '"${item.title}"'),
    });
    writeFileSync(
      join(site.dir, "data/jobs.yaml"),
      "- slug: new-role\n  title: New Role\n  department: Data\n  skills: []\n",
    );
    const { routes } = await site.update(["data/jobs.yaml"]);
    expect([...(routes as Set<string>)].sort()).toEqual([
      "/",
      "/jobs/data-engineer",
      "/jobs/ml-engineer",
      "/jobs/new-role",
      "/jobs/writer",
      "/roles/data-engineer",
      "/roles/ml-engineer",
      "/roles/new-role",
      "/roles/writer",
    ]);
    expect(site.page("/jobs/new-role")!.title).toBe("New Role at 2SD");
  });

  it("finds links that a change elsewhere broke", async () => {
    const site = await mockSite({
      "pages/index.yaml": page("  - type: prose\n    text: See [us](/about).\n"),
    });
    writeFileSync(join(site.dir, "pages/about.yaml"), "redirect: /\n");
    await site.update(["pages/about.yaml"]);
    expect(summary(site)).toEqual(["pages/former.yaml:1:11 redirect-chain «/about»"]);
  });
});
