import { isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from "yaml";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import type { TreeNode } from "../../renderer/yaml/tree.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";

type Rewrite = (text: string) => string;

/** Scalars of a tree by their place, as they are read. */
function readings(node: TreeNode, path = ""): string[] {
  if (node.kind === "list") return node.items.flatMap((item, index) => readings(item, `${path}/${index}`));
  if (node.kind === "map")
    return [...node.entries.values()].flatMap(({ key, value }) => readings(value, `${path}/${key}`));
  return node.kind === "scalar" ? [`${path} ${JSON.stringify(node.value)} ${node.source}`] : [];
}

/** A way of writing, where it is read as the same; elsewhere the text as it was. */
function where(rewrite: (text: string, seed: number) => string): Rewrite {
  return (text) => {
    const before = readings(parseYaml(text).tree!).join("\n");
    for (let seed = 0; seed < TRIES; seed += 1) {
      const changed = rewrite(text, seed);
      const { tree, problems } = parseYaml(changed);
      if (tree && problems.length === 0 && readings(tree).join("\n") === before) return changed;
    }
    return text;
  };
}

/** What is drawn by lot may be read otherwise, such as a text below its comment; then the lot is drawn again. */
const TRIES = 20;

const STYLES: Scalar.Type[] = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_LITERAL", "BLOCK_FOLDED"];

/** Texts in any style, small groups and lists in brackets, comments everywhere. */
function mix(text: string, seed: number): string {
  const random = seededRandom(text.length + seed);
  const rarity = 6 + 4 * seed;
  const document = parseDocument(text);
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string") return;
      node.type = random.pick(STYLES);
      if (random.integer(rarity) === 0 && !node.type.startsWith("BLOCK")) node.comment = " behind: # 'it";
    },
    Collection(_, node) {
      const isSmall = JSON.stringify(node).length < 200;
      if (isSmall && random.integer(3) === 0) node.flow = true;
      if (random.integer(rarity) === 0) node.commentBefore = " above\\n - not: an item";
    },
    Pair(_, pair) {
      if (isScalar(pair.key) && random.integer(rarity) === 0) pair.key.commentBefore = ' "of this one';
    },
  });
  return document.toString({
    lineWidth: random.pick([0, 40, 80]),
    indent: random.pick([2, 3, 4]),
    indentSeq: random.integer(2) === 0,
    flowCollectionPadding: random.integer(2) === 0,
  });
}

/** Every text in one style, in files that stay as they are otherwise. */
function inStyle(style: Scalar.Type, indent: number): Rewrite {
  return (text) => {
    const document = parseDocument(text);
    visit(document, {
      Scalar(key, node) {
        if (key !== "key" && typeof node.value === "string" && !isReference(node.value)) node.type = style;
      },
    });
    return document.toString({ lineWidth: style === "BLOCK_FOLDED" ? 50 : 0, indent });
  };
}

/** In brackets throughout, as JSON is. */
function inFlow(text: string): string {
  const document = parseDocument(text);
  const root = document.contents;
  for (const item of isSeq(root) ? root.items : isMap(root) ? root.items.map(({ value }) => value) : [])
    if (isMap(item) || isSeq(item)) item.flow = true;
  return document.toString({ lineWidth: 100 });
}

/** A lone binding keeps its type only as a text that is not longer than itself. */
function isReference(value: string): boolean {
  return /^\$\{[^}]*\}$/.test(value);
}

/** Other ways to write the files of the site; each is read as the same. */
export const rewritings: Record<string, Rewrite> = {
  "as they are": (text) => text,
  "of Windows, with a byte order mark": where((text) => `\ufeff${text.replaceAll("\n", "\r\n")}`),
  "without a line break at the end, with a document start": where((text) => `---\n${text.trimEnd()}`),
  "with texts in any style, brackets and comments": where(mix),
  "with texts in double quotation marks": where(inStyle("QUOTE_DOUBLE", 4)),
  "with texts in single quotation marks and line breaks of Windows": where((text) =>
    inStyle("QUOTE_SINGLE", 2)(text).replaceAll("\n", "\r\n"),
  ),
  "with texts in folded blocks": where(inStyle("BLOCK_FOLDED", 2)),
  "with texts in literal blocks": where(inStyle("BLOCK_LITERAL", 3)),
  "in brackets": where(inFlow),
};
