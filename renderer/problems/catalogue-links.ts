import type { ProblemKind } from "./problem-kind.ts";
import { hero, link } from "./sample-pages.ts";

/** Problems with addresses: where links and redirects lead, and which address a page has. */
export const linkProblems: Record<string, ProblemKind> = {
  "bad-link": {
    severity: "error",
    title: "An address that is not one",
    cause:
      "Links start with / for a page of this site, # for a place on the page, ? or ./ or ../ for one near it, https://, mailto:, tel: or sms:.",
    cure: "Write the address in one of these forms.",
    example: { wrong: link("javascript:alert(1)"), right: link("/about"), marks: '"javascript:alert(1)"' },
  },
  "doubtful-link": {
    isRule: true,
    severity: "warning",
    title: "A link that may lead elsewhere than it says",
    cause:
      "The address is not encrypted, its host is written so that people and browsers read different names, https:// stands before the address of a page of this site, or it is the number of a page in WordPress.",
    cure: "Write the address with https:// and the plain name of the host, or that of the page which is meant.",
    example: {
      wrong: link("http://example.org/"),
      right: link("https://example.org/"),
      marks: '"http://example.org/"',
    },
  },
  "broken-link": {
    isRule: true,
    severity: "error",
    title: "A link that leads nowhere",
    cause: "The site has neither a page nor a file with this address.",
    cure: "Correct the address, or add the page.",
    example: { wrong: link("/abuot"), right: link("/about"), marks: '"/abuot"' },
  },
  "broken-anchor": {
    isRule: true,
    severity: "error",
    title: "A link to a place that does not exist",
    cause: "The page has no block or section with this id.",
    cure: "Correct the part behind #, or give the block an id.",
    example: { wrong: link("/about#taem"), right: link("/about#team"), marks: '"/about#taem"' },
  },
  "dangling-reference": {
    severity: "error",
    title: "A reference to a row that does not exist",
    cause: "No row of the other collection has this key.",
    cure: "Correct the key, or add the row.",
    example: {
      file: "data/jobs.yaml",
      wrong:
        "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL]\n  lead: anna\n",
      right:
        "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL]\n  lead: ana\n",
      marks: "anna",
    },
  },
  "bad-route": {
    severity: "error",
    title: "A name that cannot be an address",
    cause: "Addresses consist of small letters, digits and single hyphens, so that they work on every host.",
    cure: "Rename the file, or change the field of the row.",
    example: {
      file: "pages/About_Us.yaml",
      wrong: hero("heading: About", "About us"),
      right: "",
      marks: "",
    },
  },
  "duplicate-route": {
    severity: "error",
    title: "Two pages with one address",
    cause: "Only one of them could be shown.",
    cure: "Rename or remove one of the two.",
    example: {
      file: "pages/about.yaml",
      beside: { "pages/about/index.yaml": hero("heading: About us", "About us") },
      wrong: hero("heading: About", "About twice"),
      right: "",
      marks: "title",
    },
  },
  "broken-redirect": {
    severity: "error",
    title: "A redirect that leads nowhere",
    cause: "The site has no page with the address that visitors are sent to.",
    cure: "Correct the address.",
    example: {
      file: "pages/old.yaml",
      wrong: "redirect: /abuot\n",
      right: "redirect: /about\n",
      marks: "/abuot",
    },
  },
  "redirect-loop": {
    severity: "error",
    title: "A redirect that never ends",
    cause: "Visitors would be sent in a circle.",
    cure: "Send them to a page.",
    example: {
      file: "pages/old.yaml",
      wrong: "redirect: /old\n",
      right: "redirect: /about\n",
      marks: "/old",
    },
  },
  "redirect-chain": {
    isRule: true,
    severity: "warning",
    title: "A redirect to a redirect",
    cause: "Visitors wait for each step.",
    cure: "Send them straight to where they end up.",
    example: {
      file: "pages/older.yaml",
      wrong: "redirect: /former\n",
      right: "redirect: /about\n",
      marks: "/former",
    },
  },
};
