import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Blocks as they were written before they changed. */
export function changedBlocks(dir: string): AuthorMistake[] {
  const family = new Family("changed blocks", dir);
  const page = family.textOf(TRY);
  const feed = `  - type: subscription
    label: Follow us
    path: /try.atom
    title: Try
    items:
      - title: One
        date: "2027-01-01"
        text: Something new.
        href: /about
        tags: [news]
`;
  const card = `  - type: card-grid
    id: who
    heading: Who
    items:
      - block:
          type: author-card
          name: Ines Marchetti
          image: { src: /images/people/ines-marchetti.svg, alt: "" }
`;
  const edit = (
    name: string,
    block: string,
    from: string,
    to: string,
    code: string,
    more: { marks?: string; mended?: string; on?: string } = {},
  ): void => {
    const text = page + block.replace(from, to);
    const lines = [text.slice(0, text.indexOf(more.on ?? to, page.length)).split("\n").length];
    const { mended, on: _, ...rest } = more;
    family.files(name, { [TRY]: text }, TRY, code, {
      lines,
      ...rest,
      ...(mended !== undefined && { remedy: "fix" as const }),
    });
  };
  edit("a block under its old name", feed, "type: subscription", "type: feed-link", "renamed-block", {
    marks: "feed-link",
    mended: "subscription",
  });
  edit("an option under its old name", feed, "        text:", "        summary:", "renamed-option", {
    marks: "summary",
    mended: "text",
  });
  edit("a list under its old name", feed, "        tags:", "        categories:", "renamed-option", {
    marks: "categories",
    mended: "tags",
  });
  edit(
    "an option under both names",
    feed,
    "        text: Something new.",
    "        summary: Something old.\n        text: Something new.",
    "renamed-option",
    { marks: "summary" },
  );
  edit(
    "a picture as it was before",
    card,
    'image: { src: /images/people/ines-marchetti.svg, alt: "" }',
    "image: /images/people/ines-marchetti.svg",
    "old-form",
    { on: "author-card", marks: "author-card" },
  );
  return family.mistakes;
}
