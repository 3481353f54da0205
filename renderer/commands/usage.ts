import type { ParseArgsConfig } from "node:util";
import { suggest } from "../problems/suggest.ts";

/** What whoever types a command is told of it. */
export interface CommandUsage {
  /** The command with its options; where it does several things, each of them, parted by a bar. */
  usage: string;
  about: string;
  options?: ParseArgsConfig["options"];
  /** Number of words that the command takes beside its options; none by itself. */
  words?: number | "any";
}

type Commands = Readonly<Record<string, CommandUsage>>;

/** A command was typed wrongly; the message says how. */
export class UsageError extends Error {}

const SITE = "--site DIR  another folder with its own pages/, data/ and, if it likes, blocks/";

/** What a command takes; without a name, which commands there are. */
export function help(commands: Commands, name?: string): string {
  if (name !== undefined && Object.hasOwn(commands, name))
    return `${usageOf(name, commands[name]!)}\n\n  ${SITE}\n`;
  const width = Math.max(...Object.keys(commands).map((one) => one.length));
  const lines = Object.entries(commands).map(([one, { about }]) => `  ${one.padEnd(width)}  ${about}`);
  return `Commands:\n${lines.join("\n")}\n\n  ${SITE}\n  help NAME   what a command takes\n`;
}

function usageOf(name: string, { usage, about }: CommandUsage): string {
  return `${name} ${about}:\n${usage
    .split("  |  ")
    .map((one) => `  ${one}`)
    .join("\n")}`;
}

/** @throws UsageError with the command that is meant. */
export function commandNamed<C extends CommandUsage>(commands: Readonly<Record<string, C>>, name: string): C {
  if (Object.hasOwn(commands, name)) return commands[name]!;
  const meant = suggest(name, Object.keys(commands));
  throw new UsageError(`There is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ""}`);
}

/** What `parseArgs` does not take, in our words; undefined for any other error. */
export function asUsageError(error: unknown, name: string, command: CommandUsage): UsageError | undefined {
  if (error instanceof UsageError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code?.startsWith("ERR_PARSE_ARGS")) return undefined;
  const [, option = ""] = /'(?:-\w, )?(--?[^\s'=]+)/.exec(message) ?? [];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const known = ["site", ...Object.keys(command.options ?? {})];
    const meant = suggest(option.replace(/^-+/, ""), known);
    return new UsageError(`${name} has no option ${option}.${meant ? ` Did you mean --${meant}?` : ""}`);
  }
  return new UsageError(
    message.includes("does not take an argument")
      ? `${option} takes no value.`
      : message.includes("argument missing") || message.includes("ambiguous")
        ? `${option} needs a value.`
        : message,
  );
}

/**
 * Options that stand before the two dashes are npm's, which says little or nothing of it: `--dry-run` it knows, and
 * what was only to be shown would be written.
 *
 * @param given Names of the options that have come here.
 * @returns A sentence that names them, with the command as it is to be typed.
 */
export function takenByNpm(
  command: CommandUsage,
  given: ReadonlySet<string>,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): string | undefined {
  const { npm_command: how = "", npm_lifecycle_event: script = "" } = env;
  if (!["run", "run-script", "start", "test"].includes(how) || script === "") return undefined;
  const options = { site: { type: "string" }, ...command.options } as NonNullable<ParseArgsConfig["options"]>;
  const taken = Object.entries(options).flatMap(([option, { type }]): string[] => {
    if (given.has(option) || OF_NPM.has(option)) return [];
    const isOff = option.startsWith("no-");
    const value = env[`npm_config_${option.replace(/^no-/, "").replaceAll("-", "_")}`];
    if (value === undefined || (value === "") !== isOff) return [];
    return [type === "string" && value !== "true" ? `--${option} ${value}` : `--${option}`];
  });
  if (taken.length === 0) return undefined;
  const run = script === "start" || script === "test" ? `npm ${script}` : `npm run ${script}`;
  const names = taken.map((one) => one.split(" ")[0]).join(" and ");
  // An option that has lost its value: npm has left that among the words, as a rule at their end.
  const bare = taken.filter((one) => options[one.slice(2)]?.type === "string");
  const order = [
    ...words.slice(0, -1),
    ...bare,
    ...words.slice(-1),
    ...taken.filter((one) => !bare.includes(one)),
  ];
  return `npm has taken ${names} for itself. Options stand behind two dashes: ${[run, "--", ...order].join(" ")}`;
}

/** What npm has a setting of its own for, that it may always tell. */
const OF_NPM: ReadonlySet<string> = new Set(["editor"]);
