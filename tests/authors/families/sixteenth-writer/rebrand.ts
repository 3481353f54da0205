import { lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";
import { slipsIn } from "./slips.ts";

const { site, layout } = PLACES;
const review = "pages/cloud-cost-review.yaml";

const painted = slipsIn(
  "data/theme.yaml",
  `# Northline: a green of the forest, round letters of the device, no squared paper.
colors:
  light:
    accent: "#0b5d3b"
    accentStrong: "#07402a"
    signal: "#a33b00"
    focus: "#0b5d3b"
  dark:
    accent: "#8fe0b0"
    accentStrong: "#c2f2d4"
    onAccent: "#06281a"
    paper: "#0d2a20"
    paperTint: "#0a221a"
    paperRaised: "#12362a"
type:
  text: system-ui
  headings: Familjen Grotesk
  sizes:
    base: [17, 18]
    heading: [32, 56]
corners:
  control: 8
  card: 12
  tag: 8
motion:
  quick: 180
  ease: [0.2, 0, 0, 1]
look:
  squaredPaper: false
`,
);

const said = slipsIn(
  "data/words.yaml",
  `en:
  search.button: Go
  header.closeLabel: Shut the menu
  filter-list.count: "{shown} out of {total}"
`,
);

/** Another name, other colours, another logo, and with them the first measuring of visits. */
export const rebrand: readonly Told[] = [
  wrote("the brand under a longer key", site, "brand: 2SD", "brandName: 2SD", "brandName: 2SD", {
    meant: "brand",
    back: true,
  }),
  wrote(
    "the new address with a slash at its end",
    site,
    "url: https://www.2sd.example",
    "url: https://www.northline.example/",
    "url: https://www.northline.example/",
    { meant: "https://www.northline.example" },
  ),
  wrote(
    "an address as it stands in a link",
    site,
    "email: support@2sd.example",
    "email: mailto:support@2sd.example",
    "email: mailto:",
    {
      meant: "support@2sd.example",
      back: true,
    },
  ),
  wrote(
    "a number as it stands on the old letterhead",
    site,
    "phone: +44 20 7946 0210",
    "phone: (0)20 7946 0210",
    "phone: (0)20",
    {
      remedy: "offer",
    },
  ),
  wrote("a sign by the name of its network", site, "icon: microblog", "icon: mastodon", "icon: mastodon", {
    meant: "microblog",
    remedy: "offer",
  }),
  wrote("on, as another system switches", site, "shareImages: true", "shareImages: on", "shareImages: on", {
    meant: "true",
    back: true,
  }),
  wrote(
    "default in place of defaults",
    site,
    "shareImages: true\n",
    "shareImages: true\ndefault:\n  banner: { tone: ink }\n",
    "default:",
    { meant: "defaults" },
  ),
  wrote(
    "a logo by its own name in place of image",
    layout,
    '      number: "2"\n      word: Two\n      suffix: SD\n',
    "      text: Northline\n      logo: /images/logos/orrin.svg\n",
    "logo: /images/logos/orrin.svg",
    { meant: "image", remedy: "offer" },
  ),
  wrote(
    "a mark whose second form went with the old name",
    layout,
    "      word: Two\n",
    "",
    [8, "label: ${site.brand}, home", 'number: "2"', "suffix: SD"],
    { remedy: "none" },
  ),
  wrote(
    "the name as the register of companies has it, in the footer",
    layout,
    "    brand: ${site.brand}\n",
    "    brand: Northline Engineering and Consulting Partnership\n",
    "brand: Northline Engineering",
    { remedy: "none" },
  ),
  wrote(
    "a logo as a group with its words",
    review,
    "{ name: Orrin, image: /images/logos/orrin.svg }",
    "{ name: Orrin, image: { src: /images/logos/orrin.svg, alt: Orrin } }",
    "name: Orrin",
    { back: true },
  ),
  {
    name: "a logo for the night with another name",
    file: "public/images/logos/vesterhav-night.svg",
    rename: "public/images/logos/vesterhav-dark.svg",
    inFile: review,
    at: [lineOf(review, "vesterhav-night.svg")],
    meant: "vesterhav-dark.svg",
  },
  wrote(
    "a button with more words than the shared list allows",
    review,
    "    label: Book a review\n\n  - type: share",
    "    label: Book a review with two engineers of Northline\n\n  - type: share",
    "label: Book a review with two",
    { remedy: "none" },
  ),
  painted("colours in British spelling", "colors:", "colours:", "colours:", { meant: "colors", back: true }),
  painted(
    "a ground that lets things show through",
    '    signal: "#a33b00"',
    '    signal: "#a33b00"\n    paper: "#ffffffcc"',
    'paper: "#ffffffcc"',
    {
      remedy: "offer",
    },
  ),
  painted(
    "a font with all that a style sheet falls back to",
    "headings: Familjen Grotesk",
    "headings: '\"Familjen Grotesk\", Helvetica, sans-serif'",
    "Helvetica",
    { meant: "Familjen Grotesk", remedy: "offer" },
  ),
  painted("two sizes without a comma between them", "base: [17, 18]", "base: [17 18]", "base: [17 18]", {
    meant: "[17, 18]",
    back: true,
  }),
  painted("letters as small as the designer likes them", "base: [17, 18]", "base: 12", "base: 12", {
    remedy: "offer",
  }),
  painted(
    "no manner at all, said of the whole group",
    "look:\n  squaredPaper: false",
    "look: false",
    "look: false",
    {
      remedy: "none",
    },
  ),
  painted(
    "a yellow from the brand book for links",
    'accent: "#0b5d3b"',
    'accent: "#ffcc00"',
    'accent: "#ffcc00"',
    {
      remedy: "offer",
    },
  ),
  painted(
    "a font file that lies at the agency",
    "type:\n  text: system-ui",
    "fonts:\n  - family: Northline Sans\n    files:\n      - { src: /fonts/northline-sans.woff2, weight: [300, 800] }\n    fallback: sans-serif\ntype:\n  text: Northline Sans",
    "northline-sans.woff2",
    { remedy: "none" },
  ),
  said("a place in a text by another name", "out of {total}", "out of {all}", "{all}", {
    meant: "{total}",
    back: true,
  }),
  said("words without their language", "en:\n  search.button", "english:\n  search.button", "english:", {
    meant: "en",
    remedy: "offer",
  }),
  wrote(
    "a service of our own without its address",
    site,
    "shareImages: true\n",
    'shareImages: true\nservices:\n  - use: matomo\n    id: "7"\n',
    ["use: matomo", 'id: "7"'],
    { remedy: "none" },
  ),
  wrote(
    "a category that the banner does not ask for",
    site,
    "shareImages: true\n",
    "shareImages: true\nservices:\n  - use: plausible\n    category: statistics\n",
    "category: statistics",
    { meant: "analytics", remedy: "offer" },
  ),
];
