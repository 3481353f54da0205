import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** What e-mail programs, chats and wikis put around text. */
export function quotedMail(dir: string): AuthorMistake[] {
  const family = new Family("mail and chat", dir);
  family.edit(
    "> before a line",
    TRY,
    "    heading: Roles",
    ">   heading: Roles",
    "reserved-character|+mail-quote|wrong-indentation|unreadable",
    { remedy: "offer" },
  );
  family.edit(
    "> before every line of a block",
    TRY,
    "  - type: figure\n    figure: blueprint\n    caption: What it looks like.\n",
    ">   - type: figure\n>     figure: blueprint\n>     caption: What it looks like.\n",
    "+mail-quote",
    { mended: true },
  );
  family.edit(
    "an address in angle brackets",
    TRY,
    "href: /contact",
    "href: <https://linkedin.example/company/2sd>",
    "bad-link",
    {
      mended: "href: https://linkedin.example/company/2sd",
      misleads: /starts with a slash/,
    },
  );
  family.edit(
    "a link from Slack",
    TRY,
    "href: /contact",
    "href: <https://linkedin.example|LinkedIn>",
    "bad-link",
    { remedy: "offer", misleads: /starts with a slash/ },
  );
  family.edit(
    "a Markdown link as an address",
    TRY,
    "href: /contact",
    "href: [Contact](/contact)",
    "wrong-type|bad-link|bracket-start|text-after-quote",
    {
      remedy: "offer",
      mended: true,
      misleads: /quotation marks/,
    },
  );
  family.edit(
    "a code fence at the top",
    TRY,
    "title: A page to try",
    "```yaml\ntitle: A page to try",
    "+code-fence",
    { on: "```", mended: true },
  );
  family.edit(
    "a code fence at the end",
    TRY,
    "    caption: What it looks like.\n",
    "    caption: What it looks like.\n```\n",
    "+code-fence",
    { on: "```", mended: true },
  );
  family.edit(
    "a code fence around a block",
    TRY,
    "  - type: figure\n    figure: blueprint\n    caption: What it looks like.\n",
    "```\n  - type: figure\n    figure: blueprint\n    caption: What it looks like.\n```\n",
    "+code-fence",
    {
      on: ["```\n  -", "```\n"],
      mended: true,
    },
  );
  family.edit(
    "a code fence in a row",
    "data/jobs.yaml",
    "- id: data-engineer",
    "```yaml\n- id: data-engineer",
    "+code-fence",
    { on: "```yaml", mended: true },
  );
  family.edit(
    "dots from a chat",
    TRY,
    "  - type: figure",
    "  ...\n  - type: figure",
    "missing-dash|unreadable|missing-colon|wrong-indentation|+stray-text",
    { on: "  ...", misleads: /option/ },
  );
  family.edit(
    "a greeting",
    TRY,
    "title: A page to try",
    "Hi Anna, here is the new page:\n\ntitle: A page to try",
    "+stray-text|unreadable|unknown-option|missing-colon",
    { on: "Hi Anna", misleads: /Did you mean|Options:/ },
  );
  family.edit(
    "a signature",
    TRY,
    "    caption: What it looks like.\n",
    "    caption: What it looks like.\n\n--\nAnna Berg\nMarketing\n",
    "+stray-text|unreadable|missing-colon",
    { on: ["--\n", "Anna"], misleads: /Write "Anna/ },
  );
  family.edit(
    "a sentence at the left edge",
    TRY,
    "      Another one at",
    "In 2016 we started: five engineers and one client.\n\n      Another one at",
    "+stray-text|wrong-indentation",
    { on: "In 2016", misleads: /option|called "?In/ },
  );
  family.edit(
    "a sentence without a colon at the left edge",
    TRY,
    "      Another one at",
    "We started with five engineers and one client.\n\n      Another one at",
    "+stray-text|wrong-indentation",
    {
      on: "We started",
      misleads: /Write "We:/,
    },
  );
  family.edit(
    "a text that leaves its block",
    "pages/about.yaml",
    "      In many firms those",
    "In many firms those",
    "+stray-text|wrong-indentation|missing-colon",
    { on: "In many firms", remedy: "offer", misleads: /Write "In:/ },
  );
  family.edit(
    "a sentence below an option",
    TRY,
    "    heading: Roles\n",
    "    heading: Roles\n    All of them are open: apply now.\n",
    "+stray-text|unknown-option|colon-in-text|missing-colon",
    { on: "All of them", misleads: /Options:/ },
  );
  return family.mistakes;
}
