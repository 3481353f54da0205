import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support, site, help, services, job } = PLACES;
const platform = "pages/platform.yaml";
const review = "pages/cloud-cost-review.yaml";
const article = "pages/insights/[slug].yaml";
const letter = "pages/insights/letter.yaml";
const showcase = "pages/showcases/[slug].yaml";
const moved = "pages/capabilities.yaml";
const partners = "pages/partnerships.yaml";
const articles = "pages/insights/articles.yaml";

/** Enzo, who is paid for search engines: titles, descriptions, addresses, redirects, and files by better names. */
export const enzo: readonly Told[] = [
  wrote(
    "a new description above the old one",
    platform,
    "description: Yogi connects",
    "description: Yogi, the enterprise AI platform that connects your systems and shows its working.\ndescription: Yogi connects",
    "description: Yogi",
    { remedy: "none" },
  ),
  wrote(
    "a title full of words to be found by",
    support,
    "title: Support plans and prices | ${site.brand}",
    "title: Support plans, prices, service levels, response times and maintenance for cloud systems | ${site.brand}",
    "title: Support plans,",
  ),
  wrote(
    "a description of two words",
    partners,
    "description: Technology, service and industry partners of ${site.brand}, the three steps to become one, and what each kind of partner gains from it.",
    "description: Our partners",
    "description: Our partners",
  ),
  wrote(
    "words for search engines in a key of their own",
    help,
    "blocks:\n",
    "keywords: [help, support, faq]\nblocks:\n",
    ["keywords:"],
  ),
  wrote(
    "a canonical address",
    articles,
    "blocks:\n",
    "canonical: /insights/articles\nblocks:\n",
    "canonical:",
  ),
  wrote("no for false", letter, "index: false\n", "index: no\n", "index: no", { meant: "false", back: true }),
  wrote("the opposite of a key", letter, "index: false\n", "noindex: true\n", "noindex: true", {
    meant: "index",
  }),
  wrote(
    "one further address without its dash",
    article,
    "aliases:\n  - /insights/article/${item.slug}\n",
    "aliases:\n  /insights/article/${item.slug}\n",
    ["aliases:", "  /insights/article/${item.slug}"],
    { back: true },
  ),
  wrote(
    "a further address with the domain",
    article,
    "  - /insights/article/${item.slug}\n",
    "  - https://www.2sd.example/insights/article/${item.slug}\n",
    "- https://www.2sd.example",
    { meant: "/insights/article/${item.slug}", back: true },
  ),
  wrote(
    "a further address that another page has",
    platform,
    "blocks:\n",
    "aliases: [/services]\nblocks:\n",
    "aliases: [/services]",
  ),
  wrote(
    "a title on a page that sends visitors on",
    moved,
    "redirect: /technologies/products\n",
    "title: Capabilities\nredirect: /technologies/products\n",
    ["title: Capabilities", "redirect:"],
  ),
  wrote(
    "the kind of a redirect",
    moved,
    "redirect: /technologies/products\n",
    "redirect: /technologies/products\nstatus: 301\n",
    "status: 301",
  ),
  wrote(
    "a redirect to a page in the singular",
    moved,
    "/technologies/products",
    "/technologies/product",
    "redirect:",
    {
      meant: "/technologies/products",
      back: true,
    },
  ),
  wrote(
    "a picture for shared links by its path alone",
    review,
    "blocks:\n",
    "image: /images/stills/drafting-table.jpg\nblocks:\n",
    "image: /images/stills/drafting-table.jpg",
  ),
  wrote(
    "a point in the middle of a picture by its word",
    support,
    "focus: right",
    "focus: middle",
    "focus: middle",
  ),
  wrote(
    "a stroke behind the address of the site",
    site,
    "url: https://www.2sd.example",
    "url: https://www.2sd.example/",
    ["url: https://www"],
    { meant: "https://www.2sd.example", back: true },
  ),
  wrote("the language by its name", site, "lang: en\n", "lang: english\n", "lang: english", {
    meant: "en",
    back: true,
  }),
  wrote(
    "a place on another page in the plural",
    support,
    "href: /help#support",
    "href: /help#supports",
    "#supports",
    {
      meant: "/help#support",
      back: true,
    },
  ),
  wrote(
    "a page by the name that is to come",
    services,
    "href: /cloud-cost-review",
    "href: /cloud-cost-audit",
    ["href: /cloud-cost-audit"],
  ),
  {
    name: "renamed with a capital",
    file: platform,
    rename: "pages/Platform.yaml",
    inFile: "pages/Platform.yaml",
    at: [1],
    meant: "platform",
  },
  {
    name: "renamed with the year behind a line under",
    file: letter,
    rename: "pages/insights/letter_2027.yaml",
    inFile: "pages/insights/letter_2027.yaml",
    at: [1],
  },
  {
    name: "renamed by a field that the rows do not have",
    file: showcase,
    rename: "pages/showcases/[id].yaml",
    inFile: "pages/showcases/[id].yaml",
    at: [1, "each: blueprints"],
    meant: "slug",
  },
  {
    name: "renamed without its brackets",
    file: job,
    rename: "pages/jobs/slug.yaml",
    inFile: "pages/jobs/slug.yaml",
    at: [1, "each: jobs"],
    meant: "[slug]",
  },
];
