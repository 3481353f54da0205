import { describe, expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

const around = (line: string): string => `a: 1\nblocks:\n  - type: hero\n  ${line}\n  - type: prose\n`;

describe("a comment in the place of what an assistant has left out", () => {
  it.each([
    "# ... rest of the blocks unchanged ...",
    "# … (existing items)",
    "# ...the remaining blocks",
    "# The rest of the page stays the same",
    "# (rest unchanged)",
    "# resto de los bloques sin cambios",
    "# ... der Rest bleibt unverändert",
  ])("%s is told, and the file is read as it is", (line) => {
    const { problems, tree } = readYamlText(around(line));
    expect(problems).toMatchObject([{ code: "assistant-mark", severity: "warning" }]);
    expect(around(line).slice(problems[0]!.start, problems[0]!.end)).toBe(line);
    expect(JSON.stringify(tree)).toBe(JSON.stringify(parseYaml(around(line)).tree));
    expect(tree?.kind === "map" && tree.entries.get("blocks")?.value).toMatchObject({
      items: [{ kind: "map" }, { kind: "map" }],
    });
  });

  it.each([
    "# Rest of the team comes in spring",
    "# ... and more in May",
    "# the restaurant",
    "# The other hero is for May",
    "# remains of the old page, still the best",
  ])("%s is a note", (line) => expect(readYamlText(around(line)).problems).toEqual([]));

  it("and words of a text are no comment", () =>
    expect(readYamlText("a: |\n  # ... rest of the blocks unchanged ...\n").problems).toEqual([]));
});
