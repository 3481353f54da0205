import { did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { events } = PLACES;
const programme = "pages/insights/events.yaml";

/** Imani, who plans events in Excel and Outlook and copies cells and appointments from there. */
export const imani: readonly Told[] = [
  wrote("an hour in the afternoon", events, 'startTime: "15:00"', "startTime: 3pm", "startTime: 3pm"),
  wrote("a zone by its distance", events, "timeZone: Europe/London", "timeZone: GMT+1", "timeZone: GMT+1"),
  wrote(
    "a letter lost in a city",
    events,
    "timeZone: Europe/Berlin",
    "timeZone: Europe/Berln",
    "timeZone: Europe/Berln",
    { meant: "Europe/Berlin" },
  ),
  wrote("a city alone", events, "timeZone: Europe/Berlin", "timeZone: Berlin", "timeZone: Berlin"),
  wrote("a leap day too many", events, 'date: "2027-03-18"', 'date: "2027-02-29"', "2027-02-29"),
  wrote("an hour with a point in the programme", events, 'time: "15:15"', 'time: "15.15"', '"15.15"'),
  wrote("midnight as the end of a day", events, 'endTime: "11:00"', 'endTime: "24:00"', '"24:00"'),
  did(
    "speakers by name alone",
    events,
    (text) =>
      text.replace(
        /(slug: cloud-cost-webinar[\s\S]*?speakers:\n)[\s\S]*?( {2}agenda:)/,
        "$1    - Naledi Mokwena\n$2",
      ),
    "- Naledi Mokwena",
  ),
  wrote(
    "a portrait of another kind",
    events,
    "/images/people/cto-priya-raman.svg",
    "/images/people/cto-priya-raman.jpg",
    "cto-priya-raman.jpg",
    { meant: "/images/people/cto-priya-raman.svg" },
  ),
  wrote(
    "a folder in the singular",
    events,
    "image: /images/events/cloud-cost-webinar.svg",
    "image: /images/event/cloud-cost-webinar.svg",
    "/images/event/",
    { meant: "/images/events/cloud-cost-webinar.svg", back: true },
  ),
  wrote(
    "an address as in a mail",
    events,
    "registrationUrl: /contact?subject=Workshop%20registration",
    "registrationUrl: www.tickets.example/e/4711",
    "www.tickets.example",
  ),
  wrote(
    "a space in an address",
    events,
    "registrationUrl: /contact?subject=Webinar%20registration",
    "registrationUrl: /contact?subject=Webinar registration",
    "Webinar registration",
  ),
  wrote("two kinds at once", events, "type: webinar", "type: [webinar, workshop]", "type: [webinar"),
  wrote("the number that Excel shows for a day", events, 'date: "2027-05-20"', "date: 46527", "date: 46527"),
  wrote("a month by its letters", events, 'date: "2025-03-20"', "date: 20-Mar-25", "20-Mar-25"),
  wrote("a day by a word", events, 'updated: "2026-11-20"', "updated: today", "updated: today"),
  wrote("an end on the clock of twelve hours", events, 'endTime: "16:30"', 'endTime: "04:30"', [
    'endTime: "04:30"',
    'startTime: "15:00"',
  ]),
  did(
    "a part of the programme without a name",
    events,
    drop("title: Reading a bill like a drawing"),
    '- time: "10:00"',
  ),
  wrote(
    "a picture described by nothing",
    events,
    "imageAlt: Line drawing of a cloud above a row of cost bars that fall month by month, with a dimension line for the saving.",
    'imageAlt: ""',
    'imageAlt: ""',
  ),
  wrote("an hour that no day has", programme, "until: 2027-03-18 15:00", "until: 2027-03-18 25:00", "25:00"),
  wrote("a first day with points", programme, "from: 2027-02-18", "from: 18.02.2027", "18.02.2027"),
  wrote("a tab by another word", programme, "show: upcoming", "show: future", "show: future"),
  wrote("the minus behind the field", programme, "sort: -date", "sort: date-", "sort: date-"),
  wrote("tabs by a field in the plural", programme, "field: date\n", "field: dates\n", "field: dates", {
    meant: "date",
  }),
  wrote("a setting by half its name", programme, "email: ${site.email}", "email: ${site.mail}", "site.mail", {
    meant: "email",
  }),
];
