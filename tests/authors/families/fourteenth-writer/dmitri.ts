import { variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const programme = "pages/insights/events.yaml";

const days = `title: Engineers' days in June | \${site.brand}
description: Two days of talks and workshops in London about systems that stay up, for people who are called when they break.
index: false
blocks:
  - type: hero
    size: compact
    heading: Two days of showing how it is done
  - type: countdown
    heading: It begins in
    label: Doors open
    date: "2027-06-10"
    time: "09:00"
    timeZone: Europe/London
    over: The doors are open. [Come in](/contact).
  - type: tabs
    heading: Two days, hour by hour
    label: Days
    items:
      - label: Thursday
        blocks:
          - type: list
            look: timeline
            items:
              - { label: "09:00", title: Doors and breakfast, text: The kitchen is open until ten. }
              - { label: "13:00", title: Lunch in the yard, text: Soup and bread. }
      - label: Friday
        blocks:
          - type: list
            look: timeline
            items:
              - { label: "09:30", title: What a bill knows, text: Three of them are read aloud. }
              - { label: "16:00", title: The worst log line, text: You vote. }
`;
const day = variantsOf("pages/engineers-days.yaml", days);

/** Dmitri, who runs the events, with a programme that changes every week. */
export const dmitri: readonly Told[] = [
  wrote("the thirtieth of February", PLACES.events, '"2027-05-20"', '"2027-02-30"', "2027-02-30"),
  wrote("an end before the beginning", PLACES.events, 'endTime: "17:00"', 'endTime: "13:00"', [8, 9]),
  wrote(
    "an hour as one says it",
    PLACES.events,
    'startTime: "14:00"',
    'startTime: "2 in the afternoon"',
    "2 in the",
  ),
  wrote("an hour past midnight", PLACES.events, 'endTime: "17:00"', 'endTime: "25:00"', '"25:00"'),
  wrote("a zone in words", PLACES.events, "timeZone: Europe/London", "timeZone: London time", "London time"),
  wrote(
    "a zone as Germans write the city",
    PLACES.events,
    "timeZone: Europe/London",
    "timeZone: Europe/Londen",
    "Europe/Londen",
    {
      meant: "Europe/London",
      back: true,
    },
  ),
  wrote("a kind with a capital", PLACES.events, "type: workshop", "type: Workshop", "type: Workshop", {
    meant: "workshop",
    back: true,
  }),
  wrote(
    "a portrait with another ending",
    PLACES.events,
    "/images/people/leila-ferhat.svg",
    "/images/people/leila-ferhat.png",
    "leila-ferhat.png",
    { meant: "/images/people/leila-ferhat.svg", back: true },
  ),
  wrote(
    "the address of the ticket shop without its beginning",
    PLACES.events,
    "registrationUrl: /contact?subject=Workshop%20registration",
    "registrationUrl: www.tickets.example/paper-to-posting",
    "www.tickets.example",
  ),
  wrote(
    "a form under an old name",
    PLACES.events,
    "registrationUrl: /contact?",
    "registrationUrl: /contacts?",
    "/contacts?",
    { back: true },
  ),
  wrote("a speaker without a company", PLACES.events, "      company: 2SD\n", "", [20, 22]),
  wrote(
    "a start on a day that the year does not have",
    PLACES.events,
    "from: 2027-01-12 09:00",
    "from: 2027-02-29 09:00",
    "2027-02-29",
  ),
  wrote(
    "the strip that ends before it begins",
    programme,
    "until: 2027-03-18 15:00",
    "until: 2027-01-18 15:00",
    ["from: 2027-02-18", "until: 2027-01-18"],
  ),
  wrote(
    "the strip that begins at half past twenty-four",
    programme,
    "from: 2027-02-18",
    "from: 2027-02-18 24:30",
    "24:30",
  ),
  wrote(
    "a calendar by another ending",
    programme,
    "path: /insights/events.ics",
    "path: /insights/events.cal",
    "events.cal",
  ),
  wrote(
    "a calendar whose entries have no end",
    programme,
    "      endTime: ${item.endTime}\n      timeZone: ${item.timeZone}\n      updated:",
    "      timeZone: ${item.timeZone}\n      updated:",
    [65, 72, 73, 77],
  ),
  wrote("a tab for what is coming, misspelt", programme, "show: upcoming", "show: upcomming", "upcomming", {
    meant: "upcoming",
    back: true,
  }),
  wrote("an order by a field misspelt", programme, "sort: -date", "sort: -daet", "sort: -daet", {
    back: true,
  }),
  day("the hour with the word for it", 'time: "09:00"', "time: 9 o'clock", "9 o'clock"),
  day("the day in words", 'date: "2027-06-10"', "date: the second Thursday in June", "second Thursday"),
  day("a count that nobody ends", "    over: The doors are open. [Come in](/contact).\n", "", [8, 14]),
  day(
    "a look of the list that ends in another letter",
    "look: timeline",
    "look: timelines",
    "look: timelines",
    {
      meant: "timeline",
    },
  ),
];
