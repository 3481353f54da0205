import { expect, it, vi } from "vitest";
import { openAhead } from "../../renderer/serve/writer/open-ahead.ts";
import * as parsing from "../../renderer/yaml/parse-yaml.ts";
import { openYaml } from "../../renderer/yaml/replace-scalar.ts";

it("has read a file that somebody has opened, before it is changed", () => {
  vi.useFakeTimers();
  const parse = vi.spyOn(parsing, "parseYaml");
  const texts: Record<string, string> = { "data/a.yaml": "- id: ahead-a\n", "data/b.json": "[]" };
  const read = vi.fn((file: string) => texts[file]);
  openAhead({ read }, ["data/a.yaml", undefined, "data/b.json", "data/a.yaml", "data/gone.yaml"]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(read.mock.calls).toEqual([["data/a.yaml"], ["data/gone.yaml"]]);
  parse.mockClear();
  expect(openYaml("- id: ahead-a\n")?.tree.kind).toBe("list");
  expect(parse).not.toHaveBeenCalled();
});
