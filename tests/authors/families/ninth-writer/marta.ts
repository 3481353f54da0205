import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { events, articles, home, hub } = PLACES;
const programme = "pages/insights/events.yaml";

/** Marta, marketing assistant, on a Monday: events move, a webinar is announced, an article goes out. */
export const marta: readonly Told[] = [
  wrote("a day with points", events, 'date: "2027-05-20"', 'date: "27.05.2027"', "27.05.2027"),
  wrote("an hour with a point", events, 'endTime: "16:30"', 'endTime: "16.30"', '"16.30"'),
  wrote("only the start moved", events, 'startTime: "15:00"', 'startTime: "17:00"', [
    'startTime: "17:00"',
    'endTime: "16:30"',
  ]),
  wrote("a kind with a capital", events, "type: workshop", "type: Workshop", "type: Workshop", {
    meant: "workshop",
  }),
  wrote(
    "a speaker whose portrait is still to come",
    events,
    "    - name: Oliver Hathersage\n",
    "    - name: Sven Aalto\n      title: Head of Finance\n      company: Halden Rail\n    - name: Oliver Hathersage\n",
    "- name: Sven Aalto",
  ),
  wrote(
    "no words for a picture",
    events,
    "  imageAlt: Line drawing of a caliper that measures a grid of answers, a few of them marked as wrong.\n",
    "",
    ["- id: evaluating-assistants-webinar", "evaluating-assistants-webinar.svg"],
  ),
  did(
    "last year's webinar copied, and still called the same",
    events,
    (text) => {
      const last = text.slice(text.indexOf("- id: cloud-cost-webinar"));
      return `${text}\n${last.replace('date: "2025-03-20"', 'date: "2027-09-16"')}`;
    },
    "- id: cloud-cost-webinar",
  ),
  wrote(
    "a part of the agenda without a time",
    events,
    '    - time: "15:30"\n      title: Break\n',
    "    - title: Break\n",
    "- title: Break",
  ),
  wrote(
    "a banner that ends before it starts",
    programme,
    "until: 2027-03-18 15:00",
    "until: 2027-01-18 15:00",
    ["until: 2027-01-18", "from: 2027-02-18"],
  ),
  wrote(
    "a first day in words",
    programme,
    "from: 2027-02-18",
    "from: 18 February 2027",
    "from: 18 February 2027",
  ),
  wrote("an icon by ear", programme, "icon: calendar\n", "icon: calender\n", "icon: calender", {
    meant: "calendar",
  }),
  wrote(
    "a button that leads nowhere yet",
    programme,
    "        href: /contact?subject=Webinar%20registration\n        look: secondary",
    "        look: secondary",
    "- label: Ask for a place",
  ),
  wrote(
    "a picture without the slash in front",
    hub,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: images/events/agentic-workflow-workshop.svg",
    "src: images/events",
  ),
  wrote(
    "one letter less in an address",
    hub,
    "href: /insights/events",
    "href: /insight/events",
    "/insight/events",
    {
      meant: "/insights/events",
    },
  ),
  wrote(
    "a colon in a sentence",
    hub,
    "text: Small groups, real cases, and time for questions.",
    "text: New this autumn: small groups, real cases, and time for questions.",
    "text: New this autumn:",
  ),
  wrote(
    "a title that starts with quotation marks",
    events,
    "title: From a Box of Paper to a Posted Invoice",
    'title: "From a Box of Paper" to a Posted Invoice',
    'title: "From a Box of Paper"',
  ),
  wrote(
    "a category that is nearly one",
    articles,
    "category: CEO Insights",
    "category: CEO Insight",
    "category: CEO Insight",
    { meant: "CEO Insights" },
  ),
  wrote(
    "a list by another name",
    home,
    "source: testimonials",
    "source: testimonial",
    "source: testimonial",
    {
      meant: "testimonials",
    },
  ),
];
