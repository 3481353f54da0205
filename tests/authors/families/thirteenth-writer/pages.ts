import { began, did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { again, drop, shift } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, terms } = PLACES;
const letter = "pages/insights/letter.yaml";
const partners = "pages/partnerships.yaml";
const blueprint = "pages/showcases/[slug].yaml";
const article = "pages/insights/[slug].yaml";
const events = "pages/insights/events.yaml";
const technologies = "pages/technologies/index.yaml";

/** A file under another name. */
const renamed = (
  name: string,
  file: string,
  rename: string,
  at: Told["at"] = [1],
  more: Partial<Told> = {},
): Told => ({ name, file, rename, inFile: rename, at, remedy: "none", ...more });

/** Keys of a page, and names of files. */
export const pages: readonly Told[] = [
  wrote(
    "a binding in Liquid's brackets",
    terms,
    "the ${site.brand} website",
    "the {{ site.brand }} website",
    "{{ site",
    {
      meant: "${site.brand}",
      back: true,
    },
  ),
  wrote(
    "a merge conflict at the rows",
    blueprint,
    "each: blueprints\n",
    "<<<<<<< HEAD\neach: blueprints\n=======\neach: showcases\n>>>>>>> rename-collection\n",
    ["<<<<<<<", "=======", ">>>>>>>"],
    { remedy: "offer" },
  ),
  wrote(
    "a redirect as a Markdown link",
    "pages/capabilities.yaml",
    "redirect: /technologies/products",
    "redirect: [Products](/technologies/products)",
    "redirect:",
    { back: true },
  ),
  did(
    "the line of the aliases lost",
    article,
    drop("aliases:"),
    ["description: ${item", "- /insights/article"],
    {
      back: true,
    },
  ),
  wrote("bold letters around a value", letter, "index: false", "index: **false**", "index:", { back: true }),
  wrote(
    "the last moment by its German name",
    events,
    "until: 2027-03-18 15:00",
    "bis: 2027-03-18 15:00",
    "bis:",
    {
      back: true,
    },
  ),
  wrote(
    "a start after the end",
    events,
    "from: 2027-02-18",
    "from: 2027-03-28",
    ["from: 2027-03", "until: 2027-03"],
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a page to go to afterwards that is not there",
    support,
    "blocks:\n",
    "until: 2027-12-31\nthen: /special-offers\nblocks:\n",
    "then: /special",
    { remedy: "offer" },
  ),
  wrote("a note behind two slashes", help, "blocks:\n", "// until the move in March\nblocks:\n", "// until"),
  wrote("a redirect in German", technologies, "redirect:", "weiterleitung:", "weiterleitung:", {
    back: true,
  }),
  wrote(
    "a moment as Germans write it",
    events,
    "until: 2027-03-18 15:00",
    "until: 18.03.2027 15:00",
    "until: 18.03",
    {
      meant: "2027-03-18 15:00",
      back: true,
    },
  ),
  wrote(
    "a day that March does not have",
    events,
    "until: 2027-03-18 15:00",
    "until: 2027-03-32",
    "2027-03-32",
    {
      remedy: "none",
    },
  ),
  did("the description twice", partners, again("description: Technology", 1), "description: Technology", {
    back: true,
  }),
  wrote("one block for many", help, "blocks:\n", "block:\n", 4, { meant: "blocks", back: true }),
  did("the title lost", "pages/cookies.yaml", drop("title: Cookie"), [1, 2], { remedy: "none" }),
  did(
    "a key pushed to the right",
    letter,
    shift("index: false", 1, 2),
    ["  index: false", "description: We have"],
    {
      back: true,
    },
  ),
  did(
    "the file cut off in a word",
    partners,
    (text) => text.slice(0, text.lastIndexOf("        icon:") + 11),
    [79, 80],
    {
      remedy: "none",
    },
  ),
  wrote("a limit below nothing", article, "limit: 3", "limit: -3", "limit: -3", { remedy: "offer" }),
  wrote("a draft, perhaps", help, "blocks:\n", "draft: maybe\nblocks:\n", "draft: maybe", { remedy: "none" }),
  wrote(
    "a redirect with blocks below",
    "pages/capabilities.yaml",
    "redirect: /technologies/products\n",
    "redirect: /technologies/products\nblocks:\n  - type: hero\n    heading: Capabilities and products\n",
    ["redirect:", "blocks:"],
    {
      remedy: "offer",
    },
  ),
  wrote(
    "an address to redirect to without its slash",
    technologies,
    "redirect: /tech",
    "redirect: tech",
    "redirect: tech",
    {
      meant: "/technologies/other",
      back: true,
    },
  ),
  wrote(
    "a blank before an address's end",
    "pages/capabilities.yaml",
    "/technologies/products",
    "/technologies/ products",
    "redirect:",
    {
      back: true,
    },
  ),
  renamed("the ending twice", partners, "pages/partnerships.yaml.yaml"),
  renamed("a capital in an address", partners, "pages/Partnerships.yaml"),
  renamed(
    "a field that no row has, in brackets",
    blueprint,
    "pages/showcases/[slag].yaml",
    [1, "each: blueprints"],
    {
      meant: "slug",
    },
  ),
  renamed("braces for brackets in a name", blueprint, "pages/showcases/{slug}.yaml", [1, "each: blueprints"]),
  began("a second file for a collection", "data/jobs.json", "[]\n", 1, { remedy: "none" }),
];
