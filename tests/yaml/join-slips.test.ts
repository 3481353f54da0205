import { expect, it } from "vitest";
import { readText } from "../../renderer/files/read-text.ts";
import { joinSlips } from "../../renderer/yaml/join-slips.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

const joined = (text: string) => joinSlips(text, readText(Buffer.from(text)).problems);

it("invisible characters that came along with one text are one problem with one correction", () => {
  const text = "a: \u202a+49 30\u202c\nb: \u200bc\nd: e\nf: g\u200b\n";
  const told = joined(text);
  expect(told.map(({ code, start, more }) => [code, start, more])).toEqual([
    ["hidden-character", 3, 2],
    ["hidden-character", text.indexOf("g") + 1, undefined],
  ]);
  expect(
    applyEdits(
      text,
      told.map(({ fix }) => fix!),
    ),
  ).toBe("a: +49 30\nb: c\nd: e\nf: g\n");
});

it("letters that were read in the wrong encoding are one problem, however many they are", () => {
  const text = "a: S\u00c3\u00b8ren\nb: M\u00c3\u00bcller\n";
  const [first, ...more] = joined(text);
  expect([first?.code, first?.more, more]).toEqual(["mojibake", 1, []]);
  expect(applyEdits(text, [first!.offer!])).toBe("a: S\u00f8ren\nb: M\u00fcller\n");
});
