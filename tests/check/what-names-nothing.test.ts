import { afterEach, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterEach(removeMockSites);

const told = async (files: Parameters<typeof mockSite>[0]): Promise<string[]> =>
  (await mockSite(files)).problems.map(({ code, file, range }) => `${code} ${file}:${range.start.line}`);

const page = (more: string): string =>
  `title: Sale\ndescription: What is on sale.\nindex: false\n${more}blocks:\n  - type: hero\n    heading: Sale\n`;

it("a page leads on to an address that there is, long before it ends", async () => {
  expect(await told({ "pages/sale.yaml": page("until: 2999-01-01\nthen: /abuot\n") })).toEqual([
    "broken-redirect pages/sale.yaml:5",
  ]);
  expect(await told({ "pages/sale.yaml": page("until: 2999-01-01\nthen: /about\n") })).toEqual([]);
});

it("a redirect above a whole page is one problem, at the redirect", async () => {
  expect(await told({ "pages/sale.yaml": page("redirect: /about\n") })).toEqual([
    "redirect-with-content pages/sale.yaml:4",
  ]);
});

const schemaOf = (field: object): string =>
  JSON.stringify({
    type: "object",
    additionalProperties: false,
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      starts: { type: "string" },
      other: field,
    },
  });

it.each([
  ["a day after one that is not there", { type: "string", "x-after": "start" }, "starts"],
  ["a number of another list's entries", { type: "integer", "x-computed": { count: "names" } }, "name"],
  ["a picture that is a text", { type: "string", "x-kind": "picture" }, "image"],
  ["rows of a file that is not there", { type: "string", "x-ref": "job" }, "jobs"],
])("a schema may not name nothing: %s", async (_, field, guess) => {
  const { problems } = await mockSite({ "data/team.schema.json": schemaOf(field) });
  expect(problems.map(({ code }) => code)).toEqual(["bad-schema"]);
  expect(problems[0]!.message).toContain(`Did you mean "${guess}"?`);
});

it("a row that is none is told, and not whoever refers to it", async () => {
  expect(await told({ "data/team.yaml": "- Ana, Data\n- id: ben\n  name: Ben\n" })).toEqual([
    "wrong-type data/team.yaml:1",
  ]);
});
