import type { Files } from "../support/mock-site.ts";
import { translated } from "./translated-site.ts";

/** A mistake in the translated site, and what a good check says of it: one thing, at its place. */
export interface TranslationMistake {
  name: string;
  files: Files;
  /** The file that it is told in. */
  file: string;
  /** Codes that say what is wrong; more than one where two are equally true. */
  codes: string;
  /** What is marked, or the beginning of it. */
  marks: string;
}

type FileName = keyof typeof translated;

/** Somebody writes one thing for another in one file. */
type Edit = [file: FileName, name: string, from: string, to: string, codes: string, marks: string];

const about = "pages/about.de.yaml";
const jobs = "data/jobs.de.yaml";
const layout = "pages/_layout.de.yaml";
const shared = "pages/_shared/call.de.yaml";
const settings = "data/site.de.yaml";
const site = "data/site.yaml";

const edits: Edit[] = [
  // Names.
  [
    about,
    "a misspelt option",
    "    heading: { of: Roles",
    "    haeding: { of: Roles",
    "obsolete-translation",
    "haeding",
  ],
  [about, "a misspelt key of the page", "description:", "descripton:", "obsolete-translation", "descripton"],
  [about, "an id that is gone", "  roles:\n", "  rolls:\n", "obsolete-translation", "rolls"],
  [about, "a list that is not used", "  call:\n", "  kall:\n", "obsolete-translation", "kall"],
  [
    about,
    "an option of the item",
    '      text: { of: "A role',
    '      txet: { of: "A role',
    "obsolete-translation",
    "txet",
  ],
  [
    about,
    "an option of another block",
    "  call:\n",
    "  call:\n    heading: { of: A, text: B }\n",
    "obsolete-translation",
    "heading",
  ],
  [
    about,
    "a block of another page",
    "  end:\n",
    "  team:\n    heading: { of: A, text: B }\n  end:\n",
    "obsolete-translation",
    "team",
  ],
  [about, "blocks misspelt", "blocks:", "bloks:", "obsolete-translation|unknown-option", "bloks"],
  [jobs, "a misspelt field", "  title: { of: ML", "  titel: { of: ML", "obsolete-translation", "titel"],
  [jobs, "a key that is gone", "ml-engineer:", "ml-enginere:", "obsolete-translation", "ml-enginere"],
  [layout, "an id that is gone", "  legal:", "  leagl:", "obsolete-translation", "leagl"],
  [shared, "an id that is gone", "  call:", "  cal:", "obsolete-translation", "cal"],
  [settings, "a misspelt setting", "claim:", "cliam:", "obsolete-translation", "cliam"],
  // Marks.
  [
    about,
    "no mark",
    "{ of: Roles, text: Stellen }\n    item",
    "Stellen\n    item",
    "unmarked-translation",
    "Stellen",
  ],
  [
    jobs,
    "no mark",
    "{ of: ML Engineer, text: Modelltechnik }",
    "Modelltechnik",
    "unmarked-translation",
    "Modelltechnik",
  ],
  [
    settings,
    "no mark",
    "{ of: We stay., text: Wir bleiben. }",
    "Wir bleiben.",
    "unmarked-translation",
    "Wir bleiben.",
  ],
  [
    layout,
    "no mark",
    '{ of: "All rights reserved by ${site.brand}.", text: "Alle Rechte bei ${site.brand}." }',
    "Alle Rechte bei ${site.brand}.",
    "unmarked-translation",
    "Alle Rechte bei ${site.brand}.",
  ],
  [
    about,
    "no original",
    "{ of: Apply now, text: Jetzt",
    "{ text: Jetzt",
    "unmarked-translation",
    "Jetzt bewerben",
  ],
  [jobs, "no original", "    of: Writer\n", "", "unmarked-translation", "Redaktion"],
  [settings, "no original", "{ of: We stay., text:", "{ text:", "unmarked-translation", "Wir bleiben."],
  [
    jobs,
    "no original of one of several texts",
    "[{ of: SQL, text: SQL }, {",
    "[{ text: SQL }, {",
    "unmarked-translation",
    "SQL",
  ],
  [
    jobs,
    "no original of the only text of a list",
    "skills: [{ of: Python, text: Python }]",
    "skills: [{ text: Python }]",
    "unmarked-translation",
    "Python",
  ],
  [
    about,
    "no original in an entry",
    "- label: { of: Roles, text",
    "- label: { text",
    "unmarked-translation",
    "Stellen",
  ],
  [about, "a changed original", "of: Apply now", "of: Apply today", "stale-translation", "Apply today"],
  [jobs, "a changed original", "of: Writer", "of: Author", "stale-translation", "Author"],
  [
    layout,
    "a changed original",
    'of: "All rights reserved',
    'of: "Some rights reserved',
    "stale-translation",
    '"Some rights',
  ],
  [shared, "a changed original", "of: Write to us", "of: Call us", "stale-translation", "Call us"],
  [settings, "a changed original", "of: We stay.", "of: We leave.", "stale-translation", "We leave."],
  [about, "of misspelt", "{ of: Apply now", "{ fo: Apply now", "bad-translation", "fo"],
  [about, "text misspelt", "{ of: Apply now, text:", "{ of: Apply now, txet:", "bad-translation", "txet"],
  [
    about,
    "text with a capital",
    "{ of: Apply now, text:",
    "{ of: Apply now, Text:",
    "bad-translation",
    "Text",
  ],
  [jobs, "text with a capital", "    text: Redaktion", "    Text: Redaktion", "bad-translation", "Text"],
  [jobs, "text with a capital in a list", "{ of: SQL, text:", "{ of: SQL, TEXT:", "bad-translation", "TEXT"],
  [jobs, "of with a capital", "    of: Writer", "    Of: Writer", "bad-translation", "Of"],
  [layout, "another word for text", '", text: "Alle', '", de: "Alle', "bad-translation", "de"],
  [shared, "another word for of", "{ of: Write", "{ original: Write", "bad-translation", "original"],
  [
    about,
    "a name of an entry",
    "- label: { of: Home",
    "- Label: { of: Home",
    "obsolete-translation",
    "Label",
  ],
  [about, "route with a capital", "route:", "Route:", "obsolete-translation", "Route"],
  [about, "nothing yet", translated[about], "", "missing-translation", ""],
  [about, "a comment alone", translated[about], "# to be translated\n", "missing-translation", ""],
  // What the original alone says.
  [about, "the type repeated", "  opening:\n", "  opening:\n    type: hero\n", "bad-translation", "type"],
  [about, "another type", "  opening:\n", "  opening:\n    type: banner\n", "bad-translation", "type"],
  [layout, "the id repeated", "  legal:\n", "  legal:\n    id: legal\n", "bad-translation", "id"],
  [jobs, "the key repeated", "writer:\n", "writer:\n  slug: writer\n", "bad-translation", "slug"],
  [about, "the list repeated", "  call:\n", "  call:\n    use: call\n", "bad-translation", "use"],
  [
    about,
    "a third name in a mark",
    "{ of: Apply now,",
    "{ of: Apply now, note: short,",
    "bad-translation",
    "note",
  ],
  [about, "of twice", "{ of: Apply now,", "{ of: Apply now, of: Apply now,", "duplicate-name", "of"],
  [
    jobs,
    "text twice",
    "    text: Redaktion\n",
    "    text: Redaktion\n    text: Redaktion\n",
    "duplicate-name",
    "text",
  ],
  // Columns.
  [
    about,
    "an option too far right",
    "    item:\n      text: { of",
    "    item:\n    text: { of",
    "wrong-indentation|not-indented",
    "",
  ],
  [about, "a block too far left", "  call:\n    label", "call:\n  label", "wrong-indentation", "call"],
  [
    about,
    "a block too far right",
    "  call:\n    label",
    "    call:\n      label",
    "wrong-indentation",
    "call",
  ],
  [
    about,
    "the description too far right",
    'title: { of: "About ${site.brand}", text: "Über ${site.brand}" }\ndescription: { of',
    'title:\n  of: "About ${site.brand}"\n  text: "Über ${site.brand}"\n  description: { of',
    "wrong-indentation",
    "description",
  ],
  [
    jobs,
    "a field too far left",
    "  title:\n    of: Writer\n    text: Redaktion\n",
    "title:\n  of: Writer\n  text: Redaktion\n",
    "not-indented",
    "writer",
  ],
  [
    jobs,
    "a row too far right",
    "writer:\n  title:\n",
    "  writer:\n  title:\n",
    "wrong-indentation",
    "writer",
  ],
  [
    jobs,
    "a mark too far left",
    "    of: Writer\n    text: Redaktion\n",
    "  of: Writer\n  text: Redaktion\n",
    "not-indented",
    "title",
  ],
  [
    jobs,
    "a translation too far left",
    "    text: Redaktion\n",
    "  text: Redaktion\n",
    "wrong-indentation",
    "text",
  ],
  // Texts.
  [about, "an empty text", "text: Jetzt bewerben", 'text: ""', "missing-translation", "text"],
  [about, "nothing behind text", "text: Jetzt bewerben", "text:", "missing-translation", "text"],
  [jobs, "an empty text", "text: Redaktion", "text:", "missing-translation", "text"],
  [about, "no text", ", text: Jetzt bewerben", "", "missing-translation", "{ of: Apply now"],
  [
    about,
    "a block left out",
    "  call:\n    label: { of: Apply now, text: Jetzt bewerben }\n",
    "",
    "missing-translation",
    "blocks",
  ],
  [
    about,
    "an entry left out",
    "      - label: { of: Roles, text: Stellen }\n",
    "",
    "missing-translation",
    "opening",
  ],
  [
    jobs,
    "a row left out",
    "ml-engineer:\n  title: { of: ML Engineer, text: Modelltechnik }\n  skills: [{ of: Python, text: Python }]\n",
    "",
    "missing-translation",
    "data-engineer",
  ],
  [
    about,
    "a lost placeholder",
    'text: "Eine Stelle bei ${site.brand}"',
    'text: "Eine Stelle"',
    "lost-placeholder",
    '"Eine Stelle"',
  ],
  [
    layout,
    "a lost placeholder",
    'text: "Alle Rechte bei ${site.brand}."',
    'text: "Alle Rechte."',
    "lost-placeholder",
    '"Alle Rechte."',
  ],
  [
    shared,
    "a lost placeholder",
    'text: "Fragen Sie [uns](/about) bei ${site.brand}, wann',
    'text: "Fragen Sie [uns](/about), wann',
    "lost-placeholder",
    '"Fragen Sie',
  ],
  [
    about,
    "a misspelt placeholder",
    'text: "Eine Stelle bei ${site.brand}"',
    'text: "Eine Stelle bei ${site.brnad}"',
    "bad-binding",
    "",
  ],
  [
    about,
    "a translated placeholder",
    'text: "Eine Stelle bei ${site.brand}"',
    'text: "Eine Stelle bei ${Seite.Marke}"',
    "bad-binding",
    "${Seite.Marke}",
  ],
  [
    layout,
    "a placeholder of another field",
    'text: "Alle Rechte bei ${site.brand}."',
    'text: "Alle Rechte bei ${site.name}."',
    "bad-binding",
    "${site.name}",
  ],
  [
    shared,
    "a placeholder of rows",
    "bei ${site.brand}, wann",
    "bei ${item.brand}, wann",
    "bad-binding",
    "${item.brand}",
  ],
  [
    about,
    "an unclosed placeholder",
    'text: "Eine Stelle bei ${site.brand}"',
    'text: "Eine Stelle bei ${site.brand"',
    "bad-binding",
    "",
  ],
  [
    settings,
    "too long a text",
    "text: Wir bleiben.",
    "text: Wir bleiben auch dann noch da und wach wenn alle anderen schon gegangen sind.",
    "too-long",
    "Wir bleiben auch",
  ],
  [
    about,
    "too long a title",
    'text: "Über ${site.brand}" }\ndesc',
    `text: "Über ${"sehr ".repeat(30)}\${site.brand}" }\ndesc`,
    "long-title",
    '"Über sehr',
  ],
  [about, "a link to nowhere", "Wir bauen **Dinge**.", "'Wir bauen [Dinge](/dinge).'", "broken-link", ""],
  [shared, "a link to nowhere", "[uns](/about)", "[uns](/abuot)", "broken-link", ""],
  [about, "a link to no place", "Wir bauen **Dinge**.", "'Wir bauen [Dinge](#dinge).'", "broken-anchor", ""],
  [
    about,
    "HTML in a text",
    "Wir bauen **Dinge**.",
    "Wir bauen <b>Dinge</b>.",
    "html-in-text|raw-html|html-in-markdown",
    "<b>",
  ],
  [
    about,
    "a heading in a line",
    "      text: |\n        Das Ende.",
    "      text: |\n        #### Das Ende",
    "heading-level|skipped-heading",
    "####",
  ],
  // Forms.
  [
    about,
    "a text in place of a block",
    "  call:\n    label: { of: Apply now, text: Jetzt bewerben }\n",
    "  call: Jetzt bewerben\n",
    "bad-translation",
    "Jetzt bewerben",
  ],
  [
    about,
    "a list in place of a text",
    "label: { of: Apply now, text: Jetzt bewerben }",
    "label: [Jetzt, bewerben]",
    "bad-translation",
    "[Jetzt, bewerben]",
  ],
  [
    about,
    "a group in place of a list",
    "    actions:\n      - label: { of: Home, text: Startseite }\n      - label: { of: Roles, text: Stellen }\n",
    "    actions:\n      label: { of: Home, text: Startseite }\n",
    "bad-translation",
    "label: { of: Home",
  ],
  [
    about,
    "a list of blocks",
    translated[about].slice(translated[about].indexOf("  opening:\n")),
    "  - id: opening\n    heading: { of: A, text: B }\n",
    "bad-translation",
    "- id: opening",
  ],
  [
    jobs,
    "a list of rows",
    `${translated[jobs]}`,
    "- slug: writer\n  title: { of: Writer, text: Redaktion }\n",
    "bad-translation",
    "- slug",
  ],
  [settings, "a list", "claim: { of", "- claim: { of", "bad-translation", "- claim"],
  // Plain values.
  [about, "a wrong kind of value", "  roles:\n", "  roles:\n    columns: zwei\n", "wrong-type", "zwei"],
  [
    about,
    "a value that is too large",
    "  roles:\n",
    "  roles:\n    columns: 9\n",
    "too-large|number-range|out-of-range",
    "9",
  ],
  [
    about,
    "a choice that is none",
    "  opening:\n",
    "  opening:\n    align: mitte\n",
    "not-allowed-value",
    "mitte",
  ],
  [about, "an unknown option", "  roles:\n", "  roles:\n    farbe: rot\n", "unknown-option", "farbe"],
  [
    about,
    "a picture that is not there",
    "  opening:\n",
    "  opening:\n    image: { src: /images/keins.svg, alt: Nichts }\n",
    "missing-image",
    "/images/keins.svg",
  ],
  // Addresses.
  [about, "an address without a slash", "route: /de", "route: de", "bad-route", "de/ueber-uns"],
  [
    about,
    "an address with a space",
    "route: /de/ueber-uns",
    "route: /de/über uns",
    "bad-route",
    "/de/über uns",
  ],
  [about, "the address of another page", "route: /de/ueber-uns", "route: /de", "duplicate-route", ""],
  [about, "the address of an original", "route: /de/ueber-uns", "route: /about", "bad-route", "/about"],
  // YAML.
  [about, "a tab", "    label: { of: Apply", "\tlabel: { of: Apply", "tab-indentation", "\t"],
  [
    about,
    "a colon in a text",
    "text: Jetzt bewerben }",
    "text: Jetzt: bewerben }",
    "colon-in-text|nested-colon|unquoted-colon",
    "",
  ],
  [
    about,
    "a comma in a text between braces",
    "text: Jetzt bewerben }",
    "text: Jetzt, gleich bewerben }",
    "bad-translation",
    "{ of: Apply now",
  ],
  // Languages.
  [site, "a language twice", "  - lang: de\n", "  - lang: de\n  - lang: de\n", "repeated-language", "de"],
  [
    site,
    "the site's own language",
    "  - lang: de\n",
    "  - lang: de\n  - lang: en\n",
    "repeated-language",
    "en",
  ],
  [site, "no tag", "  - lang: de\n", "  - lang: de\n  - lang: german\n", "bad-language", "german"],
  [
    site,
    "a misspelt setting",
    "  - lang: de\n",
    "  - { lang: de, strikt: false }\n",
    "unknown-option|unknown-field",
    "strikt",
  ],
  [
    site,
    "a path without a slash",
    "  - lang: de\n",
    "  - { lang: de, path: de }\n",
    "bad-pattern|wrong-format|bad-link",
    "de",
  ],
];

const moved = (from: FileName, to: string): Files => ({ [from]: null, [to]: translated[from] });

/** Versions under a wrong name. */
const names: [from: FileName, to: string, codes: string][] = [
  [about, "pages/about.DE.yaml", "file-name|misnamed-file|unknown-language"],
  [about, "pages/about.ger.yaml", "file-name|misnamed-file|unknown-language"],
  [about, "pages/about.fr.yaml", "file-name|misnamed-file|unknown-language"],
  [about, "pages/about.de.yml", "file-name|misnamed-file|wrong-ending"],
  [about, "pages/about_de.yaml", "file-name|misnamed-file"],
  [about, "pages/abuot.de.yaml", "bad-translation"],
  [about, "pages/de-about.yaml", "bad-translation|misnamed-file"],
  [jobs, "data/jobs.fr.yaml", "file-name|misnamed-file|unknown-language"],
  [jobs, "data/jobs.cz.yaml", "unknown-language"],
  [settings, "data/site.fr.yaml", "unknown-language"],
  [about, "pages/about.cz.yaml", "unknown-language"],
  [jobs, "data/jbos.de.yaml", "bad-translation"],
  [layout, "pages/_layuot.de.yaml", "bad-translation"],
  [shared, "pages/_shared/kall.de.yaml", "bad-translation"],
];

export function seedTranslationMistakes(): TranslationMistake[] {
  const edited = edits.map(([file, name, from, to, codes, marks]) => {
    const text = translated[file];
    if (text.split(from).length !== 2) throw new Error(`${file}: "${from}" is not there once`);
    return { name: `${file}: ${name}`, file, files: { [file]: text.replace(from, () => to) }, codes, marks };
  });
  const renamed = names.map(([from, to, codes]) => ({
    name: `${from} as ${to}`,
    file: to,
    files: moved(from, to),
    codes,
    marks: "",
  }));
  return [...edited, ...renamed];
}
