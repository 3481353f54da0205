/**
 * The command line: reads the arguments and calls one of the commands.
 * Exit codes: 0 fine, 1 something is wrong with the site, 2 wrong usage.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commands } from "./commands/commands.ts";
import type { Values } from "./commands/options.ts";
import { asUsageError, commandNamed, help, takenByNpm, UsageError } from "./commands/usage.ts";
import { isPackage } from "./compile-engine.mjs";
import { keepCachesIn } from "./files/cache-dir.ts";
import { NotWritten } from "./files/not-written.ts";
import { printableLines } from "./problems/printable.ts";
import { suggest } from "./problems/suggest.ts";

/** A folder was named that is not there; the commands are known to whoever did so. */
class NoSuchFolder extends Error {}

/** @throws NoSuchFolder for a folder that does not exist: to write a new one there would answer a slip of the keyboard. */
function siteFolder(site: string | boolean | undefined): string {
  const dir = resolve(typeof site === "string" ? site : ".");
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return dir;
  const meant = suggest(basename(dir), foldersIn(dirname(dir)));
  throw new NoSuchFolder(
    `There is no folder "${site}".${meant ? ` Did you mean "${join(dirname(String(site)), meant)}"?` : ""}`,
  );
}

function foldersIn(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}

async function main([name, ...rest]: string[]): Promise<number> {
  const asksForHelp = name === "help" || [name, ...rest].some((word) => word === "--help" || word === "-h");
  if (name === undefined || asksForHelp) {
    process.stdout.write(help(commands, name === "help" ? rest[0] : name));
    return name === undefined ? 2 : 0;
  }
  try {
    const command = commandNamed(commands, name);
    const { values, positionals } = parseArgs({
      args: rest,
      options: { site: { type: "string" }, ...command.options },
      allowPositionals: true,
    });
    const taken = takenByNpm(command, new Set(Object.keys(values)), positionals, process.env);
    if (taken) throw new UsageError(taken);
    if (command.words !== "any" && positionals.length !== (command.words ?? 0))
      throw new UsageError(wordsFault(name, command.words ?? 0));
    const dir = siteFolder((values as Values).site);
    if (isPackage) keepCachesIn(dir);
    return await command.run(dir, values as Values, positionals);
  } catch (error) {
    return tellOf(error, name);
  }
}

function wordsFault(name: string, count: number): string {
  if (count === 0) return `${name} takes options alone; with npm run, they stand behind two dashes.`;
  return `${name} takes ${count === 1 ? "one word" : `${count} words`}.`;
}

/** Says what has gone wrong. @returns The exit code. */
async function tellOf(error: unknown, name: string): Promise<number> {
  const say = (text: string, code: number, more = ""): number => {
    // It may hold the name of a file.
    process.stderr.write(`${printableLines(text)}\n${more}`);
    return code;
  };
  if (error instanceof NoSuchFolder) return say(error.message, 2);
  if (error instanceof NotWritten) return say(error.message, 1);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const usage = asUsageError(error, name, command ?? { usage: "", about: "" });
  if (usage) return say(usage.message, 2, `\n${help(commands, name)}`);
  const { toldBySystem } = await import("./commands/told-by-system.ts");
  const refused = toldBySystem(error, process.cwd());
  return say(refused ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)), 1);
}

// Whoever read along is gone (`| head`, a log that was closed): the work is done all the same, and its exit code tells.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await main(process.argv.slice(2));
