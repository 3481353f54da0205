import type { PageOrigins, WrittenValue } from "../../renderer/origins/origin.ts";
import type { YamlSources } from "../../renderer/origins/yaml-sources.ts";
import type { TextRenderer } from "../../renderer/texts/text-renderer.ts";
import { findNode } from "../../renderer/yaml/tree.ts";
import { isMadeOf, textOf } from "./own-places.ts";
import { keyOf, type Shown } from "./shown-values.ts";

/** What a page has to show after some texts were replaced: by their origins, not by reading the page. */
export function expectedValues(
  before: ReadonlyMap<string, Shown>,
  { values }: PageOrigins,
  replaced: ReadonlyMap<string, string>,
  sources: YamlSources,
  render: TextRenderer,
): { expected: Map<string, Shown>; changed: number } {
  const expected = new Map(before);
  const read = (written: WrittenValue): string => readText(written, sources);
  let changed = 0;
  for (const { path, origin } of values) {
    if (!isMadeOf(origin, replaced)) continue;
    const key = keyOf(path);
    const old = before.get(key);
    const isHtml = path.at(-1) === "html";
    const known = (binding: string): string | undefined => countOf(binding, sources);
    const oldText = textOf(origin, read, NONE, (binding) => known(binding) ?? UNKNOWN);
    const parts = isHtml ? [] : computedParts(String(old), oldText);
    const text = textOf(origin, read, replaced, (binding) => known(binding) ?? parts.shift() ?? "");
    expected.set(key, isHtml ? html(text, old, oldText, render) : text);
    changed += 1;
  }
  return { expected, changed };
}

const NONE: ReadonlyMap<string, string> = new Map();
const UNKNOWN = "\u0000";

/** What a shown text has where its origin names something that is worked out. */
function computedParts(shown: string, text: string): string[] {
  const literals = text.split(UNKNOWN).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return (new RegExp(`^${literals.join("(.*?)")}$`, "s").exec(shown) ?? []).slice(1);
}

/** What `count.NAME` and `count.NAME.FIELD` give. */
function countOf(binding: string, sources: YamlSources): string | undefined {
  const [root, name, field] = binding.split(".");
  const tree = root === "count" ? sources.open(`data/${name}.yaml`)?.tree : undefined;
  if (tree?.kind !== "list") return undefined;
  if (field === undefined) return String(tree.items.length);
  const sizes = tree.items.map((_, index) => {
    const { node, depth } = findNode(tree, [index, field]);
    return depth === 2 && node.kind === "list" ? node.items.length : 0;
  });
  return String(sizes.reduce((sum, size) => sum + size, 0));
}

/** Text of a value in the file as it was. */
function readText({ file, path, isTextWanted }: WrittenValue, sources: YamlSources): string {
  const { node } = findNode(sources.open(file)!.tree, path);
  if (node.kind !== "scalar") throw new Error(`No text at ${path.join(".")} of ${file}.`);
  return isTextWanted && node.plain ? node.source : String(node.value);
}

/** A text is rendered as the one that it takes the place of. */
function html(text: string, old: Shown | undefined, oldText: string, render: TextRenderer): string {
  if (render.inline(oldText).html === old) return render.inline(text).html;
  if (render.markdown(oldText).html === old) return render.markdown(text).html;
  throw new Error(`${JSON.stringify(oldText)} is not shown as ${JSON.stringify(old)}.`);
}
