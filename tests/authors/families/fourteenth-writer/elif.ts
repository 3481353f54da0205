import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const headings = ["id", "name", "title", "avatarUrl", "profileLink"];

/** The team as the database gives it out: one line for each person, quoted only where a comma asks for it. */
const lines = readFileSync(join(root, PLACES.team), "utf8")
  .split(/^- /m)
  .slice(1)
  .map((row) => {
    const cells = new Map(
      row
        .trim()
        .split("\n")
        .map((line): [string, string] => {
          const at = line.indexOf(": ");
          return [line.slice(0, at).trim(), line.slice(at + 2).trim()];
        }),
    );
    return headings
      .map((heading) => cells.get(heading) ?? "")
      .map((cell) => (cell.includes(",") ? `"${cell}"` : cell))
      .join(",");
  });
const table = `${[headings.join(","), ...lines].join("\n")}\n`;
const file = "data/team.csv";
const beside = { [PLACES.team]: null };

/** The exported team with one part of it otherwise. */
const team = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}): Told => ({
  ...wrote(name, file, from, to, at, more),
  text: table,
  beside,
});

const leila = lines.find((line) => line.startsWith("leila-ferhat")) ?? "";
const jonas = lines.find((line) => line.startsWith("jonas-eckerdal")) ?? "";
const naledi = lines.find((line) => line.startsWith("naledi-mokwena,")) ?? "";

/** Elif, who keeps the records, with exports of three databases and no patience for typing. */
export const elif: readonly Told[] = [
  team("nothing, in the word of the database", jonas, `${jonas}NULL`, ["jonas-eckerdal,"]),
  team("not available, in the letters of the personnel system", naledi, `${naledi}N/A`, ["naledi-mokwena,"]),
  team("a column under its name in the database", "avatarUrl", "photo_path", [1]),
  team("a row parted by another sign", jonas, jonas.replaceAll(",", ";"), ["jonas-eckerdal;"]),
  began(
    "two exports one under the other, with the headings of both",
    file,
    `${table}${headings.join(",")}\n`,
    [lines.length + 2],
    {
      beside,
    },
  ),
  began(
    "the count of rows under the table",
    file,
    `${table}(${lines.length} rows)\n`,
    [`(${lines.length} rows)`],
    {
      beside,
    },
  ),
  team("a comma that makes a cell more", leila, leila.replaceAll('"', ""), ["leila-ferhat,"], { back: true }),
  team(
    "a path of Windows",
    "/images/people/jonas-eckerdal.svg",
    "\\images\\people\\jonas-eckerdal.svg",
    ["jonas-eckerdal,"],
    {
      meant: "/images/people/jonas-eckerdal.svg",
      back: true,
    },
  ),
  team(
    "a profile without its protocol",
    "https://linkedin.example/in/hyejin-noh",
    "linkedin.example/in/hyejin-noh",
    ["hyejin-noh,"],
  ),
  wrote("a latitude that has lost its point", PLACES.offices, "51.5235]", "515235]", "515235"),
  wrote("a latitude that is not a number", PLACES.offices, "51.5235]", "NaN]", "NaN]"),
  wrote(
    "a phone number kept as a number",
    PLACES.offices,
    "phone: +44 20 7946 0214",
    "phone: 442079460214",
    "442079460214",
  ),
  wrote(
    "a phone number in powers of ten",
    PLACES.offices,
    "phone: +44 20 7946 0214",
    "phone: 4.42079E+11",
    "4.42079E+11",
  ),
  wrote(
    "a point as a text",
    PLACES.offices,
    "coordinates: [13.4167, 52.5128]",
    "coordinates: POINT(13.4167 52.5128)",
    "POINT(",
  ),
  wrote(
    "a day with its hour and zone",
    PLACES.articles,
    "date: 2025-07-15",
    "date: 2025-07-15T00:00:00Z",
    "T00:00:00Z",
    {
      back: true,
    },
  ),
  wrote("the number of a row for its name", PLACES.articles, "id: insight-20", "id: 20", "id: 20"),
  wrote(
    "the number of a person for the name",
    PLACES.articles,
    "author: arjun-deshmane",
    "author: 7",
    "author: 7",
  ),
  wrote("true in one letter", PLACES.articles, "featured: true", "featured: t", 28),
  wrote(
    "a list in the braces of the database",
    PLACES.articles,
    "tags: [Delivery Practice, Language Models]",
    'tags: "{Delivery Practice,Language Models}"',
    'tags: "{',
  ),
  wrote(
    "nothing, with a backslash",
    PLACES.articles,
    "category: CEO Insights",
    "category: \\N",
    "category: \\N",
  ),
  wrote(
    "a product listed twice",
    "data/capabilities.yaml",
    "    - Pipedrive\n",
    "    - HubSpot CRM\n",
    "- HubSpot CRM",
  ),
  wrote(
    "two people in one text",
    "data/technologies.yaml",
    "experts: [ines-marchetti, callum-strachan]",
    "experts: ines-marchetti;callum-strachan",
    "ines-marchetti;callum-strachan",
  ),
];
