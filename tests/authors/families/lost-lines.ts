import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Blocks, entries and lists that lost their first line or their name. */
export function lostStarts(dir: string): AuthorMistake[] {
  const family = new Family("lost first lines", dir);
  const blocks: [file: string, lines: string, left: string][] = [
    [TRY, "  - type: hero\n", "    size: compact"],
    [TRY, "  - type: prose\n", "    id: more"],
    [TRY, "  - type: card-grid\n", "    id: roles"],
    [TRY, "  - type: figure\n", "    figure: blueprint"],
    ["pages/contact.yaml", "  - type: map\n", "    eyebrow: Offices"],
    ["pages/contact.yaml", "  - type: form\n", "    id: inquiry"],
    ["pages/about.yaml", "  - type: hero\n", "    id: opening"],
    ["pages/about.yaml", "  - type: list\n    look: timeline\n", "    id: journey"],
    ["pages/index.yaml", "  - type: people\n    look: quotes\n", "    id: trusted-by-leaders"],
    ["pages/services.yaml", "  - type: banner\n", "    id: closing"],
    ["pages/_layout.yaml", "  - type: footer\n", "    id: footer"],
    ["pages/_layout.yaml", "  - type: cookie-banner\n", "    id: cookie-settings"],
  ];
  for (const [file, lines, left] of blocks)
    family.edit(`no ${lines.trim()}`, file, lines, "", "missing-type|+lost-block-start", { on: left });
  const rows: [file: string, lines: string, left: string][] = [
    ["data/jobs.yaml", "- id: data-engineer\n", "  slug: data-engineer"],
    ["data/jobs.yaml", "- id: agentic-systems-consultant\n", "  slug: agentic-systems-consultant"],
    ["data/offices.yaml", "- id: europe\n", "  region: Europe"],
    ["data/leaders.yaml", "- id: coo-daniel-okafor\n", "  name: Daniel"],
    ["data/events.yaml", "    - name: Ines Marchetti\n", "      title: Principal Machine"],
    ["pages/_layout.yaml", "      - label: Platform\n", "        href: /platform"],
    [TRY, "      - label: About us\n", "        href: /about"],
    [TRY, "      - label: Contact us\n", "        href: /contact"],
    ["pages/about.yaml", "      - title: Solutions\n", "        text: We co-create"],
  ];
  for (const [file, lines, left] of rows)
    family.edit(`no ${lines.trim()}`, file, lines, "", "+lost-entry-start|duplicate-name|missing-dash", {
      on: left,
    });
  const names: [file: string, line: string, left: string | string[], code: string][] = [
    [TRY, "blocks:\n", ["  - type: hero", "index: false"], "list-without-name|missing-option"],
    ["pages/about.yaml", "blocks:\n", "  - type: hero", "list-without-name"],
    [
      "pages/_layout.yaml",
      "blocks:\n",
      "  - type: background",
      "not-a-page|list-without-name|missing-option",
    ],
    [TRY, "    actions:\n", "      - label: Contact us", "list-without-name"],
    ["pages/about.yaml", "    items:\n", "      - title: Sales", "list-without-name"],
    ["pages/contact.yaml", "    fields:\n", "      - name: firstName", "list-without-name"],
    [
      TRY,
      "    item:\n",
      ["      title: ${item.title}", "    source: articles", "    limit: 3"],
      "missing-option|wrong-indentation",
    ],
    [
      "pages/contact.yaml",
      "    item:\n",
      ["      region: ${item.region}", "    source: offices"],
      "missing-option|wrong-indentation",
    ],
    [TRY, "    source: articles\n", ["    where:", "    item:", "  - type: card-grid"], "missing-option"],
    [TRY, "title: A page to try\n", "description:", "missing-option"],
    ["pages/contact.yaml", "title: Contact ${site.brand}\n", "description:", "missing-option"],
    [
      TRY,
      "    text: |\n",
      ["      A paragraph with", "    heading: More about it"],
      "+lost-text-name|wrong-indentation|missing-colon",
    ],
    [
      "data/events.yaml",
      "  speakers:\n",
      ["    - name: Priya", "  description:"],
      "list-without-name|+lost-text-name",
    ],
    [
      "data/events.yaml",
      "  description: >-\n",
      ["    How do you know", "  imageAlt:"],
      "+lost-text-name|missing-option",
    ],
    [
      "data/jobs.yaml",
      "  descriptionExcerpt: >-\n",
      ["    Find the processes", "  skills:"],
      "+lost-text-name",
    ],
  ];
  for (const [file, line, on, code] of names) family.edit(`no ${line.trim()}`, file, line, "", code, { on });
  family.edit(
    "what an item shows stands in its own column",
    TRY,
    "    item:\n      title: ${item.title}\n      text: ${item.excerpt}\n      href: /insights/${item.slug}\n",
    "    item:\n    title: ${item.title}\n    text: ${item.excerpt}\n    href: /insights/${item.slug}\n",
    "empty-value|wrong-indentation|+not-indented",
    {
      on: ["    item:", "    title: ${item.title}"],
      remedy: "offer",
      mended: true,
    },
  );
  family.edit(
    "what an item shows stands in its own column",
    "pages/contact.yaml",
    "      region: ${item.region}\n      entityName: ${item.entityName}\n      address: ${item.address}\n      email: ${item.email}\n      phone: ${item.phone}\n      coordinates: ${item.coordinates}\n",
    "    region: ${item.region}\n    entityName: ${item.entityName}\n    address: ${item.address}\n    email: ${item.email}\n    phone: ${item.phone}\n    coordinates: ${item.coordinates}\n",
    "empty-value|wrong-indentation|+not-indented",
    {
      on: ["    item:", "    region: ${item.region}"],
      remedy: "offer",
      mended: true,
    },
  );
  family.edit(
    "a group is not indented",
    "pages/contact.yaml",
    "      title: Message Sent Successfully!\n      text: Thank you",
    "    title: Message Sent Successfully!\n    text: Thank you",
    "empty-value|wrong-indentation|+not-indented",
    { on: ["    success:", "    title: Message"], remedy: "offer" },
  );
  family.edit(
    "a group of the banner is not indented",
    "pages/_layout.yaml",
    "      label: Cookie Policy\n      href: /cookies\n    dialog",
    "    label: Cookie Policy\n    href: /cookies\n    dialog",
    "empty-value|wrong-indentation|+not-indented",
    { on: ["    policy:", "    label: Cookie"], remedy: "offer" },
  );
  return family.mistakes;
}
