import { did, lineOf, wrote } from "../cases.ts";
import { again, moveLines, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { services, support, help, about, careers, contact, team, events } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const platform = "pages/platform.yaml";
const partners = "pages/partnerships.yaml";
const letter = "pages/insights/letter.yaml";
const blueprints = "data/blueprints.yaml";
const catalogue = "data/services.yaml";
const capabilities = "data/capabilities.yaml";
const stack = "pages/technologies/other.yaml";

const all = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

const start = lineOf(help, "id: start");
const helpIcon = lineOf(services, "icon: circle-question-mark");
const media = lineOf(review, "heading: The list comes with a drawing");
const code = lineOf(help, "- question: Who owns the code?");

/** Chidi, an intern, who puts pages together from blocks of other pages and with find-and-replace over whole files. */
export const chidi: readonly Told[] = [
  did("every heading replaced by header in one file", letter, all("heading:", "header:"), "header:", {
    meant: "heading",
    back: true,
  }),
  did(
    "a word replaced, and within a key as well",
    partners,
    all("icon: cloud", "image: cloud"),
    "image: cloud",
  ),
  wrote("an entry copied with its dash twice", services, "      - title: Help\n", "      - - title: Help\n", [
    "- - title",
    "title: Help",
  ]),
  did("a block copied with its name", help, again("  - type: questions", 1), [start - 1, start], {
    back: true,
  }),
  wrote(
    "an id taken along from the block that was copied",
    help,
    "    id: invoices\n",
    "    id: access\n",
    "id: access",
  ),
  did(
    "a block pasted at the depth of an entry",
    platform,
    shift("  - type: banner", 11, 4),
    "- type: banner",
    { back: true },
  ),
  did(
    "one option of a block pasted a level deeper",
    review,
    shift("    heading: The list comes", 1, 2),
    [media - 1, media],
    { back: true, misleads: /quotation marks/i },
  ),
  did(
    "the last option of a list entry pulled out of it",
    services,
    shift("        icon: circle-question-mark", 1, -2),
    [helpIcon],
    { back: true },
  ),
  wrote(
    "an option of a list in a card grid",
    about,
    "    look: numbered\n",
    "    look: steps\n",
    lineOf(about, "look: numbered"),
  ),
  wrote(
    "a card of another block in a list of steps",
    partners,
    "      - title: Launch\n",
    "      - type: card\n        title: Launch\n",
    "type: card",
  ),
  wrote(
    "half of a copied entry left without its title",
    partners,
    "      - title: Research partners\n        text: Industrial",
    "      - text: Industrial",
    "- text: Industrial",
  ),
  wrote("a binding of a list of events in a list of jobs", careers, "${item.expired}", "${item.upcoming}", [
    "${item.upcoming}",
  ]),
  wrote(
    "a picture of a folder of the designer",
    review,
    "src: /images/stills/drafting-table.jpg",
    "src: ../images/stills/drafting-table.jpg",
    "../images",
    { meant: "/images/stills/drafting-table.jpg", back: true },
  ),
  wrote(
    "a film where a picture belongs",
    support,
    "src: /images/stills/one-of-many.jpg",
    "src: /videos/first-line.webm",
    "/videos/first-line.webm",
  ),
  wrote(
    "a portrait of somebody who has none",
    team,
    "/images/people/leila-ferhat.svg",
    "/images/people/leila-ferhat.jpg",
    "leila-ferhat.jpg",
    { meant: "/images/people/leila-ferhat.svg", back: true },
  ),
  wrote(
    "a name of a field with a blank, as in its label",
    contact,
    "name: organizationName\n",
    "name: organization name\n",
    ["name: organization name", "send: ["],
    { meant: "organizationName", back: true },
  ),
  did(
    "an answer that slipped above its question",
    help,
    moveLines("answer: You do, from", 1, "- question: Who owns the code?"),
    [code, code + 1],
    { back: true },
  ),
  wrote(
    "a demonstration put where a card belongs without its block",
    stack,
    "      - block:\n          type: cloud-scaler\n",
    "      - type: cloud-scaler\n",
    ["type: cloud-scaler", "heading: Cloud Resource"],
  ),
  wrote("a speaker copied without the job", events, "      title: Data Protection Counsel\n", "", [
    "name: Sunniva",
    "company: Nordhavn",
  ]),
  wrote(
    "a figure with its whole sentence",
    blueprints,
    "value: Up to 75%",
    "value: Up to 75% less manual effort",
    "value: Up to 75% less",
  ),
  wrote(
    "the name of the first text of a group lost",
    blueprints,
    "  summary:\n    objective: Post",
    "  summary: Post",
    "summary: Post",
    { back: true },
  ),
  wrote(
    "an offering without its description",
    catalogue,
    "          description: A two-week review of one department or process, ending with three to five costed proposals.\n",
    "",
    ["title: Opportunity assessment", "title: AI governance set-up"],
  ),
  wrote(
    "one kind of drawing in the words of another",
    blueprints,
    "pattern: geometric\n",
    "pattern: blueprint\n",
    ["pattern: blueprint"],
  ),
  wrote(
    "a list pasted within the first entry of a list",
    capabilities,
    "  items:\n    - SAP S/4HANA\n",
    "  items:\n    - [SAP S/4HANA, SAP BW/4HANA]\n",
    "[SAP S/4HANA",
  ),
];
