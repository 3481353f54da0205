import { spawnSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listTree } from "./tree.ts";

/** What a build may touch: its own folder and the site's notes about the last build. */
const root = mkdtempSync(join(tmpdir(), "surroundings-"));
const dir = join(root, "site");
const dist = join(dir, "dist");
const secret = "The combination is 4711.";

const page = (title: string, block: string) =>
  `title: ${title}\ndescription: What ${title} is.\nindex: false\nblocks:\n${block}`;
const prose = "  - type: prose\n    text: Welcome.\n";

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function build(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../../../renderer/run.mjs"), "build", "--site", dir],
    { encoding: "utf8" },
  );
  return { status, output: `${stdout}${stderr}` };
}

/** Everything around what the build may write. */
function surroundings(): string[] {
  return listTree(root).filter((entry) => !/^site\/(dist|\.cache)\b/.test(entry));
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

it("writes into its output folder alone, and nothing from outside the site", { timeout: 600_000 }, () => {
  write("outside/secret.md", secret);
  write("outside/about/index.html", "Somebody else's page.");
  write("site/data/site.yaml", "brand: 2SD\nurl: https://www.example.com\nlang: en\n");
  write("site/pages/_layout.yaml", "blocks:\n  - type: page\n");
  write("site/pages/index.yaml", page("Home", prose));
  write("site/pages/about.yaml", page("About", prose));
  write("site/public/texts/one.md", "This may be seen.");
  // The first of the files that exists is shown: the one outside does, and still must not be.
  const files = ["/../../outside/secret.md", "/texts/../../../outside/secret.md", "/texts/one.md"];
  write("site/pages/text.yaml", page("Text", `  - type: body\n    body: ${JSON.stringify(files)}\n`));
  const before = surroundings();
  expect(build()).toMatchObject({ status: 0 });
  const text = readFileSync(join(dist, "text/index.html"), "utf8");
  expect(text).toContain("This may be seen.");
  expect(text).not.toContain(secret);
  expect(surroundings()).toEqual(before);

  // Links in the folder of the last build lead elsewhere; a file stands where a page's folder has to be.
  rmSync(join(dist, "about"), { recursive: true });
  symlinkSync(join(root, "outside/about"), join(dist, "about"));
  symlinkSync(join(root, "outside"), join(dist, "circle"));
  writeFileSync(join(dist, "contact"), "");
  write("site/pages/about.yaml", page("About us", prose));
  write("site/pages/contact.yaml", page("Contact", prose));
  const second = surroundings();
  expect(build()).toMatchObject({ status: 0 });
  expect(lstatSync(join(dist, "about")).isDirectory()).toBe(true);
  expect(readFileSync(join(dist, "about/index.html"), "utf8")).toContain("About us");
  expect(readFileSync(join(dist, "contact/index.html"), "utf8")).toContain("Contact");
  expect(lstatSync(join(dist, "circle"), { throwIfNoEntry: false })).toBeUndefined();
  expect(surroundings()).toEqual(second);

  // The output folder itself is a link.
  renameSync(dist, join(root, "outside/dist"));
  symlinkSync(join(root, "outside/dist"), dist);
  const third = surroundings();
  write("site/pages/contact.yaml", page("Contact us", prose));
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain(
    `${dist} is a link to another place. Name that place with --out, or remove the link.`,
  );
  expect(output).not.toMatch(/\bat .*:\d+:\d+/);
  expect(surroundings().filter((entry) => !entry.startsWith("site/pages"))).toEqual(
    third.filter((entry) => !entry.startsWith("site/pages")),
  );
});
