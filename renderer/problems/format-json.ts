import type { Problem } from "../model.ts";

/** All problems as a JSON array of records; the shape is `Problem` in `renderer/model.ts`. */
export function formatJson(problems: readonly Problem[]): string {
  return `${JSON.stringify(problems, null, 2)}\n`;
}
