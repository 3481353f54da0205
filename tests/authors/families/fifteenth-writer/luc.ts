import { did, example, variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const PARTNERS = "pages/partnerships.yaml";
const LIST = "pages/insights/articles.yaml";

const theme = variantsOf("data/theme.yaml", example("themes/gazette.yaml"));

/** Luc, who runs the events and corrects the site on his telephone in the train, or on a French keyboard. */
export const luc: readonly Told[] = [
  wrote(
    "a word that the telephone knows better",
    PLACES.help,
    "        href: /contact",
    "        here: /contact",
    "here: /contact",
    {
      meant: "href",
      back: true,
    },
  ),
  wrote("an opening made plural", PARTNERS, "- type: hero", "- type: heroes", "- type: heroes", {
    meant: "hero",
    back: true,
  }),
  wrote(
    "a full stop in place of two spaces",
    PLACES.help,
    "    eyebrow: Help\n",
    ".   eyebrow: Help\n",
    "eyebrow: Help",
    { back: true },
  ),
  wrote(
    "quotation marks of the telephone around the path of a picture",
    LIST,
    'image: { src: "${item.image}", alt: "${item.imageAlt}" }',
    'image: { src: \u201c${item.image}\u201d, alt: "${item.imageAlt}" }',
    "\u201c${item.image}",
    { back: true },
  ),
  wrote(
    "a key corrected to two words",
    PLACES.support,
    "eyebrow: Whatever you choose",
    "eye brow: Whatever you choose",
    "eye brow:",
    {
      meant: "eyebrow",
      back: true,
    },
  ),
  wrote(
    "the space that French has before a colon",
    PARTNERS,
    "heading: Partner categories",
    "heading\u00a0: Partner categories",
    "Partner categories",
    { meant: "heading", back: true },
  ),
  wrote(
    "an address between French quotation marks",
    PLACES.services,
    "href: /support",
    "href: « /support »",
    "« /support »",
    {
      meant: "/support",
      back: true,
    },
  ),
  wrote(
    "a number typed without the shift key that French digits need",
    PLACES.contact,
    "timeoutMs: 10000",
    "timeoutMs: &àààà",
    "timeoutMs: &",
    { meant: "10000", back: true },
  ),
  wrote(
    "q for a on another keyboard",
    PLACES.about,
    "    layout: split\n",
    "    lqyout: split\n",
    "lqyout:",
    {
      meant: "layout",
      back: true,
    },
  ),
  wrote(
    "a semicolon where the other keyboard has the m",
    "pages/platform.yaml",
    "    columns: { base: 1, sm: 2, lg: 4 }\n    items:",
    "    columns: { base: 1, sm: 2, lg: 4 }\n    ite;s:",
    ["ite;s:"],
    { meant: "items", back: true },
  ),
  wrote(
    "a yes where the layout says true",
    PLACES.layout,
    "required: true",
    "required: Yes",
    "required: Yes",
    { meant: "true", back: true },
  ),
  wrote(
    "the name of the product corrected",
    "pages/platform.yaml",
    "href: /insights/yogi-platform-launch",
    "href: /insights/yoga-platform-launch",
    "/insights/yoga",
    { meant: "/insights/yogi-platform-launch", back: true },
  ),
  wrote(
    "a picture character in place of the name of an icon",
    PLACES.home,
    "icon: handshake",
    "icon: 🤝",
    "icon: 🤝",
  ),
  wrote(
    "a space behind every full stop",
    "pages/privacy.yaml",
    "title: Privacy Policy | ${site.brand}",
    "title: Privacy Policy | ${site. brand}",
    "${site. brand}",
    { meant: "site.brand", back: true },
  ),
  wrote(
    "a kind of field spelt as in a letter",
    PLACES.contact,
    "type: email",
    "type: e-mail",
    "type: e-mail",
    {
      meant: "email",
      back: true,
    },
  ),
  wrote(
    "a block corrected into French",
    PLACES.about,
    "  - type: prose\n    id: vision",
    "  - type: prise\n    id: vision",
    "- type: prise",
    {
      meant: "prose",
      back: true,
    },
  ),
  wrote(
    "the full stop of a sentence behind an address",
    PLACES.careers,
    "href: /contact?subject=Application",
    "href: /contact.",
    "href: /contact.",
    { meant: "/contact" },
  ),
  wrote("an address dictated", PLACES.about, "href: /contact", "href: slash contact", "slash contact", {
    meant: "/contact",
    back: true,
  }),
  wrote(
    "French decimals on the globe",
    PLACES.offices,
    "coordinates: [-0.0817, 51.5235]",
    "coordinates: [-0,0817, 51,5235]",
    "[-0,0817",
    { meant: "-0.0817", back: true },
  ),
  wrote(
    "a telephone number as one dials it at home",
    PLACES.site,
    "phone: +44 20 7946 0210",
    "phone: 020 7946 0210",
    "phone: 020",
    { remedy: "offer" },
  ),
  wrote(
    "an hour as French tickets have it",
    PLACES.events,
    'startTime: "15:00"',
    'startTime: "15h00"',
    "15h00",
    {
      meant: "15:00",
      back: true,
    },
  ),
  wrote(
    "the first letter of a country made large, and that alone",
    PLACES.jobs,
    "countryCode: US",
    "countryCode: Us",
    "countryCode: Us",
    {
      meant: "US",
      back: true,
    },
  ),
  theme("a space within a colour", 'paperTint: "#f5f0e6"', 'paperTint: "#f5f 0e6"', "#f5f 0e6", {
    meant: "#f5f0e6",
  }),
  theme("a letter for a nought", "corners: { control: 0,", "corners: { control: O,", "control: O", {
    meant: "0",
  }),
  wrote(
    "a link that lost its closing bracket under the thumb",
    PLACES.help,
    "The [plans](/support) have the times.",
    "The [plans](/support have the times.",
    "[plans](/support have",
    { back: true },
  ),
  did(
    "a file pasted below itself",
    "pages/404.yaml",
    (text) => `${text}${text.slice(text.indexOf("title:"))}`,
    ["title: Page not found"],
    { back: true },
  ),
];
