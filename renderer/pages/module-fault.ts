import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { type SchemaComplaint, SchemaFault } from "../schema/schema-fault.ts";
import { type BundlerFault, parseReason, unexportedName } from "./bundler-fault.ts";

/** Code beside the view of a block that cannot be read, or that imports what there is not, with its place. */
export class ModuleFault extends SchemaFault {
  constructor(
    complaint: SchemaComplaint,
    /** The file that has it, from the folder of the block, and its text. */
    readonly file: string,
    readonly text: string,
    start: number,
  ) {
    const end = text.indexOf("\n", start);
    super(complaint, { start, end: end === -1 ? text.length : end });
  }
}

/** What was thrown while a module was bundled, as something to mend in its code; the error itself where it is none. */
export function moduleFault(error: unknown, module: string): unknown {
  const [fault] = (error as { errors?: BundlerFault[] })?.errors ?? [];
  return (fault && faultOf(fault, module)) ?? error;
}

/** What the bundler only warns of because a page could do without it: Node cannot. */
export function unfoundPackage(log: BundlerFault, module: string): ModuleFault | undefined {
  return log.code === "UNRESOLVED_IMPORT" ? faultOf(log, module) : undefined;
}

function faultOf(fault: BundlerFault, module: string): ModuleFault | undefined {
  if (fault.code === "PLUGIN_ERROR") return refusedImport(fault, module);
  const complaint = complaintOf(fault);
  const file = fault.loc?.file ?? fault.id ?? module;
  if (!complaint || !existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const shown = relative(dirname(module), file).replaceAll("\\", "/");
  return new ModuleFault(complaint, shown, text, offsetOf(text, fault.loc));
}

/** A part of the engine that is not public, in the words of `publicModule`, which stand below the place. */
function refusedImport({ message }: BundlerFault, module: string): ModuleFault | undefined {
  const [, name, line, error] = /([^/\n]+\.ts):(\d+)\n\s+(".+" is no public module .+)/.exec(message) ?? [];
  if (error === undefined || name !== basename(module)) return undefined;
  const text = readFileSync(module, "utf8");
  return new ModuleFault({ case: "thrown", error }, name, text, offsetOf(text, { line: Number(line) }));
}

function complaintOf(fault: BundlerFault): SchemaComplaint | undefined {
  const { code, exporter = "" } = fault;
  if (code === "PARSE_ERROR") return { case: "unreadable-code", reason: parseReason(fault) };
  if (code === "UNRESOLVED_IMPORT")
    return { case: /^\.{0,2}\//.test(exporter) ? "unfound-file" : "unfound-package", name: exporter };
  const name = code === "MISSING_EXPORT" ? unexportedName(fault) : "";
  return name === "" ? undefined : { case: "unexported-name", name };
}

function offsetOf(text: string, { line = 1, column = 0 }: NonNullable<BundlerFault["loc"]> = {}): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf("\n", start) + 1;
  return Math.min(start + column, text.length);
}
