import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, hub, services } = PLACES;
const partners = "pages/partnerships.yaml";
const platform = "pages/platform.yaml";
const review = "pages/cloud-cost-review.yaml";
const stack = "pages/technologies/other.yaml";
const back = { back: true } as const;

/** Texts, links, days, numbers, choices and pictures in pages. */
export const values: readonly Told[] = [
  wrote(
    "a link's bracket lost",
    help,
    "[cloud cost review](/cloud-cost-review)",
    "[cloud cost review](/cloud-cost-review",
    "/cloud-cost-review",
    back,
  ),
  wrote("an address without its slash", support, "href: /help,", "href: help,", "href: help,", {
    meant: "/help",
    ...back,
  }),
  wrote(
    "an anchor with two letters too many",
    platform,
    '"#architecture"',
    '"#architechture"',
    "architechture",
    {
      meant: "#architecture",
      ...back,
    },
  ),
  wrote("an anchor with a capital", partners, '"#categories"', '"#Categories"', "#Categories", {
    meant: "#categories",
    ...back,
  }),
  wrote(
    "an anchor without its quotation marks",
    review,
    '"#checklist"',
    "#checklist",
    "href: #checklist",
    back,
  ),
  wrote(
    "a page's file for its address",
    services,
    "href: /support",
    "href: pages/support.yaml",
    "support.yaml",
    {
      meant: "/support",
      ...back,
    },
  ),
  wrote(
    "a protocol with a letter too few",
    stack,
    "href: /technologies/other?view=list#${item.id}\n          search",
    "href: htps://2sd.example/technologies\n          search",
    "htps://",
    {
      remedy: "offer",
    },
  ),
  wrote("a day in words", hub, '"2025-07-25"', '"July 25th, 2025"', "July 25th", {
    meant: "2025-07-25",
    ...back,
  }),
  wrote("a quotation mark that nothing closes", hub, "limit: 3", 'limit: "3', ["limit:", "item:"], back),
  wrote("a colour for a ground", partners, "tone: ink", "tone: black", "tone: black", { remedy: "offer" }),
  wrote("something invisible within a choice", help, "look: strip", "look: st\u200brip", "look: st", {
    meant: "strip",
    ...back,
  }),
  wrote(
    "an icon's colon lost",
    support,
    "icon: key-round",
    "icon key-round",
    ["icon key-round", "text: Accounts"],
    back,
  ),
  wrote("an icon by the name of another set", support, "icon: users", "icon: fa-users", "fa-users", {
    meant: "users",
    ...back,
  }),
  wrote("an icon with a letter too few", platform, "icon: refresh-cw", "icon: refesh-cw", "refesh", {
    meant: "refresh-cw",
    ...back,
  }),
  wrote(
    "a picture's place on the disk",
    support,
    "src: /images/stills/paper",
    "src: public/images/stills/paper",
    "public/images",
    {
      meant: "/images/stills/paper-stack.jpg",
      ...back,
    },
  ),
  wrote(
    "a picture without its words",
    support,
    ", alt: A stack of white boards with one blue and one red among them.",
    "",
    "paper-stack.jpg",
    {
      remedy: "none",
    },
  ),
  wrote(
    "the quotation marks lost around words with a comma",
    support,
    '"Rows of plaster balls, one of them red."',
    "Rows of plaster balls, one of them red.",
    "Rows of plaster",
    back,
  ),
  wrote("a point that stays in sight, misspelt", support, "focus: right", "focus: rihgt", "rihgt", {
    meant: "right",
    ...back,
  }),
  wrote("an id with blanks", support, "id: questions", "id: before you sign", "id: before", {
    remedy: "offer",
  }),
  wrote("an id that begins with a number", review, "id: for-whom", "id: 1-for-whom", "id: 1-for", {
    remedy: "offer",
  }),
  wrote("an id with the sign of an anchor", support, "id: answers", 'id: "#answers"', '"#answers"', {
    meant: "answers",
    ...back,
  }),
  wrote("a tick for yes", support, "highlighted: true", "highlighted: ✓", "highlighted: ✓", {
    meant: "true",
    ...back,
  }),
  wrote(
    "a line too long for its place",
    hub,
    "eyebrow: By mail",
    "eyebrow: By mail, on the first Tuesday of every month, for as long as you like to read it",
    "eyebrow: By mail",
    {
      remedy: "none",
    },
  ),
  wrote(
    "a text with a colon and a blank",
    help,
    "answer: We prefer it. Most",
    "answer: We prefer it: most",
    "We prefer it: most",
  ),
];
