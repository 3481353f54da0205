import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, leaders, site } = PLACES;

/** Amara, who runs the company, edits on her phone, and the keyboard knows better. */
export const amara: readonly Told[] = [
  wrote(
    "curly quotes around an address",
    about,
    'href: "#how-we-work"',
    "href: “#how-we-work”",
    "“#how-we-work”",
  ),
  wrote(
    "a key with a capital",
    about,
    "heading: Our Mission",
    "Heading: Our Mission",
    "Heading: Our Mission",
    {
      meant: "heading",
    },
  ),
  wrote("a value with a capital", about, "look: primary", "look: Primary", "look: Primary", {
    meant: "primary",
  }),
  wrote(
    "a long dash for a short one",
    about,
    "      - title: Client Partnership",
    "      — title: Client Partnership",
    "— title: Client Partnership",
    { misleads: /indent|colon/i },
  ),
  wrote("a key made an English word", about, "href: /contact", "here: /contact", "here: /contact", {
    meant: "href",
    misleads: /required|is missing/i,
  }),
  wrote("a block made an English word", about, "- type: prose", "- type: prise", "- type: prise", {
    meant: "prose",
    misleads: /has no option/i,
  }),
  wrote("a key made two words", about, "eyebrow: The name", "eye brow: The name", "eye brow:", {
    meant: "eyebrow",
  }),
  wrote(
    "two lines joined by a thumb",
    about,
    "eyebrow: What we are here for\n    heading: Our Mission",
    "eyebrow: What we are here for heading: Our Mission",
    "eyebrow: What we are here for heading",
  ),
  wrote("a space in a name", about, "id: values", "id: our values", "id: our values"),
  wrote(
    "a line begun and left",
    about,
    "    heading: Certifications\n",
    "    heading: Certifications\n    subtit\n",
    "    subtit",
  ),
  wrote(
    "an address as the app shows it",
    leaders,
    "linkedin: https://linkedin.example/in/amara-lindqvist",
    "linkedin: linkedin.example/in/amara-lindqvist",
    "linkedin: linkedin.example",
  ),
  wrote("a text that starts with a handle", leaders, "bio: Priya leads", "bio: @priya leads", "bio: @priya"),
  wrote(
    "a colon in a role",
    leaders,
    "role: Chief Executive Officer",
    "role: Founder: Chief Executive Officer",
    "role: Founder:",
  ),
  wrote(
    "a photo that is still on the phone",
    leaders,
    "/images/people/ceo-amara-lindqvist.svg",
    "/images/people/IMG_4032.HEIC",
    "IMG_4032.HEIC",
  ),
  wrote(
    "a colon in the tagline",
    site,
    "tagline: Consulting engineers for AI",
    "tagline: Our promise: consulting engineers for AI",
    "tagline: Our promise:",
  ),
  wrote("a number as a link", site, "phone: +44 20 7946 0210", "phone: tel:+442079460210", "phone: tel:"),
  wrote("no space behind a dash", site, "  - ISO 9001:2015 (Q", "  -ISO 9001:2015 (Q", "  -ISO 9001", {
    misleads: /indent|colon/i,
  }),
  wrote("an icon by its brand", site, "icon: professional-network", "icon: LinkedIn", "icon: LinkedIn"),
];
