import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { type ESTree, Visitor } from "rolldown/utils";
import { engineDir } from "../files/engine-dir.ts";
import type { BundledType } from "./bundle.ts";

/** Short class names of all styled elements, and what tells one set of names from another. */
export interface StyleNames {
  /** Class names by file, in the order in which their templates stand there. */
  byFile: ReadonlyMap<string, readonly string[]>;
  /** Four letters or digits; other when any name belongs to another template. */
  mark: string;
  /** Custom properties that the same files set. */
  customProperties: string[];
}

/** `styled.div` with a template whose values are the same each time. */
interface StaticTemplate {
  start: number;
  /** Where the tag, and where the template ends. */
  tagEnd: number;
  end: number;
  element: string;
}

const EMOTION = "@emotion/styled";
/** Where `keyframes` and `css` come from, of which templates are made. */
const EMOTION_PARTS = "@emotion/react";
const SERVER_PART = join(engineDir, "renderer/runtime/server-styled.tsx");
const CLIENT_PART = join(engineDir, "renderer/runtime/client-styled.tsx");

/** `--mark: …` in a template, `"--mark": …` or `setProperty("--mark", …)` in code. */
const SETS = /(?<!var\()(--[\w-]+)["'`]?\s*[:,]/g;

/** Gives every static template of the views and of the drawing language a name, the same in every bundle. */
export function nameStyles(types: readonly BundledType[]): StyleNames {
  const folders = ["renderer/ui", "renderer/runtime"].map((path) => join(engineDir, path));
  const files = [...folders, ...types.map(({ folder }) => folder)].flatMap(sourcesIn);
  const byFile = new Map<string, string[]>();
  const mark = createHash("sha256");
  const customProperties = new Set<string>();
  let count = 0;
  for (const file of new Set(files)) {
    const code = readFileSync(file, "utf8");
    for (const [, name = ""] of code.matchAll(SETS)) customProperties.add(name);
    if (!code.includes(EMOTION)) continue;
    const templates = readStyles(code, file).templates;
    byFile.set(
      file,
      templates.map(() => nameOf(count++)),
    );
    mark.update(`${templates.length} ${code}\n`);
  }
  return {
    byFile,
    customProperties: [...customProperties],
    mark: mark.digest("base64url").replaceAll(/[-_]/g, "").slice(0, 4),
  };
}

const FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FURTHER = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`;

/** `A` … `Z`, `AA` …: views write the classes of their own with small letters. */
function nameOf(number: number): string {
  const first = FIRST[number % FIRST.length]!;
  let rest = "";
  for (let left = Math.floor(number / FIRST.length); left > 0; left = Math.floor((left - 1) / FURTHER.length))
    rest += FURTHER[(left - 1) % FURTHER.length];
  return first + rest;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Styles are worked out when a site is built: in the browser a styled element is an element with a class, without
 * Emotion and without its template. Anything but `styled.element` with a template stays Emotion's.
 */
export function namedStyles({ byFile }: StyleNames, part: "client" | "server"): Plugin {
  return {
    name: "site:named-styles",
    transform: {
      order: "pre",
      filter: { code: EMOTION },
      handler(code, id) {
        const names = byFile.get(id);
        if (!names) return null;
        const { templates, parts, statement } = readStyles(code, id);
        const pure = part === "client" ? "/* @__PURE__ */ " : "";
        const changes: Change[] = templates.map(({ start, tagEnd, end, element }, index) => ({
          start,
          end: part === "server" ? tagEnd : end,
          text: `${pure}__part(${JSON.stringify(element)}, ${JSON.stringify(names[index])})`,
        }));
        if (statement) changes.push({ ...statement, text: "" });
        // What stands in templates alone goes with them: the bundler leaves out what is told to do nothing else.
        if (part === "client")
          for (const { start, end } of parts)
            changes.push({ start, end, text: `${pure}(() => ${code.slice(start, end)})()` });
        let result = changed(code, changes);
        // Last: what a file says of its JSX, such as `@jsxImportSource @emotion/react`, counts before any code alone.
        result += `\nimport { styledPart as __part } from ${JSON.stringify(part === "server" ? SERVER_PART : CLIENT_PART)};\n`;
        return { code: result, map: null };
      },
    },
  };
}

interface Range {
  start: number;
  end: number;
}

interface Change extends Range {
  text: string;
}

/** @param changes  Of ranges that do not meet. */
function changed(code: string, changes: Change[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

/** Names of the styled elements in bundled code. */
export function namedIn(code: readonly string[]): string[] {
  const calls = code.flatMap((text) => [...text.matchAll(/\("[\w-]+", "([A-Z][A-Za-z0-9]*)"\)/g)]);
  return [...new Set(calls.map(([, name = ""]) => name))].sort();
}

interface Styles {
  templates: StaticTemplate[];
  /** Templates of `keyframes` and `css` that constants of the file hold. */
  parts: Range[];
  /** The statement that imports Emotion, when the templates are all that uses it. */
  statement?: Range;
}

function readStyles(code: string, file: string): Styles {
  const templates: StaticTemplate[] = [];
  const makers = new Set<string>();
  const imports: { start: number; end: number; local: string }[] = [];
  const mentions: string[] = [];
  const visitor = new Visitor({
    ImportDeclaration(node) {
      const { start, end, source, specifiers } = node;
      const named = specifiers.find(({ type }) => type === "ImportDefaultSpecifier");
      if (source.value === EMOTION && named) imports.push({ start, end, local: named.local.name });
      if (source.value === EMOTION_PARTS) for (const { local } of specifiers) makers.add(local.name);
    },
    Identifier: ({ name }) => void mentions.push(name),
    TaggedTemplateExpression({ start, end, tag, quasi }) {
      const isElement =
        tag.type === "MemberExpression" &&
        !tag.computed &&
        tag.object.type === "Identifier" &&
        tag.object.name === imports[0]?.local;
      if (isElement && !quasi.expressions.some(({ type }) => type.includes("Function")))
        templates.push({ start, tagEnd: tag.end, end, element: tag.property.name });
    },
  });
  let parts: Range[];
  try {
    const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file);
    visitor.visit(program);
    parts = constantTemplates(program, makers);
  } catch {
    // The bundler says what is wrong with it, and where.
    return { templates: [], parts: [] };
  }
  const statement = imports[0];
  // The statement itself mentions it once.
  const uses = mentions.filter((name) => name === statement?.local).length - 1;
  return { templates, parts, ...(statement && uses === templates.length && { statement }) };
}

/** Templates of these makers that are what a constant of the file is. */
function constantTemplates({ body }: ESTree.Program, makers: ReadonlySet<string>): Range[] {
  const declarations = body.map((one) => (one.type === "ExportNamedDeclaration" ? one.declaration : one));
  return declarations.flatMap((one) => {
    if (one?.type !== "VariableDeclaration") return [];
    return one.declarations.flatMap(({ init }) =>
      init?.type === "TaggedTemplateExpression" && init.tag.type === "Identifier" && makers.has(init.tag.name)
        ? [{ start: init.start, end: init.end }]
        : [],
    );
  });
}
