import { afterAll, expect, it } from "vitest";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment([]);
const hero = (heading: string): string => `  - type: hero\n    heading: ${heading}\n`;

it.each<[string, string, string]>([
  ["HTML", "<!--", "-->"],
  ["programs", "/*", "*/"],
  ["templates", "{#", "#}"],
])("blocks between the marks of a comment of %s are one comment", (_, open, close) => {
  for (const blocks of [hero("B"), hero("B") + hero("C")]) {
    const text = `title: Home\nblocks:\n${hero("A")}  ${open}\n${blocks}  ${close}\n${hero("D")}`;
    expect(readMockPage(text, environment).told).toEqual([expect.stringMatching(/^5:3 foreign-comment /)]);
  }
});
