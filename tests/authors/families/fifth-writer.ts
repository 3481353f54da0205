import { type AuthorMistake, TRY } from "./mistake.ts";
import { PLACES, writer } from "./writer.ts";

const { home, about, contact, support, help, careers, hub, layout, jobs, offices, events, site } = PLACES;

/** A small set, written and measured once when everything before it was mended: what mistakes meet that are new. */
export function fifthWriter(dir: string): AuthorMistake[] {
  const { family, edit } = writer("a fifth writer", dir);
  edit("a price with its comma and no marks", support, "price: € 1,900", "price: [€ 1,900", {
    remedy: "offer",
  });
  edit(
    "an answer that begins with a quotation",
    help,
    "answer: With accounts that you create",
    'answer: "With accounts" that you create',
    {
      remedy: "fix",
    },
  );
  edit("a name in capitals", about, "    eyebrow: Method", "    EYEBROW: Method", { mended: true });
  edit("a name in two words", contact, "    withoutScript:", "    without script:", { mended: true });
  edit("a name with an underscore", home, "    textLimit: 100", "    text_limit: 100", { mended: true });
  edit("a name in the plural", home, "    heading: Core Capabilities", "    headings: Core Capabilities", {
    mended: true,
  });
  edit("a dash too many under a group", home, "    more:\n      label:", "    more:\n      - label:", {
    on: "- label: View More",
    remedy: "offer",
  });
  edit("an option one space off", contact, "    tone: tint", "     tone: tint", {
    remedy: "offer",
    mended: true,
  });
  edit(
    "an entry one space off",
    help,
    "      - question: Whom do we call?",
    "       - question: Whom do we call?",
    { remedy: "offer", mended: true },
  );
  edit(
    "an option pasted behind another",
    contact,
    "    size: compact\n",
    "    size: compact eyebrow: Offices\n",
    { remedy: "offer", on: "size: compact eyebrow" },
  );
  edit("a limit with a unit", home, "limit: 3", "limit: 3 items");
  edit("a switch in words", jobs, "remote: false", "remote: partly");
  edit("an icon by its picture", about, "icon: shield-check", "icon: 🛡️");
  edit("an icon in words", about, "icon: shield-check", "icon: Shield Check", { remedy: "fix" });
  edit("a source that was renamed", home, "source: testimonials", "source: reviews");
  edit("a field of the old name", home, "title: ${item.category}", "title: ${item.name}");
  edit(
    "an item written as items",
    home,
    "    item:\n      name: ${item.author}",
    "    items:\n      name: ${item.author}",
    { on: "items:\n      name", remedy: "offer" },
  );
  edit("a page that links to its draft", about, "href: /contact", "href: /drafts/contact");
  edit(
    "a mail with a subject in words",
    about,
    "href: /contact",
    "href: mailto:hello@2sd.example?subject=Job Offer",
    { remedy: "offer" },
  );
  edit("a tracking link with spaces", about, "href: /contact", "href: /contact?utm_source=spring news", {
    remedy: "offer",
  });
  edit("a comma at an address", about, "href: /contact", "href: /contact,", { mended: true });
  edit(
    "a picture as Word names it",
    support,
    "/images/stills/red-pencil.jpg",
    "/images/stills/Red Pencil.jpg",
    { remedy: "fix" },
  );
  edit("a picture without its folder", support, "/images/stills/red-pencil.jpg", "/red-pencil.jpg", {
    remedy: "fix",
  });
  edit("a month that does not exist", jobs, 'datePosted: "2025-04-03"', 'datePosted: "2025-13-03"');
  edit("a date with its time", jobs, 'datePosted: "2025-04-03"', 'datePosted: "2025-04-03 09:00"');
  edit("an end without its zero", events, 'endTime: "16:30"', 'endTime: "4:30"');
  edit(
    "coordinates with degrees",
    offices,
    "coordinates: [-0.0817, 51.5235]",
    "coordinates: [0.0817° W, 51.5235° N]",
  );
  edit("a setting as a list", site, "tagline: Consulting", "tagline:\n  - Consulting", {
    on: ["tagline:", "- Consulting"],
  });
  edit(
    "a menu entry without its label",
    layout,
    "      - label: About\n        href: /about\n      - label: Services",
    "      - href: /about\n      - label: Services",
    { on: "- href: /about" },
  );
  edit(
    "a filter's name lost",
    careers,
    "      - field: location\n        label: Location",
    "      - label: Location",
    { on: "- label: Location" },
  );
  edit(
    "a note of two lines above a block",
    hub,
    "  - type: form\n",
    "TODO: ask Anna\nbefore Friday\n  - type: form\n",
    { on: "TODO" },
  );
  edit(
    "a table pasted into a text",
    TRY,
    "  - type: figure",
    "Role\tTown\nWriter\tBerlin\n  - type: figure",
    { on: "Role" },
  );
  return family.mistakes;
}
