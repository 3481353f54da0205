import { did, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { jobs, job, careers } = PLACES;
const posting = "public/jobs/salesforce-solution-architect.md";
const html = "public/jobs/html/data-engineer.html";

/** Ben, trainee, puts a job online and has never seen YAML. */
export const ben: readonly Told[] = [
  wrote(
    "the dash of the first row deleted",
    jobs,
    "- id: agentic-systems-consultant",
    "  id: agentic-systems-consultant",
    "  id: agentic-systems-consultant",
  ),
  wrote(
    "a list whose dashes do not stand below each other",
    jobs,
    "  skills: [Python, PyTorch, MLflow, SQL, Kubernetes]",
    "  skills:\n    - Python\n   - PyTorch\n    - MLflow",
    ["   - PyTorch", "    - MLflow"],
  ),
  wrote("a country in full", jobs, "countryCode: DE", "countryCode: Germany", "countryCode: Germany"),
  wrote(
    "a day in words",
    jobs,
    'datePosted: "2025-05-12"',
    'datePosted: "12 May 2025"',
    'datePosted: "12 May 2025"',
  ),
  wrote(
    "a job put up again, and its last day forgotten",
    jobs,
    'datePosted: "2025-05-12"',
    'datePosted: "2026-05-12"',
    ['datePosted: "2026-05-12"', 'validThrough: "2025-08-31"'],
  ),
  wrote(
    "a slash in a title",
    jobs,
    "title: Data Engineer\n",
    "title: Data Engineer / Analytics Engineer\n",
    "title: Data Engineer / Analytics",
  ),
  wrote(
    "a slug as one would say it",
    jobs,
    "slug: data-engineer",
    "slug: Data Engineer",
    "slug: Data Engineer",
  ),
  wrote(
    "a kind of work that the list does not have",
    jobs,
    "type: Contract",
    "type: Internship",
    "type: Internship",
  ),
  did(
    "a line of a long text pushed to the margin",
    jobs,
    shift("streams where that pays", 1, -4),
    "streams where that pays",
  ),
  wrote(
    "the last line of a row not copied",
    jobs,
    'validThrough: "2024-10-31"\n  expired: true',
    'validThrough: "2024-10-31"',
    "- id: data-engineer",
  ),
  wrote(
    "a key in German",
    jobs,
    "  title: Cloud Platform Engineer",
    "  titel: Cloud Platform Engineer",
    "titel:",
    {
      meant: "title",
      misleads: /required|is missing/i,
    },
  ),
  wrote(
    "a tab at the start of a line",
    jobs,
    "  department: Data\n",
    "\tdepartment: Data\n",
    "\tdepartment: Data",
    { misleads: /colon|has no field/i },
  ),
  wrote(
    "a bracket lost at the end of a list",
    jobs,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: [TypeScript, React, Accessibility, CSS, Storybook",
    "skills: [TypeScript",
  ),
  wrote(
    "a field of the row misspelt",
    job,
    "eyebrow: ${item.department}",
    "eyebrow: ${item.departement}",
    "departement",
    {
      meant: "department",
    },
  ),
  wrote(
    "the word type misspelt",
    careers,
    "  - type: banner\n    id: introduce-yourself",
    "  - typ: banner\n    id: introduce-yourself",
    "- typ: banner",
    { meant: "type", misleads: /has no option/i },
  ),
  wrote(
    "a heading made smaller",
    posting,
    "## What you bring",
    "##### What you bring",
    "##### What you bring",
  ),
  wrote(
    "a link that he typed from memory",
    posting,
    "Application Architect or System Architect",
    "[Write to us](/contakt). Application Architect or System Architect",
    "/contakt",
    { meant: "/contact" },
  ),
  wrote("a heading of HTML that nothing closes", html, "<h2>What you will do</h2>", "<h2>What you will do", [
    "<h2>What you will do",
  ]),
];
