import { variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const about = "pages/about.yaml";
const support = "pages/support.yaml";
const review = "pages/cloud-cost-review.yaml";

const theme = variantsOf(
  "data/theme.yaml",
  `# Rounder, for the spring.
colors:
  light: { accent: "#0b5d3b", accentStrong: "#07402a", signal: "#a33b00", focus: "#0b5d3b" }
  dark: { accent: "#8fe0b0", accentStrong: "#c2f2d4", onAccent: "#06281a", paper: "#0d2a20", paperTint: "#0a221a", paperRaised: "#12362a" }
type:
  text: system-ui
  sizes: { base: 18, heading: [32, 56] }
corners: { control: 8, card: 12, tag: 8 }
look: { squaredPaper: false }
`,
);

/** A designer who exchanges pictures, icons and looks on pages that are there. */
export const designer: readonly Told[] = [
  wrote(
    "a drawing that is not among them",
    about,
    "figure: constellation",
    "figure: network",
    "figure: network",
    {
      remedy: "offer",
    },
  ),
  wrote("a shape as on a printer", support, "shape: wide", "shape: landscape", "shape: landscape", {
    remedy: "offer",
  }),
  wrote("a side by its hand", support, "side: start", "side: left", "side: left", { meant: "start" }),
  wrote(
    "a picture by its path alone",
    review,
    "    image:\n      src: /images/stills/drafting-table.jpg\n      alt: A cube, a ball and a cylinder of plaster on blueprint paper, a red pencil before them.\n      dark: /images/stills/drafting-table-night.jpg\n",
    "    image: /images/stills/drafting-table.jpg\n",
    "image: /images/stills/drafting-table.jpg",
    { remedy: "none" },
  ),
  wrote("a point with a comma", support, "focus: right }", 'focus: "70%, 30%" }', "70%, 30%", {
    meant: "70% 30%",
  }),
  wrote(
    "a still that nobody described",
    review,
    "{ src: /images/stills/first-line.jpg, alt: White outline of a house on blueprint paper. }",
    "{ src: /images/stills/first-line.jpg }",
    "first-line.jpg",
    { remedy: "none" },
  ),
  wrote("a picture with a letter more", support, "paper-stack.jpg", "paper-stack.jpeg", "paper-stack.jpeg", {
    meant: "/images/stills/paper-stack.jpg",
    back: true,
  }),
  wrote("a folder with a capital", support, "/images/stills/one", "/images/Stills/one", "/images/Stills", {
    meant: "/images/stills/one-of-many.jpg",
    back: true,
  }),
  wrote(
    "a sign for the dark by another name",
    review,
    "vesterhav-night.svg",
    "vesterhav-dark.svg",
    "vesterhav-dark",
    {
      meant: "/images/logos/vesterhav-night.svg",
    },
  ),
  wrote("one colour, in a word", review, "oneColor: true", "oneColor: black", "oneColor: black", {
    remedy: "offer",
  }),
  wrote("a dark ground", about, "tone: ink", "tone: dark", "tone: dark", { remedy: "offer" }),
  wrote("columns in one number", about, "columns: { base: 1, sm: 2, lg: 4 }", "columns: 4", "columns: 4", {
    remedy: "offer",
  }),
  wrote("an icon with a hyphen too many", about, "icon: handshake", "icon: hand-shake", "icon: hand-shake", {
    meant: "handshake",
    back: true,
  }),
  wrote(
    "a picture for a banner",
    "pages/platform.yaml",
    "    heading: See it decide something of yours\n",
    "    heading: See it decide something of yours\n    image: { src: /images/stills/red-pencil.jpg, alt: A red pencil. }\n",
    "image: { src: /images/stills/red-pencil.jpg",
    { remedy: "none" },
  ),
  wrote(
    "an icon in two words",
    review,
    "text: less to pay in our blueprint for cloud cost }",
    "text: less to pay in our blueprint for cloud cost, icon: piggy bank }",
    "icon: piggy bank",
    { meant: "piggy-bank" },
  ),
  wrote("a film without its first stroke", review, "file: /videos/", "file: videos/", "file: videos/", {
    meant: "/videos/first-line.webm",
    back: true,
  }),
  theme("a corner with its unit", "control: 8,", "control: 8px,", "control: 8px", { meant: "8" }),
  theme("no in German", "squaredPaper: false", "squaredPaper: nein", "squaredPaper: nein", {
    meant: "false",
  }),
  theme("a size from here to there", "heading: [32, 56]", "heading: 32-56", "heading: 32-56", {
    meant: "[32, 56]",
  }),
  theme(
    "a colour as variables are called",
    'accentStrong: "#07402a"',
    'accent-strong: "#07402a"',
    "accent-strong",
    { meant: "accentStrong" },
  ),
];
