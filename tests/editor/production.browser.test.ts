import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const dist = join(import.meta.dirname, "../../dist");

it("leaves nothing of the editor in what is published", () => {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|js|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const traces = /__edit\b|__site\b|site-editor|@site\/|siteEditor|x-site-token/i;
  expect(files.filter((file) => traces.test(readFileSync(join(dist, file), "utf8")))).toEqual([]);
});
