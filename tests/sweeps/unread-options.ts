import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import type { Option } from "./block-schema.ts";

interface Source {
  file: string;
  code: string;
}

/**
 * Options that authors may write and nothing in the block reads: paths, such as `items[].deck`.
 *
 * @param sources What the block is made of, without what is generated.
 */
export function unreadOptions(schema: Option, sources: readonly Source[]): string[] {
  const words = new Set<string>();
  for (const { file, code } of sources) {
    try {
      // What is handed on as a whole may be read anywhere.
      if (handsOn({ file, code })) return [];
    } catch {
      // Whoever bundles it says what is wrong with it.
      return [];
    }
    for (const word of code.replaceAll(COMMENTS, "").match(/[\w$-]+/g) ?? []) words.add(word);
  }
  return unread(schema, words, "");
}

/** Comments that stand on lines of their own. */
const COMMENTS = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;

/** Whether options or entries go somewhere with all that is in them. */
function handsOn({ file, code }: Source): boolean {
  let does = false;
  const note = () => {
    does = true;
  };
  new Visitor({
    JSXSpreadAttribute: note,
    ObjectPattern({ properties }) {
      if (properties.some(({ type }) => type === "RestElement")) note();
    },
    ObjectExpression({ properties }) {
      if (properties.some(({ type }) => type === "SpreadElement")) note();
    },
  }).visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return does;
}

function unread({ properties = {}, items }: Option, words: ReadonlySet<string>, above: string): string[] {
  // Options that name a field of a row are for the engine, which hands over its values.
  const names = Object.keys(properties).filter((name) => properties[name]!["x-kind"] !== "field");
  const unknown = names.filter((name) => !words.has(name));
  // An entry of which most is not named is handed on as a whole, too.
  const isTakenApart = above === "" || unknown.length * 2 < names.length;
  return [
    ...(isTakenApart ? unknown.map((name) => above + name) : []),
    ...names
      .filter((name) => words.has(name))
      .flatMap((name) => unread(properties[name]!, words, `${above}${name}.`)),
    ...(items ? unread(items, words, `${above.slice(0, -1)}[].`) : []),
  ];
}
