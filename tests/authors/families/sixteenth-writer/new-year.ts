import { did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";
import { slipsIn } from "./slips.ts";

const { support, events, jobs, services, layout } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const programme = "pages/insights/events.yaml";

const offer = `# yaml-language-server: $schema=../site.schema.json
title: The offer of January | \${site.brand}
description: The cloud cost review at the price of last year, for everybody who writes to us in January 2027, with what is in it.
index: false
from: 2027-01-04
until: 2027-01-31
then: /services
blocks:
  - type: hero
    size: compact
    eyebrow: In January
    heading: Last year's price for the review
    text: Whoever writes to us in January pays what the review has cost until now.
    actions:
      - { label: Book a review, href: /contact, look: primary }

  - type: countdown
    heading: Until then
    label: The offer ends
    date: "2027-01-31"
    time: "18:00"
    timeZone: Europe/London
    over: The offer is over. [Ask us](/contact) what the review costs now.

  - type: banner
    from: 2027-01-25 09:00
    look: strip
    heading: One week left
    text: Write before Sunday evening, and the old price holds until the summer.
    icon: calendar
`;
const january = slipsIn("pages/january-offer.yaml", offer);

/** New prices, new days and an offer, in the week before the new year. */
export const newYear: readonly Told[] = [
  wrote(
    "a second price by another name",
    support,
    "secondPrice: € 49,000",
    "yearlyPrice: € 49,000",
    "yearlyPrice",
    { meant: "secondPrice", back: true },
  ),
  did(
    "a plan taken out, and the table below forgotten",
    support,
    drop("      - title: Watch", 11),
    ["comparison:", "caption: What is in which plan", "label: Alerts"],
    { remedy: "none" },
  ),
  wrote(
    "the switch between months and years taken out",
    support,
    '    periods: { label: Billing, first: Monthly, second: "Yearly, two months free" }\n',
    "",
    ["secondPrice:", "heading: Three plans, by the month"],
    { remedy: "none" },
  ),
  wrote(
    "a new price whose quotation marks are gone",
    review,
    'value: "€ 14,000"',
    "value: € 15,500",
    "value: € 15,500",
    { meant: "15,500" },
  ),
  wrote(
    "a figure that has become a sentence",
    review,
    "value: 10 days",
    "value: between nine and ten working days",
    "between nine and ten",
    {
      remedy: "none",
    },
  ),
  wrote("a day that September does not have", PLACES.site, '"2027-09-30"', '"2027-09-31"', "expires:", {
    remedy: "offer",
  }),
  wrote("good for two years at once", PLACES.site, '"2027-09-30"', '"2028-11-30"', "expires:", {
    remedy: "none",
  }),
  wrote(
    "the twenty-ninth of a February with twenty-eight days",
    events,
    'date: "2027-03-18"',
    'date: "2027-02-29"',
    '"2027-02-29"',
    {
      remedy: "none",
    },
  ),
  wrote("an hour as an invitation has it", events, 'endTime: "16:30"', 'endTime: "4:30 pm"', '"4:30 pm"', {
    meant: "16:30",
    back: true,
  }),
  wrote(
    "a start in the new year, an end in the old one",
    programme,
    "until: 2027-03-18 15:00",
    "until: 2026-03-18 15:00",
    ["from: 2027-02-18", "until: 2026-03-18"],
    { remedy: "none" },
  ),
  wrote(
    "a day as one writes it in Germany",
    programme,
    "from: 2027-02-18",
    "from: 18.02.2027",
    "18.02.2027",
    {
      meant: "2027-02-18",
      back: true,
    },
  ),
  wrote(
    "an hour with a point",
    programme,
    "2027-03-18 15:00\n",
    "2027-03-18 15.00\n",
    "until: 2027-03-18 15.00",
    {
      meant: "15:00",
      back: true,
    },
  ),
  wrote(
    "a posting put up again, its last day forgotten",
    jobs,
    'datePosted: "2025-05-12"',
    'datePosted: "2027-01-11"',
    ['datePosted: "2027-01-11"', 'validThrough: "2025-08-31"'],
    { remedy: "none" },
  ),
  wrote("a month of one digit", PLACES.articles, "date: 2025-07-15", "date: 2027-1-15", "date: 2027-1-15", {
    meant: "2027-01-15",
  }),
  wrote(
    "a date with a colon in a sentence",
    "pages/cookies.yaml",
    "updated: Last updated on 1 September 2026",
    "updated: Last updated: 4 January 2027",
    "updated:",
    { meant: '"Last updated: 4 January 2027"' },
  ),
  wrote(
    "a notice that ends on a day without a year",
    layout,
    "  - type: page\n",
    "  - type: notice\n    text: Our offices are closed from 24 December to 1 January.\n    until: 1 January\n  - type: page\n",
    "until: 1 January",
    { remedy: "none" },
  ),
  wrote(
    "a year of the history without its title",
    PLACES.about,
    '      - label: "2025"\n        title: The intelligence platform\n',
    '      - label: "2026"\n        text: Fifty colleagues, and the first hundred reviews.\n      - label: "2025"\n        title: The intelligence platform\n',
    ['label: "2026"', "Fifty colleagues"],
    { remedy: "none" },
  ),
  january(
    "where visitors go afterwards, without a slash",
    "then: /services",
    "then: services",
    "then: services",
    {
      meant: "/services",
      back: true,
    },
  ),
  january("a last day with one letter too many", "until: 2027-01-31", "untill: 2027-01-31", "untill:", {
    meant: "until",
    back: true,
  }),
  january("midnight as the clock of a railway has it", "2027-01-25 09:00", "2027-01-25 24:30", "24:30", {
    remedy: "none",
  }),
  wrote(
    "a link all year to an offer of one month",
    services,
    "        href: /cloud-cost-review\n",
    "        href: /january-offer\n",
    "href: /january-offer",
    { remedy: "none", beside: { "pages/january-offer.yaml": offer.replace("then: /services\n", "") } },
  ),
  january(
    "visitors sent on to a page that is not there",
    "then: /services",
    "then: /offers",
    "then: /offers",
    {
      remedy: "none",
    },
  ),
];
