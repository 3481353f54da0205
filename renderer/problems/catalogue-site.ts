import type { ProblemKind } from "./problem-kind.ts";
import { hero } from "./sample-pages.ts";

/** Problems that only the whole site shows: what it is made of. */
export const siteProblems: Record<string, ProblemKind> = {
  "bad-language": {
    severity: "error",
    title: "A language that is not one",
    cause: "Browsers, screen readers and search engines go by the tag of the language that a page is in.",
    cure: "Write a tag such as en, en-GB or de.",
    example: {
      file: "data/site.yaml",
      wrong: "brand: Kestrel\nurl: https://www.example.com\nlang: english!\nemail: hello@example.com\n",
      right: "brand: Kestrel\nurl: https://www.example.com\nlang: en-GB\nemail: hello@example.com\n",
      marks: "english!",
    },
  },
  "site-below-path": {
    isRule: true,
    severity: "warning",
    title: "An address of the site that no other can be put behind",
    cause:
      "A site stands at the root of a host or below a path of it, and the addresses of its pages go on from there. A file, a query or signs that a path cannot have do not lead on.",
    cure: "Write the address below which all pages stand: a host, or a host with a path such as https://www.example.com/department.",
    example: {
      file: "data/site.yaml",
      wrong:
        "brand: Kestrel\nurl: https://kestrel.example.com/department/index.html\nlang: en\nemail: hello@example.com\n",
      right:
        "brand: Kestrel\nurl: https://kestrel.example.com/department\nlang: en\nemail: hello@example.com\n",
      marks: "https://kestrel.example.com/department/index.html",
    },
  },
  "missing-value": {
    isRule: true,
    severity: "warning",
    title: "A row leaves a gap in a text",
    cause: "A binding inside a text finds no value in this row.",
    cure: "Fill the field in for every row, or leave it out of the text.",
    example: {
      wrong: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    source: jobs\n    item: { title: "\${item.title}: \${item.summary}" }\n`,
      right: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    source: jobs\n    item: { title: "\${item.title}: \${item.department}" }\n`,
      marks: '"${item.title}: ${item.summary}"',
    },
  },
  "unknown-layout": {
    severity: "error",
    title: "An unknown layout",
    cause: "There is no layout file of this name in pages/.",
    cure: "Correct the name, or add the file.",
    example: {
      wrong: `layout: lyout\n${hero("heading: Home")}`,
      right: `layout: layout\n${hero("heading: Home")}`,
      marks: "lyout",
    },
  },
  "bad-schema": {
    severity: "error",
    title: "A schema that cannot be used",
    cause:
      "The schema of a block or a collection is not well-formed, or refers to something that does not exist.",
    cure: "Correct the schema; docs/architecture.md lists the keywords.",
    example: {
      file: "blocks/notice/schema.json",
      wrong: '{ "type": "object", "additionalProperties": true }\n',
      right: '{ "type": "object", "additionalProperties": false, "properties": {} }\n',
      marks: "true",
    },
  },
  "incomplete-block": {
    severity: "error",
    title: "A block folder that lacks a part",
    cause: "A block needs its schema and its view.",
    cure: "Add the file, or remove the folder.",
    example: {
      file: "blocks/lonely/schema.json",
      wrong: '{ "type": "object", "additionalProperties": false }\n',
      right: "",
      marks: '{ "type": "object", "additionalProperties": false }',
    },
  },
  "changing-render": {
    severity: "warning",
    title: "A view that is drawn otherwise in browsers",
    cause:
      "A view is drawn when the page is made, without a browser and at the time of the build; that of an island is drawn once more when it wakes, and must give the same. Whether there is a browser, the clock and chance differ. `npm start` draws every block in the browser alone, so that it seems to work there.",
    cure: "Draw first what is known when the page is made, and the rest from an effect or a behavior.ts.",
    example: {
      file: "blocks/bell/view.tsx",
      beside: {
        "blocks/bell/schema.json":
          '{ "type": "object", "additionalProperties": false, "description": "Rings.", "properties": {} }\n',
      },
      wrong: "export default function Bell() {\n  return <p>{new Date().getHours()} o’clock</p>;\n}\n",
      right: "export default function Bell() {\n  return <p>Every hour</p>;\n}\n",
      marks: "new Date()",
    },
  },
  "dead-handler": {
    severity: "warning",
    title: "A handler that nothing calls",
    cause:
      'A block without "x-wake" in its schema is HTML alone: its view runs when pages are made, and not in browsers. `npm start` shows every block live, so that it seems to work there.',
    cure: 'Add "x-wake" to the schema, which makes the block an island, or write a behavior.ts: docs/building-blocks.md says which is lighter.',
    example: {
      file: "blocks/bell/view.tsx",
      beside: {
        "blocks/bell/schema.json":
          '{ "type": "object", "additionalProperties": false, "description": "Rings.", "properties": {} }\n',
      },
      wrong:
        'export default function Bell() {\n  return <button type="button" onClick={() => alert("Ring")}>Ring</button>;\n}\n',
      right: "export default function Bell() {\n  return <p>Ring</p>;\n}\n",
      marks: "onClick",
    },
  },
  "moved-element": {
    severity: "warning",
    title: "An element that browsers do not leave in its place",
    cause:
      "A browser that reads HTML puts <tbody> around the rows of a table, ends a paragraph where a list or a box begins, and has no link within a link. What it makes is then not what the view has rendered: styles miss, and an island, which looks for the elements of its view, does not wake. `npm start` makes the elements by script, so that it seems to work there.",
    cure: "Write the elements as browsers read them.",
    example: {
      file: "blocks/bell/view.tsx",
      beside: {
        "blocks/bell/schema.json":
          '{ "type": "object", "additionalProperties": false, "description": "Rings.", "properties": {} }\n',
      },
      wrong:
        "export default function Bell() {\n  return (\n    <table>\n      <tr>\n        <td>Every hour</td>\n      </tr>\n    </table>\n  );\n}\n",
      right:
        "export default function Bell() {\n  return (\n    <table>\n      <tbody>\n        <tr>\n          <td>Every hour</td>\n        </tr>\n      </tbody>\n    </table>\n  );\n}\n",
      marks: "tr",
    },
  },
  "refused-code": {
    severity: "warning",
    title: "Code that published pages refuse",
    cause:
      "The security policy of a page lets it load files of its own site alone, ask only hosts that its blocks name, and take neither styles nor HTML nor code from strings. `npm start` has no such policy, so that all of it seems to work there.",
    cure: "Do what the problem says; docs/building-blocks.md tells how a block loads data from elsewhere.",
    example: {
      file: "blocks/bell/view.tsx",
      beside: {
        "blocks/bell/schema.json":
          '{ "type": "object", "additionalProperties": false, "description": "Rings.", "properties": {} }\n',
      },
      wrong:
        'export default function Bell() {\n  return <img src="https://pictures.example.com/bell.png" alt="A bell" />;\n}\n',
      right: 'export default function Bell() {\n  return <img src="/bell.png" alt="A bell" />;\n}\n',
      marks: '"https://pictures.example.com/bell.png"',
    },
  },
  "unread-styles": {
    severity: "warning",
    title: "Styles that nothing reads",
    cause:
      "Emotion reads css={…} in files alone that have it make their elements. They say so in their first comment; behind an import it does not count. Other libraries, such as styled-components, make their styles in browsers: a block that is HTML alone has none of them, and an island only once it is awake.",
    cure: "Begin the file with that comment, or write the styles with @emotion/styled, which costs visitors no script.",
    example: {
      file: "blocks/bell/view.tsx",
      beside: {
        "blocks/bell/schema.json":
          '{ "type": "object", "additionalProperties": false, "description": "Rings.", "properties": {} }\n',
      },
      wrong: "export default function Bell() {\n  return <p css={{ margin: 0 }}>Ring</p>;\n}\n",
      right:
        "/** @jsxImportSource @emotion/react */\nexport default function Bell() {\n  return <p css={{ margin: 0 }}>Ring</p>;\n}\n",
      marks: "css",
    },
  },
  "renamed-page": {
    severity: "error",
    title: "A page that is not where links to it lead",
    cause:
      "The address of a page follows from the name and folder of its file. It was renamed or moved, and the links were not.",
    cure: "Add its former address to aliases, or change the links. Pages that moved together with their folder are told once, at the first of them: `npm run check -- --fix --offers` adds the former address to each.",
    example: {
      file: "pages/company/prices.yaml",
      beside: {
        "pages/index.yaml": `${hero("heading: Home", "Home")}    text: See our [prices](/prices).\n    actions: [{ label: Prices, href: /prices }]\n`,
      },
      wrong: hero("heading: Prices", "Prices"),
      right: `aliases: [/prices]\n${hero("heading: Prices", "Prices")}`,
      marks: "title",
    },
  },
  "missing-home-page": {
    severity: "error",
    title: "A site without a home page",
    cause: "The page at / is made of pages/index.yaml, and there is no such file.",
    cure: "Create it, or rename the page that is meant.",
    example: {
      file: "pages/index.yaml",
      wrong: null,
      right: hero("heading: Home", "Home"),
      marks: "",
    },
  },
  "missing-settings": {
    severity: "error",
    title: "A site without settings",
    cause: "Name, address and language of the site stand in data/site.yaml, and there is no such file.",
    cure: "Create it, with brand, url and lang.",
    example: {
      file: "data/site.yaml",
      wrong: null,
      right: "brand: Kestrel\nurl: https://www.example.com\nlang: en\n",
      marks: "",
    },
  },
  "missing-layout": {
    severity: "warning",
    title: "A site without a layout",
    cause: "Header and footer of all pages stand in pages/_layout.yaml, and there is no such file.",
    cure: "Create it, or name another layout in each page.",
    example: {
      file: "pages/_layout.yaml",
      wrong: null,
      right: "blocks:\n  - type: page\n",
      marks: "",
    },
  },
  "missing-data": {
    severity: "error",
    title: "A schema without its data file",
    cause: "The fields of a collection are described, but the file with its rows is missing.",
    cure: "Create the data file, or delete the schema.",
    example: {
      file: "data/team.yaml",
      wrong: null,
      right: "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n",
      marks: "",
    },
  },
  "missing-data-schema": {
    severity: "error",
    title: "A data file without a schema",
    cause: "Without one nobody can tell which fields a row has.",
    cure: "Add NAME.schema.json beside it.",
    example: { file: "data/extra.yaml", wrong: "- id: one\n", right: "", marks: "" },
  },
};
