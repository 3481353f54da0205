/**
 * Code that lies beside the view of a block, for those who write it.
 */

/** What the engine cannot use of a module of a block. */
export type ModuleComplaint =
  /** What it does not export by default. */
  | { case: "no-default"; wanted: "function" | "list" }
  /** A migration, by its place in the list from 1, and what it lacks or has in another form. */
  | { case: "bad-migration"; number: number; field: string; wanted: "number" | "text" | "function" }
  /** It cannot be read; `reason` comes from the parser. */
  | { case: "unreadable-code"; reason: string }
  /** What it imports and there is not. */
  | { case: "unfound-file" | "unfound-package" | "unexported-name"; name: string }
  /** An error of somebody else's code, in its own words. */
  | { case: "thrown"; error: string };

const migrationParts = {
  number: "a whole number from 2 on",
  text: "a sentence that says what has changed",
  function: "a function",
};

/** What is wrong with a module of a block, in a sentence and what to do. */
export function moduleComplaint(params: ModuleComplaint): string {
  switch (params.case) {
    case "no-default":
      return params.wanted === "function"
        ? 'Its default export is no function: write "export default function …".'
        : 'Its default export is no list: write "export default [ … ];".';
    case "bad-migration":
      return `"${params.field}" of migration ${params.number} has to be ${migrationParts[params.wanted]}.`;
    case "unreadable-code":
      return `Its code cannot be read: ${params.reason}.`;
    case "unfound-file":
      return `It imports ${params.name}, and there is no such file. Correct the path, with its ending, or add the file.`;
    case "unfound-package":
      return `It imports "${params.name}", which is not installed. Type npm install ${packageOf(params.name)}, or take the import out.`;
    case "unexported-name":
      return `It imports "${params.name}" from a file that exports nothing of that name. Correct the name; a type is imported with "import type".`;
    case "thrown":
      return params.error;
  }
}

/** The package of what an import names. */
const packageOf = (name: string): string => /^(?:@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;
