import { did, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";

const events = "data/events.yaml";
const page = "pages/insights/events.yaml";

/** The webinar of last spring, to be given again: its row copied, with another title and day. */
const givenAgain = (text: string): string => {
  const row = text.slice(text.indexOf("- id: cloud-cost-webinar"));
  return `${text}\n${row
    .replace("What Your Cloud Bill Is Telling You", "What Your Cloud Bill Tells You Now")
    .replace("2025-03-20", "2027-05-06")
    .replace("2025-02-12", "2026-11-24")}`;
};

/** An event manager who moves dates and speakers, after a call with the people who hold the workshops. */
export const programme: readonly Told[] = [
  wrote("a German day", events, 'date: "2027-03-18"', 'date: "18.03.2027"', "18.03.2027", {
    meant: "2027-03-18",
  }),
  wrote("an hour with a point", events, 'startTime: "15:00"', "startTime: 15.00", "startTime: 15.00", {
    meant: "15:00",
  }),
  wrote("an hour of the afternoon", events, 'endTime: "16:30"', 'endTime: "4:30 PM"', "4:30 PM", {
    meant: "16:30",
  }),
  wrote(
    "an end that stayed where it was",
    events,
    'startTime: "15:00"\n  endTime: "16:30"',
    'startTime: "17:00"\n  endTime: "16:30"',
    ['startTime: "17:00"', 'endTime: "16:30"'],
    { remedy: "none" },
  ),
  wrote("a city for a time zone", events, "timeZone: Europe/London", "timeZone: London", "timeZone: London", {
    meant: "Europe/London",
  }),
  wrote("a kind with a capital", events, "type: webinar", "type: Webinar", "type: Webinar", {
    meant: "webinar",
    back: true,
  }),
  wrote(
    "a part of the programme without its sentence",
    events,
    '    - time: "16:15"\n      title: Questions and answers\n      description: Bring a figure from your own evaluation, and we discuss what it does and does not say.\n',
    '    - time: "16:15"\n      title: Questions and answers\n',
    'time: "16:15"',
    { remedy: "none" },
  ),
  did("a part that slid out of the programme", events, shift('- time: "15:35"', 4, -2), '- time: "15:35"', {
    back: true,
  }),
  wrote("from and to in one hour", events, 'time: "15:15"', 'time: "15:15 – 15:35"', "15:15 – 15:35", {
    meant: "15:15",
  }),
  wrote(
    "a portrait without its first stroke",
    events,
    "photo: /images/people/callum-strachan.svg",
    "photo: images/people/callum-strachan.svg",
    "photo: images/",
    { meant: "/images/people/callum-strachan.svg", back: true },
  ),
  did(
    "a description at the edge",
    events,
    shift("    How do you know that an assistant", 3, -2),
    "How do you know that an assistant",
    { back: true },
  ),
  wrote(
    "a speaker on one line",
    events,
    "    - name: Henrike Vosskamp\n      title: Finance Business Partner, IT\n      company: Lindhorst Logistik\n      photo: /images/people/henrike-vosskamp.svg\n",
    "    - Henrike Vosskamp, Finance Business Partner\n",
    "- Henrike Vosskamp, Finance",
    { remedy: "none" },
  ),
  wrote(
    "where tickets are, as one says it",
    events,
    "registrationUrl: /contact?subject=Workshop%20registration",
    "registrationUrl: www.tickets.example/from-paper",
    "www.tickets.example",
    { meant: "https://www.tickets.example/from-paper" },
  ),
  wrote("a day that November does not have", events, '"2026-11-20"', '"2026-11-31"', "2026-11-31", {
    remedy: "offer",
  }),
  wrote(
    "a month of one digit",
    events,
    "from: 2027-01-12 09:00",
    "from: 2027-1-12 09:00",
    "from: 2027-1-12",
    {
      meant: "2027-01-12 09:00",
      back: true,
    },
  ),
  did("a webinar given again under its old name", events, givenAgain, "- id: cloud-cost-webinar", {
    remedy: "none",
  }),
  wrote(
    "tabs by a field that is not there",
    page,
    "tabs:\n      field: date",
    "tabs:\n      field: day",
    "field: day",
    { meant: "date" },
  ),
  wrote("what is to come", page, "show: upcoming", "show: future", "show: future", {
    meant: "upcoming",
    remedy: "offer",
  }),
  wrote(
    "a day in words, in a cell of the hub",
    "pages/insights/index.yaml",
    'date: "2025-07-25"',
    "date: 25 July 2025",
    "date: 25 July 2025",
    { meant: "2025-07-25" },
  ),
  wrote(
    "a countdown to nine o'clock",
    page,
    "  - type: filter-list\n",
    '  - type: countdown\n    heading: It begins in\n    date: "2027-03-18"\n    time: "9:00"\n    timeZone: Europe/London\n    over: We have begun.\n\n  - type: filter-list\n',
    'time: "9:00"',
    { meant: "09:00" },
  ),
];
