import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { offices, contact } = PLACES;
const berlin = "coordinates: [13.4167, 52.5128]";

/** Felix, office manager: one office moves, another opens, and the telephone numbers change. */
export const felix: readonly Told[] = [
  wrote(
    "a place as the map in the browser copies it",
    offices,
    berlin,
    'coordinates: "52.5128, 13.4167"',
    'coordinates: "52.5128',
  ),
  wrote(
    "degrees, minutes and seconds",
    offices,
    berlin,
    "coordinates: [13°25'00\"E, 52°30'46\"N]",
    "coordinates: [13°25",
  ),
  wrote(
    "decimal commas in a place",
    offices,
    berlin,
    "coordinates: [13,4167, 52,5128]",
    "coordinates: [13,4167",
  ),
  wrote(
    "two zeros for the plus",
    offices,
    "phone: +49 30 23125 214",
    "phone: 0049 30 23125 214",
    "phone: 0049",
    { meant: "+49 30 23125 214" },
  ),
  wrote(
    "a zero in brackets",
    offices,
    "phone: +44 20 7946 0214",
    "phone: +44 (0)20 7946 0214",
    "phone: +44 (0)20",
  ),
  wrote(
    "an address with the sender's name, from Outlook",
    offices,
    "email: europe@2sd.example",
    "email: 2SD Europe <europe@2sd.example>",
    "email: 2SD Europe",
    { meant: "europe@2sd.example" },
  ),
  wrote(
    "mailto in a field for addresses",
    offices,
    "email: india@2sd.example",
    "email: mailto:india@2sd.example",
    "email: mailto:",
    { meant: "india@2sd.example" },
  ),
  wrote(
    "an address on two lines, as on an envelope",
    offices,
    "  address: Zeichnerhof 7, 10179 Berlin",
    "  address: Zeichnerhof 7\n  10179 Berlin",
    ["10179 Berlin", "address: Zeichnerhof 7"],
  ),
  wrote("a suite with a hash", offices, "Street, Suite 900, Chicago", "Street #900, Chicago", "Street #900"),
  wrote(
    "a tab in front of a line",
    offices,
    "  phone: +91 80 0555 0142",
    "\tphone: +91 80 0555 0142",
    "+91 80 0555 0142",
  ),
  did(
    "a new office with the short name of the old one",
    offices,
    (text) =>
      `${text}- id: europe\n  region: Poland\n  entityName: 2SD Technologies sp. z o.o.\n  address: Kreślarska 3, 00-950 Warszawa\n  email: poland@2sd.example\n  phone: +48 22 555 01 42\n  coordinates: [21.0122, 52.2297]\n`,
    "- id: europe",
  ),
  wrote(
    "a field by another spelling in what is sent",
    contact,
    "send: [firstName, lastName,",
    "send: [firstName, lastname,",
    "send: [firstName",
    { meant: "lastName" },
  ),
  wrote(
    "seconds where thousandths are asked for",
    contact,
    "timeoutMs: 10000",
    "timeoutMs: 10s",
    "timeoutMs: 10s",
  ),
  wrote(
    "a blank behind mailto",
    contact,
    "write or call, we are at [${site.email}](mailto:${site.email})",
    "write or call, we are at [${site.email}](mailto: ${site.email})",
    "(mailto: ",
  ),
];
