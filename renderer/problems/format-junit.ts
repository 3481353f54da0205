import { escapeXml } from "../formats/escape.ts";
import type { Problem } from "../model.ts";

/** A JUnit report: one suite, one case for each file, with its errors as failures and its warnings as output. */
export function formatJunit(problems: readonly Problem[], files: readonly string[]): string {
  const all = [...new Set([...files, ...problems.map((problem) => problem.file)])].sort();
  let failed = 0;
  const cases = all.map((file) => {
    const own = problems.filter((problem) => problem.file === file);
    const errors = own.filter((problem) => problem.severity === "error");
    const warnings = own.filter((problem) => problem.severity === "warning");
    if (errors.length > 0) failed += 1;
    const describe = (problem: Problem): string =>
      `${problem.file}:${problem.range.start.line}:${problem.range.start.column} ${problem.code}\n${problem.message}${problem.hint ? `\n${problem.hint}` : ""}`;
    const inner = [
      ...(errors.length > 0
        ? [
            `<failure message="${escaped(errors[0]!.message)}" type="${escaped(errors[0]!.code)}">${escaped(errors.map(describe).join("\n\n"))}</failure>`,
          ]
        : []),
      ...(warnings.length > 0
        ? [`<system-out>${escaped(warnings.map(describe).join("\n\n"))}</system-out>`]
        : []),
    ].join("");
    return `    <testcase classname="check" name="${escaped(file)}"${inner ? `>${inner}</testcase>` : " />"}`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="check" tests="${all.length}" failures="${failed}">\n${cases.join("\n")}\n  </testsuite>\n</testsuites>\n`;
}

/** A text of several lines in an attribute; what XML cannot hold stays visible as a replacement character. */
function escaped(text: string): string {
  return escapeXml(text, "\ufffd").replaceAll("\n", "&#10;");
}
