import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Fault, Span } from "../problems/draft.ts";
import { findChangingRender, MAYBE_CHANGING } from "./changing-render.ts";
import { deadHandlers, MAYBE_DEAD } from "./dead-handler.ts";
import { mayMove, movedElements } from "./moved-element.ts";
import { MAYBE_REFUSED, refusedCode } from "./refused-code.ts";
import { MAYBE_SLOT, slotFaults } from "./slot-faults.ts";
import { MAYBE_UNREAD, unreadStyles } from "./unread-styles.ts";

/** Something in the code of a block that does not do, on published pages or anywhere, and where it stands. */
export interface CodeFault {
  /** The file within the block's folder, and its text. */
  file: string;
  code: string;
  fault: Fault & Span;
}

/** What is known of a block whose code is looked at. */
export interface LookedAt {
  /** Its view runs in browsers. */
  isIsland: boolean;
  hasBehavior: boolean;
  /** An option of it names a host that scripts may ask. */
  hasReceiver: boolean;
  /** Options that stand in slots alone (`x-slot`). */
  slots?: readonly string[];
}

/** Code of a block that runs in browsers or makes what they show: not what writes files and checks, nor tests. */
const SEEN =
  /(?<!(?:^|[\\/])(?:files|structured-data|rules|fit|migrations|props)|-rules|\.test|\.d|\.stories)\.tsx?$/;

/** Whether a file may be code of that kind with such a fault. @param file Absolute. */
export const mayHaveCodeFault = (file: string): boolean =>
  SEEN.test(file) &&
  [MAYBE_DEAD, MAYBE_REFUSED, MAYBE_CHANGING, MAYBE_UNREAD, MAYBE_SLOT, mayMove].some((sign) =>
    sign.test(textOf(file)),
  );

/** What is told of such code. */
export const CODE_FAULTS: ReadonlySet<string> = new Set([
  "changing-render",
  "dead-handler",
  "moved-element",
  "refused-code",
  "unread-styles",
]);

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * What in the code of a block works in `npm start` alone: the first handler or effect of a view that is HTML alone there,
 * the first thing that is drawn otherwise in a browser, what the security policy of pages refuses, the first element that
 * browsers do not leave in its place, and the first styles that nothing reads. Nothing of code that cannot be read, which the bundler tells.
 *
 * @param folder  Absolute.
 */
export async function findCodeFaults(folder: string, block: LookedAt): Promise<CodeFault[]> {
  // The engine's own blocks are looked at where they are written.
  if (/[\\/]node_modules[\\/]/.test(folder)) return [];
  const shown = viewFiles(folder);
  const order = new Map([...shown].map((file, index) => [file, index]));
  const mayChange = [...shown].some((file) => MAYBE_CHANGING.test(textOf(join(folder, file))));
  const called = new Map([[VIEW, new Set(["default"])]]);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => SEEN.test(name) && !name.includes("node_modules/"))
    // What calls comes before what is called.
    .sort((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size) || (a < b ? -1 : 1));
  const found: CodeFault[] = [];
  for (const file of files) {
    const code = textOf(join(folder, file));
    const isShown = shown.has(file);
    const signs = isShown
      ? [MAYBE_DEAD, MAYBE_REFUSED, MAYBE_UNREAD, MAYBE_SLOT, mayMove]
      : [MAYBE_REFUSED, MAYBE_UNREAD];
    if (!(isShown && mayChange) && !signs.some((sign) => sign.test(code))) continue;
    const calls = isShown ? called : undefined;
    for (const fault of await faultsIn(code, file, calls, block)) {
      const isTold = fault.code !== "refused-code" && found.some((one) => one.fault.code === fault.code);
      if (!isTold) found.push({ file, code, fault });
    }
  }
  return found;
}

const VIEW = "view.tsx";

/** @param called  Of a file that the view is made of: what is called while it is drawn, by file; filled in. */
async function faultsIn(
  code: string,
  file: string,
  called: Map<string, Set<string>> | undefined,
  { isIsland, hasBehavior, hasReceiver, slots = [] }: LookedAt,
): Promise<(Fault & Span)[]> {
  // Next to no block comes here, and it takes a moment to load.
  const { parseAst } = await import("rolldown/parseAst");
  const { Visitor } = await import("rolldown/utils");
  const found: (Fault & Span)[] = [];
  const tell = (fault: Fault & Span) => found.push(fault);
  try {
    const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file);
    if (called && !isIsland) new Visitor(deadHandlers(hasBehavior, tell)).visit(program);
    if (called && isIsland && MAYBE_SLOT.test(code))
      new Visitor(slotFaults(new Set(file === VIEW ? slots : []), tell)).visit(program);
    const changing =
      called &&
      findChangingRender(code, program, isIsland, called.get(file), (source, name) => {
        const from = join(dirname(file), source).replaceAll("\\", "/");
        called.set(from, (called.get(from) ?? new Set()).add(name));
      });
    if (changing) tell(changing);
    new Visitor(refusedCode(code, program, { hasReceiver, isIsland }, tell)).visit(program);
    new Visitor(unreadStyles(code, program, tell)).visit(program);
    if (called) new Visitor(movedElements(code, tell)).visit(program);
  } catch {
    return [];
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The view of a block and the files of the folder that it imports, directly or not. */
function viewFiles(folder: string): Set<string> {
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ""] of textOf(join(folder, file)).matchAll(
      /\bfrom\s*["'](\.\.?\/[^"']{1,200}\.tsx?)["']/g,
    ))
      take(join(dirname(file), name).replaceAll("\\", "/"));
  };
  take(VIEW);
  return found;
}
