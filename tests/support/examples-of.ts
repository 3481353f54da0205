import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isNode, LineCounter, parseDocument, stringify } from "yaml";

/** A named sample of a block, as `examples.yaml` lists it. */
export interface Example {
  type: string;
  name: string;
  block: Record<string, unknown>;
  /** Route of its page on the examples site. */
  route: string;
}

/** The examples of a block type, in the order of its file; none when it has no such file, or one that cannot be read. */
export function examplesOf(folder: string): Example[] {
  const type = basename(folder);
  const entries = readExamples(folder)?.entries;
  if (!Array.isArray(entries)) return [];
  return (entries as Omit<Example, "type" | "route">[]).flatMap((example, index) =>
    isGroup(example) && isGroup(example.block)
      ? [
          {
            ...example,
            name: String(example.name ?? index + 1),
            type,
            route: `/examples/${type}-${index + 1}`,
          },
        ]
      : [],
  );
}

/** Why a file of examples cannot be used; a sentence each, with its line where it has one. */
export function exampleFaults(folder: string): string[] {
  const read = readExamples(folder);
  if (!read) return [];
  const { entries, error, lineOf } = read;
  const type = basename(folder);
  if (error !== undefined) return [`examples.yaml:${error}`];
  if (entries === null || (Array.isArray(entries) && entries.length === 0))
    return ['examples.yaml has no example: begin one with "- name: …", and its "block:" below.'];
  if (!Array.isArray(entries))
    return ['examples.yaml:1: Examples are a list: begin each with "- name: …", and its "block:" below.'];
  return entries.flatMap((entry, index): string[] => {
    const at = `examples.yaml:${lineOf(index)}: `;
    if (!isGroup(entry) || !isGroup(entry.block))
      return [`${at}This example has no block: put "type: ${type}" and its options under "block:".`];
    if (typeof entry.name !== "string" || entry.name.trim() === "")
      return [`${at}This example has no name: say in two or three words what it shows.`];
    return JSON.stringify(entry.block).includes(`"type":${JSON.stringify(type)}`)
      ? []
      : [`${at}This example does not show the block: write "type: ${type}".`];
  });
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface ReadExamples {
  entries: unknown;
  /** Line and sentence. */
  error?: string;
  /** Line of an entry, by its place in the list. */
  lineOf(index: number): number;
}

function readExamples(folder: string): ReadExamples | undefined {
  const file = join(folder, "examples.yaml");
  if (!existsSync(file)) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const [first = ""] = error.message.replace(/ at line \d+, column \d+:?/, "").split("\n");
    return { entries: null, error: `${error.linePos?.[0].line ?? 1}: ${first}`, lineOf: () => 1 };
  }
  return {
    entries: document.toJS() as unknown,
    lineOf: (index) => {
      const node = document.getIn([index], true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
    },
  };
}

/** Writes a page for each example into a site, with nothing around it. */
export function writeExamplePages(dir: string, examples: readonly Example[]): void {
  mkdirSync(join(dir, "pages"), { recursive: true });
  writeFileSync(join(dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
  for (const { type, name, block, route } of examples) {
    const page = {
      title: `Example of ${type}: ${name}`.slice(0, 60),
      description: `One example of the block type ${type}, shown alone on a page: ${name}.`,
      layout: "bare",
      index: false,
      blocks: [block],
    };
    const file = join(dir, `pages${route}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stringify(page, { lineWidth: 0 }));
  }
}
