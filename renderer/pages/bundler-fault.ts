import { stripVTControlCharacters } from "node:util";

/** What the bundler knows of code that it cannot take. */
export interface BundlerFault {
  message: string;
  code?: string;
  /** The file in which something is wrong. */
  id?: string;
  /** What was asked for: a file, or what an import names. */
  exporter?: string;
  /** Lines from 1, columns from 0. */
  loc?: { line?: number; column?: number; file?: string };
}

/** What an import names that its file does not export; empty where that is not what is wrong. */
export const unexportedName = ({ message }: BundlerFault): string =>
  /"([^"]+)" is not exported/.exec(stripVTControlCharacters(message))?.[1] ?? "";

/** Why code cannot be read, in the words of the parser. */
export function parseReason({ message }: BundlerFault): string {
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  return first.replace(/^\[PARSE_ERROR\] /, "");
}
