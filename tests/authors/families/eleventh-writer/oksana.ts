import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { layout, site, about } = PLACES;
const insights = lineOf(layout, "href: /insights");
const platform = lineOf(layout, "href: /platform");
const moved = "pages/capabilities.yaml";
const page = "pages/cloud-cost-review.yaml";

/** Oksana, who looks after the menus, the addresses and the settings of the site. */
export const oksana: readonly Told[] = [
  wrote(
    "the page's own place twice",
    layout,
    "  - type: page\n",
    "  - type: page\n  - type: page\n",
    "- type: page",
  ),
  wrote(
    "the page's own place in the plural",
    layout,
    "  - type: page\n",
    "  - type: pages\n",
    "- type: pages",
    {
      meant: "page",
    },
  ),
  wrote(
    "one entry below another without its dash",
    layout,
    "      - label: Insights\n        href: /insights\n",
    "      - label: Insights\n        href: /insights\n        items:\n          label: Articles\n          href: /insights/articles\n",
    [insights + 1, insights + 2],
  ),
  wrote("no slash in front of an address", layout, "href: /careers", "href: careers", "href: careers", {
    meant: "/careers",
  }),
  wrote(
    "two addresses for one entry",
    layout,
    "        href: /platform\n",
    "        href: /platform\n        href: /services\n",
    [platform, platform + 1],
  ),
  wrote("a letter lost in a place", layout, '"#cookie-settings"', '"#cookie-setings"', "#cookie-setings", {
    meant: "#cookie-settings",
    back: true,
  }),
  wrote(
    "a binding without its dollar",
    layout,
    "current: ${page.route}",
    "current: {page.route}",
    "{page.route}",
    {
      meant: "${page.route}",
    },
  ),
  wrote(
    "an address in the menu as a Markdown link",
    layout,
    "href: /technologies\n",
    "href: [Technologies](/technologies)\n",
    "href: [Technologies]",
    { meant: "/technologies" },
  ),
  wrote(
    "a category whose name is missing",
    layout,
    "      - name: marketing\n        label: Marketing\n",
    "      - label: Marketing\n",
    "- label: Marketing",
  ),
  wrote(
    "a redirect to a file",
    moved,
    "redirect: /technologies/products",
    "redirect: /pages/technologies/products.yaml",
    "redirect:",
    { meant: "/technologies/products" },
  ),
  wrote(
    "a redirect to itself",
    moved,
    "redirect: /technologies/products",
    "redirect: /capabilities",
    "redirect:",
  ),
  did(
    "a page that is being made where a redirect was",
    moved,
    (text) =>
      `${text}title: Capabilities\ndescription: The products and platforms that we know well, from CRM and ERP to identity, integration and cloud.\nblocks:\n  - type: hero\n    heading: Capabilities\n`,
    ["redirect:", "title:", "blocks:"],
  ),
  wrote("the key of the former system for a redirect", moved, "redirect:", "redirect_to:", "redirect_to:", {
    meant: "redirect",
  }),
  wrote(
    "one alias as a text",
    page,
    "\nblocks:\n",
    "\naliases: /cloud-review\nblocks:\n",
    "aliases: /cloud-review",
  ),
  wrote(
    "the address of another page as an alias",
    about,
    "\nblocks:\n",
    "\naliases:\n  - /partnerships\nblocks:\n",
    "- /partnerships",
  ),
  wrote(
    "an alias with the name of the site",
    page,
    "\nblocks:\n",
    "\naliases:\n  - www.2sd.example/cloud\nblocks:\n",
    ["- www.2sd.example/cloud"],
  ),
  wrote(
    "a slash behind the origin",
    site,
    "url: https://www.2sd.example",
    "url: https://www.2sd.example/",
    "url:",
    {
      meant: "https://www.2sd.example",
    },
  ),
  wrote("a time zone by its distance", site, "timeZone: Europe/London", "timeZone: GMT+1", "timeZone: GMT+1"),
  wrote("a language by its name", site, "lang: en\n", "lang: English\n", "lang: English", { meant: "en" }),
  wrote(
    "a colon and a blank in a certificate",
    site,
    "- ISO 27001:2022 (Information",
    "- ISO 27001: 2022 (Information",
    "- ISO 27001: 2022",
  ),
  wrote(
    "an address for reports without mailto",
    site,
    "contact: mailto:security@",
    "contact: security@",
    "contact: security@",
    {
      meant: "mailto:security@2sd.example",
    },
  ),
  wrote("an icon with a line under", site, "icon: code-host", "icon: code_host", "icon: code_host", {
    meant: "code-host",
    back: true,
  }),
];
