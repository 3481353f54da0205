import type { Problem } from "../model.ts";
import { printable } from "./printable.ts";

/**
 * Workflow commands that GitHub shows as annotations beside the changed lines.
 * GitHub shows ten errors and ten warnings of a step, so errors come first.
 *
 * @param prefix  Path from the repository to the site folder, with a slash at the end, or empty.
 */
export function formatGithub(problems: readonly Problem[], prefix: string): string {
  const ordered = [
    ...problems.filter((problem) => problem.severity === "error"),
    ...problems.filter((problem) => problem.severity === "warning"),
  ];
  return ordered
    .map(({ severity, file, range, code, message, hint }) => {
      const place = [
        `file=${escapeProperty(prefix + file)}`,
        `line=${range.start.line}`,
        `endLine=${range.end.line}`,
        `col=${range.start.column}`,
        `endColumn=${range.end.column}`,
        `title=${escapeProperty(code)}`,
      ];
      return `::${severity} ${place.join(",")}::${escapeMessage(hint ? `${message} ${hint}` : message)}\n`;
    })
    .join("");
}

function escapeMessage(text: string): string {
  // A log is shown in a terminal, too. Line breaks have a form of their own here.
  return text
    .split(/(\r|\n)/)
    .map((part) => (/^[\r\n]$/.test(part) ? part : printable(part)))
    .join("")
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
