type Reporter = typeof import("./report.ts");

/**
 * Does something with the reporter of faults, which loads with the first of them.
 *
 * @param error What is to be told; without the reporter the console says it as it is.
 */
export function withReporter(error: unknown, tell: (reporter: Reporter) => void): void {
  import("./report.ts").then(tell, () => console.error(error));
}
