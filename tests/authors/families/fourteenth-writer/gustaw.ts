import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const review = "pages/cloud-cost-review.yaml";
const partnerPage = "pages/partnerships.yaml";
const programme = "pages/insights/events.yaml";

/** Gustaw and his colleagues in Kraków, Lyon and Pune, whose keyboards have other signs in the same places. */
export const gustaw: readonly Told[] = [
  wrote(
    "a blank that does not break behind a colon",
    PLACES.help,
    "    size: compact",
    "    size:\u00a0compact",
    "size:\u00a0compact",
    {
      back: true,
    },
  ),
  wrote(
    "blanks that do not break before a dash",
    PLACES.help,
    "  - type: contents",
    "\u00a0\u00a0- type: contents",
    "- type: contents",
    { back: true },
  ),
  wrote("decimal commas", PLACES.offices, "[13.4167, 52.5128]", "[13,4167, 52,5128]", "13,4167"),
  wrote("French quotation marks", "data/agents.yaml", "accent: ink", "accent: «ink»", "«ink»", {
    meant: "ink",
    back: true,
  }),
  wrote("Polish quotation marks around a place", review, '"#checklist"', "„#checklist”", "„#checklist”", {
    meant: "#checklist",
    back: true,
  }),
  wrote("a letter of another alphabet", PLACES.support, "tone: tint", "tone: t\u0456nt", "tone: t\u0456nt", {
    meant: "tint",
    back: true,
  }),
  wrote(
    "a barred letter in the name of an option",
    partnerPage,
    "- label: Contact Us",
    "- łabel: Contact Us",
    "łabel",
    {
      meant: "label",
      back: true,
    },
  ),
  wrote(
    "a colon where the slash should be",
    PLACES.help,
    "href: /contact",
    "href: :contact",
    "href: :contact",
  ),
  wrote(
    "a dash of another length in a list",
    PLACES.help,
    "      - question: Can you sign",
    "      – question: Can you sign",
    "– question:",
    {
      back: true,
    },
  ),
  wrote("a dash of another length in an order", programme, "sort: -date", "sort: –date", "sort: –date", {
    back: true,
  }),
  wrote("a digit of Devanagari", PLACES.hub, "limit: 3", "limit: ३", "limit: ३", { back: true }),
  wrote(
    "a blank before the colon of an address",
    PLACES.site,
    "https://mastodon",
    "https ://mastodon",
    "https ://",
    {
      meant: "https://mastodon.example/@2sd",
      back: true,
    },
  ),
  wrote("a sign that nobody sees", partnerPage, "icon: cloud", "icon: \u200bcloud", "icon: \u200bcloud", {
    meant: "cloud",
    back: true,
  }),
  wrote(
    "a hyphen that does not break",
    PLACES.services,
    "icon: life-buoy",
    "icon: life\u2011buoy",
    "life\u2011buoy",
    {
      meant: "life-buoy",
      back: true,
    },
  ),
  wrote(
    "a blank behind the dollar",
    programme,
    "title: Events and webinars | ${site",
    "title: Events and webinars | $ {site",
    "$ {site",
    {
      back: true,
    },
  ),
  wrote(
    "the euro for the dollar",
    PLACES.help,
    "title: Help and answers | ${site",
    "title: Help and answers | €{site",
    "€{site",
    {
      back: true,
    },
  ),
  wrote(
    "a slash of the mathematicians",
    review,
    "/images/logos/orrin.svg",
    "/images/logos\u2044orrin.svg",
    "\u2044orrin",
    {
      meant: "/images/logos/orrin.svg",
      back: true,
    },
  ),
  wrote("an i without its dot", PLACES.team, "title: MLOps Lead", "tıtle: MLOps Lead", "tıtle", {
    meant: "title",
    back: true,
  }),
  wrote(
    "brackets of another width",
    PLACES.support,
    "values: [yes, yes, yes]",
    "values: ［yes, yes, yes］",
    "［yes",
    {
      back: true,
    },
  ),
];
