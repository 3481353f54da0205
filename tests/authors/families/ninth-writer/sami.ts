import { began, example, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

/** An example as a page of its own, with what he has changed in it. */
const copied = (
  name: string,
  page: string,
  from: string,
  to: string,
  at: string | readonly string[],
  more: Partial<Told> = {},
): Told => ({
  ...wrote(name, `pages/campaigns/${page}.yaml`, from, to, at, more),
  text: example(`pages/${page}.yaml`),
});

const themed = (name: string, from: string, to: string, at: string, more: Partial<Told> = {}): Told => ({
  ...wrote(name, "data/theme.yaml", from, to, at, more),
  text: example("themes/orchard.yaml"),
});

/** Sami builds a campaign out of the examples folder. */
export const sami: readonly Told[] = [
  copied("a place renamed and not its link", "landing", "id: price\n", "id: cost\n", 'href: "#price"'),
  copied("blocks: pasted a second time", "landing", "blocks:\n", "blocks:\nblocks:\n", "blocks:"),
  copied(
    "a picture from the folder's point of view",
    "landing",
    "image: { src: /images/stills/drafting-table.jpg, alt: Plaster",
    "image: { src: ../../public/images/stills/drafting-table.jpg, alt: Plaster",
    "../../public/images",
  ),
  copied("a day that June does not have", "event", 'date: "2027-06-10"', 'date: "2027-06-31"', "2027-06-31"),
  copied("hours from Greenwich", "event", "timeZone: Europe/London", "timeZone: GMT+1", "timeZone: GMT+1"),
  copied(
    "a third day without a programme",
    "event",
    "      - label: Friday\n",
    "      - label: Saturday\n      - label: Friday\n",
    "- label: Saturday",
  ),
  copied(
    "a ticket without a price",
    "event",
    "{ title: One day, price: £ 190, text:",
    "{ title: One day, text:",
    "{ title: One day",
  ),
  copied(
    "what a map offers to embed",
    "event",
    "address: https://www.openstreetmap.org/export/embed.html?bbox=-0.0910%2C51.5000%2C-0.0710%2C51.5100&layer=mapnik",
    'address: <iframe width="425" height="350" src="https://www.openstreetmap.org/export/embed.html"></iframe>',
    "address: <iframe",
  ),
  copied(
    "an address in the singular",
    "team",
    "/jobs/${item.slug}",
    "/job/${item.slug}",
    "/job/${item.slug}",
  ),
  copied(
    "a comma lost between two values",
    "team",
    "{ name: Leila Ferhat, role:",
    "{ name: Leila Ferhat role:",
    "{ name: Leila Ferhat role:",
  ),
  copied(
    "a name in braces without its quotes",
    "press",
    'credit: "${site.brand}" }',
    "credit: ${site.brand} }",
    'caption: "Drafting table, London", credit: ${site.brand}',
  ),
  copied("an icon of another set", "links", "icon: briefcase", "icon: fa-briefcase", "icon: fa-briefcase", {
    meant: "briefcase",
  }),
  began("a file with the other ending", "pages/campaigns/links.yml", example("pages/links.yaml"), 1),
  began("a file with capitals and a space", "pages/campaigns/Our Links.yaml", example("pages/links.yaml"), 1),
  wrote(
    "a block that only the other site has",
    PLACES.help,
    "  - type: contents\n",
    "  - type: stimmungen\n    heading: Stimmungen\n  - type: contents\n",
    "- type: stimmungen",
  ),
  themed("a colour without its quotes", 'accent: "#1d6b43"', "accent: #1d6b43", "accent: #1d6b43", {
    misleads: /required|is missing/i,
  }),
  themed("a corner with its unit", "card: 24,", "card: 24px,", "card: 24px", { meant: "24" }),
  themed("a colour that lost a digit", 'accent: "#1d6b43"', 'accent: "#1d6b4"', '"#1d6b4"'),
];
