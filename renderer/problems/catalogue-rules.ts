import type { ProblemKind } from "./problem-kind.ts";

const hero = (lines: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n${lines.replace(/^(?=.)/gm, "    ")}`;
const titled = (title: string, description = "What Home is."): string =>
  hero("").replace("title: Home", `title: ${title}`).replace("What Home is.", description);

const about = (description: string, heading: string): string =>
  `title: About\ndescription: ${description}\nblocks:\n  - type: hero\n    id: team\n    heading: ${heading}\n`;

/** The first bytes of pictures, which tell their size: 64 × 64; 800 × 1,400; 600 × 300 in colours of ink. */
const GIF_64 = "GIF89a@\0@\0\0\0\0";
const GIF_UPRIGHT = "GIF89a \x03x\x05\0\0\0";
const CMYK_JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 20, 8, 1, 0x2c, 2, 0x58, 4);

/** Rules of taste about the site as a whole, and about switching such rules off. */
export const ruleProblems: Record<string, ProblemKind> = {
  "long-title": {
    isRule: true,
    severity: "warning",
    title: "A title that search results cut off",
    cause: "Search results and tabs show about 60 characters of a title.",
    cure: "Put what matters first, and leave out the rest.",
    example: {
      wrong: titled("Everything that we have ever built, and everything we would build again"),
      right: titled("What we have built, and would build again"),
      marks: "Everything that we have ever built, and everything we would build again",
    },
  },
  "description-length": {
    isRule: true,
    severity: "warning",
    title: "A description that is too short or too long",
    cause: "Search results show 50 to 160 characters of a description, and replace one that says too little.",
    cure: "Say in one or two sentences what visitors find on the page.",
    example: {
      beside: { "pages/about.yaml": about("Four offices, sixty engineers, and how we came to be.", "About") },
      wrong: titled("Home", "Our home page."),
      right: titled("Home", "Who we are, what we build with our clients, and how to talk to us."),
      marks: "Our home page.",
    },
  },
  "unused-collection": {
    isRule: true,
    severity: "warning",
    title: "A data file that no page reads",
    cause: "Nothing of it is shown anywhere, so nobody will notice when it is out of date.",
    cure: "Show it, or delete the file and the schema beside it.",
    example: {
      file: "data/news.yaml",
      beside: {
        "pages/about.yaml": about("What About is.", "${count.jobs} roles"),
        "data/news.schema.json":
          '{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","description":"Key."}}}',
      },
      wrong: "- id: opening\n",
      right: "",
      marks: "id: opening",
    },
  },
  "unused-picture": {
    isRule: true,
    severity: "warning",
    title: "A picture that nothing shows",
    cause: "It is published with the site all the same.",
    cure: "Show it, or delete the file.",
    example: { file: "public/images/old.svg", wrong: "<svg/>", right: "", marks: "" },
  },
  "unreachable-page": {
    isRule: true,
    severity: "warning",
    title: "A page that no visitor can come to",
    cause:
      "No path of links leads there from the home page. Pages to which only this one leads are counted with it, and three or more of one folder are told once.",
    cure: "Link to it, or write index: false when only those who know the address are to find it.",
    example: {
      file: "pages/lost.yaml",
      wrong: "title: Lost\ndescription: What is lost.\nblocks:\n  - type: hero\n    heading: Lost\n",
      right:
        "title: Lost\ndescription: What is lost.\nindex: false\nblocks:\n  - type: hero\n    heading: Lost\n",
      marks: "title",
    },
  },
  "large-picture": {
    isRule: true,
    severity: "warning",
    title: "A picture that is larger than it need be",
    cause:
      "Visitors get smaller files made from it; but each copy of the site carries the original, and each first build opens it.",
    cure: "Save it at most 4,000 pixels wide: below 4 MB.",
    example: {
      beside: { "public/images/office.gif": `GIF89a${" ".repeat(4_200_000)}` },
      wrong: hero("image: { src: /images/office.gif, alt: Our office }\n"),
      right: hero("image: { src: /images/team.svg, alt: Our office }\n"),
      marks: "/images/office.gif",
    },
  },
  "small-picture": {
    isRule: true,
    severity: "warning",
    title: "A picture that is too small for its place",
    cause: "It is shown larger than it is, and looks blurred.",
    cure: "Use a larger picture, or show it in a smaller place.",
    example: {
      beside: { "public/images/office.gif": GIF_64 },
      wrong: hero("image: { src: /images/office.gif, alt: Our office }\n"),
      right: hero("image: { src: /images/team.svg, alt: Our office }\n"),
      marks: "/images/office.gif",
    },
  },
  "picture-shape": {
    isRule: true,
    severity: "warning",
    title: "A picture of another shape than its place",
    cause: "More than half of it is cut off, and nobody has said which part matters.",
    cure: "Use a picture of the other shape, or say with focus what has to stay in sight.",
    example: {
      beside: { "public/images/office.gif": GIF_UPRIGHT },
      wrong: hero("image: { src: /images/office.gif, alt: Our office }\n"),
      right: hero("image: { src: /images/office.gif, alt: Our office, focus: top }\n"),
      marks: "/images/office.gif",
    },
  },
  "print-colors": {
    isRule: true,
    severity: "warning",
    title: "A picture made for printing",
    cause: "Its colours are those of ink (CMYK); on a screen they come out differently.",
    cure: "Save it with colours for the web (sRGB).",
    example: {
      beside: { "public/images/office.jpg": CMYK_JPEG },
      wrong: hero("image: { src: /images/office.jpg, alt: Our office }\n"),
      right: hero("image: { src: /images/team.svg, alt: Our office }\n"),
      marks: "/images/office.jpg",
    },
  },
  "huge-picture": {
    severity: "error",
    title: "A picture of too many pixels",
    cause: "To be opened it would take more memory than a build may have.",
    cure: "Save it at most 4,000 pixels wide.",
    example: {
      beside: { "public/images/office.gif": `GIF89a${"\x7f".repeat(4)}\0\0\0` },
      wrong: hero("image: { src: /images/office.gif, alt: Our office }\n"),
      right: hero("image: { src: /images/team.svg, alt: Our office }\n"),
      marks: "/images/office.gif",
    },
  },
  "broken-picture": {
    severity: "error",
    title: "A file that is not the picture its name promises",
    cause: "The file is empty, damaged or of another kind, so that nothing can be made of it.",
    cure: "Save the picture again under its name.",
    example: {
      beside: { "public/images/office.png": "This is a text." },
      wrong: hero("image: { src: /images/office.png, alt: Our office }\n"),
      right: hero("image: { src: /images/team.svg, alt: Our office }\n"),
      marks: "/images/office.png",
    },
  },
  "bad-switch-off": {
    severity: "error",
    title: "A comment that switches off nothing",
    cause: "Such a comment names a rule and the reason why it does not apply here.",
    cure: "Write # check-off: CODE: the reason.",
    example: {
      wrong: `# check-off: missing-description\n${hero("").replace(/description.*\n/, "")}`,
      right: `# check-off: missing-description: the page is only for the exhibition\n${hero("").replace(/description.*\n/, "")}`,
      marks: "# check-off: missing-description",
    },
  },
  "unused-switch-off": {
    isRule: true,
    severity: "warning",
    title: "A comment that is no longer needed",
    cause: "It would hide the next mistake of the same kind.",
    cure: "Remove the comment.",
    example: {
      wrong: `# check-off: long-title: the product has a long name\n${hero("")}`,
      right: hero(""),
      marks: "# check-off: long-title: the product has a long name",
    },
  },
};
