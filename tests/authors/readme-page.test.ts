import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { openSite } from "../../renderer/site/open-site.ts";

const engineDir = join(import.meta.dirname, "../..");

it("the page at the top of README.md is one that the check has nothing against", async () => {
  const readme = readFileSync(join(engineDir, "README.md"), "utf8");
  const [, file = "", page = ""] = /```yaml\n# (pages\/\S+)\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(file).toBe("pages/roles.yaml");
  const site = await openSite({ dir: engineDir });
  const { problems, page: made } = site.pageOfText(file, page);
  expect(problems.filter(({ code }) => code !== "unreachable-page")).toEqual([]);
  expect(made?.blocks[1]?.props.items).toHaveLength(7);
});

/** Mistakes of grammar in YAML that others read: a host of workflows, or who copies it from a guide. */
const mistakes = (text: string): string[] =>
  [parseAllDocuments(text)].flat().flatMap(({ errors }) => errors.map(({ message }) => message));

it("all YAML of a new site can be read, its workflow too", () => {
  const starter = join(engineDir, "starter");
  const files = readdirSync(starter, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(?!node_modules|dist|\.cache).*\.ya?ml$/.test(name))
    .sort();
  expect(files).toContain(join(".github", "workflows", "site.yml"));
  const found = files.map((name) => [name, mistakes(readFileSync(join(starter, name), "utf8"))] as const);
  expect(found.filter(([, all]) => all.length > 0)).toEqual([]);
});

it("the YAML that guides show can be read", () => {
  const guides = readdirSync(join(engineDir, "docs")).filter((name) => /\.md$/.test(name));
  // The page of all problems shows each of them.
  const found = guides
    .filter((name) => name !== "problems.md")
    .flatMap((name) => {
      const guide = readFileSync(join(engineDir, "docs", name), "utf8");
      return [...guide.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)].flatMap(([, indent, text]) => {
        const lines = text!.split("\n").map((line) => line.slice(indent!.length));
        return mistakes(lines.filter((line) => line.trim() !== "…").join("\n")).map(
          (one) => `${name}: ${one}`,
        );
      });
    });
  expect(found).toEqual([]);
});
