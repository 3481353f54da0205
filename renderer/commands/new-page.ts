import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { writeSiteFile } from "../files/write-file.ts";
import { say } from "./print.ts";

const ROUTE = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * `npm run new page about/history`: writes a page that passes every check. Returns the exit code; an existing
 * page is never touched.
 */
export function newPage({ dir, name }: { dir: string; name: string }): number {
  const path = name.replace(/^\/|(\.yaml)?\/?$/g, "") || "index";
  if (!ROUTE.test(path)) {
    say(
      `"${name}" cannot be an address. Use small letters, digits and hyphens, with a slash between parts: about/history.`,
    );
    return 2;
  }
  // `team/index` is the page of /team.
  const route = path.replace(/(^|\/)index$/, "");
  const file = join(dir, "pages", `${path}.yaml`);
  const homes = route === "" ? ["index.yaml"] : [`${route}.yaml`, `${route}/index.yaml`];
  const taken = homes.map((home) => join(dir, "pages", home)).find((home) => existsSync(home));
  if (taken) {
    say(`There is a page at /${route} already: ${relative(dir, taken)}. Nothing was changed.`);
    return 1;
  }
  writeSiteFile(file, relative(dir, file), pageText(route, dir, file));
  say(`Wrote ${relative(dir, file)}. Run npm start and open /${route}; the page changes as you save.`);
  return 0;
}

function pageText(route: string, dir: string, file: string): string {
  const words = (route === "" ? "home page" : route).split("/").at(-1)!.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const schema = relative(dirname(file), join(dir, "site.schema.json")).replaceAll("\\", "/");
  return `# yaml-language-server: $schema=${schema}
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`What visitors find on the page ${title}, told in one or two sentences for search results.`)}
blocks:
  - type: hero
    heading: ${JSON.stringify(title)}
    text: One sentence that says what this page is about and whom it helps.

  - type: prose
    heading: The first section
    text: |
      Write in plain sentences. Leave an empty line between paragraphs.

      - **Bold** and [links](https://commonmark.org/help/) work as in e-mail tools that know Markdown.
`;
}
