import type { Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { importPlace, shownPlace } from "../import-place.ts";
import { ofBlock } from "./no-asset-files.ts";

/** A name of a module and what a bundler is asked to make of it: `./note.txt?raw`. */
const ASKED = /^[^\0]*[^\0?]\?([a-z]+)(?:[&=].*)?$/;

/** What may be something that only the live server could run; looked for before code is read as such. */
const MAYBE =
  /\b(?:Shared)?Worker\b|\bimport\.meta\b|\bprocess\b|(?<!["'`\w])@[A-Za-z_(]|["']https?:\/\/|\busing\s/;

/** Code of blocks that runs in browsers: not what writes files and tells machines of them, nor tests. */
const OF_BROWSER =
  /[\\/]blocks[\\/][^?]*(?<!(?:^|[\\/])(?:files|structured-data|rules|fit|migrations)|\.test|\.d)\.tsx?$/;

const WORKER =
  "starts a worker, which the security policy of pages refuses.\n  Do long work a part at a time, with a pause (setTimeout) after each.";

const USING =
  "Not all browsers know declarations by using, nor does the build.\n  Use const, and end it in finally.";
const ELSEWHERE =
  "is code of another host, which the security policy of pages refuses.\n  Install its package with npm, and import it by its name.";
const BESIDE =
  "names a file beside the code, which is not published.\n  Put it under public/, and name it by its address there.";

const DECORATOR =
  "This is a decorator, which neither browsers nor the build know.\n  Call its function instead, as in: export default logged(Counter).";

/**
 * Of code of blocks, what Vite understands and the build does not, or what no page may do: told in `npm start` as in
 * the build, so that nothing works in the one alone.
 */
export function noOtherCode(): Plugin {
  return {
    name: "site:no-other-code",
    resolveId: {
      order: "pre",
      filter: { id: ASKED },
      handler(id, importer) {
        const [, asked = ""] = ASKED.exec(id) ?? [];
        const told = ofAsked(asked);
        if (!importer || !ofBlock(importer) || told === undefined) return null;
        throw new Error(`${importPlace(importer, id)}\n  "${id}" ${told}`);
      },
    },
    transform: {
      order: "pre",
      filter: { id: OF_BROWSER, code: MAYBE },
      handler(code, id) {
        const found = firstIn(code, id);
        if (found) throw new Error(`${shownPlace(id, code, found.at)}\n  ${found.told}`);
        return null;
      },
    },
  };
}

/** What to do instead of asking a bundler for it. */
function ofAsked(asked: string): string | undefined {
  switch (asked) {
    case "raw":
      return "asks for a file as text, which blocks cannot import.\n  Write the text into a .ts file that exports it, or let pages bring it as an option.";
    case "url":
    case "inline":
      return "asks for a file by its address, which blocks cannot import.\n  Put it under public/, and name it by its address.";
    case "worker":
    case "sharedworker":
      return WORKER;
    default:
      return undefined;
  }
}

interface Found {
  at: number;
  told: string;
}

/** The first such thing in the code of a file; nothing of a file that cannot be read, which is told elsewhere. */
function firstIn(code: string, file: string): Found | undefined {
  const found: Found[] = [];
  const isGuarded = /\btypeof process\b/.test(code);
  try {
    new Visitor({
      NewExpression({ start, callee, arguments: args }) {
        if (callee.type === "Identifier" && /^(?:Shared)?Worker$/.test(callee.name) && !OWN_WORKER.test(code))
          found.push({ at: start, told: `This ${WORKER}` });
        const [file, base] = args;
        const isBeside = base && /^import\.meta\.url$/.test(code.slice(base.start, base.end));
        if (isBeside && file?.type === "Literal" && callee.type === "Identifier" && callee.name === "URL")
          found.push({ at: start, told: `${file.raw} ${BESIDE}` });
      },
      ImportDeclaration({ start, source }) {
        if (/^https?:/.test(source.value)) found.push({ at: start, told: `"${source.value}" ${ELSEWHERE}` });
      },
      ImportExpression({ start, source }) {
        if (source.type === "Literal" && /^https?:/.test(String(source.value)))
          found.push({ at: start, told: `"${source.value}" ${ELSEWHERE}` });
      },
      VariableDeclaration({ start, kind }) {
        if (/using$/.test(kind)) found.push({ at: start, told: USING });
      },
      Decorator({ start }) {
        found.push({ at: start, told: DECORATOR });
      },
      MemberExpression({ start, end, property }) {
        if (property.type !== "Identifier" || end - start > LONGEST) return;
        const name = code.slice(start, end).replaceAll(/[?\s]/g, "");
        if (name === "import.meta.glob")
          found.push({ at: start, told: `"${name}" ${OF_VITE}\n  Import each file by its name.` });
        else if (/^import\.meta\.env\.\w+$/.test(name) && !KNOWN.has(property.name))
          found.push({ at: start, told: `"${name}" ${OF_VITE}\n  ${BY_OPTION}` });
        else if (/^process\.env\.\w+$/.test(name) && property.name !== "NODE_ENV" && !isGuarded)
          found.push({
            at: start,
            told: `"${name}" is a part of Node, which browsers do not have.\n  ${BY_OPTION}`,
          });
      },
    }).visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  } catch {
    return undefined;
  }
  return found.sort((a, b) => a.at - b.at)[0];
}

/** Something of the block's own, or of a package, that is called so. */
const OWN_WORKER = /\b(?:import|class|function|const|let|var)\b[^;\n"'`=:]{0,200}\b(?:Shared)?Worker\b/;

/** Signs of such a name, with line breaks in it: a chain of calls is an expression around each of its parts. */
const LONGEST = 200;

const OF_VITE = "is known to Vite alone, and the build is made without it.";
const BY_OPTION = "What differs between builds comes as an option, or from data/site.yaml.";

/** Settings that stand in both, and those that the engine puts in. */
const KNOWN: ReadonlySet<string> = new Set(["DEV", "PROD", "MODE", "ONE_LANGUAGE", "BASE", "PUBLISHED_BASE"]);
