import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Markdown where it is half written, or not possible. */
export function markdown(dir: string): AuthorMistake[] {
  const family = new Family("habits of Markdown", dir);
  const link = (to: string, code: string, remedy: "fix" | "offer" | "none" = "offer") =>
    family.edit(`${to} in a text`, TRY, "[link](/about)", to, code, {
      on: to,
      remedy,
      ...(remedy !== "none" && { mended: "[link](/about)" }),
    });
  link("[link] (/about)", "+half-link", "fix");
  link("[link](/about", "+half-link");
  link("(link)[/about]", "+half-link", "fix");
  link("[link](about)", "bad-link", "fix");
  link("[link](/about/)", "broken-link", "fix");
  link("[link]()", "bad-link", "none");
  link("[](/about)", "+empty-link", "none");
  link("[link][/about]", "+half-link");
  link("[link](www.example.com)", "bad-link", "none");
  link("[link](hello@2sd.example)", "bad-link", "none");
  link("[link](/abuot)", "broken-link", "fix");
  link("[[about]]", "+half-link", "none");
  link("<a href='/about'>link</a>", "html-in-text");
  link('<a href="/about" class="x">link</a>', "html-in-text");
  link("![link](/images/none.svg)", "missing-image", "none");
  link("![link](images/people/cto-priya-raman.svg)", "bad-image|missing-image", "fix");
  link("[link](#mroe)", "broken-anchor", "none");
  family.edit("bold at the start", TRY, "heading: Roles", "heading: **Roles**", "yaml-alias", {
    remedy: "offer",
  });
  family.edit("a heading sign", TRY, "heading: Roles", "heading: # Roles", "text-cut-off|empty-value", {
    remedy: "offer",
  });
  family.edit(
    "a link in a heading",
    "pages/contact.yaml",
    "heading: Contact Us",
    "heading: Contact Us [here](/contact)",
    "+markdown-in-plain-text",
    { remedy: "none" },
  );
  family.edit(
    "bold in a heading",
    "pages/contact.yaml",
    "heading: Contact Us",
    "heading: Contact **Us**",
    "+markdown-in-plain-text",
    { remedy: "none" },
  );
  family.edit(
    "a link as label",
    TRY,
    "label: About us",
    "label: [About us](/about)",
    "bracket-start|wrong-type|text-after-quote",
    { remedy: "offer", misleads: /quotation marks/ },
  );
  return family.mistakes;
}
