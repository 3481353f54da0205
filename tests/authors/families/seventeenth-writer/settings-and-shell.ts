import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { site, layout } = PLACES;
const capabilities = "pages/capabilities.yaml";
const technologies = "pages/technologies/index.yaml";
const platform = "pages/platform.yaml";

/** An option of a page that has none of it yet. */
const onPlatform = (
  name: string,
  lines: string,
  at: Parameters<typeof wrote>[4],
  more: Partial<Told> = {},
): Told => wrote(name, platform, "\nblocks:\n", `\n${lines}\nblocks:\n`, at, more);

/** Somebody of the office keeps the settings, the menu, the foot of every page and the old addresses. */
export const settingsAndShell: readonly Told[] = [
  wrote(
    "a number as one dials it at home",
    site,
    "phone: +44 20 7946 0210",
    "phone: 020 7946 0210",
    "phone: 020",
    {
      meant: "+44",
      remedy: "offer",
    },
  ),
  wrote(
    "the language as the system of a computer writes it",
    site,
    "lang: en\n",
    "lang: en_GB\n",
    "lang: en_GB",
    {
      meant: "en-GB",
    },
  ),
  wrote(
    "a time zone by its city alone",
    site,
    "timeZone: Europe/London",
    "timeZone: London",
    "timeZone: London",
    {
      meant: "Europe/London",
      back: true,
    },
  ),
  wrote(
    "an address of mail where reports go",
    site,
    "contact: mailto:security@",
    "contact: security@",
    "contact: security@",
    {
      meant: "mailto:security@2sd.example",
      back: true,
    },
  ),
  wrote(
    "the sign of a network by its trade name",
    site,
    "icon: professional-network",
    "icon: linkedin",
    "icon: linkedin",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a profile with its name in front of its address",
    site,
    "  - label: Mastodon\n    href: https://mastodon.example/@2sd\n    icon: microblog\n",
    "  - Mastodon: https://mastodon.example/@2sd\n    icon: microblog\n",
    "- Mastodon:",
    { remedy: "offer" },
  ),
  wrote(
    "a service that does not say where it is loaded from",
    site,
    "certifications:",
    'services:\n  - use: matomo\n    id: "7"\ncertifications:',
    ["use: matomo", "services:", 'id: "7"'],
    { meant: "from", remedy: "offer" },
  ),
  wrote(
    "what a visitor agrees to, in other words than the banner's",
    site,
    "certifications:",
    "services:\n  - use: plausible\n    category: statistics\ncertifications:",
    "category: statistics",
    { meant: "analytics", remedy: "offer" },
  ),
  wrote(
    "a usual value that the option does not have",
    site,
    "shareImages:",
    "defaults:\n  hero: { size: small }\nshareImages:",
    "hero: { size: small }",
    { meant: "compact", remedy: "offer" },
  ),
  wrote(
    "a mail address that robots shall not read",
    site,
    "support@2sd.example",
    "support(at)2sd.example",
    "support(at)",
    {
      meant: "support@2sd.example",
      remedy: "offer",
    },
  ),
  wrote("the page that is open, as its path", layout, "${page.route}", "${page.path}", "${page.path}", {
    meant: "page.route",
    back: true,
  }),
  wrote(
    "an entry of the menu without its words",
    layout,
    "      - label: Insights\n        href: /insights\n",
    "      - href: /insights\n",
    "- href: /insights",
    { meant: "label", remedy: "offer" },
  ),
  wrote(
    "a second level of the menu, as children",
    layout,
    "        href: /technologies\n",
    "        href: /technologies\n        children:\n          - { label: Products, href: /technologies/products }\n",
    "children:",
    { meant: "items" },
  ),
  wrote(
    "two groups more than the foot has room for",
    layout,
    "    certifications: ${site.certifications}",
    "      - heading: Help\n        items: [{ label: Answers, href: /help }]\n      - heading: Plans\n        items: [{ label: Support, href: /support }]\n    certifications: ${site.certifications}",
    ["    groups:", "- heading: Plans", "- heading: Company"],
    { remedy: "none" },
  ),
  wrote(
    "a kind of cookies by the name of the old banner",
    layout,
    "name: analytics",
    "name: statistics",
    "name: statistics",
    {
      meant: "analytics",
      remedy: "offer",
    },
  ),
  wrote(
    "what opens the choice, in British spelling",
    layout,
    "customize: Customize",
    "customise: Customize",
    "customise:",
    {
      meant: "customize",
      back: true,
    },
  ),
  did(
    "the place of the page taken out of the shell",
    layout,
    (before) => before.replace("  - type: page\n", ""),
    ["blocks:"],
    {
      meant: "type: page",
      remedy: "offer",
      misleads: /heading/i,
    },
  ),
  wrote(
    "the mail address of the foot as a link",
    layout,
    "email: ${site.email}",
    "email: mailto:${site.email}",
    "email: mailto:",
    { meant: "${site.email}", back: true },
  ),
  wrote(
    "a line at the top with days as in Berlin",
    layout,
    "  - type: page\n",
    "  - type: notice\n    text: Our offices are closed from Christmas to the new year.\n    from: 24.12.2026\n    until: 2027-01-01\n  - type: page\n",
    "from: 24.12.2026",
    { meant: "2026-12-24" },
  ),
  wrote(
    "an old address that leads to itself",
    technologies,
    "/technologies/other",
    "/technologies",
    "redirect: /technologies",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "an old address that leads on, in the words of a server",
    capabilities,
    "redirect: /",
    "redirect_to: /",
    "redirect_to:",
    { meant: "redirect", back: true },
  ),
  wrote(
    "a page that leads on and has a title all the same",
    technologies,
    "redirect: ",
    "title: Technologies\nredirect: ",
    ["title: Technologies", "redirect:"],
    { remedy: "offer" },
  ),
  onPlatform("one further address that is no list", "aliases: /yogi", "aliases: /yogi", { meant: "/yogi" }),
  onPlatform("a further address that another page has", "aliases: [/support]", "aliases: [/support]", {
    remedy: "none",
  }),
  onPlatform(
    "a further address with the site in front",
    "aliases: [https://www.2sd.example/yogi]",
    "aliases: [https",
    {
      meant: "/yogi",
      remedy: "offer",
    },
  ),
];
