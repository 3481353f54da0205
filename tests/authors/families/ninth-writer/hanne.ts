import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, help, support, careers, job, site, articles, hub } = PLACES;
const showcases = "pages/showcases/index.yaml";
const products = "pages/technologies/products.yaml";
const partners = "pages/partnerships.yaml";

const everywhere = (from: string, to: string) => (text: string) => text.replaceAll(from, () => to);

/** Hanne knows one tool for everything, replace in all files. */
export const hanne: readonly Told[] = [
  did("showcases are stories now", showcases, everywhere("/showcases", "/stories"), "/stories/"),
  did("text is body now", "pages/search.yaml", everywhere("text:", "body:"), "body: Looks", {
    meant: "text",
    misleads: /required|is missing/i,
  }),
  did("services are solutions now", partners, everywhere("/services", "/solutions"), "/solutions"),
  did("a capital for contact", careers, everywhere("contact", "Contact"), "/Contact", { meant: "/contact" }),
  did("people are experts now", about, everywhere("people", "experts"), "- type: experts"),
  did("all double quotes gone", about, everywhere('"', ""), "href: #how-we-work", {
    misleads: /required|is missing/i,
  }),
  did("London is Manchester now", site, everywhere("London", "Manchester"), "Europe/Manchester"),
  did("addresses without their s", site, (text) => text.replace("url: https:", "url: http:"), "url: http:"),
  did(
    "the brand with a space in the address too",
    site,
    (text) => text.replace("www.2sd.example", "www.Two SD.example"),
    "www.Two SD.example",
  ),
  did("actions are buttons now", careers, everywhere("actions:", "buttons:"), "buttons:", {
    meant: "actions",
  }),
  did("cards are tiles now", careers, everywhere("type: card", "type: tile"), "type: tile", {
    meant: "card",
  }),
  did("href is link now", showcases, everywhere("href:", "link:"), "link: /showcases", {
    meant: "href",
    misleads: /required|is missing/i,
  }),
  wrote(
    "a place renamed and not its links",
    help,
    "id: support",
    "id: when-it-breaks",
    lineOf(support, "/help#support"),
    {
      inFile: support,
      meant: "when-it-breaks",
    },
  ),
  wrote("a field renamed in the page alone", about, "${item.image}", "${item.picture}", "${item.picture}", {
    meant: "image",
  }),
  wrote(
    "a collection renamed in the page alone",
    products,
    "source: capabilities",
    "source: skills",
    "source: skills",
  ),
  wrote("the collection of a page renamed", job, "each: jobs", "each: roles", "each: roles"),
  wrote("email is e-mail now", hub, "- name: email", "- name: e-mail", "- name: e-mail"),
  did(
    "a category renamed in the rows alone",
    articles,
    everywhere("Market Research", "Market Studies"),
    "category: Market Studies",
  ),
];
