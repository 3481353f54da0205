import { applyPatch, createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { describe, expect, it } from "vitest";
import { patchOf } from "../../renderer/serve/writer/file-patch.ts";
import { Random } from "../operations/random.ts";

const names = { old: "data/team.yaml", fresh: "data/team.yaml" };

/** A text and what became of it. @param vocabulary  Of how many different lines. */
function texts(random: Random, vocabulary: number): [before: string, after: string] {
  const line = (): string => `line ${random.below(vocabulary)}`;
  const lines = Array.from({ length: random.below(60) }, line);
  const changed = [...lines];
  for (let left = random.below(4); left > 0; left -= 1)
    changed.splice(
      random.below(changed.length + 1),
      random.below(3),
      ...(random.chance(0.6) ? [line()] : []),
    );
  const text = (some: string[]): string => some.join("\n") + (random.chance(0.8) ? "\n" : "");
  return [text(lines), text(changed)];
}

describe("a patch", () => {
  it("is that of the whole files, although only lines around the change are compared", () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const [before, after] = texts(new Random(seed), 1e9);
      const whole = createTwoFilesPatch(names.old, names.fresh, before, after, "", "", {
        headerOptions: FILE_HEADERS_ONLY,
      });
      expect(patchOf(names, before, after), JSON.stringify([before, after])).toBe(whole);
    }
  });

  it("makes the file what it became, also among lines that are the same", () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const [before, after] = texts(new Random(seed), 3);
      const patched = applyPatch(before, patchOf(names, before, after));
      expect(patched, JSON.stringify([before, after])).toBe(after);
    }
  });
});
