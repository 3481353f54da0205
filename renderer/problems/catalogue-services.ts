import type { ProblemKind } from "./problem-kind.ts";
import { headed, opening } from "./sample-pages.ts";

const SETTINGS = "brand: Kestrel\nurl: https://www.example.com\nlang: en\n";
const SERVICES_SCHEMA = JSON.stringify({
  type: "object",
  additionalProperties: false,
  properties: {
    brand: { type: "string" },
    url: { type: "string" },
    lang: { type: "string" },
    services: { $ref: "../renderer/schema/common.json#/definitions/services" },
  },
});

/** A block that sends answers. */
const ASK = {
  "blocks/ask/view.tsx": "export default () => null;\n",
  "blocks/ask/schema.json": JSON.stringify({
    title: "Ask",
    description: "Asks.",
    type: "object",
    additionalProperties: false,
    properties: { url: { description: "Where to.", type: "string", "x-kind": "receiver" } },
  }),
};

const ASKING_SCHEMA = JSON.stringify({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Asking",
  description: "Asks for consent.",
  type: "object",
  additionalProperties: false,
  properties: {
    categories: {
      type: "array",
      description: "Categories.",
      items: { type: "string", "x-kind": "consent", description: "Category." },
    },
  },
});

/** What a site with services has besides: settings that allow them, and a block that asks for consent. */
const BESIDE_SERVICES = {
  "data/site.schema.json": SERVICES_SCHEMA,
  "blocks/asking/view.tsx": "export default function View() {\n  return null;\n}\n",
  "blocks/asking/schema.json": ASKING_SCHEMA,
  "pages/index.yaml": headed(opening, "  - type: asking\n    categories: [analytics]\n"),
};

/** Problems with what comes from elsewhere: services, and who takes the answers of forms. */
export const serviceProblems: Record<string, ProblemKind> = {
  "incomplete-service": {
    severity: "error",
    title: "A service that lacks what it is reached by",
    cause: "A service under services in data/site.yaml cannot be loaded as long as an option is missing.",
    cure: "Add the option.",
    example: {
      file: "data/site.yaml",
      beside: BESIDE_SERVICES,
      wrong: `${SETTINGS}services:\n  - use: google-analytics\n`,
      right: `${SETTINGS}services:\n  - use: google-analytics\n    id: G-ABC123\n`,
      marks: "google-analytics",
    },
  },
  "dead-receiver": {
    severity: "error",
    title: "A form whose answers cannot arrive",
    cause: "Browsers do not send to the address, or nothing there can take what a form sends.",
    cure: "Write the address that the receiver of the form gives you; it starts with https://.",
    example: {
      beside: ASK,
      wrong: headed(opening, "  - type: ask\n    url: https://api/inquiries\n"),
      right: headed(opening, "  - type: ask\n    url: https://api.example.com/inquiries\n"),
      marks: "https://api/inquiries",
    },
  },
  "service-nowhere": {
    severity: "warning",
    isRule: true,
    title: "A service for pages that do not exist",
    cause: "An entry of pages of a service in data/site.yaml stands for no page of the site.",
    cure: "Write the address of a page, or one with /* at its end for all pages below it.",
    example: {
      file: "data/site.yaml",
      beside: BESIDE_SERVICES,
      wrong: `${SETTINGS}services:\n  - use: plausible\n    pages: [/abuot]\n`,
      right: `${SETTINGS}services:\n  - use: plausible\n    pages: [/about]\n`,
      marks: "/abuot",
    },
  },
  "unasked-service": {
    severity: "warning",
    isRule: true,
    title: "A service that visitors are not asked about",
    cause:
      "A service in data/site.yaml waits for a category that the cookie banner does not offer, so nobody can agree to it.",
    cure: "Add the category to the cookie banner, or give the service one that is there.",
    example: {
      file: "data/site.yaml",
      beside: BESIDE_SERVICES,
      wrong: `${SETTINGS}services:\n  - use: plausible\n    category: marketing\n`,
      right: `${SETTINGS}services:\n  - use: plausible\n    category: analytics\n`,
      marks: "marketing",
    },
  },
};
