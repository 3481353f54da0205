import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

/** What is said of a shared list that declares an option under this name, and uses it as `heading`. */
const toldOf = async (name: string): Promise<string[]> =>
  (
    await told(
      await mockSite({
        "pages/_shared/call.yaml": `about: A call.\noptions:\n  ${name}: { type: string, default: Hello, description: The words. }\nblocks:\n  - type: hero\n    heading: \${use.heading}\n`,
        "pages/index.yaml": "title: Home\ndescription: What Home is.\nblocks:\n  - use: call\n",
      }),
    )
  ).filter((line) => line.startsWith("pages/_shared/call.yaml"));

it("an option that is misspelt where it is declared is told there, with its name as it is used", async () => {
  expect(await toldOf("heading")).toEqual([]);
  expect(await toldOf("haeding")).toEqual([
    expect.stringMatching(
      /^pages\/_shared\/call\.yaml:3:3 bad-binding «haeding» \| This list declares "haeding", and uses "heading"\. .*\| Did you mean "heading"\?/,
    ),
  ]);
});
