import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closedSchema, type HostileSites, page } from "./hostile-site.ts";

const pipe = (path: string) => (dir: string) => {
  rmSync(join(dir, path), { force: true });
  execFileSync("mkfifo", [join(dir, path)]);
};
const folder = (path: string) => (dir: string) => {
  rmSync(join(dir, path), { force: true });
  mkdirSync(join(dir, path), { recursive: true });
};
const file = (path: string) => (dir: string) => {
  rmSync(join(dir, path), { recursive: true });
  writeFileSync(join(dir, path), "x");
};
const rows = { "data/extra.yaml": "- id: a\n" };
const rowSchema = closedSchema({ id: { type: "string" } });
/** Nobody can read a pipe, and the site still has an answer for each place where it may stand. */
const places = {
  "pages/x.yaml": {},
  "data/site.yaml": {},
  "data/extra.yaml": { "data/extra.schema.json": rowSchema },
  "data/extra.schema.json": rows,
  "blocks/extra/schema.json": { "blocks/extra/view.tsx": "" },
  "data/theme.yaml": {},
  "checks.yaml": {},
};

/** Links, pipes and folders where files are expected. */
export const fileSites: HostileSites = {
  ...Object.fromEntries(
    Object.entries(places).flatMap(([path, files]) => [
      [`a pipe as ${path}`, { files, arrange: pipe(path), problems: [`${path}:1:1 not-a-file`] }],
      [
        `a link as ${path}`,
        { files: { ...files, [path]: { link: "/etc/passwd" } }, problems: [`${path}:1:1 not-a-file`] },
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(places)
      .filter(([path]) => path !== "pages/x.yaml")
      .map(([path, files]) => [
        `a folder as ${path}`,
        { files, arrange: folder(path), problems: [`${path}:1:1 not-a-file`] },
      ]),
  ),
  "a link that leads nowhere": {
    files: { "data/extra.yaml": { link: "/nowhere" }, "data/extra.schema.json": rowSchema },
    problems: ["data/extra.yaml:1:1 not-a-file"],
  },
  "a link to a folder outside": {
    files: { "pages/etc": { link: "/etc" } },
    problems: ["pages/etc:1:1 not-a-file"],
  },
  "links that lead in circles": {
    files: { "pages/one": { link: "." }, "pages/two": { link: "../pages" } },
    problems: ["pages/one:1:1 not-a-file", "pages/two:1:1 not-a-file"],
  },
  "a block that is a link": {
    files: { "blocks/away": { link: "/etc" } },
    problems: ["blocks/away:1:1 not-a-file"],
  },
  "a text of a body that is a link": {
    files: {
      "public/texts/passwd.md": { link: "/etc/passwd" },
      "pages/x.yaml": page("  - type: body\n    files: [/texts/passwd.md, /texts/one.md]\n"),
    },
    problems: ["public/texts/passwd.md:1:1 not-a-file"],
  },
  "a body in a pipe": {
    files: { "pages/x.yaml": page("  - type: body\n    files: [/texts/pipe.md, /texts/one.md]\n") },
    arrange: (dir) => execFileSync("mkfifo", [join(dir, "public/texts/pipe.md")]),
    problems: ["public/texts/pipe.md:1:1 not-a-file"],
  },
  "a body of many elements in each other": {
    files: {
      "public/texts/deep.html": "<div>".repeat(20_000),
      "pages/x.yaml": page("  - type: body\n    files: [/texts/deep.html]\n"),
    },
    problems: ["public/texts/deep.html:1:321 too-deep"],
  },
  "a body of more than a megabyte": {
    files: {
      "public/texts/long.md": "x".repeat(1_100_000),
      "pages/x.yaml": page("  - type: body\n    files: [/texts/long.md]\n"),
    },
    problems: ["public/texts/long.md:1:1 file-too-large"],
  },
  "a picture outside": {
    files: { "pages/x.yaml": page("    image: { src: /../../etc/passwd, alt: X }\n") },
    problems: ["pages/x.yaml:6:19 missing-image"],
  },
  "a folder that is a link to a folder of pages": {
    files: {},
    arrange: (dir) => symlinkSync("pages", join(dir, "pages/more")),
    problems: ["pages/more:1:1 not-a-file"],
  },
  "a file as data": { files: {}, arrange: file("data"), problems: ["data:1:1 not-a-file"] },
  "a file as pages": {
    files: { "data/jobs.yaml": "[]\n" },
    arrange: file("pages"),
    problems: ["pages:1:1 not-a-file"],
  },
  "a file as public": {
    files: { "data/team.yaml": "- id: ana\n  name: Ana\n" },
    arrange: file("public"),
    problems: ["public:1:1 not-a-file"],
  },
  "a page whose name has line breaks and colours in it": {
    files: { "pages/a\n::error::\u001b[31mb.yaml": page() },
    problems: ["pages/a\n::error::\u001b[31mb.yaml:1:1 bad-route"],
  },
};
