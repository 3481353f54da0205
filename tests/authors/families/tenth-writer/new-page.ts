import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { variantsOf } from "../cases.ts";
import type { Told } from "../told.ts";

const services = "pages/services.yaml";

/** The page of services with a card that leads to a new address, so that the new page is not left alone. */
export function linked(href: string): Told["beside"] {
  const text = readFileSync(join(root, services), "utf8");
  const card = `      - title: What is new
        text: A page that was not there last week, and now has a card of its own.
        icon: wrench
        href: ${href}
        linkLabel: See what is new
      - title: Help\n`;
  return { [services]: text.replace("      - title: Help\n", () => card) };
}

export const WORKSHOPS = `title: Workshops for your team | \${site.brand}
description: Half a day with two of our engineers, at your place or online, on one question that your team has had for a long while.
blocks:
  - type: hero
    id: opening
    size: compact
    heading: Workshops for your team
    text: One question, two engineers, half a day.
    actions:
      - label: Ask for a date
        href: /contact
        look: primary

  - type: prose
    id: what-it-is
    heading: What it is
    text: |
      You bring a question that has been on the list for a year, and the people who would have to live with the answer.

      We bring two engineers who have answered it before, and [a written summary](/help) on the next day.

  - type: list
    id: parts
    look: steps
    heading: How the half day goes
    items:
      - title: An hour of listening
        text: Your people tell what hurts, and nobody interrupts.
      - title: An hour of drawing
        text: Two ways out are drawn side by side.

  - type: card-grid
    id: subjects
    heading: What it can be about
    columns: { base: 1, md: 3 }
    source: technologies
    sort: category
    limit: 3
    item:
      title: \${item.category}
      text: \${item.tagline}
      icon: \${item.icon}
      href: /technologies

  - type: banner
    id: closing
    heading: Tell us your question
    text: You hear within two days whether we are the right people for it.
    actions:
      - label: Write to us
        href: /contact
        look: primary
`;

const onWorkshops = variantsOf("pages/workshops.yaml", WORKSHOPS);

/** The new page about workshops with one part of it written otherwise. */
export function onNewPage(
  name: string,
  from: string,
  to: string,
  at: string | string[],
  more: Partial<Told> = {},
): Told {
  return onWorkshops(name, from, to, at, { beside: linked("/workshops"), ...more });
}
