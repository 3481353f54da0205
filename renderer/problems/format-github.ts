import type { Problem } from "../model.ts";
import { printable } from "./printable.ts";

/**
 * Workflow commands that GitHub shows as annotations beside the changed lines.
 * GitHub shows ten errors and ten warnings of a step, so errors come first.
 *
 * @param prefix  Path from the repository to the site folder, with a slash at the end, or empty.
 * @param editor  Where `npm start` answers: each problem then ends with the address at which its editor opens it.
 */
export function formatGithub(problems: readonly Problem[], prefix: string, editor?: string): string {
  const ordered = [
    ...problems.filter((problem) => problem.severity === "error"),
    ...problems.filter((problem) => problem.severity === "warning"),
  ];
  return ordered
    .map(({ severity, file, range, code, message, hint, edit }) => {
      const place = [
        `file=${escapeProperty(prefix + file)}`,
        `line=${range.start.line}`,
        `endLine=${range.end.line}`,
        `col=${range.start.column}`,
        `endColumn=${range.end.column}`,
        `title=${escapeProperty(code)}`,
      ];
      const link = editor !== undefined && edit ? `\nEdit: ${editor}${edit}` : "";
      const says = (hint ? `${message} ${hint}` : message) + link;
      return `::${severity} ${place.join(",")}::${escapeMessage(says)}\n`;
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
