import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { contact, events, home, leaders, offices, services, site, support } = PLACES;
const review = "pages/cloud-cost-review.yaml";

/** Pasted from mail, chat, a PDF, a table, a telephone and an assistant. */
export const pastedIn: readonly Told[] = [
  wrote(
    "a link as a chat writes it",
    services,
    "Six practices, and what each of them does for you.",
    "Six practices, and <https://www.2sd.example/help|what clients ask> about them.",
    "<https://www.2sd.example/help|",
    { remedy: "offer" },
  ),
  wrote("bold as a chat writes it", support, "badge: Most chosen", "badge: *Most chosen*", "badge: *Most", {
    meant: "Most chosen",
    misleads: /\b(?:alias|anchor)\b/i,
  }),
  wrote(
    "an address with its owner's name, from a mail",
    site,
    "email: support@2sd.example",
    "email: 2SD Support <support@2sd.example>",
    "email: 2SD Support",
    { meant: "support@2sd.example", back: true },
  ),
  wrote(
    "a sign that a PDF has in place of a hyphen",
    "data/articles.yaml",
    "title: Taking long-lived secrets out of the pipeline",
    "title: Taking long\u0002lived secrets out of the pipeline",
    "lived secrets out of the pipeline",
  ),
  wrote(
    "a row with the steps of a table between its cells",
    support,
    "- [High, A function that many people need fails, next day, 2 h, 1 h]",
    "- High\tA function that many people need fails\tnext day\t2 h\t1 h",
    "- High\t",
    { meant: "[High, A function that many people need fails, next day, 2 h, 1 h]", back: true },
  ),
  wrote(
    "the last words of an assistant below its rows",
    PLACES.team,
    "  title: Research Engineer, Emerging Technologies\n  avatarUrl: /images/people/leila-ferhat.svg\n",
    "  title: Research Engineer, Emerging Technologies\n  avatarUrl: /images/people/leila-ferhat.svg\n\nLet me know if you would like me to add more team members!\n",
    "Let me know",
  ),
  wrote(
    "a block that an assistant has thought up",
    home,
    "  - type: banner\n    id: closing\n",
    "  - type: cta\n    id: closing\n",
    "type: cta",
    { meant: "banner", remedy: "offer" },
  ),
  wrote(
    "the path of an assistant, never filled in",
    support,
    "src: /images/stills/paper-stack.jpg",
    "src: /path/to/your/image.jpg",
    "/path/to/your/image.jpg",
    { remedy: "none" },
  ),
  wrote(
    "dots where an assistant has left out the rest",
    PLACES.careers,
    "      closed: ${item.expired}\n      closedLabel: Expired\n",
    "      # ... (rest of the options unchanged)\n      ...\n",
    "      ...",
    { misleads: /\bdocument\b/i },
  ),
  wrote(
    "an address with a blank in it, from an invitation",
    events,
    "registrationUrl: /contact?subject=Workshop%20registration",
    "registrationUrl: https://events.example/register?id=12 &from=mail",
    "events.example/register",
    { remedy: "offer" },
  ),
  wrote("a day as a calendar's file has it", events, 'date: "2027-05-20"', 'date: "20270520"', '"20270520"', {
    meant: "2027-05-20",
    back: true,
  }),
  wrote(
    "an invisible mark around a number from the telephone's contacts",
    offices,
    "phone: +44 20 7946 0214",
    "phone: \u202a+44 20 7946 0214\u202c",
    "+44 20 7946 0214",
    { back: true },
  ),
  wrote(
    "a picture as letters and digits",
    leaders,
    "image: /images/people/coo-daniel-okafor.svg",
    "image: data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk",
    "data:image/png",
    { remedy: "none" },
  ),
  wrote(
    "a picture on the own computer",
    support,
    "src: /images/stills/one-of-many.jpg",
    "src: C:\\Users\\mara\\Pictures\\one-of-many.jpg",
    "one-of-many.jpg",
    { meant: "/images/stills/one-of-many.jpg", remedy: "offer" },
  ),
  wrote(
    "the code of a map in place of its address",
    contact,
    "  - type: form\n",
    '  - type: embed\n    heading: The way to our door in London\n    title: Map of the streets around our office in London\n    address: <iframe src="https://www.openstreetmap.org/export/embed.html?bbox=-0.09%2C51.51%2C-0.07%2C51.52" width="600"></iframe>\n    button: Show the map\n  - type: form\n',
    "address: <iframe",
    { meant: "https://www.openstreetmap.org/export/embed.html?bbox=-0.09%2C51.51%2C-0.07%2C51.52" },
  ),
  wrote(
    "the link of a shared film as its file",
    review,
    "      file: /videos/first-line.webm\n",
    "      file: https://youtu.be/dQw4w9WgXcQ\n",
    "file: https://youtu.be",
    { meant: "address", remedy: "offer" },
  ),
  wrote(
    "a heading in the marks of code",
    home,
    "heading: Vision. Realized.",
    "heading: `Vision.` Realized.",
    "heading: `Vision",
    {
      meant: "Vision",
    },
  ),
  wrote(
    "a link in Markdown where an address is wanted",
    home,
    "        href: /partnerships\n",
    "        href: [our partnerships](/partnerships)\n",
    "href: [our",
    { meant: "/partnerships", back: true },
  ),
];
