import type { Problem } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import { namesOf } from "../problems/things.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { toData } from "../schema/to-data.ts";
import { baseOf, type OwnWords, placesOf } from "../words/words.ts";
import { explainLines } from "../yaml/explain-lines.ts";
import { readOn } from "../yaml/read-on.ts";
import { readYamlFile, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import { findNode, type MapNode, visibleSpan } from "../yaml/tree.ts";
import { languageFault } from "./meant-language.ts";
import { isSpoken, knownWords, WORDS_FILE, wordsOfBlocks, wordsSchema } from "./words-schema.ts";

/** `data/words.yaml` of a site, read and checked. */
export interface ReadWords {
  /** Empty without the file, and while something in it is wrong. */
  own: OwnWords;
  /** Names of the words that only blocks of the site have; none while something in the file is wrong. */
  ofBlocks(): readonly string[];
  problems: Problem[];
  switchOffs: SwitchOff[];
  lines: ReturnType<typeof createLineIndex>;
}

/** Reads the words that a site has in place of the engine's. @param siteDir Absolute. */
export function readWords(siteDir: string, blockTypes: Iterable<{ schema: Schema }>): ReadWords {
  const read = readYamlFile(siteDir, WORDS_FILE);
  const types = [...blockTypes];
  const ofBlocks = () => wordsOfBlocks(types);
  if (!read) return { own: {}, ofBlocks, problems: [], switchOffs: [], lines: createLineIndex("") };
  const known = knownWords(types);
  const schema = wordsSchema(known);
  const check = lazyCheck(schema, { bindings: false });
  const look = (file: LookedAt) => lookAt(file, { known, schema, check });
  const { own, drafts } = look(read);
  const again = (text: string) => look(readYamlText(text)).drafts;
  const { told: settled } = readOn(read, drafts, {
    read: readYamlText,
    look: (other) => look(other).drafts,
    tell: (text, found, isUnread) =>
      settleRepairs(text, explainLines(text, found, again), again, { isUnread }),
  });
  return {
    own,
    ofBlocks: settled.some(({ code }) => code !== "missing-words") ? () => [] : ofBlocks,
    problems: settled.map((draft) => createProblem(WORDS_FILE, draft, read.lines)),
    switchOffs: read.switchOffs,
    lines: read.lines,
  };
}

type LookedAt = Pick<YamlFile, "tree" | "text" | "problems" | "isEmpty">;

interface Looking {
  known: ReadonlyMap<string, string>;
  schema: Schema;
  check: ReturnType<typeof lazyCheck>;
}

function lookAt(
  { tree, text, problems, isEmpty }: LookedAt,
  { known, schema, check }: Looking,
): { own: OwnWords; drafts: Draft[] } {
  const drafts: Draft[] = [...problems];
  if (isEmpty || !tree || tree.kind === "broken") return { own: {}, drafts };
  if (tree.kind !== "map") {
    const place = { ...visibleSpan(tree, text), path: [] };
    drafts.push({ ...place, code: "wrong-type", params: { case: "words", file: WORDS_FILE } });
    return { own: {}, drafts };
  }
  const data = toData(tree, schema, drafts);
  const first = tree.entries.values().next().value;
  const anchor = { start: first?.keyStart ?? 0, end: first?.keyEnd ?? 0 };
  const subject = { thing: { kind: "words" as const, file: WORDS_FILE } };
  // A value that is written wrongly is not looked at as well.
  const unread = new Set(problems.map(({ start }) => start));
  const found = explainSchemaErrors(check(data), tree, [], anchor, subject, text);
  drafts.push(...found.filter(({ start }) => !unread.has(start)));
  if (drafts.some(({ code }) => code !== "unused-switch-off")) return { own: {}, drafts };
  const own = data as OwnWords;
  for (const lang of Object.keys(own)) drafts.push(...lookAtLanguage(lang, own, tree, text, known));
  return { own: drafts.some(({ code }) => code !== "missing-words") ? {} : own, drafts };
}

/** What is wrong with the words of one language. */
function lookAtLanguage(
  lang: string,
  own: OwnWords,
  tree: MapNode,
  text: string,
  known: ReadonlyMap<string, string>,
): Draft[] {
  const entry = tree.entries.get(lang);
  const place = { start: entry?.keyStart ?? 0, end: entry?.keyEnd ?? 0, path: [lang] };
  const fault = languageFault(lang);
  if (fault) {
    const { guess } = fault;
    const offer = { ...place, text: guess ?? "" };
    const params = { lang, ...(guess !== undefined && { guess }) };
    return [
      {
        ...place,
        code: "bad-language",
        params,
        ...(guess !== undefined && own[guess] === undefined && { offer }),
      },
    ];
  }
  const words = own[lang] ?? {};
  const drafts = Object.entries(words).flatMap(([key, said]): Draft[] => {
    const wanted = placesOf(known.get(key) ?? "");
    const given = placesOf(said);
    const lacking = [...wanted].find((name) => !given.has(name));
    const odd = [...given].find((name) => !wanted.has(name));
    // Visitors would read the sign in front of what is put in.
    const seen = /\$\{\w+\}|\{\{\s*\w+\s*\}\}/.exec(said)?.[0];
    const sign = seen !== undefined && known.get(key)?.includes(seen) ? undefined : seen;
    if (lacking === undefined && odd === undefined && sign === undefined) return [];
    const { node } = findNode(tree, [lang, key]);
    const span = { ...visibleSpan(node, text), path: [lang, key] };
    if (sign !== undefined) {
      const plain = `{${/\w+/.exec(sign)![0]}}`;
      const start = text.indexOf(sign, node.start);
      const edit = start !== -1 && start < node.end && { start, end: start + sign.length, text: plain };
      const params = { lacking, odd, sign, plain, places: [...wanted] };
      return [{ ...span, code: "bad-word", params, ...(edit && { offer: edit }) }];
    }
    return [{ ...span, code: "bad-word", params: { lacking, odd, places: [...wanted] } }];
  });
  const base = baseOf(lang);
  const lacks = isSpoken(lang)
    ? []
    : [...known.keys()].filter((key) => words[key] === undefined && own[base]?.[key] === undefined);
  if (lacks.length > 0)
    drafts.push({ ...place, code: "missing-words", params: { case: "some", lang, lacks: namesOf(lacks) } });
  return drafts;
}
