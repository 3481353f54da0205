import type { ProblemKind } from "./problem-kind.ts";

const page = (title: string, keys = "", blocks = ""): string =>
  `title: ${title}\ndescription: What ${title} is.\n${keys}blocks:\n  - type: hero\n    heading: ${title}\n${blocks}`;
const home = (blocks: string): string => page("Home", "", blocks);
const link = (keys = ""): string =>
  `  - type: hero\n    heading: Home\n    actions: [{ label: About, href: /about }]\n  - type: prose\n${keys}    text: See [the fair](/fair).\n`;
const linking = (keys = ""): string => `title: Home\ndescription: What Home is.\nblocks:\n${link(keys)}`;
const prose = "  - type: prose\n    text: Come and see us.\n";
const CALL = "pages/_shared/call.yaml";

/** Problems of what comes and goes, and of lists of blocks that pages share. */
export const timeProblems: Record<string, ProblemKind> = {
  "past-day": {
    isRule: true,
    severity: "warning",
    title: "A last day that is over",
    cause:
      "What holds up to a day is taken for abandoned after it: nobody reports a weakness to an address that has run out.",
    cure: "Look whether it still holds, and write a later day.",
    example: {
      file: "data/site.yaml",
      beside: {
        "data/site.schema.json": JSON.stringify({
          type: "object",
          properties: {
            brand: { type: "string", description: "Name." },
            security: {
              type: "object",
              description: "Where weaknesses are reported.",
              properties: { expires: { type: "string", format: "date", description: "Last day." } },
            },
          },
        }),
      },
      wrong: 'brand: Kestrel\nsecurity:\n  expires: "2020-12-31"\n',
      right: 'brand: Kestrel\nsecurity:\n  expires: "2999-12-31"\n',
      marks: '"2020-12-31"',
    },
  },
  "never-shown": {
    severity: "error",
    title: "It ends before it starts",
    cause: "until lies before from, so there is no moment at which it could be seen.",
    cure: "Put the earlier day into from, the later one into until.",
    example: {
      wrong: home("  - type: prose\n    from: 2027-03-10\n    until: 2027-03-03\n    text: Only in March.\n"),
      right: home("  - type: prose\n    from: 2027-03-03\n    until: 2027-03-10\n    text: Only in March.\n"),
      marks: "2027-03-03",
    },
  },
  "out-of-time-link": {
    severity: "error",
    title: "A link leads to something that is not there yet, or no longer",
    cause:
      "Pages, blocks and rows can have a start and an end, or be drafts. What links to them shows at a time at which they do not.",
    cure: "Give the link the same from and until, or write then: at the page that ends, so that its visitors are sent on.",
    example: {
      beside: { "pages/fair.yaml": page("Fair", "draft: true\nindex: false\n") },
      wrong: linking(),
      right: linking("    draft: true\n"),
      marks: "/fair",
    },
  },
  "unknown-shared-list": {
    severity: "error",
    title: "There is no such list of blocks",
    cause: "- use: names a file of pages/_shared/ that does not exist.",
    cure: "Write the name of one that does, without folder and ending.",
    example: {
      beside: { [CALL]: `blocks:\n${prose}`, "pages/about.yaml": page("About", "", "  - use: call\n") },
      wrong: home("    actions: [{ label: About, href: /about }]\n  - use: calll\n"),
      right: home("    actions: [{ label: About, href: /about }]\n  - use: call\n"),
      marks: "calll",
    },
  },
  "shared-circle": {
    severity: "error",
    title: "A list of blocks is used inside itself",
    cause: "The list uses itself, or another list that uses it, so it would have no end.",
    cure: "Remove the entry, or move what both need into a list of its own.",
    example: {
      file: CALL,
      wrong: `blocks:\n${prose}  - use: call\n`,
      right: "",
      marks: "call",
    },
  },
  "unknown-default": {
    severity: "error",
    title: "Options are set for blocks of a type that does not exist",
    cause:
      "defaults: in data/site.yaml or in a layout names a block type for all of whose blocks it sets options.",
    cure: "Write the name of a block type.",
    example: {
      file: "pages/_layout.yaml",
      wrong: "defaults:\n  heroo: { align: center }\nblocks:\n  - type: page\n",
      right: "defaults:\n  hero: { align: center }\nblocks:\n  - type: page\n",
      marks: "heroo",
    },
  },
  "misplaced-use": {
    severity: "error",
    title: "A list of blocks stands where one block is wanted",
    cause: "An option that takes one block cannot take a list of them.",
    cure: "Write the block there, or use the list among other blocks.",
    example: {
      beside: { [CALL]: `blocks:\n${prose}`, "pages/about.yaml": page("About", "", "  - use: call\n") },
      wrong: home(
        "    actions: [{ label: About, href: /about }]\n  - type: list\n    source: jobs\n    item: { use: call }\n",
      ),
      right: home(
        "    actions: [{ label: About, href: /about }]\n  - type: list\n    source: jobs\n    item: { type: prose, text: Come and see us. }\n",
      ),
      marks: "call",
    },
  },
  "unused-list-option": {
    severity: "warning",
    title: "An option that its list does not use",
    cause: "Pages set the option, and none of the list's blocks has it, so nobody sees what they write.",
    cure: "Put the option where it is to be seen, or remove it.",
    example: {
      beside: { "pages/about.yaml": page("About", "", "  - use: call\n    name: us\n") },
      file: CALL,
      wrong: `options:\n  name: { type: string, description: Whom to call. }\nblocks:\n${prose}`,
      right:
        "options:\n  name: { type: string, description: Whom to call. }\nblocks:\n  - type: prose\n    text: Call ${use.name}.\n",
      marks: "name",
    },
  },
  "unused-shared-list": {
    severity: "warning",
    title: "Nobody uses a list of blocks",
    cause: "The file lies in pages/_shared/, and no page, layout or other list uses it.",
    cure: "Use it with - use: and its name, or remove the file.",
    example: { file: CALL, wrong: `blocks:\n${prose}`, right: "", marks: "blocks" },
  },
};
