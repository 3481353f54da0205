import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const html = "public/content/insights/html/";
const bill = `${html}what-lowers-a-cloud-bill.html`;
const sets = `${html}evaluation-sets-outlive-models.html`;
const consultant = "public/jobs/agentic-systems-consultant.md";
const engineer = "public/jobs/html/data-engineer.html";

/** Articles and postings, which are files of their own, and the Markdown within pages. */
export const bodies: readonly Told[] = [
  wrote(
    "a heading closed as one of another level",
    bill,
    "<h2>The ledger</h2>",
    "<h2>The ledger</h3>",
    "The ledger</h3>",
    {
      meant: "</h2>",
      back: true,
    },
  ),
  wrote(
    "a script that counts readers",
    sets,
    "<h2>Begin with disagreement</h2>",
    '<script async src="https://stats.example/count.js"></script>\n<h2>Begin with disagreement</h2>',
    "<script",
    { remedy: "offer" },
  ),
  wrote(
    "the title of an article once more, as its first heading",
    bill,
    "<h2>The ledger</h2>",
    "<h1>What lowers a cloud bill</h1>\n<h2>The ledger</h2>",
    "<h1>",
    {
      meant: "h2",
      remedy: "offer",
    },
  ),
  wrote(
    "a picture by the path of the folder",
    consultant,
    "## What you bring\n",
    "![A stack of white boards](public/images/stills/paper-stack.jpg)\n\n## What you bring\n",
    "public/images/stills/paper-stack.jpg",
    // The one thing that visitors see otherwise is the picture, which was not there.
    {
      meant: "/images/stills/paper-stack.jpg",
      mended: readFileSync(join(root, consultant), "utf8").replace(
        "## What you bring\n",
        "![A stack of white boards](/images/stills/paper-stack.jpg)\n\n## What you bring\n",
      ),
    },
  ),
  wrote(
    "an article whose first line has gone",
    sets,
    "<!-- insight: evaluation-sets-outlive-models -->\n",
    "",
    1,
    {
      meant: "insight: evaluation-sets-outlive-models",
      back: true,
    },
  ),
  wrote(
    "a blank between the words and the address of a link",
    consultant,
    "Bring a process that you know well.",
    "Bring a process that you know well, and [write to us] (/contact) before.",
    "[write to us] (/contact)",
    { meant: "[write to us](/contact)" },
  ),
  wrote("a heading without its blank", consultant, "## How we work", "##How we work", "##How we work", {
    meant: "## How we work",
    back: true,
  }),
  wrote(
    "an address from the folder of the article",
    bill,
    'href="/showcases/',
    'href="showcases/',
    'href="showcases/',
    {
      meant: "/showcases/cloud-optimization",
      back: true,
    },
  ),
  wrote(
    "a place of the article by half of its heading",
    bill,
    "Read the last column as well.",
    'Read the last column as well, and <a href="#why-containers">the part on containers</a>.',
    "#why-containers",
    { remedy: "offer" },
  ),
  wrote(
    "a note that nobody has written",
    consultant,
    "About one in four recommends against an agent",
    "About one in four[^1] recommends against an agent",
    "[^1]",
    { remedy: "none" },
  ),
  wrote(
    "a table without the line below its headings",
    consultant,
    "## What you bring\n",
    "| Step | Who | How long |\n| Call | one of us | half an hour |\n| Case | two of us | an hour |\n\n## What you bring\n",
    ["| Step | Who", "| Call | one"],
    { meant: "---" },
  ),
  wrote(
    "an address with its beginning twice",
    engineer,
    "<li>24 days of leave in addition to public holidays.</li>",
    '<li>24 days of leave in addition to <a href="https://https://holidays.example/in">public holidays</a>.</li>',
    "https://https://",
    { meant: "https://holidays.example/in" },
  ),
  wrote(
    "a link whose quotation mark is never closed",
    sets,
    '<a href="/contact">that is a workshop',
    '<a href="/contact>that is a workshop',
    'href="/contact>',
    { meant: '"/contact"', back: true },
  ),
  wrote(
    "a button with a script at it",
    engineer,
    "<h2>How we decide</h2>",
    "<button onclick=\"window.open('/contact')\">Apply now</button>\n<h2>How we decide</h2>",
    "<button",
    { remedy: "none" },
  ),
  wrote(
    "bold as HTML in a text of a page",
    PLACES.about,
    "We measure a project by what the client's own people",
    "We measure a project by what the <b>client's own people</b>",
    "<b>client's own people</b>",
    { meant: "**client's own people**" },
  ),
  wrote(
    "a line break as HTML in a text of one line",
    PLACES.support,
    "and how quickly they come.",
    "and how<br>quickly they come.",
    "how<br>quickly",
    { remedy: "offer" },
  ),
  wrote(
    "a list in a text of one line",
    PLACES.about,
    "        text: We execute with precision and partnership. Work is released in small steps that you can use and measure, and every step is documented well enough to run without us.\n",
    "        text: |\n          We execute with precision and partnership:\n\n          - in small steps that you can use and measure,\n          - each documented well enough to run without us.\n",
    ["We execute with precision and partnership:", "- in small steps", "- each documented", 40],
    { remedy: "none" },
  ),
  wrote(
    "an article looked for outside of its folder",
    PLACES.articles,
    "htmlContent: /content/insights/html/small-models-for-routine-decisions.html",
    "htmlContent: /content/insights/small-models-for-routine-decisions.html",
    "htmlContent: /content/insights/small",
    { meant: "/content/insights/html/small-models-for-routine-decisions.html", back: true },
  ),
  wrote(
    "an answer whose link has lost its last bracket",
    PLACES.help,
    "begin with the [cloud cost review](/cloud-cost-review) or",
    "begin with the [cloud cost review](/cloud-cost-review or",
    "[cloud cost review](/cloud-cost-review or",
    { meant: "[cloud cost review](/cloud-cost-review)", back: true },
  ),
];
