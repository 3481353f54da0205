import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

/** Rows whose slugs are not looked at by their schema, so that the check of addresses is on its own. */
const SCHEMA = JSON.stringify({
  type: "object",
  "x-key": "slug",
  properties: { slug: { type: "string" }, title: { type: "string" } },
});

const PAGE = `title: "\${item.title}"
description: What \${item.title} is about.
each: jobs
blocks:
  - type: hero
    heading: "\${item.title}"
`;

it("what gives no address is told at so many rows as tell the story, and then where the rows are chosen", async () => {
  const rows = ["good", ...Array.from({ length: 40 }, (_, index) => `Not Good ${index}`)];
  const { problems } = await mockSite({
    "data/jobs.schema.json": SCHEMA,
    "data/jobs.yaml": rows.map((slug) => `- slug: ${slug}\n  title: Job ${slug}\n`).join(""),
    "pages/jobs/[slug].yaml": PAGE,
  });
  const told = problems.filter(({ code }) => code === "bad-route").map(({ file }) => file);
  expect(told).toEqual([...Array(10).fill("data/jobs.yaml"), "pages/jobs/[slug].yaml"]);
});
