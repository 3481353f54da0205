import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { did, example, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const events = "pages/insights/events.yaml";
const help = readFileSync(join(root, "pages/help.yaml"), "utf8");
const button = "      - label: Ask a question\n";

/** The page of help with a button that leads to a new page. */
const withButton = (href: string): string =>
  help.replace(button, `      - { label: What is new, href: ${href}, look: secondary }\n${button}`);

/** One slip in a page that is an example, copied under a name of its own, with a link to it. */
const copied =
  (file: string, text: string, href: string) =>
  (
    name: string,
    from: string,
    to: string,
    at: Parameters<typeof did>[3],
    more: Partial<Told> = {},
  ): Told => ({
    ...did(name, file, [[from, to]], at, more),
    text,
    beside: { "pages/help.yaml": withButton(href) },
  });

const days = copied("pages/engineers-days.yaml", example("pages/event.yaml"), "/engineers-days");
const landing = copied("pages/system-review.yaml", example("pages/landing.yaml"), "/system-review");
const press = copied("pages/press.yaml", example("pages/press.yaml"), "/press");
const story = copied("pages/halden-rail.yaml", example("pages/story.yaml"), "/halden-rail");

/** When the page is to be seen. */
const seen = (name: string, lines: string, at: Parameters<typeof did>[3], more: Partial<Told> = {}): Told =>
  days(name, "\nblocks:\n", `\n${lines}\nblocks:\n`, at, more);

const shown =
  withButton("/engineers-days")
    .split("\n")
    .findIndex((line) => line.includes("/engineers-days")) + 1;

/** A campaign: a page for an event, one for an offer, one for the press, and the days on which they are there. */
export const campaign: readonly Told[] = [
  days("a day as on a poster", 'date: "2027-06-10"', "date: 10 June 2027", "date: 10 June 2027", {
    meant: "2027-06-10",
  }),
  days(
    "a map with all of its code",
    "address: https://www.openstreetmap.org/export/embed.html?bbox=-0.0910%2C51.5000%2C-0.0710%2C51.5100&layer=mapnik",
    'address: <iframe src="https://www.openstreetmap.org/export/embed.html?bbox=-0.0910"></iframe>',
    "address: <iframe",
    { meant: "https://www.openstreetmap.org/export/embed.html", remedy: "offer" },
  ),
  days(
    "a shape in numbers",
    "    button: Show the map\n",
    "    button: Show the map\n    shape: 16/9\n",
    "shape: 16/9",
    {
      meant: "wide",
      remedy: "offer",
    },
  ),
  days(
    "what a picture shows, outside of it",
    '{ image: { src: /images/stills/paper-stack.jpg, alt: "A stack of boards, one blue and one red." }, caption: The votes }',
    '{ image: { src: /images/stills/paper-stack.jpg }, alt: "A stack of boards, one blue and one red.", caption: The votes }',
    "caption: The votes",
    { meant: "alt", remedy: "offer" },
  ),
  days(
    "a fact too many in the opening",
    '      - { term: Seats, text: "240" }\n',
    '      - { term: Seats, text: "240" }\n      - { term: Price, text: from £ 190 }\n      - { term: Language, text: English }\n',
    ["titleBlock:", "term: Language", "term: When"],
    {
      remedy: "none",
    },
  ),
  wrote(
    "a last day before the first",
    events,
    "until: 2027-03-18 15:00",
    "until: 2027-01-18 15:00",
    ["from: 2027", "until: 2027"],
    {
      remedy: "none",
    },
  ),
  wrote(
    "a first day that February does not have",
    events,
    "from: 2027-02-18",
    "from: 2027-02-30",
    "from: 2027-02-30",
    {
      remedy: "offer",
    },
  ),
  seen("a last day in words", "until: end of June\nthen: /insights/events", "until: end of June", {
    remedy: "none",
  }),
  seen("a page afterwards that is not there", "until: 2027-06-30\nthen: /events", "then: /events", {
    meant: "/insights/events",
    remedy: "offer",
  }),
  seen("an hour in German", "until: 2027-06-30 18 Uhr\nthen: /insights/events", "until: 2027-06-30 18 Uhr", {
    meant: "2027-06-30 18:00",
    remedy: "offer",
  }),
  days(
    "a state of the work",
    "    heading: Last year\n",
    "    heading: Last year\n    draft: in review\n",
    "draft: in review",
    { meant: "true", remedy: "offer" },
  ),
  seen("a first day by the name of another system", "publishDate: 2026-11-20", "publishDate:", {
    meant: "from",
    remedy: "offer",
  }),
  days(
    "a link from now to a page that is there in spring",
    "\nblocks:\n",
    "\nfrom: 2027-03-01\nblocks:\n",
    [shown],
    {
      inFile: "pages/help.yaml",
      remedy: "none",
    },
  ),
  landing("a point of the picture with one sign", "focus: 60% 55%", "focus: 60% 55", "focus: 60% 55", {
    meant: "60% 55%",
    back: true,
  }),
  landing(
    "what a plan includes, on one line",
    "includes: [Four days on site, The sheet and its source, A talk of two hours for your team]",
    "includes: Four days on site; the sheet and its source",
    "includes: Four days",
    {
      remedy: "offer",
    },
  ),
  press(
    "a paper with its address at the front",
    "file: /favicon.svg",
    "file: https://www.2sd.example/favicon.svg",
    "file: https://",
    {
      meant: "/favicon.svg",
      remedy: "offer",
    },
  ),
  press(
    "a credit within the picture",
    'alt: A red pencil across two drawn circles. }, caption: The pencil that says where to look, credit: "${site.brand}" }',
    'alt: A red pencil across two drawn circles., credit: "${site.brand}" }, caption: The pencil that says where to look }',
    'credit: "${site.brand}" }, caption',
    {
      meant: "credit",
      remedy: "offer",
    },
  ),
  story(
    "the address of the page as an address",
    "${site.url}${page.route}",
    "${site.url}${page.url}",
    "${page.url}",
    {
      meant: "page.route",
      back: true,
    },
  ),
  story(
    "chips with a title each",
    "items: [PostgreSQL, Kafka, Java, Prometheus]",
    "items: [{ title: PostgreSQL }, Kafka, Java, Prometheus]",
    "{ title: PostgreSQL }",
    {
      meant: "PostgreSQL",
    },
  ),
  wrote(
    "an hour with a letter behind it",
    events,
    "until: 2027-03-18 15:00",
    "until: 2027-03-18 15h",
    "15h",
    {
      meant: "2027-03-18 15:00",
      back: true,
    },
  ),
  wrote(
    "a first day with strokes",
    "data/events.yaml",
    "from: 2027-01-12 09:00",
    "from: 01/12/2027 09:00",
    "from: 01/12/2027",
    {
      remedy: "offer",
    },
  ),
];
