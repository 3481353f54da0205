import { phrase, proseText } from "./prose.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** Rows of one collection, and addresses of the page file that shows each of them. */
export const ROWS_A_FILE = 1000;

const PEOPLE = 40;
const KINDS = ["Pump", "Valve", "Sensor", "Controller", "Cabinet", "Bearing"];
const STATES = ["In stock", "On request", "Discontinued"];

/** Address of a product; numbers count from 0 over all collections. */
export function productRoute(number: number): string {
  return `/${collectionOf(number)}/product-${number}`;
}

function collectionOf(number: number): string {
  return `range-${Math.floor(number / ROWS_A_FILE)}`;
}

/** The files of a site whose pages are made from rows: people, and for each thousand products rows, schema and page. */
export function rowSiteFiles(pages: number): Record<string, string> {
  const files: Record<string, string> = {
    "data/people.schema.json": schema("Person", "slug", {
      slug: text("Key of the person."),
      name: text("Full name."),
      role: text("What the person does."),
    }),
    "data/people.yaml": Array.from({ length: PEOPLE }, (_, index) => person(index)).join(""),
  };
  for (let first = 0; first < pages; first += ROWS_A_FILE) {
    const name = collectionOf(first);
    const last = Math.min(first + ROWS_A_FILE, pages);
    files[`data/${name}.schema.json`] = productSchema(name);
    files[`data/${name}.yaml`] = Array.from({ length: last - first }, (_, index) =>
      product(first + index, { first, last, pages }),
    ).join("");
    files[`pages/${name}/[slug].yaml`] = productPage(name);
  }
  return files;
}

const text = (description: string) => ({ description, type: "string", minLength: 1 });
const list = (description: string, items: object) => ({ description, type: "array", items });

function schema(title: string, key: string, properties: Record<string, object>): string {
  const all = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title,
    description: "One row.",
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    "x-key": key,
    properties,
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

function productSchema(name: string): string {
  return schema("Product", "slug", {
    slug: { ...text("Last part of the address."), pattern: "^product-[0-9]+$" },
    title: text("Name of the product."),
    summary: text("One sentence."),
    kind: { description: "What it is.", enum: KINDS },
    state: { description: "Whether it can be had.", enum: STATES },
    price: { description: "Price in euros.", type: "number", minimum: 0 },
    weight: { description: "Weight in kilograms.", type: "integer", minimum: 1 },
    tags: list("Subjects.", { type: "string" }),
    contact: { ...text("Who answers questions."), "x-ref": "people" },
    experts: list("Who has made it.", { type: "string", "x-ref": "people" }),
    related: list("Products that go with it.", { type: "string", "x-ref": name }),
    text: { ...text("What buyers should know."), "x-kind": "markdown" },
  });
}

function person(index: number): string {
  const random = seededRandom(index + 4_000_000);
  const name = `${random.pick(["Ada", "Ben", "Chloé", "Dmitri", "Eve", "Femi"])} ${random.pick(["Okoye", "Lindqvist", "Núñez", "Brandt", "Iyer"])} ${index}`;
  return `- slug: person-${index}\n  name: ${name}\n  role: ${random.pick(["Engineer", "Buyer", "Fitter"])}\n`;
}

/** @param range  Numbers of the first product of its collection, behind the last one, and of all products. */
function product(
  number: number,
  { first, last: end, pages }: Record<"first" | "last" | "pages", number>,
): string {
  const random = seededRandom(number + 5_000_000);
  const other = () => `product-${first + random.integer(end - first)}`;
  // Every product is reached from the one before.
  const next = `product-${first + ((number + 1 - first) % (end - first))}`;
  const some = (make: () => string, most: number) =>
    [...new Set(Array.from({ length: 1 + random.integer(most) }, make))].join(", ");
  const body = proseText(random, 20 + random.integer(60), [
    productRoute(first + random.integer(end - first)),
  ]);
  // From the last one of a collection on to the next: each page can be reached.
  const onward = number + 1 === end && end < pages ? `\n\n[The next range](${productRoute(end)})` : "";
  return `- slug: product-${number}
  title: "${random.pick(KINDS)} ${number}: ${phrase(random, 1, 3)}"
  summary: "${phrase(random, 6, 10)}."
  kind: ${random.pick(KINDS)}
  state: ${random.pick(STATES)}
  price: ${random.integer(90_000) / 100}
  weight: ${1 + random.integer(400)}
  tags: [${some(() => random.pick(["steel", "brass", "outdoor", "indoor", "food", "marine", "spare"]), 4)}]
  contact: ${personKey(random)}
  experts: [${some(() => personKey(random), 3)}]
  related: [${[...new Set([next, ...some(other, 3).split(", ")])].join(", ")}]
  text: |
${(body + onward)
  .split("\n")
  .map((line) => (line ? `    ${line}` : ""))
  .join("\n")}
`;
}

const personKey = (random: SeededRandom) => `person-${random.integer(PEOPLE)}`;

function productPage(name: string): string {
  return `# yaml-language-server: $schema=../../site.schema.json
each: ${name}
title: \${item.title} | \${site.brand}
description: "\${item.title}: \${item.summary} \${item.state}."
blocks:
  - type: page-links
    label: Breadcrumb
    items:
      - { label: Home, href: / }
      - { label: "\${item.kind}", href: / }
      - { label: "\${item.title}" }
  - type: hero
    size: compact
    eyebrow: \${item.kind}
    heading: \${item.title}
    text: \${item.summary}
    titleBlock:
      - { term: Price, text: "\${item.price} €" }
      - { term: Weight, text: "\${item.weight} kg" }
      - { term: Availability, text: "\${item.state}" }
  - type: prose
    heading: About the \${item.kind}
    text: \${item.text}
  - type: chips
    heading: Made for
    items: \${item.tags}
  - type: card-grid
    heading: Who has made it
    source: item.experts
    item: { title: "\${item.name}", text: "\${item.role}" }
  - type: card-grid
    heading: What goes with it
    source: item.related
    columns: { base: 1, md: 2, lg: 4 }
    item:
      title: \${item.title}
      text: \${item.summary}
      href: /${name}/\${item.slug}
  - type: banner
    heading: Questions about \${item.title}?
    text: \${item.contact.name}, \${item.contact.role}, answers them.
    actions:
      - { label: Back to the start, href: / }
`;
}
