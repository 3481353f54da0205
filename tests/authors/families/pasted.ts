import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** The same rules as in the families beside this one, seen from the programs that texts are pasted from. */
export function pasted(dir: string): AuthorMistake[] {
  const family = new Family("pasted from other programs", dir);
  const heading = (name: string, to: string, code: string, mended?: string) =>
    family.edit(name, TRY, "heading: Roles", to, code, {
      ...(mended === undefined ? { remedy: "offer" as const } : { mended }),
      misleads: /quotation marks: '"/,
    });
  // JSON and JavaScript
  heading(
    "a quoted text with a semicolon behind a space",
    'heading: "Roles" ;',
    "comma-at-end",
    'heading: "Roles"',
  );
  heading(
    "a single-quoted text with a comma",
    "heading: 'Open roles',",
    "comma-at-end",
    "heading: 'Open roles'",
  );
  family.edit(
    "a list with a comma behind it",
    "data/jobs.yaml",
    "skills: [",
    "skills: [ ,",
    "surplus-sign|unreadable|bad-name",
    {
      remedy: "none",
      on: "skills:",
    },
  );
  family.edit("three commas", TRY, "base: 1, md", "base: 1,,, md", "surplus-sign", { mended: true });
  family.edit(
    "a bracket too many",
    TRY,
    "{ base: 1, md: 3 }",
    "{ base: 1, md: 3 }]",
    "surplus-sign|bracket-start",
    {
      mended: true,
    },
  );
  family.edit("an arrow", TRY, "limit: 3", "limit -> 3", "missing-colon", { mended: true });
  family.edit("an assignment", TRY, "limit: 3", "limit := 3", "missing-colon|wrong-type", { mended: true });
  family.edit(
    "colons glued in braces, with texts",
    TRY,
    "{ base: 1, md: 3 }",
    "{ md:3, base:1 }",
    "missing-space",
    {
      mended: "{ md: 3, base: 1 }",
    },
  );
  // Word, Google Docs, PowerPoint, Excel
  heading("a soft return of a slide", "heading: Our\u000broles", "hidden-character", "heading: Our roles");
  heading("a soft return at the end", "heading: Our roles\u000b", "hidden-character", "heading: Our roles");
  heading(
    "a soft return behind a space",
    "heading: Our \u2028roles",
    "hidden-character",
    "heading: Our roles",
  );
  heading("a narrow space behind the value", "heading: Roles\u202f", "no-break-space", "heading: Roles");
  heading("a German quotation half straight", 'heading: „Roles"', "smart-quotes", 'heading: "Roles"');
  heading("a lost first mark", 'heading: Our roles"', "unopened-quote", "heading: Our roles");
  family.edit("an apostrophe read twice", TRY, "heading: Roles", "heading: Weâ€™re here", "mojibake", {
    remedy: "offer",
  });
  family.edit(
    "a Polish name read twice",
    "data/jobs.yaml",
    "title: Data Engineer",
    "title: Data EngineÃ©r",
    "mojibake|wrong-format",
    {
      remedy: "offer",
    },
  );
  family.edit(
    "quotation marks of Word around an icon",
    "pages/about.yaml",
    "icon: scale",
    "icon: „scale“",
    "smart-quotes|unknown-icon",
    {
      mended: true,
    },
  );
  family.edit("an en dash for a minus", TRY, "sort: -date", "sort: −date", "unknown-field|look-alike", {
    mended: true,
  });
  // Slack, Outlook, Notion, chats
  heading("bold of a chat in the middle", "heading: Our **open** roles", "markdown-in-plain-text");
  heading("a sign as in HTML", "heading: Roles &mdash; all of them", "html-entity");
  heading("a sign by its number", "heading: Roles &#8211; all", "html-entity");
  heading("a tag of a mail", "heading: <span style='color:red'>Roles</span>", "html-in-text");
  heading(
    "a link in a heading",
    "heading: See [all roles](https://example.com/roles)",
    "markdown-in-plain-text",
  );
  family.edit(
    "a link in wrong order, in a sentence",
    TRY,
    "[link](/about)",
    "(link)[https://example.com/a]",
    "half-link",
    {
      mended: "[link](https://example.com/a)",
    },
  );
  family.edit("a link with two spaces", TRY, "[link](/about)", "[link]  (/about)", "half-link", {
    mended: true,
  });
  // Jekyll, Hugo, Liquid, Vue, Angular, PHP, Ruby, Python
  const text = "Another one at ${site.brand}, which is longer.";
  const binding = (form: string, isFix = true) =>
    family.edit(
      `${form} in a text`,
      TRY,
      text,
      text.replace("${site.brand}", form),
      "bad-binding|template-tag",
      {
        ...(isFix ? { mended: text } : { remedy: "none" as const }),
      },
    );
  for (const form of [
    "{{ site.brand | escape }}",
    "#{ site.brand }",
    "@{site.brand}",
    "<?= $site.brand ?>",
    "$( site.brand )",
  ])
    binding(form);
  binding("{% include brand.html %}", false);
  binding("{{% brand %}}", false);
  return family.mistakes;
}
