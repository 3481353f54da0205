import type { ProblemKind } from "./problem-kind.ts";

const FILE = "pages/about.de.yaml";
const SITE = "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\n";
const beside = {
  "data/site.yaml": `${SITE}languages:\n  - lang: de\n`,
  "pages/_layout.yaml": "blocks:\n  - type: page\n",
  "pages/about.yaml":
    'title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: "About ${site.brand}"\n',
};
const head =
  "title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\n";
const team = (heading: string): string => `${head}blocks:\n  team:\n    heading: ${heading}\n`;
const right = team('{ of: "About ${site.brand}", text: "Über ${site.brand}" }');

/** Problems of versions in other languages. In a language that is not strict they are warnings. */
export const translationProblems: Record<string, ProblemKind> = {
  "repeated-language": {
    severity: "error",
    title: "A language twice",
    cause: "languages names those that the site is translated into, besides its own.",
    cure: "Keep one entry for each.",
    example: {
      file: "data/site.yaml",
      wrong: `${SITE}languages:\n  - { lang: de, draft: true }\n  - { lang: de }\n`,
      right: `${SITE}languages:\n  - { lang: de, draft: true }\n`,
      marks: "de",
    },
  },
  "unknown-language": {
    severity: "error",
    title: "A version in a language that the site does not have",
    cause:
      "languages in data/site.yaml names those that the site is translated into. Other files are not read.",
    cure: "Name the language there, or give the file one that is named.",
    example: {
      file: "pages/about.fr.yaml",
      beside: { "data/site.yaml": `${SITE}languages:\n  - lang: de\n` },
      wrong: "title: { of: About, text: À propos }\n",
      right: "",
      marks: "",
    },
  },
  "missing-translation": {
    severity: "error",
    title: "A text without a translation",
    cause:
      "The page has a version in the other language, and some of its texts are not there: visitors read two languages.",
    cure: "Translate the texts. npm run translations lists them for translators.",
    example: { file: FILE, beside, wrong: `${head}blocks:\n  team: {}\n`, right, marks: "team" },
  },
  "unkeyed-block": {
    severity: "error",
    title: "A block that cannot be translated",
    cause: "Translations belong to blocks by their ids, so that blocks can be moved.",
    cure: "Give the block an id in the original.",
    example: {
      file: FILE,
      beside: {
        ...beside,
        "pages/about.yaml": beside["pages/about.yaml"].replace("    id: team\n", ""),
      },
      wrong: head,
      right: "",
      marks: "title",
    },
  },
  "stale-translation": {
    severity: "error",
    title: "The original has changed",
    cause: "A translation has its original beside it, as it was then. The original says something else now.",
    cure: "Read what has changed, translate it, and write the new original into of.",
    example: {
      file: FILE,
      beside,
      wrong: team('{ of: About us, text: "Über ${site.brand}" }'),
      right,
      marks: "About us",
    },
  },
  "obsolete-translation": {
    severity: "error",
    title: "A translation of nothing",
    cause: "The original no longer has the text, block or row, or calls it otherwise.",
    cure: "Remove the translation, or write the name that the original has.",
    example: {
      file: FILE,
      beside,
      wrong: right.replace("  team:", "  teem:"),
      right,
      marks: "teem",
    },
  },
  "turned-translation": {
    severity: "error",
    title: "Original and translation the wrong way round",
    cause: "of holds what the original says, and text the translation.",
    cure: "Exchange the two.",
    example: {
      file: FILE,
      beside,
      wrong: team('{ of: "Über ${site.brand}", text: "About ${site.brand}" }'),
      right,
      marks: '"Über ${site.brand}"',
    },
  },
  "unmarked-translation": {
    severity: "error",
    title: "A translation without its original",
    cause: "Without the original beside it nobody notices when the original changes.",
    cure: "Write { of: the original, text: the translation }.",
    example: { file: FILE, beside, wrong: team("Wir"), right, marks: "Wir" },
  },
  "bad-translation": {
    severity: "error",
    title: "A translation in another form than its original",
    cause: "A version has the same names and lists as its original, with { of, text } in the place of texts.",
    cure: "Give it the form that the message names.",
    example: { file: FILE, beside, wrong: team("[Wir]"), right, marks: "[Wir]" },
  },
  "lost-placeholder": {
    severity: "error",
    title: "A placeholder that the translation has lost",
    cause:
      "Something is filled in where a binding or a name in braces stands. The translation says nothing there.",
    cure: "Put the placeholder into the translation as it stands in the original.",
    example: {
      file: FILE,
      beside,
      wrong: team('{ of: "About ${site.brand}", text: Über uns }'),
      right,
      marks: "Über uns",
    },
  },
};
