import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { partInView } from "../../renderer/publish/part-in-view.ts";

let blocks = "";
beforeEach(() => {
  blocks = mkdtempSync(join(tmpdir(), "part-in-view-"));
  mkdirSync(join(blocks, "shot"));
});
afterEach(() => rmSync(blocks, { recursive: true }));

const FROM = 'import { Picture } from "yaml-site/ui/picture";\n';

it.each<[string, Record<string, string>, string | undefined]>([
  [
    "its line and column",
    { "view.tsx": `${FROM}export default () => <Picture />;\n` },
    "blocks/shot/view.tsx:2:22",
  ],
  [
    "another file of the block",
    { "view.tsx": "x", "row.tsx": `${FROM}const a = <Picture\n/>;\n` },
    "blocks/shot/row.tsx:2:11",
  ],
  [
    "another name, by a path of the repository",
    {
      "view.tsx":
        'import {\n  Picture as Photo,\n  type Place,\n} from "../../renderer/ui/picture.tsx";\n<Photo />;\n',
    },
    "blocks/shot/view.tsx:5:1",
  ],
  [
    "one of several, by their file",
    { "view.tsx": `${FROM}[<Picture />, <Picture />];\n` },
    "blocks/shot/view.tsx, in <Picture>",
  ],
  [
    "nothing where two files may be meant",
    { "view.tsx": `${FROM}<Picture />;\n`, "row.tsx": `${FROM}<Picture />;\n` },
    undefined,
  ],
  [
    "nothing of another part",
    { "view.tsx": 'import { Picture } from "./ui/pictures";\n<Picture />;\n' },
    undefined,
  ],
  [
    "nothing of a test, and of longer names",
    { "view.test.tsx": `${FROM}<Picture />;\n`, "view.tsx": `${FROM}<PictureList />;\n` },
    undefined,
  ],
])("tells %s", (_, files, told) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(blocks, "shot", name), text);
  expect(partInView('Block "shot" (pages/a.yaml:6) could not be rendered: x', "picture", blocks)).toBe(told);
});

it("tells nothing of a block of the engine, or of what is no block", () => {
  expect(
    partInView('Block "hero" (pages/a.yaml:6) could not be rendered: x', "picture", blocks),
  ).toBeUndefined();
  expect(partInView("A view could not be loaded: x", "picture", blocks)).toBeUndefined();
});
