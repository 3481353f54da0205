import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";
import { slipsIn } from "./slips.ts";

const { offices, jobs } = PLACES;
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const opened = slipsIn(
  offices,
  `${read(offices)}- id: netherlands
  region: Netherlands
  entityName: 2SD Technologies B.V.
  address: Tekenkade 4, 1019 AB Amsterdam
  email: nl@2sd.example
  phone: +31 20 555 0142
  coordinates: [4.9383, 52.3745]
`,
);

const posting = `- id: site-reliability-engineer
  slug: site-reliability-engineer
  title: Site Reliability Engineer
  location: Amsterdam, Netherlands
  remote: false
  city: Amsterdam
  countryCode: NL
  department: Engineering
  type: Full-time
  terms: Full-time
  skills: [Kubernetes, Go, PostgreSQL, Prometheus]
  descriptionExcerpt: >-
    Keep forty services of a port and two railways on their feet. You will write the runbooks that others follow at
    night, measure what breaks, and take part in the drawing of what comes next.
  datePosted: "2026-11-24"
  validThrough: "2027-02-28"
  expired: false

`;
const posted = slipsIn(
  jobs,
  read(jobs).replace("- id: agentic-systems-consultant", () => `${posting}- id: agentic-systems-consultant`),
  {
    "public/jobs/site-reliability-engineer.md": `<!-- job: site-reliability-engineer -->
## About the role

Our office in Amsterdam opens in February with six people. You would be one of the two who are called when something stops, and who make sure that it happens less often.

## What you will do

- Write runbooks that a colleague can follow at three in the morning.
- Measure what breaks, and how long it takes until somebody notices.
- Take turns on call, one week in five.

## What you bring

- Three years with systems that other people depend on.
- Enough Go to repair a service that somebody else has written.
- English with clients, Dutch or the wish to learn it.
`,
  },
);

/** An office in Amsterdam, its first posting, and the people who move there. */
export const newOffice: readonly Told[] = [
  wrote(
    "latitude before longitude",
    offices,
    "coordinates: [77.6033, 12.9676]\n",
    "coordinates: [77.6033, 12.9676]\n- id: australia\n  region: Australia\n  entityName: 2SD Technologies Pty Ltd\n  address: 8 Plan Lane, Sydney NSW 2000\n  email: au@2sd.example\n  phone: +61 2 5550 0142\n  coordinates: [-33.8688, 151.2093]\n",
    "-33.8688",
    { meant: "151.2093, -33.8688", remedy: "offer" },
  ),
  opened(
    "a place as a map has it, without brackets",
    "[4.9383, 52.3745]",
    "4.9383, 52.3745",
    "coordinates: 4.9383",
    {
      meant: "[4.9383, 52.3745]",
      back: true,
    },
  ),
  opened(
    "degrees with a comma as people in Amsterdam write them",
    "[4.9383, 52.3745]",
    "[4,9383, 52,3745]",
    "4,9383",
    {
      meant: "4.9383",
      remedy: "offer",
    },
  ),
  opened("a row copied from Berlin, its id too", "- id: netherlands", "- id: europe", "- id: europe", {
    remedy: "none",
  }),
  opened("an address hidden from robots", "email: nl@2sd.example", "email: nl (at) 2sd.example", "nl (at)", {
    meant: "nl@2sd.example",
    back: true,
  }),
  posted(
    "half from home, where yes or no is asked",
    "remote: false\n  city: Amsterdam",
    "remote: hybrid\n  city: Amsterdam",
    "remote: hybrid",
    {
      remedy: "none",
    },
  ),
  posted("a country of three letters", "countryCode: NL", "countryCode: NLD", "countryCode: NLD", {
    meant: "NL",
    remedy: "offer",
  }),
  posted(
    "a title with the letters of all genders",
    "title: Site Reliability Engineer",
    "title: Site Reliability Engineer (f/m/x)",
    "(f/m/x)",
    {
      remedy: "none",
    },
  ),
  posted(
    "an address shorter than the name of its text",
    "slug: site-reliability-engineer",
    "slug: site-reliability",
    // The same as at a text that was renamed: which of the two names is right, nobody knows, and the text is the odd file.
    1,
    { inFile: "public/jobs/site-reliability-engineer.md", remedy: "none" },
  ),
  posted(
    "an excerpt as long as the posting",
    "Keep forty services of a port and two railways on their feet.",
    "Keep forty services of a port and two railways on their feet, from the cranes that must not stop to the timetable that nobody forgives, in a team of six that grows to ten before the year is over.",
    [13, "Keep forty services of a port"],
    { remedy: "none" },
  ),
  did(
    "a posting whose text still carries the mark of the one it was copied from",
    "public/jobs/agentic-systems-consultant.md",
    [["<!-- job: agentic-systems-consultant -->", "<!-- job: data-engineer -->"]],
    "<!-- job: data-engineer -->",
    { meant: "agentic-systems-consultant", back: true },
  ),
  wrote(
    "a profile without https",
    PLACES.team,
    "profileLink: https://linkedin.example/in/hyejin-noh",
    "profileLink: linkedin.example/in/hyejin-noh",
    "profileLink: linkedin.example",
    { meant: "https://linkedin.example/in/hyejin-noh", back: true },
  ),
];
