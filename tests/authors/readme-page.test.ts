import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSite } from "../../renderer/site/site.ts";

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
