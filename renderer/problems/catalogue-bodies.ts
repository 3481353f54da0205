import type { ProblemKind } from "./problem-kind.ts";
import { hero } from "./sample-pages.ts";

/** Problems with texts in files of their own, and with markup in texts. */
export const bodyProblems: Record<string, ProblemKind> = {
  "html-in-text": {
    isRule: true,
    severity: "warning",
    title: "HTML in a text",
    cause:
      "Texts are written in Markdown. HTML in them is left out, and with some of it the words that it holds.",
    cure: "Write it in Markdown, or put the text into a file under public/, where HTML is allowed.",
    example: {
      wrong: hero("heading: Home\ntext: We work <u>with</u> you."),
      right: hero("heading: Home\ntext: We work **with** you, for x \\<y\\> as well as `<z>`."),
      marks: "<u>",
    },
  },
  "written-break": {
    isRule: true,
    severity: "warning",
    title: "A line break of a program in a text",
    cause: "In a text without double quotation marks, a backslash and an n are two signs that visitors read.",
    cure: "Break the text itself, behind |, or write it in two options.",
    example: {
      wrong: hero("heading: Home\ntext: We listen.\\nThen we build."),
      right: hero("heading: Home\ntext: |\n  We listen.\n\n  Then we build."),
      marks: "\\n",
    },
  },
  "left-out-of-file": {
    severity: "warning",
    title: "Part of a file that is not published",
    cause:
      "A file under public/ can be opened by its own address. What a browser would run there, or ask other hosts for, is left out of what is published.",
    cure: "Remove it from the file.",
    example: {
      file: "public/images/plan.svg",
      wrong: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      right: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
      marks: "<",
    },
  },
  "file-not-published": {
    severity: "warning",
    title: "A file that is not published",
    cause:
      "A browser that opens this file would run what is in it, and what that is cannot be told: the file is damaged, packed or too large.",
    cure: "Mend the file, or write it in another format.",
    example: {
      file: "public/images/plan.svg",
      wrong: '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
      right: '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
      marks: "<",
    },
  },
  "front-matter": {
    severity: "warning",
    title: "Names and values above a text",
    cause:
      "Other systems keep title and date above the text of a page. Here they would be shown as a heading.",
    cure: "Move them to the page or row that shows the text.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/three.md]\n`,
      },
      file: "public/texts/three.md",
      wrong: "---\ntitle: Three\n---\nThree days.\n",
      right: "Three days.\n",
      marks: "---",
    },
  },
  "html-left-out": {
    isRule: true,
    severity: "warning",
    title: "HTML of a file that is not shown",
    cause:
      "Frames, forms, scripts and the like, and what says how a text looks, are taken out of the files of texts.",
    cure: "Remove it. What shows or does more than a text is a block.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: '<p>See <iframe src="https://example.org"></iframe> it.</p>\n',
      right: '<p>See <a href="https://example.org">it</a>.</p>\n',
      marks: '<iframe src="https://example.org">',
    },
  },
  "wrong-marker": {
    severity: "error",
    title: "A text that does not say whose it is",
    cause:
      "A page may say what the comment in the first line of its text's file says. Where the file says something else, browsers take it for an error page of the host, and show no text.",
    cure: "Write the comment that the page names as the first line of the file.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n    marker: "text: two"\n`,
      },
      file: "public/texts/two.html",
      wrong: "<!-- text: one -->\n<p>What we do.</p>\n",
      right: "<!-- text: two -->\n<p>What we do.</p>\n",
      marks: "<!-- text: one -->",
    },
  },
  "unclosed-element": {
    severity: "error",
    title: "An element of HTML that is not closed",
    cause:
      "A heading, list, link or the like ends where its closing tag stands. Without one, or with that of another element, browsers take what follows for a part of it.",
    cure: "Write the closing tag.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: "<h2>Services\n<p>What we do.</p>\n",
      right: "<h2>Services</h2>\n<p>What we do.</p>\n",
      marks: "<h2>",
    },
  },
  "too-much": {
    severity: "error",
    title: "A text that comes to too much",
    cause:
      "A few signs can stand for very many parts of a page: a mark that is never closed is put up again in every paragraph after it. A text may come to 50,000 parts.",
    cure: "Split the text, and close what marks words before the paragraph ends.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: `<p><i title="${"x".repeat(6_000)}">One${"<p>more".repeat(7)}</i></p>\n`,
      right: "<p><i>One</i></p>\n",
      marks: "<p>",
    },
  },
  "missing-file": {
    severity: "error",
    title: "A text without a file",
    cause: "None of the files that the text could come from exists.",
    cure: "Add one of them under public/.",
    example: {
      wrong: `${hero("heading: Home")}  - type: body\n    files: [/texts/none.md]\n`,
      right: `${hero("heading: Home")}  - type: body\n    files: [/texts/one.md]\n`,
      marks: "[/texts/none.md]",
    },
  },
  "not-a-file": {
    severity: "error",
    title: "Something that is no file of the site",
    cause:
      "It is a link to another place, a folder with the name of a file, or may not be read. Links are not followed, so that nothing from outside the site is published.",
    cure: "Put the file itself there.",
    example: {
      file: "pages/team.yaml",
      isLink: true,
      wrong: "about.yaml",
      right: "",
      marks: "",
    },
  },
  "misnamed-file": {
    severity: "error",
    title: "A file that nothing reads",
    cause:
      "Pages, data files and the rules are found by their names, which end in .yaml in small letters; data files stand in data/ itself.",
    cure: "Rename the file.",
    example: {
      file: "pages/news.yml",
      wrong: hero("heading: News", "News"),
      right: "",
      marks: "",
    },
  },
};
