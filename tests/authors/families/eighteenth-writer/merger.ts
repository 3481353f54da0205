import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const offices = "data/offices.yaml";
const leaders = "data/leaders.yaml";
const authors = "data/authors.yaml";
const about = "pages/about.yaml";

const newLeader = `- id: cio-henrike-vosskamp
  name: Henrike Vosskamp
  role: Chief Integration Officer
  bio: Henrike brings two companies under one roof. She ran the finances of a logistics group before.
  linkedin: https://linkedin.example/in/henrike-vosskamp
`;

/** The afternoon before a merger is told: a personnel officer sets offices, leaders and the page about the company right. */
export const merger: readonly Told[] = [
  wrote(
    "a number as on the letterhead",
    offices,
    "phone: +49 30 23125 214",
    "phone: +49 (0)30 23125 214",
    "+49 (0)30",
    { meant: "+49 30 23125 214" },
  ),
  wrote(
    "an extension behind the number",
    offices,
    "phone: +1 312 555 0142",
    "phone: +1 312 555 0142 ext. 12",
    "ext. 12",
    { meant: "+1 312 555 0142" },
  ),
  wrote("decimal commas", offices, "[13.4167, 52.5128]", "[13,4167, 52,5128]", "[13,4167", { back: true }),
  wrote(
    "an address that machines shall not read",
    offices,
    "europe@2sd.example",
    "europe(at)2sd.example",
    "europe(at)",
    { meant: "europe@2sd.example" },
  ),
  wrote(
    "the second line of an address",
    offices,
    "Suite 900, Chicago, IL 60606",
    "Suite 900\nChicago, IL 60606",
    ["220 Meridian", "Chicago, IL 60606"],
  ),
  wrote("a key in German", offices, "address: 3rd Floor", "adresse: 3rd Floor", "adresse:", {
    meant: "address",
  }),
  wrote("a row that lost its dash", leaders, "- id: coo-", "  id: coo-", "  id: coo-", { back: true }),
  wrote(
    "a portrait by another first name",
    leaders,
    "people/coo-daniel-okafor.svg",
    "people/coo-dan-okafor.svg",
    "coo-dan-okafor.svg",
    { meant: "/images/people/coo-daniel-okafor.svg" },
  ),
  wrote(
    "two sentences made one with a colon",
    leaders,
    "Priya leads architecture and research. Her",
    "Priya leads architecture and research: her",
    "bio: Priya",
  ),
  wrote(
    "a profile without https",
    leaders,
    "https://linkedin.example/in/priya-raman",
    "linkedin.example/in/priya-raman",
    "linkedin: linkedin.example",
    { meant: "https://linkedin.example/in/priya-raman" },
  ),
  wrote(
    "a role that is still to be agreed",
    leaders,
    "role: Chief Operating Officer",
    "role: # after the merger",
    "# after the merger",
    { remedy: "none" },
  ),
  did("a new leader before her portrait", leaders, (text) => text + newLeader, "cio-henrike-vosskamp", {
    remedy: "none",
  }),
  wrote("a name in its capital", leaders, "- id: cto-priya", "- id: cto-Priya", "- id: cto-Priya", {
    meant: "cto-priya-raman",
  }),
  did(
    "a life that is to follow",
    authors,
    (text) => text.replace(/bio: >-\n {4}Tomasz[^\n]*\n[^\n]*\n/, "bio: To follow.\n"),
    "bio: To follow.",
    { remedy: "none" },
  ),
  wrote(
    "the number as one dials it at home",
    "data/site.yaml",
    "+44 20 7946 0210",
    "020 7946 0210",
    "phone: 020",
    {
      meant: "+44 20 7946 0210",
    },
  ),
  wrote(
    "a role by the word of the personnel office",
    about,
    "role: ${item.role}",
    "role: ${item.position}",
    "${item.position}",
    { meant: "item.role" },
  ),
  wrote("a year with one quotation mark", about, 'label: "2025"', 'label: "2025', 'label: "2025', {
    back: true,
  }),
  wrote(
    "a brace that went with the last word",
    about,
    "columns: { base: 1, sm: 2, lg: 4 }",
    "columns: { base: 1, sm: 2, lg: 4",
    "columns: { base: 1, sm: 2, lg: 4",
    { back: true },
  ),
];
