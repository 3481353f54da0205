import type { ProblemKind } from "./problem-kind.ts";
import { headed, hero, news, opening } from "./sample-pages.ts";

/** Problems with what pages are called, and with their headings. */
export const outlineProblems: Record<string, ProblemKind> = {
  "duplicate-id": {
    severity: "error",
    title: "The same id twice on a page",
    cause: "A link to it could mean either.",
    cure: "Choose another id for one of them.",
    example: {
      wrong: `${hero("id: top-part\nheading: Home")}  - type: prose\n    id: top-part\n    text: Welcome\n`,
      right: `${hero("id: top-part\nheading: Home")}  - type: prose\n    id: welcome\n    text: Welcome\n`,
      marks: "top-part",
    },
  },
  "missing-description": {
    isRule: true,
    severity: "warning",
    title: "A page without a description",
    cause: "Search engines and shared links then show whatever they find first.",
    cure: "Add one or two sentences.",
    example: {
      wrong: "title: Home\nblocks:\n  - type: hero\n    heading: Home\n",
      right: hero("heading: Home"),
      marks: "title",
    },
  },
  "duplicate-title": {
    isRule: true,
    severity: "warning",
    title: "Two pages with the same title",
    cause: "In search results and tabs nobody can tell them apart.",
    cure: "Say what is special about this page.",
    example: {
      wrong: hero("heading: Home", "About").replace("What About is.", "What Home is."),
      right: hero("heading: Home"),
      marks: "About",
    },
  },
  "duplicate-description": {
    isRule: true,
    severity: "warning",
    title: "Two pages with the same description",
    cause: "In search results nobody can tell them apart.",
    cure: "Say what is special about this page.",
    example: {
      wrong: hero("heading: Home").replace("What Home is.", "What About is."),
      right: hero("heading: Home"),
      marks: "What About is.",
    },
  },
  "missing-h1": {
    isRule: true,
    severity: "warning",
    title: "A page without a main heading",
    cause: "Screen readers and search engines look for the one heading that names the page.",
    cure: "Use a block that makes one, such as a hero.",
    example: {
      wrong:
        "title: Home\ndescription: What we do.\nblocks:\n  - type: card-grid\n    heading: Cards\n    items: [{ title: One }]\n",
      right: hero("heading: Home"),
      marks: "Home",
    },
  },
  "second-h1": {
    isRule: true,
    severity: "warning",
    title: "A page with two main headings",
    cause: "Only one heading can name the page.",
    cure: "Keep one.",
    example: {
      wrong: `${hero("heading: Home")}  - type: hero\n    heading: Again\n`,
      right: hero("heading: Home"),
      marks: "Again",
    },
  },
  "heading-above-main": {
    isRule: true,
    severity: "warning",
    title: "A heading above the main heading",
    cause: "People who move from heading to heading begin with the main one, and miss what stands before it.",
    cure: "Move the block below the one with the main heading.",
    example: {
      wrong: headed(news, opening),
      right: headed(opening, news),
      marks: "News",
    },
  },
  "skipped-heading": {
    isRule: true,
    severity: "warning",
    title: "A level of headings is left out",
    cause: "People who move from heading to heading believe that they missed one.",
    cure: "Give the part before it a heading.",
    example: {
      wrong: `${hero("heading: Home")}  - type: prose\n    text: "### Deep"\n`,
      right: `${hero("heading: Home")}  - type: prose\n    text: "## Next"\n`,
      marks: "### Deep",
    },
  },
};
