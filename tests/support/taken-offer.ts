import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { type Files, mockSite } from "./mock-site.ts";
import { told } from "./told.ts";

export interface Taken {
  /** Everything that is told. */
  told: string[];
  /** The file with the one correction taken; undefined where there is none, or more than one problem. */
  text: string | undefined;
  /** What is told then. */
  left: string[];
}

/** What the small site says with a file of it like this, and what becomes of the file when its correction is taken. */
export async function taken(file: string, text: string, files: Files = {}): Promise<Taken> {
  const site = await mockSite({ ...files, [file]: text });
  const [problem, ...more] = site.problems;
  const edit = problem?.fix ?? problem?.offer;
  if (!problem || !edit || more.length > 0) return { told: told(site), text: undefined, left: [] };
  const { start, end } = edit.range;
  const was = readFileSync(join(site.dir, problem.file), "utf8");
  const put = applyEdits(was, [{ start: start.offset, end: end.offset, text: edit.text }]);
  return {
    told: told(site),
    text: put,
    left: told(await mockSite({ ...files, [file]: text, [problem.file]: put })),
  };
}
