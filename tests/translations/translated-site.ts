import type { Files } from "../support/mock-site.ts";

/** Files of a small site in two languages, with a version of every kind of file; nothing is wrong with it. */
export const translated = {
  "data/site.yaml":
    "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nclaim: We stay.\nlanguages:\n  - lang: de\n",
  "data/site.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["brand", "url", "lang", "email"],
    properties: {
      brand: { type: "string", "x-translate": false, description: "Name." },
      url: { type: "string", format: "uri", description: "Origin." },
      lang: { type: "string", "x-translate": false, description: "Language." },
      email: { type: "string", format: "email", description: "Address." },
      claim: { type: "string", maxLength: 40, description: "What it says of itself." },
    },
  }),
  "data/site.de.yaml": "claim: { of: We stay., text: Wir bleiben. }\n",
  "data/jobs.de.yaml": `data-engineer:
  title: { of: Data Engineer, text: Datentechnik }
  skills: [{ of: SQL, text: SQL }, { of: Python, text: Python }]
ml-engineer:
  title: { of: ML Engineer, text: Modelltechnik }
  skills: [{ of: Python, text: Python }]
writer:
  title:
    of: Writer
    text: Redaktion
`,
  "data/team.de.yaml": `ana: { name: { of: Ana, text: Ana } }
ben: { name: { of: Ben, text: Ben } }
`,
  "pages/_layout.yaml": `blocks:
  - type: page
  - type: prose
    id: foot
    text: "\${site.claim}"
  - type: prose
    id: legal
    text: All rights reserved by \${site.brand}.
`,
  "pages/_layout.de.yaml": `blocks:
  legal:
    text: { of: "All rights reserved by \${site.brand}.", text: "Alle Rechte bei \${site.brand}." }
`,
  "pages/_shared/call.yaml": `about: The end of a page.
options:
  label: { type: string, default: Write to us, description: The button. }
blocks:
  - type: prose
    id: call
    text: Ask [us](/about) at \${site.brand}, whenever you like.
  - type: prose
    id: label
    text: "\${use.label}"
`,
  "pages/_shared/call.de.yaml": `options:
  label: { default: { of: Write to us, text: Schreiben Sie uns } }
blocks:
  call:
    text: { of: "Ask [us](/about) at \${site.brand}, whenever you like.", text: "Fragen Sie [uns](/about) bei \${site.brand}, wann immer Sie mögen." }
`,
  "pages/about.yaml": `title: About \${site.brand}
description: What About is.
blocks:
  - type: hero
    id: opening
    heading: About \${site.brand}
    text: We build **things**.
    actions:
      - { label: Home, href: / }
      - { label: Roles, href: "#roles" }
  - type: card-grid
    id: roles
    heading: Roles
    source: jobs
    item:
      title: \${item.title}
      text: A role at \${site.brand}
  - use: call
    label: Apply now
  - type: prose
    id: end
    text: |
      The end.

      Really.
`,
  "pages/about.de.yaml": `route: /de/ueber-uns
title: { of: "About \${site.brand}", text: "Über \${site.brand}" }
description: { of: What About is., text: Was wir sind. }
blocks:
  opening:
    heading: { of: "About \${site.brand}", text: "Über \${site.brand}" }
    text: { of: We build **things**., text: Wir bauen **Dinge**. }
    actions:
      - label: { of: Home, text: Startseite }
      - label: { of: Roles, text: Stellen }
  roles:
    heading: { of: Roles, text: Stellen }
    item:
      text: { of: "A role at \${site.brand}", text: "Eine Stelle bei \${site.brand}" }
  call:
    label: { of: Apply now, text: Jetzt bewerben }
  end:
    text:
      of: |
        The end.

        Really.
      text: |
        Das Ende.

        Wirklich.
`,
  "pages/index.de.yaml": `title: { of: Home, text: Startseite }
description: { of: What Home is., text: Was hier ist. }
blocks:
  opening:
    heading: { of: Home, text: Startseite }
    actions: [{ label: { of: About, text: Über uns } }]
`,
  "pages/index.yaml": `title: Home
description: What Home is.
blocks:
  - type: hero
    id: opening
    heading: Home
    actions: [{ label: About, href: /about }]
`,
} satisfies Files;
