import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, help } = PLACES;
const cost = "pages/cloud-cost-review.yaml";

/** Merges, and where things lead. */
export const links: readonly Told[] = [
  // Merge conflicts
  {
    name: "whole conflict",
    file: about,
    change: [
      [
        "    heading: Our Mission\n",
        "<<<<<<< HEAD\n    heading: Our Mission\n=======\n    heading: Mission\n>>>>>>> main\n",
      ],
    ],
    at: ["<<<<<<<"],
  },
  {
    name: "half of a conflict: the end stays",
    file: about,
    change: [["    heading: Our Mission\n", "    heading: Our Mission\n>>>>>>> main\n"]],
    at: [">>>>>>>"],
  },
  {
    name: "half of a conflict: head and separator stay",
    file: about,
    change: [["    heading: Our Mission\n", "<<<<<<< HEAD\n    heading: Our Mission\n=======\n"]],
    at: ["<<<<<<<"],
  },
  {
    name: "both sides taken, markers gone",
    file: about,
    change: [["    heading: Our Mission\n", "    heading: Our Mission\n    heading: Our mission\n"]],
    at: ["heading: Our mission", "heading: Our Mission"],
  },
  // Links
  {
    name: "e-mail as a link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: hello@2sd.example\n        look: primary"]],
    at: ["hello@2sd"],
  },
  {
    name: "Mailto: with space",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: mailto: hello@2sd.example\n        look: primary"],
    ],
    at: ["mailto: hello"],
  },
  {
    name: "phone as a link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: +44 20 7946 0211\n        look: primary"]],
    at: ["+44 20"],
  },
  {
    name: "www link",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: www.2sd.example/contact\n        look: primary"],
    ],
    at: ["www.2sd"],
  },
  {
    name: "https with one slash",
    file: help,
    change: [
      [
        "href: /contact\n        look: primary",
        "href: https:/linkedin.example/company/2sd\n        look: primary",
      ],
    ],
    at: ["https:/linkedin"],
  },
  {
    name: "https with one slash, without www",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: https:/2sd.example/contact\n        look: primary"],
    ],
    at: ["https:/2sd"],
  },
  {
    name: "relative link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: contact\n        look: primary"]],
    at: ["href: contact"],
  },
  {
    name: "file as a link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: contact.html\n        look: primary"]],
    at: ["contact.html"],
  },
  {
    name: "unquoted anchor",
    file: about,
    change: [['href: "#how-we-work"', "href: #how-we-work"]],
    at: ["href: #how"],
  },
  {
    name: "anchor that was renamed",
    file: about,
    change: [["    id: how-we-work", "    id: how-we-work-now"]],
    at: ['"#how-we-work"'],
  },
  {
    name: "link to a page that is gone",
    file: help,
    change: [["href: /contact\n        look: primary", "href: /contact-us\n        look: primary"]],
    at: ["/contact-us"],
  },
  {
    name: "link with trailing dot",
    file: help,
    change: [["[plans](/support)", "[plans](/support.)"]],
    at: ["/support."],
  },
  {
    name: "local address",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: http://localhost:5173/contact\n        look: primary"],
    ],
    at: ["localhost"],
  },
  {
    name: "Windows path of an image",
    file: cost,
    change: [["src: /images/stills/drafting-table.jpg", "src: C:\\Users\\me\\drafting-table.jpg"]],
    at: ["C:\\Users"],
  },
  {
    name: "backslashes in an image path",
    file: cost,
    change: [["src: /images/stills/drafting-table.jpg", "src: \\images\\stills\\drafting-table.jpg"]],
    at: ["\\images"],
  },
  {
    name: "public/ in the path",
    file: cost,
    change: [["src: /images/stills/drafting-table.jpg", "src: public/images/stills/drafting-table.jpg"]],
    at: ["public/images"],
  },
  {
    name: "JPG instead of jpg",
    file: cost,
    change: [["drafting-table.jpg", "drafting-table.JPG"]],
    at: ["drafting-table.JPG"],
  },
  {
    name: "image as text",
    file: cost,
    change: [
      [
        "    image:\n      src: /images/stills/drafting-table.jpg\n      alt: A cube, a ball and a cylinder of plaster on blueprint paper, a red pencil before them.\n      dark: /images/stills/drafting-table-night.jpg",
        "    image: /images/stills/drafting-table.jpg",
      ],
    ],
    at: ["    image: /images"],
  },
  {
    name: "alt forgotten",
    file: cost,
    change: drop("      alt: A cube"),
    at: ["src: /images/stills/drafting", "    image:"],
  },
];
