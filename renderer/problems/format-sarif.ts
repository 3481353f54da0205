import { createHash } from "node:crypto";
import type { Problem, Range } from "../model.ts";
import { catalogue } from "./catalogue.ts";

/**
 * A SARIF 2.1.0 log, for code-scanning services.
 *
 * @param prefix  Path from the repository to the site folder, with a slash at the end, or empty.
 */
export function formatSarif(problems: readonly Problem[], prefix: string): string {
  const codes = [...new Set(problems.map((problem) => problem.code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "site-check",
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: catalogue[code]?.title ?? code },
              help: { text: catalogue[code]?.cure ?? "" },
              defaultConfiguration: { level: catalogue[code]?.severity ?? "error" },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: problems.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: codes.indexOf(problem.code),
          level: problem.severity,
          message: { text: problem.hint ? `${problem.message} ${problem.hint}` : problem.message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(prefix + problem.file) },
                region: region(problem.range),
              },
            },
          ],
          ...(problem.edit && { properties: { edit: problem.edit } }),
          partialFingerprints: { "problem/v1": fingerprint(problem) },
          ...(problem.fix && {
            fixes: [
              {
                description: { text: problem.hint ?? problem.message },
                artifactChanges: [
                  {
                    artifactLocation: { uri: encodeURI(prefix + problem.file) },
                    replacements: [
                      {
                        deletedRegion: region(problem.fix.range),
                        insertedContent: { text: problem.fix.text },
                      },
                    ],
                  },
                ],
              },
            ],
          }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function region({ start, end }: Range): Record<string, number> {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** The same for the same mistake in the same part of a file, wherever that part moves. */
function fingerprint({ code, file, path, message }: Problem): string {
  return createHash("sha256")
    .update(JSON.stringify([code, file, path, message]))
    .digest("hex")
    .slice(0, 32);
}
