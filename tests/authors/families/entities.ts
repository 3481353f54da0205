import { type AuthorMistake, Family } from "./mistake.ts";

/** Signs that are written for a browser, in a text that is no HTML. */
export function entities(dir: string): AuthorMistake[] {
  const family = new Family("entities and tags", dir);
  const cases: [file: string, from: string, to: string, mended?: string][] = [
    [
      "pages/about.yaml",
      "title: Integrity & Excellence",
      "title: Integrity &amp; Excellence",
      "title: Integrity & Excellence",
    ],
    [
      "pages/platform.yaml",
      "title: Security & Compliance",
      "title: Security &amp; Compliance",
      "title: Security & Compliance",
    ],
    ["pages/contact.yaml", "heading: Contact Us", "heading: Contact&nbsp;Us"],
    ["pages/contact.yaml", "heading: Contact Us", "heading: Contact&#39;s Us"],
    ["pages/contact.yaml", "heading: Contact Us", "heading: Contact <br> Us"],
    ["pages/contact.yaml", "heading: Contact Us", "heading: <b>Contact</b> Us"],
    ["data/jobs.yaml", "title: Data Engineer", "title: Data &amp; AI Engineer"],
    ["data/leaders.yaml", "role: Chief Executive Officer", "role: Chief&nbsp;Executive Officer"],
    ["pages/index.yaml", "title: ${site.brand} | AI", "title: ${site.brand} &ndash; AI"],
    [
      "data/offices.yaml",
      "address: 220 Meridian Street, Suite 900",
      "address: 220 Meridian Street,<br>Suite 900",
    ],
  ];
  for (const [file, from, to, mended] of cases)
    family.edit(to, file, from, to, to.includes("<") ? "html-in-text|+html-in-text" : "+html-entity", {
      remedy: "offer",
      ...(mended && { mended }),
    });
  return family.mistakes;
}
