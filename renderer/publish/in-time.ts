import { Script } from "node:vm";

/** What a work is called by for as long as it lasts: a script sees only what is global. */
const WORK = "yaml-site: work in time";

const calling = new Script(`globalThis[Symbol.for(${JSON.stringify(WORK)})]()`);

/**
 * Does a work that may never end. A loop in a view lets no timer of its own thread go off; Node breaks off what a
 * script has called. It costs a tenth of a millisecond, so that several pages had better be made in one go.
 *
 * @param tooLate The error for a work that is not done after so many milliseconds.
 */
export function inTime<T>(milliseconds: number, work: () => T, tooLate: () => Error): T {
  const scope = globalThis as unknown as Record<symbol, () => T>;
  const name = Symbol.for(WORK);
  scope[name] = work;
  try {
    return calling.runInThisContext({ timeout: milliseconds }) as T;
  } catch (error) {
    throw (error as { code?: string } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? tooLate() : error;
  } finally {
    delete scope[name];
  }
}
