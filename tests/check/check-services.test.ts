import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const settings = (services: string) =>
  `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nservices:\n${services}`;
const schema = JSON.stringify({
  type: "object",
  properties: {
    email: { type: "string" },
    services: { $ref: "../renderer/schema/common.json#/definitions/services" },
  },
});
const asking = JSON.stringify({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Asking",
  description: "Asks for consent.",
  type: "object",
  additionalProperties: false,
  properties: {
    names: {
      type: "array",
      description: "Names.",
      items: { type: "string", "x-kind": "consent", description: "Name." },
    },
  },
});
const home = (names: string) =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n${names && `  - type: asking\n    names: [${names}]\n`}`;

async function say(services: string, asked: string) {
  return told(
    await mockSite({
      "data/site.yaml": settings(services),
      "data/site.schema.json": schema,
      "blocks/asking/schema.json": asking,
      "blocks/asking/view.tsx": "export default function View() {\n  return null;\n}\n",
      "pages/index.yaml": home(asked),
    }),
  );
}

it("a service waits for a category that visitors are asked about", async () => {
  const chat = "  - { use: script, from: https://chat.example/a.js, category: preferences }\n";
  expect(await say(chat, "analytics, preferences")).toEqual([]);
  expect(await say(chat, "analytics, marketing")).toEqual([
    expect.stringMatching(
      /^data\/site\.yaml:6.* unasked-service .*No cookie banner asks for preferences, .*analytics, marketing/,
    ),
  ]);
});

it("that of a service that names none is analytics, and the service is marked", async () => {
  expect(await say("  - use: plausible\n", "analytics")).toEqual([]);
  expect(await say("  - use: plausible\n", "")).toEqual([
    expect.stringMatching(/^data\/site\.yaml:6:10.*unasked-service/),
  ]);
});

it("a category that no service waits for may be for frames, or for what the site keeps itself", async () => {
  expect(await say("  - use: plausible\n", "analytics, marketing, preferences")).toEqual([]);
});
