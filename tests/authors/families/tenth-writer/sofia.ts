import { variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const file = "data/theme.yaml";

const THEME = `colors:
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
  sizes: { base: 18, heading: [32, 56] }
  weights: { text: 400, strong: 600 }
corners: { control: 8, card: 12, tag: 8 }
motion: { quick: 120 }
look: { squaredPaper: false }
`;

/** The small theme with one part of it written otherwise. */
const theme = variantsOf(file, THEME);

/** Sofia, designer: the theme of the new brand, logos and photographs from Figma and from her telephone. */
export const sofia: readonly Told[] = [
  theme("a colour without quotation marks", 'accent: "#0b5d3b"', "accent: #0b5d3b", "accent: #0b5d3b"),
  theme("a digit too few", '"#07402a"', '"#07402"', '"#07402"'),
  theme("a colour by a name that is none", '"#a33b00"', "rust", "signal: rust"),
  theme("a colour by its name in Figma", "    focus:", '    primary: "#0b5d3b"\n    focus:', "primary:"),
  theme("an accent as pale as mint", 'accent: "#0b5d3b"', 'accent: "#8fe0b0"', 'accent: "#8fe0b0"'),
  theme("corners in pixels", "card: 12", "card: 12px", "12px"),
  theme("letters in pixels", "base: 18", "base: 18px", "18px"),
  theme("letters in rem", "base: 18", "base: 1.125", "1.125"),
  theme(
    "letters that nobody has installed",
    "text: system-ui",
    "text: Brandon Grotesque",
    "Brandon Grotesque",
  ),
  theme("a word for off", "squaredPaper: false", 'squaredPaper: "off"', "squaredPaper:"),
  theme("a name written small", "squaredPaper: false", "squaredpaper: false", "squaredpaper:", {
    meant: "squaredPaper",
  }),
  theme("a weight by its name", "strong: 600", "strong: semibold", "semibold"),
  theme("a time in seconds", "quick: 120", "quick: 0.12s", "0.12s"),
  theme("colours in American and British", "colors:", "colours:", "colours:", { meant: "colors" }),
  theme("a brace lost", "{ control: 8, card: 12, tag: 8 }", "{ control: 8, card: 12, tag: 8", [
    "corners:",
    "motion:",
  ]),
  wrote(
    "a picture with its folder",
    support,
    "src: /images/stills/red-pencil.jpg",
    "src: public/images/stills/red-pencil.jpg",
    "public/images",
  ),
  wrote(
    "an ending in capitals",
    support,
    "/images/stills/paper-stack.jpg",
    "/images/stills/paper-stack.JPG",
    "paper-stack.JPG",
    { meant: "/images/stills/paper-stack.jpg" },
  ),
  wrote("a point of focus by another word", support, "focus: right", "focus: centre-right", "centre-right"),
  wrote("a side as on paper", support, "side: start", "side: left", "side: left", { meant: "start" }),
  wrote(
    "the night picture under the name it should have had",
    review,
    "dark: /images/stills/drafting-table-night.jpg",
    "dark: /images/stills/drafting-table-dark.jpg",
    "drafting-table-dark.jpg",
  ),
  wrote(
    "a logo as a group",
    review,
    "image: /images/logos/orrin.svg",
    "image: { src: /images/logos/orrin.svg, alt: Orrin }",
    "logos/orrin.svg",
  ),
  wrote(
    "a picture of her telephone",
    support,
    "/images/stills/one-of-many.jpg",
    "/images/stills/IMG_2041.HEIC",
    "IMG_2041",
  ),
  wrote(
    "an alternative text with a comma",
    support,
    'alt: "Rows of plaster balls, one of them red."',
    "alt: Rows of plaster balls, one of them red.",
    "alt: Rows of plaster",
  ),
  wrote(
    "a film with the ending of her telephone",
    review,
    "/videos/first-line.webm",
    "/videos/first-line.mov",
    "first-line.mov",
  ),
  wrote(
    "a logo without its name",
    review,
    "{ name: Northgate, image: /images/logos/northgate.svg }",
    "{ image: /images/logos/northgate.svg }",
    "northgate.svg",
  ),
  wrote("one colour by yes of another language", review, "oneColor: true", "oneColor: 1", "oneColor: 1"),
  wrote("a block inside that has lost its kind", review, "    block:\n      type: video\n", "    block:\n", [
    "    block:",
    "title: A house",
  ]),
];
