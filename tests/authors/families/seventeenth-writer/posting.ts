import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { jobs, careers, job } = PLACES;
const first = "- id: agentic-systems-consultant\n";
const deleting = "public/content/insights/html/deleting-code-is-a-deliverable.html";
const idempotent = "public/content/insights/html/idempotent-by-design.html";
const salesforce = "public/jobs/salesforce-solution-architect.md";

const row = `- id: solutions-engineer
  slug: solutions-engineer
  title: Solutions Engineer, Platform
  location: London, United Kingdom
  remote: false
  city: London
  countryCode: GB
  department: Consulting
  type: Full-time
  terms: Full-time
  skills: [Python, SQL, Workshop Facilitation]
  descriptionExcerpt: >-
    Show clients what the platform does with their own data, in one day and without slides. You will prepare each visit
    with an engineer, and write down afterwards what was asked and what was missing.
  datePosted: "2026-11-20"
  validThrough: "2027-01-31"
  expired: false

`;
const text = `<!-- job: solutions-engineer -->
## About the role

Clients want to see their own orders in the platform, and not a slide about it. You show them.

## What you will do

- Prepare a day with a client, together with an engineer.
- Write down what was asked, and what was missing.
`;

/** One slip in a posting that is pasted above the others; its text lies where it belongs. */
const pasted = (
  name: string,
  from: string,
  to: string,
  at: Parameters<typeof did>[3],
  more: Partial<Told> = {},
): Told =>
  did(
    name,
    jobs,
    [
      [first, row + first],
      [from, to],
    ],
    at,
    { beside: { "public/jobs/solutions-engineer.md": text }, ...more },
  );

/** Somebody in personnel puts a posting online that came in a document and a mail. */
export const posting: readonly Told[] = [
  pasted("full time, as the mail wrote it", "type: Full-time", "type: Full time", "  type: Full time", {
    meant: "Full-time",
  }),
  pasted(
    "a kind of employment that the list does not have",
    "type: Full-time",
    "type: Permanent",
    "Permanent",
    {
      meant: "Full-time",
      remedy: "offer",
    },
  ),
  pasted("a last day in words", '"2027-01-31"', "31 January 2027", "31 January 2027", {
    meant: "2027-01-31",
  }),
  pasted(
    "a last day in the year that is over",
    '"2027-01-31"',
    '"2026-01-31"',
    ['validThrough: "2026-01-31"', 'datePosted: "2026-11-20"'],
    { remedy: "none" },
  ),
  pasted("a day that November does not have", '"2026-11-20"', '"2026-11-31"', "2026-11-31", {
    remedy: "offer",
  }),
  pasted("open, where it is asked whether it is closed", "expired: false", "expired: open", "expired: open", {
    remedy: "offer",
  }),
  pasted(
    "skills without their brackets",
    "[Python, SQL, Workshop Facilitation]",
    "Python, SQL, Workshop Facilitation",
    "skills: Python, SQL, Workshop",
    { meant: "Python" },
  ),
  pasted(
    "skills with the bullets of a word processor",
    "skills: [Python, SQL, Workshop Facilitation]",
    "skills:\n    • Python\n    • SQL\n    • Workshop Facilitation",
    [12, "• Python"],
    { meant: "Python", misleads: /too few/i },
  ),
  pasted(
    "a title with what the law asks for, and slashes in it",
    "title: Solutions Engineer, Platform",
    "title: Solutions Engineer (f/m/x)",
    "(f/m/x)",
    { remedy: "offer" },
  ),
  pasted(
    "the whole first paragraph on the card",
    "and write down afterwards what was asked and what was missing.",
    "and write down afterwards what was asked and what was missing. In the months between visits you look after the demonstration systems, keep their data fresh and their passwords new, and teach colleagues in the other three offices how to give the same day without you.",
    [13, "Show clients what the platform does"],
    { remedy: "none" },
  ),
  pasted(
    "what the job pays, in a field of its own",
    '  datePosted: "2026-11-20"',
    '  salary: from £ 62,000\n  datePosted: "2026-11-20"',
    "salary:",
    { remedy: "none" },
  ),
  pasted(
    "the key of another posting",
    "- id: solutions-engineer",
    "- id: data-engineer",
    "- id: data-engineer",
    {
      remedy: "offer",
    },
  ),
  pasted(
    "the sentence in front of what an assistant wrote",
    "- id: solutions-engineer",
    "Here is the new posting, ready to paste:\n\n- id: solutions-engineer",
    ["Here is the new posting", "- id: solutions-engineer"],
    { misleads: /indent/i },
  ),
  wrote(
    "another first line than the posting's",
    salesforce,
    "<!-- job: salesforce-solution-architect -->",
    "<!-- job: salesforce-architect -->",
    1,
    { meant: "salesforce-solution-architect", back: true },
  ),
  did(
    "a picture in an article that says nothing to those who cannot see it",
    idempotent,
    (before) =>
      before.replace(
        "<h2>A key that means intent</h2>",
        '<p><img src="/images/stills/red-pencil.jpg"></p>\n<h2>A key that means intent</h2>',
      ),
    "<img src=",
    { meant: "alt", remedy: "offer" },
  ),
  did(
    "a film pasted into an article as its code",
    deleting,
    (before) =>
      before.replace(
        "<h2>",
        '<iframe src="https://player.vimeo.com/video/76979871" width="640" height="360"></iframe>\n<h2>',
      ),
    "<iframe",
    { remedy: "offer" },
  ),
  did(
    "a heading of the page's own rank in an article",
    idempotent,
    (before) =>
      before.replace("<h2>The anatomy of a double order</h2>", "<h1>The anatomy of a double order</h1>"),
    "<h1>",
    { meant: "h2", back: true },
  ),
  wrote(
    "the list of jobs filtered by one skill",
    careers,
    "field: skills\n",
    "field: skill\n",
    "field: skill",
    {
      meant: "skills",
      remedy: "fix",
    },
  ),
  wrote(
    "the kind of a job by its old name",
    job,
    "${item.type}",
    "${item.employmentType}",
    "${item.employmentType}",
    {
      remedy: "offer",
    },
  ),
];
