import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { drop } from "../told.ts";
import { PLACES } from "../writer.ts";

const { contact, layout } = PLACES;
const back = { back: true } as const;

const letter = "pages/insights/newsletter.yaml";
const letterText = `# yaml-language-server: $schema=../../site.schema.json
title: A letter for engineers
description: One letter a month with the newest article, the next workshop and one figure that surprised us.
index: false
blocks:
  - type: hero
    size: compact
    heading: A letter for engineers
    text: It takes four minutes to read, and every letter has a link that ends it.
  - type: form
    id: letter
    look: strip
    heading: Where shall it go?
    fields:
      - { name: email, label: E-mail, type: email, autocomplete: email }
      - name: topic
        label: What would you like to read about?
        type: radio
        options: [Data, Models, Something else]
      - name: other
        label: Namely
        when: { field: topic, is: Something else }
      - { name: letters, label: Letters a year, type: number, min: 1, max: 12 }
      - { name: start, label: From which day on, type: date, min: today, max: today+90 }
      - name: consent
        label: Consent to the letter
        type: consent
        text: Send me the letter. I know the [privacy policy](/privacy).
    submit: Send me the letter
    sending: Sending...
    endpoint:
      url: https://forms.example.com/letter
      takes: form
      next: \${site.url}/insights/letter
    success: { title: One step is left, text: Open the mail that we have sent you. }
    failure:
      title: Not on the list yet
      timeout: No answer came.
      network: There is no connection.
      other: Please try again later.
`;

/** In a page that the site does not have yet: a form with fields of many kinds. */
const onLetter = (
  name: string,
  from: string,
  to: string,
  at: Told["at"][number] | Told["at"],
  more: Partial<Told> = {},
): Told => wrote(name, letter, from, to, at, { text: letterText, ...more });

const notice = `  - type: notice
    look: urgent
    text: The portal is away from 22:00 to 23:00 in London.
    from: "2026-12-01"
    until: "2026-12-20"
    action: { label: How to reach us, href: /contact }
  - type: page
`;
const panel = `      - label: Platform
        panel:
          groups:
            - heading: Parts
              items: [{ label: Architecture, href: /platform, icon: blocks }]
          feature: { heading: See it decide something, action: { label: Ask for a demo, href: /contact } }
`;
/** The layout in this writer's language with more in it than the site's own. */
const onLayout = (
  name: string,
  from: string,
  to: string,
  at: Told["at"][number] | Told["at"],
  more: Partial<Told> = {},
): Told => wrote(name, layout, from, to, at, more);

const withNotice = (
  name: string,
  from: string,
  to: string,
  at: string | readonly string[],
  more: Partial<Told> = {},
): Told => did(name, layout, [["  - type: page\n", notice.replace(from, () => to)]], at, more);

const withPanel = (name: string, from: string, to: string, at: string, more: Partial<Told> = {}): Told =>
  did(
    name,
    layout,
    [["      - label: Platform\n        href: /platform\n", panel.replace(from, () => to)]],
    at,
    more,
  );

/** Forms, the header, the footer and what else stands around the pages. */
export const formsAndMenus: readonly Told[] = [
  onLetter("a condition on a field that is not there", "field: topic", "field: topc", "topc", {
    meant: "topic",
    ...back,
  }),
  did(
    "the choices lost",
    letter,
    drop("options: [Data"),
    ["name: topic", "label: What would", "type: radio"],
    {
      text: letterText,
      remedy: "none",
    },
  ),
  onLetter("a method, as HTML has it", "takes: form", "takes: form\n      method: POST", "method: POST"),
  did(
    "what the button says, lost",
    letter,
    drop("submit:"),
    ["type: form", "sending:", "type: consent", "text: Send me"],
    {
      text: letterText,
      remedy: "none",
    },
  ),
  onLetter("a field's dash lost", "      - name: other", "        name: other", ["name: other"], back),
  onLetter("a receiver without its protocol", "https://forms.example", "forms.example", "forms.example", {
    meant: "https://forms.example.com/letter",
    ...back,
  }),
  onLetter("a letter lost in a key", "success: {", "succes: {", "succes:", { meant: "success", ...back }),
  onLetter("a group's brace lost", "sent you. }", "sent you.", ["success: {", "failure:"], back),
  wrote(
    "a field by its German name to be filled in",
    contact,
    "field: subject }",
    "field: betreff }",
    "betreff",
    {
      remedy: "offer",
    },
  ),
  wrote("an option that became two words", contact, "timeout: Request", "time out: Request", "time out:", {
    meant: "timeout",
    ...back,
  }),
  wrote(
    "a colon lost between two messages",
    contact,
    "network: Network",
    "network Network",
    "network Network",
    back,
  ),
  wrote(
    "the name of a field with small letters",
    contact,
    "send: [firstName",
    "send: [firstname",
    "firstname",
    {
      meant: "firstName",
      ...back,
    },
  ),
  wrote("seconds for thousandths", contact, "timeoutMs: 10000", "timeoutMs: 10", "timeoutMs: 10", {
    remedy: "offer",
  }),
  wrote("a time with its unit", contact, "timeoutMs: 10000", "timeoutMs: 10 s", "timeoutMs: 10 s", {
    remedy: "offer",
  }),
  wrote("a width in a word", contact, "        wide: true", "        wide: full", "wide: full", {
    remedy: "offer",
  }),
  withNotice(
    "a notice that ends before it begins",
    '"2026-12-20"',
    '"2026-11-20"',
    ['until: "2026-11', 'from: "2026-12'],
    {
      remedy: "none",
    },
  ),
  withNotice("something invisible behind a choice", "look: urgent", "look: urgent\u200b", "look: urgent", {
    meant: "urgent",
  }),
  withPanel("an icon that there is not", "icon: blocks", "icon: fa-solid fa-cube", "fa-cube", {
    remedy: "offer",
  }),
  onLayout(
    "a page's address in the singular",
    "href: /services\n      - label: Technologies",
    "href: /service\n      - label: Technologies",
    21,
    {
      meant: "/services",
      ...back,
    },
  ),
  onLayout(
    "three buttons where two have room",
    "    search:\n      label: Search\n",
    "    actions:\n      - { label: Call, href: /contact }\n      - { label: Write, href: /contact }\n      - { label: Visit, href: /contact }\n    search:\n      label: Search\n",
    ["actions:", "label: Visit"],
    {
      remedy: "none",
    },
  ),
  onLayout(
    "a quotation mark lost in an anchor",
    '"#cookie-settings"',
    '"#cookie-settings',
    ["#cookie-settings", "certifications:"],
    back,
  ),
  onLayout("a heading with a capital", "- heading: Legal", "- Heading: Legal", "Heading: Legal", {
    meant: "heading",
    ...back,
  }),
  onLayout(
    "a certificate alone for the list of them",
    "certifications: ${site.certifications}",
    "certifications: ISO 27001",
    "ISO 27001",
    {
      remedy: "offer",
    },
  ),
  onLayout(
    "a policy at another address",
    "Cookie Policy\n      href: /cookies",
    "Cookie Policy\n      href: /cookie-policy",
    "/cookie-policy",
    {
      remedy: "offer",
    },
  ),
  did("the place of the pages lost", layout, drop("  - type: page"), [1, 2, 3, 4, "type: language-switch"], {
    remedy: "offer",
  }),
  onLayout("a Cyrillic letter in a type", "type: search", "type: seаrch", "type: se", {
    meant: "search",
    ...back,
  }),
  onLayout("an address without @", "email: ${site.email}", "email: support at 2sd.example", "support at", {
    remedy: "offer",
  }),
];
