import type { BlockEditor, OptionPath } from "../model.ts";
import type { Path } from "./tree-editor.ts";
import type { YamlEditor } from "./yaml-editor.ts";

/** The editor of one block, or of a group in it, in a file. @param base  Where it stands there. */
export function editBlock(file: YamlEditor, base: Path): BlockEditor {
  const at = (path: OptionPath): Path => [...base, ...(typeof path === "string" ? path.split(".") : path)];
  return {
    get: (path) => file.get(at(path)),
    has: (path) => file.has(at(path)),
    rename: (path, name) => file.rename(at(path), name),
    set: (path, value) => file.set(at(path), value),
    delete: (path) => file.delete(at(path)),
    move: (from, to) => file.move(at(from), at(to)),
    wrap: (path, name) => file.wrap(at(path), name),
    split(path, options) {
      const [[first, value] = [], ...others] = Object.entries(options);
      if (first === undefined || value === undefined) throw new Error("nothing to split into");
      const whole = at(path);
      const inGroup = (name: string): Path => [...whole.slice(0, -1), name];
      if (whole.at(-1) !== first) file.rename(whole, first);
      file.set(inGroup(first), value);
      for (const [name, other] of others) file.set(inGroup(name), other);
    },
    each(path, change) {
      const list = file.get(at(path));
      if (Array.isArray(list)) for (const index of list.keys()) change(editBlock(file, [...at(path), index]));
    },
  };
}
