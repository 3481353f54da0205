import type { BlockDefinition } from "../../model.ts";
import { ViewError } from "../view-error.ts";

/** A module of a block that is asked when a page is made. */
export type AskedModule = "files.ts" | "structured-data.ts";

/** What is said of such a module: its name, its block and where the page has that. */
export function nameModule(module: AskedModule, { type, at }: BlockDefinition): string {
  return `${module} of the block "${type}"${at ? ` (${at.file}:${at.line})` : ""}`;
}

/**
 * What a module of a block answers for one block.
 *
 * @throws Error naming module, block and page, whose cause is what the module has thrown; ViewError when it waits.
 */
export function askModule<T>(module: AskedModule, block: BlockDefinition, ask: () => T): T {
  let answer: T;
  try {
    answer = ask();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${nameModule(module, block)} fails: ${said}`, { cause: error });
  }
  if (answer instanceof Promise) {
    // Whatever becomes of it, this is what is told.
    answer.catch(() => undefined);
    throw new ViewError(
      `${nameModule(module, block)} gives a promise. A page is made without waiting: write a plain function, without async.`,
    );
  }
  return answer;
}
