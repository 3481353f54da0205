import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BundleJob, runBundling } from "../../renderer/bundle/bundle.ts";
import { toldByBundler } from "../../renderer/bundle/told-by-bundler.ts";

let dir = "";
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "told-by-bundler-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Bundles one block that has these files; what is said of it, or nothing. */
async function bundle(
  files: Record<string, string>,
  part: BundleJob["part"],
  more: Partial<BundleJob["types"][number]> = {},
): Promise<string> {
  return bundleAll({ "term-list": files }, part, more);
}

/** Bundles blocks that have these files; what is said of them, or nothing. */
async function bundleAll(
  blocks: Record<string, Record<string, string>>,
  part: BundleJob["part"],
  more: Partial<BundleJob["types"][number]> = {},
): Promise<string> {
  const site = mkdtempSync(join(dir, "site-"));
  const types = Object.entries(blocks).map(([name, files]) => {
    const folder = join(site, "blocks", name);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return { name, folder, wake: "visible" as const, hasBehavior: false, isIsland: true, ...more };
  });
  const job: BundleJob = {
    part,
    types,
    words: {} as BundleJob["words"],
    others: {},
    isMirrored: false,
    folder: join(site, "out"),
  };
  return runBundling(job).then(
    () => "",
    (error: Error) => error.message,
  );
}

/** A mistake: what it is, the files of a block called "term-list" that has it, and what is to be said. */
type Mistake = [what: string, files: Record<string, string>, said: string | RegExp];

/**
 * Tries mistakes, each in a block of its own, which are bundled together: what a bundler finds at the same time, it
 * tells of all of them, and each bundle is a process.
 */
function tellEach(parts: readonly BundleJob["part"][], mistakes: readonly Mistake[]): void {
  const nameOf = (what: string) => what.replaceAll(/\W+/g, "-");
  const filesOf = (mistakes: readonly Mistake[]) =>
    Object.fromEntries(mistakes.map(([what, files]) => [nameOf(what), files]));
  describe.each(parts)("%s", (part) => {
    let sentences: string[];
    beforeAll(async () => {
      sentences = (await bundleAll(filesOf(mistakes), part)).split(/\n(?! )/);
    });
    it.each(mistakes)("%s", (what, _, said) => {
      const asOfTermList = sentences.map((sentence) =>
        sentence.replaceAll(`/${nameOf(what)}/`, "/term-list/"),
      );
      expect(asOfTermList).toContainEqual(typeof said === "string" ? said : expect.stringMatching(said));
    });
    it("and nothing is said twice, nor in the words of a machine", () => {
      expect(sentences.length, sentences.join("\n")).toBe(mistakes.length);
      expect(sentences.join("\n")).not.toMatch(MACHINE_WORDS);
    });
  });
}

const MACHINE_WORDS = /virtual:|\[[A-Z_]+\]|\.\.\/\.\./;

const view = (imports: string, use = ""): string =>
  `${imports}\n\nexport default function View() {\n  return <p>{${use || '"text"'}}</p>;\n}\n`;

describe("a block that cannot be bundled is told with its file and line, and with what to do", () => {
  tellEach(
    ["server"],
    [
      [
        "a file that is not there",
        { "view.tsx": view('import { x } from "./helpers.ts";', "x()") },
        /^blocks\/term-list\/view\.tsx:1:19\n {2}There is no file \.\/helpers\.ts\./,
      ],
      [
        "a file of styles",
        { "view.tsx": view('import "./view.css";'), "view.css": "p { color: red; }\n" },
        /^blocks\/term-list\/view\.tsx:1\n {2}"\.\/view\.css" is a file of styles, which blocks cannot import\.\n {2}Write styles in view\.tsx/,
      ],
      [
        "a module of styles",
        {
          "view.tsx": view('import styles from "./view.module.scss";', "styles.a"),
          "view.module.scss": ".a { color: red; }\n",
        },
        /^blocks\/term-list\/view\.tsx:1\n {2}"\.\/view\.module\.scss" is a file of styles/,
      ],
      [
        "a picture",
        {
          "view.tsx": `// The sign.\n${view('import sign from "./sign.svg";', "sign")}`,
          "sign.svg": "<svg />",
        },
        /^blocks\/term-list\/view\.tsx:2\n {2}"\.\/sign\.svg" is a picture, which blocks cannot import\.\n {2}Put it under public\//,
      ],
      [
        "a font",
        { "view.tsx": view('import font from "./sign.woff2";', "font"), "sign.woff2": "a" },
        /"\.\/sign\.woff2" is a file that is no code, which blocks cannot import\.\n {2}Put it under public\/, and name it by its address\.$/,
      ],
      [
        "a file of data",
        { "view.tsx": view('import rows from "./rows.yaml";', "rows.length"), "rows.yaml": "- a\n" },
        /^blocks\/term-list\/view\.tsx:1\n {2}"\.\/rows\.yaml" is a file of texts or data, which blocks cannot import\.\n {2}What a block shows comes as options/,
      ],
      [
        "a module of the engine that is not public",
        { "view.tsx": view('\nimport { Badge } from "yaml-site/ui/bagde";', "<Badge>1</Badge>") },
        /^blocks\/term-list\/view\.tsx:2\n {2}"yaml-site\/ui\/bagde" is no public module of yaml-site\. Did you mean "yaml-site\/ui\/badge"\?/,
      ],
    ],
  );

  // Of names, nothing is said before all files are there.
  tellEach(
    ["server"],
    [
      [
        "no default export",
        { "view.tsx": "export function View() {\n  return null;\n}\n" },
        /^blocks\/term-list\/view\.tsx\n {2}This file has no default export\.\n {2}Write "export default" before the function that is its view\.$/,
      ],
      [
        "a name that a file does not export",
        {
          "view.tsx": view('import { x } from "./helpers.ts";', "x()"),
          "helpers.ts": "export const y = 1;\n",
        },
        /^blocks\/term-list\/view\.tsx:1:10\n {2}blocks\/term-list\/helpers\.ts exports nothing called "x"\./,
      ],
      [
        "a part of the engine that is called otherwise",
        { "view.tsx": view('import { Bagde } from "yaml-site/ui/badge";', "<Bagde>1</Bagde>") },
        /^blocks\/term-list\/view\.tsx:1:10\n {2}What it is imported from exports nothing called "Bagde"\.\n {2}Did you mean "Badge"\?$/,
      ],
    ],
  );

  // The first of these is told alone.
  it.each<Mistake>([
    [
      "a package that is not there",
      { "view.tsx": view('import clsx from "clsx-of-nobody/lite";', "clsx()") },
      /^blocks\/term-list\/view\.tsx:1:18\n {2}The package "clsx-of-nobody" is not installed\.\n {2}Type npm install clsx-of-nobody, /,
    ],
    [
      "a package with an owner that is not there",
      { "view.tsx": view('import clsx from "@nobody/clsx/lite";', "clsx()") },
      /The package "@nobody\/clsx" is not installed\./,
    ],
    [
      "a short name for a folder",
      { "view.tsx": view('import { sum } from "@/lib/sum";', "sum()") },
      /^blocks\/term-list\/view\.tsx:1:21\n {2}"@\/lib\/sum" begins with a short name for a folder, and there are none\./,
    ],
    [
      "elements that do not match",
      { "view.tsx": "export default function View() {\n  return <p><b></p>;\n}\n" },
      /^blocks\/term-list\/view\.tsx:2:\d+\n {2}This code cannot be read: Expected corresponding JSX closing tag for 'b'\./,
    ],
    [
      "elements that do not match beside styles",
      {
        "view.tsx":
          'import styled from "@emotion/styled";\nconst Box = styled.p`color: red;`;\nexport default function View() {\n  return <Box><b></Box>;\n}\n',
      },
      /^blocks\/term-list\/view\.tsx:4:\d+\n {2}This code cannot be read: Expected corresponding JSX closing tag for 'b'\./,
    ],
  ])("%s", async (_, files, said) => {
    const message = await bundle(files, "server");
    expect(message).toMatch(said);
    expect(message).not.toMatch(MACHINE_WORDS);
  });

  /** Files of a package that lies beside the site's blocks. */
  const pack = (
    name: string,
    files: Record<string, string>,
    manifest: object = {},
  ): Record<string, string> => ({
    [`../../node_modules/${name}/package.json`]: JSON.stringify({ name, type: "module", ...manifest }),
    ...Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`../../node_modules/${name}/${file}`, text]),
    ),
  });
  const chart = (code: string): Record<string, string> => ({
    "view.tsx": view('import { draw } from "@tide/chart";', "draw()"),
    ...pack("@tide/chart", { "lib/index.js": code }, { exports: "./lib/index.js" }),
  });

  tellEach(
    ["client", "live"],
    [
      [
        "styles that a package gives another name",
        {
          "view.tsx": view('import "swipe/css";'),
          ...pack(
            "swipe",
            { "swipe.css": ".swipe { color: red; }" },
            { exports: { "./css": "./swipe.css" } },
          ),
        },
        'blocks/term-list/view.tsx:1\n  "swipe/css" is a file of styles, which blocks cannot import.\n  Copy the rules that the block needs into a template of view.tsx (@emotion/styled).',
      ],
      [
        "a package that lacks a file",
        chart('export { draw } from "./draw.js";\n'),
        'The package "@tide/chart" has no file ./draw.js, which it imports in @tide/chart/lib/index.js.\n  Install another version of it.',
      ],
    ],
  );

  it.each<Mistake>([
    [
      "a package that needs another one",
      chart('import { axis } from "axis-of-nobody/lib";\nexport const draw = () => axis();\n'),
      'The package "@tide/chart" needs "axis-of-nobody", which is not installed.\n  Type npm install axis-of-nobody.',
    ],
    [
      "a package that asks Node",
      chart('import { readFileSync } from "fs";\nexport const draw = () => readFileSync("a", "utf8");\n'),
      'The package "@tide/chart" needs "fs", a part of Node, which browsers do not have.\n  Take a package that is made for browsers, and import it in place of this one.',
    ],
    [
      "a block that asks Node by the short name",
      { "view.tsx": view('import { readFileSync } from "fs";', 'readFileSync("a", "utf8")') },
      'blocks/term-list/view.tsx:1:30\n  "fs" is a part of Node, which browsers do not have.\n  A block gets what it shows as options; what is in files comes from data/.',
    ],
  ])("%s", async (_, files, said) => {
    expect(await bundle(files, "client")).toBe(said);
    expect(await bundle(files, "live")).toBe(said);
  });

  describe("what works in npm start alone or in the build alone", () =>
    tellEach(
      ["client", "server", "live"],
      [
        [
          "a file as text",
          { "view.tsx": view('import note from "./note.txt?raw";', "note"), "note.txt": "A note" },
          'blocks/term-list/view.tsx:1\n  "./note.txt?raw" asks for a file as text, which blocks cannot import.\n  Write the text into a .ts file that exports it, or let pages bring it as an option.',
        ],
        [
          "the address of a file",
          { "view.tsx": view("import note from './note.txt?url';", "note"), "note.txt": "A note" },
          'blocks/term-list/view.tsx:1\n  "./note.txt?url" asks for a file by its address, which blocks cannot import.\n  Put it under public/, and name it by its address.',
        ],
        [
          "a worker by an import",
          {
            "view.tsx": view('import Work from "./work.ts?worker";', "String(Work)"),
            "work.ts": "export {};\n",
          },
          'blocks/term-list/view.tsx:1\n  "./work.ts?worker" starts a worker, which the security policy of pages refuses.\n  Do long work a part at a time, with a pause (setTimeout) after each.',
        ],
        [
          "a worker by its address, in a file beside the view",
          {
            "view.tsx": view('import { begin } from "./begin.ts";', "String(begin)"),
            "begin.ts":
              'export const begin = () =>\n  new Worker(new URL("./work.ts", import.meta.url), { type: "module" });\n',
            "work.ts": "export {};\n",
          },
          "blocks/term-list/begin.ts:2\n  This starts a worker, which the security policy of pages refuses.\n  Do long work a part at a time, with a pause (setTimeout) after each.",
        ],
        [
          "many files at once",
          { "view.tsx": view('const all = import.meta.glob("./parts/*.ts");', "Object.keys(all).join()") },
          'blocks/term-list/view.tsx:1\n  "import.meta.glob" is known to Vite alone, and the build is made without it.\n  Import each file by its name.',
        ],
        [
          "a setting of Vite",
          { "view.tsx": view("", "import.meta.env.VITE_SHOP") },
          'blocks/term-list/view.tsx:4\n  "import.meta.env.VITE_SHOP" is known to Vite alone, and the build is made without it.\n  What differs between builds comes as an option, or from data/site.yaml.',
        ],
        [
          "a decorator",
          {
            "view.tsx": view(
              'import { observer } from "./observer.ts";\n/** @see docs */\n@observer\nclass Cart {\n  sum = 1;\n}',
              "new Cart().sum",
            ),
            "observer.ts": "export const observer = <T,>(target: T) => target;\n",
          },
          "blocks/term-list/view.tsx:3\n  This is a decorator, which neither browsers nor the build know.\n  Call its function instead, as in: export default logged(Counter).",
        ],
        [
          "code of another host",
          { "view.tsx": view('import clsx from "https://esm.example.com/clsx@2";', "clsx()") },
          'blocks/term-list/view.tsx:1\n  "https://esm.example.com/clsx@2" is code of another host, which the security policy of pages refuses.\n  Install its package with npm, and import it by its name.',
        ],
        [
          "a file beside the code",
          { "view.tsx": view("", 'new URL("./sign.png", import.meta.url).href'), "sign.png": "a" },
          'blocks/term-list/view.tsx:4\n  "./sign.png" names a file beside the code, which is not published.\n  Put it under public/, and name it by its address there.',
        ],
        [
          "a declaration by using",
          { "view.tsx": view("export function lock() {\n  using held = open();\n}", '"text"') },
          "blocks/term-list/view.tsx:2\n  Not all browsers know declarations by using, nor does the build.\n  Use const, and end it in finally.",
        ],
        [
          "a setting of the machine",
          { "view.tsx": view("", "process.env.SHOP") },
          'blocks/term-list/view.tsx:4\n  "process.env.SHOP" is a part of Node, which browsers do not have.\n  What differs between builds comes as an option, or from data/site.yaml.',
        ],
      ],
    ));

  it("words about such things, and what is known in both, are nothing to tell of", async () => {
    const files = {
      "view.tsx": view(
        'import { x } from "./x.ts";\nimport { Worker } from "./people.ts";\nexport const ada = new Worker("Ada");\n// Not by new Worker(file), nor process.env.SHOP.',
        "`${x} new Worker(1) ${import.meta.env.DEV} ${import.meta.env.MODE} ${process.env.NODE_ENV}`",
      ),
      "people.ts": "export class Worker {\n  constructor(readonly name: string) {}\n}\n",
      "x.ts": 'export const x = typeof process === "undefined" ? "" : process.env.SHOP;\n',
    };
    for (const part of ["client", "server", "live"] as const) expect(await bundle(files, part)).toBe("");
  });

  it("parts of packages that are code are nothing to tell of, whatever they are called", async () => {
    const files = {
      "view.tsx": view('import { a } from "swipe/css";\nimport b from "swipe/lib/b.cjs";', "a + b"),
      ...pack(
        "swipe",
        { "lib/css.js": "export const a = 'text';\n", "lib/b.cjs": "module.exports = 'text';\n" },
        { exports: { "./css": "./lib/css.js", "./lib/b.cjs": "./lib/b.cjs" } },
      ),
    };
    expect(await bundle(files, "client")).toBe("");
    expect(await bundle(files, "server")).toBe("");
  });

  it("a behavior without a default export, and Node in the browser", async () => {
    const files = {
      "view.tsx": view(""),
      "behavior.ts": "export function start(element: HTMLElement) {\n  element.hidden = false;\n}\n",
    };
    expect(await bundle(files, "client", { hasBehavior: true, isIsland: false })).toBe(
      'blocks/term-list/behavior.ts\n  This file has no default export.\n  Write "export default" before its function.',
    );
    const island = {
      "view.tsx": view('import { readFileSync } from "node:fs";', 'readFileSync("a", "utf8")'),
    };
    expect(await bundle(island, "client")).toMatch(
      /^blocks\/term-list\/view\.tsx:1:30\n {2}"node:fs" is a part of Node, which browsers do not have\./,
    );
  });

  it("nothing is said of a block that is in order", async () => {
    const files = {
      "view.tsx": view(
        'import { x } from "./parts/helpers.ts";\nimport type { Y } from "./parts/helpers.ts";',
        "x() as Y",
      ),
      "parts/helpers.ts": "export type Y = string;\nexport const x = () => 'text';\n",
    };
    expect(await bundle(files, "server")).toBe("");
  });
});

describe("what the system refuses is told without the bundler's insides", () => {
  const insides = "\n\nStack backtrace:\n   0: <unknown>\n  12: start_thread";
  it.each([
    [
      "Failed to write file in /site/.cache/a.js\n\nCaused by:\n    No space left on device (os error 28)",
      "The disk is full. Make room on it, then run the command again.",
    ],
    [
      "Could not create directory for output chunks: /site/.cache\n\nCaused by:\n    Permission denied (os error 13)",
      "The folder of caches may not be written. Give yourself the right to write it, or delete it.",
    ],
    [
      "Could not create directory\n\nCaused by:\n    Read-only file system (os error 30)",
      "The folder of caches may not be written. Give yourself the right to write it, or delete it.",
    ],
  ])("%s", (message, sentence) =>
    expect(toldByBundler({ errors: [{ code: "UNHANDLEABLE_ERROR", message: message + insides }] }, [])).toBe(
      sentence,
    ),
  );

  it("and nothing else is", () =>
    expect(toldByBundler({ errors: [{ message: "The text (os error 2) is not known" }] }, [])).toContain(
      "os error 2",
    ));
});
