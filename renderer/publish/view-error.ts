import { existsSync, readFileSync, realpathSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { partInView } from "./part-in-view.ts";

/** The code of a view does not do; the message is for its author, with file and line where they are known. */
export class ViewError extends Error {}

/**
 * What is said of an error that came up while a page was made; one of the engine's own code stays as it is.
 *
 * @param dir Absolute site folder.
 */
export function viewError(error: unknown, dir: string): unknown {
  if (error instanceof ViewError || !isOfViews(error)) return error;
  return new ViewError(advised(error, dir, messageOf(error)), { cause: error });
}

/** What is said of an error that came up when the code of all views was read, before any of them made something. */
export function loadError(error: unknown, dir: string): unknown {
  if (!isOfViews(error)) return error;
  return new ViewError(advised(error, dir, `A view could not be loaded: ${messageOf(error)}`), {
    cause: error,
  });
}

function advised(error: unknown, dir: string, message: string): string {
  const advice = ADVICE.find(([sign]) => sign.test(message))?.[1];
  return withPlace(message, error, dir) + (advice === undefined ? "" : `\n${advice}`);
}

/** What to do about faults whose message is React's or Node's, and says nothing of blocks. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[\s:])(?:window|document|navigator|location|history|screen|self|localStorage|sessionStorage|matchMedia|innerWidth|innerHeight|requestAnimationFrame|\w+Observer|HTML\w*Element|Element|Node) is not defined$/m,
    "A page is made in Node, where there is no browser: use it in an effect, in a handler, or in behavior.ts.",
  ],
  [
    /suspended while/,
    "A page is made without waiting: the view is a plain function, neither async nor in need of what comes later.",
  ],
  [
    /Missing getServerSnapshot/,
    "A page is made in Node, where there is no browser: give useSyncExternalStore a third function, with what it shows there.",
  ],
  [
    /Element type is invalid/,
    "An element is a tag or a function that makes one: look at what view.tsx exports by default, and at its imports.",
  ],
  [
    /not valid as a React child/,
    "Markdown is shown with <RichText text={…} />; of a group or a row, show its fields one by one.",
  ],
];

/**
 * What is said of an error that nobody has waited for: of a request, of a timer. One that comes from the engine's own
 * code stays as it is.
 */
export function strayError(error: unknown, dir: string): unknown {
  const isOfEngine = error instanceof Error && error.stack?.includes(import.meta.dirname);
  if (isOfEngine && !isOfViews(error)) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  const what = `A view has started something that failed later: ${messageOf(error)}${cause}`;
  const advice =
    "A page is made without waiting, and not in a browser: load data in an effect, or in behavior.ts.";
  return new ViewError(`${withPlace(what, error, dir)}\n${advice}`, { cause: error });
}

/** Whether code of the bundle of views has to do with an error. */
export const isOfViews = (error: unknown): boolean => framesOf(error).length > 0;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function withPlace(message: string, error: unknown, dir: string): string {
  const place = placeInCode(error, dir);
  return place === undefined ? message : `${message}\n  at ${place}`;
}

/** A place in the bundle of views. */
interface Frame {
  bundle: string;
  line: number;
  column: number;
}

/**
 * Where in the site's own code an error came up: `blocks/card/view.tsx:12:5`. The bundle of views says it by a map
 * that lies beside it and is read only now: Node's own way (`--enable-source-maps`) reads it for every build.
 */
function placeInCode(error: unknown, dir: string): string | undefined {
  const maps = new Map<string, SourceMap>();
  const roots = [join(dir, "blocks"), dir].filter((root) => existsSync(root));
  const names = ["blocks", ""];
  let part: string | undefined;
  for (const { bundle, line, column } of framesOf(error)) {
    const map = maps.get(bundle) ?? openMap(bundle);
    if (!map) return undefined;
    maps.set(bundle, map);
    const origin = map.findEntry(line - 1, column - 1);
    if (!("originalSource" in origin) || origin.originalSource.startsWith("\0")) continue;
    const file = resolve(dirname(bundle), pathOf(origin.originalSource));
    for (const [index, root] of roots.entries()) {
      const path = relative(realpathSync(root), file);
      const isInside =
        !path.startsWith("..") && !isAbsolute(path) && !/(^|[\\/])node_modules[\\/]/.test(path);
      if (!isInside || isEngine(path)) continue;
      const shown = join(names[index + names.length - roots.length] ?? "", path).replaceAll("\\", "/");
      return `${shown}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
    }
    part ??= /[\\/]renderer[\\/]ui[\\/]([\w-]+)\.tsx$/.exec(file)?.[1];
  }
  return part && partInView(messageOf(error), part, join(dir, "blocks"));
}

/** In the engine's own repository its code lies within the site. */
const isEngine = (path: string): boolean => /^renderer[\\/]/.test(path);

const pathOf = (source: string): string => (source.startsWith("file:") ? fileURLToPath(source) : source);

function openMap(bundle: string): SourceMap | undefined {
  const file = `${bundle}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** What an error says of the bundle of views: of its cause first, which is nearer to the fault. */
function framesOf(error: unknown): Frame[] {
  if (!(error instanceof Error)) return [];
  const own = [
    ...(error.stack ?? "").matchAll(/(file:\/\/[^\s()]+[\\/]server\.mjs)(?:\?[^\s():]*)?:(\d+):(\d+)/g),
  ];
  return [
    ...framesOf(error.cause),
    ...own.map(([, url = "", line, column]) => ({
      bundle: fileURLToPath(url),
      line: Number(line),
      column: Number(column),
    })),
  ];
}
