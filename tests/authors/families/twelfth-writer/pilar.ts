import { did, variantsOf, wrote } from "../cases.ts";
import { TRY } from "../mistake.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { offices, site, events } = PLACES;

/** A page for those who come to the door. */
const visit = `title: Visiting our office in London
description: When the desk in London is open, how to find the door, whom to ring and where to leave a parcel for one of us.
layout: bare
index: false
blocks:
  - type: hero
    size: compact
    heading: Visiting us in London
    text: The desk is on the ground floor, behind the green door.
  - type: table
    heading: When the desk is open
    columns:
      - { label: Day }
      - { label: From, align: end }
      - { label: To, align: end }
    items:
      - [Monday to Thursday, "8:30", "18:00"]
      - [Friday, "8:30", "16:00"]
      - [Saturday, by appointment, by appointment]
    note: On public holidays the desk is closed.
  - type: facts
    heading: At the door
    items:
      - { term: Parcels, text: "Until noon, at the back door." }
      - { term: Bicycles, text: In the yard. }
  - type: countdown
    heading: The new desk opens
    label: Doors open
    date: "2027-06-10"
    time: "09:00"
    timeZone: Europe/London
    over: The new desk is open. [Write to us](/contact).
`;
const door = variantsOf(TRY, visit);

/** Pilar, at the front desk: new hours, new extensions, and a page for those who come to the door. */
export const pilar: readonly Told[] = [
  wrote("points in a number", offices, "+44 20 7946 0214", "+44.20.7946.0214", "+44.20.", {
    meant: "+44 20 7946 0214",
    back: true,
  }),
  wrote("two numbers with a stroke", offices, "+1 312 555 0142", "+1 312 555 0142 / 0143", "0142 / 0143"),
  wrote("the number as the desk dials it", site, "phone: +44 20 7946 0210", "phone: 020 7946 0210", "phone:"),
  wrote("a comma for the dot of an address", offices, "uk@2sd.example", "uk@2sd,example", "uk@2sd,example"),
  wrote(
    "two addresses in one field",
    offices,
    "email: us@2sd.example",
    "email: us@2sd.example; desk-us@2sd.example",
    "email: us@2sd.example;",
  ),
  wrote(
    "quotation marks around half of an address",
    offices,
    "address: 14 Draughtsman's Yard, London",
    'address: "14 Draughtsman\'s Yard", London',
    "14 Draughtsman",
  ),
  wrote("a semicolon in a place", offices, "[77.6033, 12.9676]", "[77.6033; 12.9676]", "77.6033; 12", {
    back: true,
  }),
  wrote(
    "a typeset minus in a place",
    offices,
    "[-0.0817, 51.5235]",
    "[\u22120.0817, 51.5235]",
    "0.0817, 51.5235",
    {
      back: true,
    },
  ),
  wrote(
    "the short name of an office lost with its line",
    offices,
    "- id: europe\n  region: Europe",
    "- region: Europe",
    "- region: Europe",
  ),
  did("the telephone of an office lost", offices, drop("phone: +49"), [
    "- id: europe",
    "coordinates: [13.4167",
  ]),
  wrote("an hour with a point", events, 'time: "15:15"', 'time: "15.15"', 'time: "15.15"', {
    meant: "15:15",
    back: true,
  }),
  wrote("an hour of one figure", events, 'startTime: "10:00"', 'startTime: "9:00"', 'startTime: "9:00"', {
    meant: "09:00",
  }),
  wrote(
    "an end before its start",
    events,
    'startTime: "15:00"\n  endTime: "16:30"',
    'startTime: "15:00"\n  endTime: "14:30"',
    ['startTime: "15:00"', 'endTime: "14:30"'],
    { remedy: "none" },
  ),
  wrote("a zone by its letters", events, "timeZone: Europe/Berlin", "timeZone: CET/CEST", "CET/CEST"),
  door("a bracket lost at the end of a day", '"8:30", "16:00"]', '"8:30", "16:00"', ["[Friday", "[Saturday"]),
  door(
    "two days in one pair of brackets",
    '"16:00"]\n      - [Saturday, by',
    '"16:00", Saturday, by',
    "[Friday",
  ),
  door("a day without its brackets", '[Friday, "8:30", "16:00"]', "Friday, 8:30, 16:00", "- Friday, 8:30"),
  door(
    "a heading without its word",
    "      - { label: Day }\n",
    "      - { align: start }\n",
    "{ align: start }",
  ),
  door("a fact with an equals sign", "{ term: Bicycles, text: In", "{ term: Bicycles, text = In", "Bicycles"),
  door("an hour with letters behind it", 'time: "09:00"', "time: 9 am", "time: 9 am", { meant: "09:00" }),
  door("the sentence for afterwards lost", "    over: The new desk is open. [Write to us](/contact).\n", "", [
    "type: countdown",
    "timeZone:",
  ]),
];
