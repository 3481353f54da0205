import fc from "fast-check";
import { expect, it } from "vitest";
import {
  applyElsewhere,
  applyHunks,
  hunksBetween,
  invertHunks,
} from "../../renderer/serve/writer/byte-hunks.ts";

const lines = fc.array(
  fc.constantFrom("a: 1\n", "b: 2\r\n", "- é 🙂\n", "\n", "text without end", "  c: #3\n"),
  {
    maxLength: 30,
  },
);
const bytes = lines.map((all) => Buffer.from(all.join("")));

it("gives the bytes after, and the bytes before again", () => {
  fc.assert(
    fc.property(bytes, bytes, (before, after) => {
      const hunks = hunksBetween(before, after);
      expect(applyHunks(before, hunks).equals(after)).toBe(true);
      expect(applyHunks(after, invertHunks(hunks)).equals(before)).toBe(true);
    }),
    { seed: 22, numRuns: 300 },
  );
});

const page = Array.from({ length: 40 }, (_, index) => `line ${index}: words of number ${index}\n`).join("");
const changed = page.replace("words of number 20", "other words");

it("takes a change back where others have changed something else", () => {
  const back = invertHunks(hunksBetween(Buffer.from(page), Buffer.from(changed)));
  const theirs = `# a note\n${changed.replace("line 35", "theirs")}`;
  expect(applyElsewhere(Buffer.from(theirs), back)?.toString()).toBe(
    `# a note\n${page.replace("line 35", "theirs")}`,
  );
});

it("does not where they have changed the same, taken it away, or written it twice", () => {
  const back = invertHunks(hunksBetween(Buffer.from(page), Buffer.from(changed)));
  for (const theirs of [changed.replace("other words", "their words"), page, changed + changed, ""])
    expect(applyElsewhere(Buffer.from(theirs), back)).toBeUndefined();
});

it("names places by as much around them as tells them apart", () => {
  const entry = "- type: call\n  heading: Talk to us\n  text: We answer within a day.\n  align: start\n";
  const list = `- type: one\n${entry}- type: two\n${entry}- type: three\n`;
  const second = list.lastIndexOf("start");
  const after = `${list.slice(0, second)}end${list.slice(second + 5)}`;
  const hunks = hunksBetween(Buffer.from(list), Buffer.from(after));
  expect(hunks).toHaveLength(1);
  expect(applyElsewhere(Buffer.from(`# note\n${list}`), hunks)?.toString()).toBe(`# note\n${after}`);
});
