/**
 * The command line: reads the arguments and calls one function of `renderer/commands`.
 * Exit codes: 0 fine, 1 something is wrong with the site, 2 wrong usage.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readMoment } from "./clock/moments.ts";
import type { CheckFormat } from "./commands/check.ts";
import {
  asUsageError,
  type CommandUsage,
  commandNamed,
  help,
  takenByNpm,
  UsageError,
} from "./commands/usage.ts";
import { isPackage } from "./compile-engine.mjs";
import type { Operation } from "./edit/operation.ts";
import { keepCachesIn } from "./files/cache-dir.ts";
import { NotWritten } from "./files/not-written.ts";
import { isBasePath } from "./formats/base-path.ts";
import { printableLines } from "./problems/printable.ts";
import { suggest } from "./problems/suggest.ts";

type Values = Record<string, string | boolean | undefined>;

interface Command extends CommandUsage {
  run(dir: string, values: Values, words: string[]): Promise<number>;
}

const out = { out: { type: "string" } } as const;
const port = { port: { type: "string" } } as const;
const time = { "as-of": { type: "string" }, drafts: { type: "boolean" } } as const;
const dryRun = { "dry-run": { type: "boolean" } } as const;
const formats = ["text", "json", "github", "sarif", "junit"];

const commands: Record<string, Command> = {
  start: {
    usage: "start [--port 5173] [--as-of 2027-03-10]",
    about: "serves the site for writing; pages change as they are saved",
    options: { ...port, "as-of": { type: "string" } },
    run: async (dir, values) =>
      (await import("./commands/start.ts")).start({ dir, ...numberOf(values, "port"), ...timeOf(values) }),
  },
  check: {
    usage: `check [--format ${formats.join("|")}] [--fix [--offers] [--dry-run]] [--editor http://127.0.0.1:5173] [--as-of 2027-03-10] [--drafts]`,
    about: "finds everything that is wrong with the site",
    options: {
      format: { type: "string" },
      fix: { type: "boolean" },
      offers: { type: "boolean" },
      "dry-run": { type: "boolean" },
      editor: { type: "string" },
      ...time,
    },
    run: async (dir, values) => {
      const format = String(values.format ?? "text");
      if (!formats.includes(format))
        throw new UsageError(`"${format}" is no format. Formats: ${formats.join(", ")}.`);
      if (values["dry-run"] && !values.fix) throw new UsageError("--dry-run goes with --fix.");
      if (values.offers && !values.fix) throw new UsageError("--offers goes with --fix.");
      if (values.fix) {
        const { fixSite, printFixes } = await import("./commands/fix.ts");
        const isDryRun = values["dry-run"] === true;
        await printFixes(await fixSite(dir, { isDryRun, offers: values.offers === true }), isDryRun);
        if (isDryRun) return 0;
      }
      return (await import("./commands/check.ts")).check({
        dir,
        format: format as CheckFormat,
        ...editorOf(values),
        ...timeOf(values),
      });
    },
  },
  build: {
    usage:
      "build [--out dist] [--base /pr-12/] [--nginx FILE] [--as-of 2027-03-10] [--drafts] [--report FILE]",
    about: "writes the site as static files, and a configuration for nginx if asked",
    options: {
      ...out,
      base: { type: "string" },
      nginx: { type: "string" },
      report: { type: "string" },
      ...time,
    },
    run: async (dir, values) =>
      (await import("./commands/build.ts")).build({
        dir,
        ...textOf(values, "out"),
        ...baseOf(values),
        ...textOf(values, "nginx"),
        ...textOf(values, "report"),
        ...timeOf(values),
      }),
  },
  preview: {
    usage: "preview [--out dist] [--port 4173]",
    about: "serves the built site as a host would",
    options: { ...out, ...port },
    run: async (dir, values) =>
      (await import("./commands/preview.ts")).preview({
        dir,
        ...textOf(values, "out"),
        ...numberOf(values, "port"),
      }),
  },
  new: {
    usage:
      "new page about/history  |  new block price-list  |  new site garden  |  new collection webinars --from FILE",
    about: "writes a page, a block, a whole site or a collection that passes every check",
    words: 2,
    options: { engine: { type: "string" }, start: { type: "boolean" }, from: { type: "string" } },
    run: async (dir, values, [what, name = ""]) => {
      if (values.from !== undefined && what !== "collection")
        throw new UsageError("--from goes with new collection.");
      if (what === "site")
        return (await import("./commands/new-site.ts")).newSite({
          dir: resolve(dir, name),
          ...textOf(values, "engine"),
          isStarted: values.start === true,
        });
      if (what === "page") return (await import("./commands/new-page.ts")).newPage({ dir, name });
      if (what === "block") return (await import("./commands/new-block.ts")).newBlock({ dir, name });
      if (what !== "collection")
        throw new UsageError(`"${what}" is neither page nor block nor site nor collection.`);
      if (typeof values.from !== "string")
        throw new UsageError("A collection is made from a file: --from webinars.csv.");
      return (await import("./commands/new-collection.ts")).newCollection({ dir, name, from: values.from });
    },
  },
  migrate: {
    usage: "migrate [--dry-run]",
    about: "writes blocks of an older form as they are today, in all pages or none",
    options: { "dry-run": { type: "boolean" } },
    run: async (dir, values) =>
      (await import("./commands/migrate.ts")).migrate({ dir, isDryRun: values["dry-run"] === true }),
  },
  move: {
    usage: "move about company/about [--no-redirect] [--dry-run]",
    about: "gives a page another address; links, menus and references follow, the old address leads on",
    words: 2,
    options: { "no-redirect": { type: "boolean" }, ...dryRun },
    run: async (dir, values, [route = "", to = ""]) =>
      change(dir, values, { kind: "move-page", route, to, redirect: values["no-redirect"] !== true }),
  },
  copy: {
    usage: "copy about company/history --title History [--dry-run]",
    about: "makes a page that begins as another one",
    words: 2,
    options: { title: { type: "string" }, ...dryRun },
    run: async (dir, values, [like = "", route = ""]) => {
      if (typeof values.title !== "string")
        throw new UsageError("A page needs a title of its own: --title History.");
      return change(dir, values, { kind: "add-page", route, title: values.title, like });
    },
  },
  remove: {
    usage: "remove company/history [--to about] [--dry-run]",
    about: "deletes a page; with --to its address and all links lead to another one",
    words: 1,
    options: { to: { type: "string" }, ...dryRun },
    run: async (dir, values, [route = ""]) =>
      change(dir, values, {
        kind: "delete-page",
        route,
        ...(typeof values.to === "string" && { redirectTo: addressOf(values.to) }),
      }),
  },
  "rename-field": {
    usage: "rename-field jobs place location [--dry-run]",
    about: "gives a field of a collection another name, in its schema, its rows and all pages",
    words: 3,
    options: dryRun,
    run: async (dir, values, [collection = "", field = "", name = ""]) =>
      change(dir, values, { kind: "rename-field", collection, field, name }),
  },
  translations: {
    usage:
      "translations [PAGE …] [--lang de] [--all] [--json] [--strict]  |  translations --start de PAGE  |  translations --export xliff|csv [--out FILE]  |  translations --import FILE",
    about: "lists what is translated and what is not; texts go out to translators and come back",
    words: "any",
    options: {
      ...out,
      lang: { type: "string" },
      all: { type: "boolean" },
      json: { type: "boolean" },
      strict: { type: "boolean" },
      start: { type: "string" },
      export: { type: "string" },
      open: { type: "boolean" },
      bom: { type: "boolean" },
      import: { type: "string" },
      encoding: { type: "string" },
      partial: { type: "boolean" },
      "dry-run": { type: "boolean" },
    },
    run: translations,
  },
  test: {
    usage: "test [BLOCK …]",
    about: "tries the site's own blocks and its pages in a Chromium, as the engine tries its own",
    words: "any",
    run: async (dir, _values, names) => (await import("./commands/test.ts")).test({ dir, names }),
  },
  generate: {
    usage: "generate [--check]",
    about: "renews site.schema.json, the blocks' props.ts and the tables in their README.md",
    options: { check: { type: "boolean" } },
    run: async (dir, values) =>
      (await import("./commands/generate.ts")).generate({ dir, check: values.check === true }),
  },
};

async function change(dir: string, values: Values, operation: Operation): Promise<number> {
  const isDryRun = values["dry-run"] === true;
  return (await import("./commands/change-site.ts")).changeSite({ dir, operation, isDryRun });
}

/** A page of the site may be named without its first slash. */
function addressOf(text: string): string {
  return /^(?:\/|[a-z]+:)/i.test(text) ? text : `/${text}`;
}

async function translations(dir: string, values: Values, pages: string[]): Promise<number> {
  const { listTranslations, exportTranslations, importTranslations, startTranslation, exchangeFormats } =
    await import("./commands/translations.ts");
  const choice = { dir, pages, ...textOf(values, "lang") };
  const tasks = ["start", "export", "import"].filter((task) => values[task] !== undefined);
  if (tasks.length > 1) throw new UsageError(`--${tasks.join(" and --")} do not go together.`);
  const isOn = (name: string): boolean => values[name] === true;
  if (typeof values.start === "string") return startTranslation({ ...choice, lang: values.start });
  if (typeof values.import === "string")
    return importTranslations({
      ...choice,
      ...textOf(values, "encoding"),
      path: values.import,
      isPartial: isOn("partial"),
      isDryRun: isOn("dry-run"),
    });
  if (values.export === undefined)
    return listTranslations({
      ...choice,
      isJson: isOn("json"),
      isFull: isOn("all"),
      isStrict: isOn("strict"),
    });
  const format = exchangeFormats.find((one) => one === values.export);
  if (!format)
    throw new UsageError(`"${values.export}" is no format. Formats: ${exchangeFormats.join(", ")}.`);
  return exportTranslations({
    ...choice,
    ...textOf(values, "out"),
    format,
    hasMark: isOn("bom"),
    isOpenOnly: isOn("open"),
  });
}

/** A folder was named that is not there; the commands are known to whoever did so. */
class NoSuchFolder extends Error {}

function textOf<Name extends string>(values: Values, name: Name): { [name in Name]?: string } {
  const value = values[name];
  return (typeof value === "string" ? { [name]: value } : {}) as { [name in Name]?: string };
}

/** The path below which a build is to stand, without a slash at its end: none for the root of a host. */
function baseOf({ base }: Values): { base?: string } {
  if (typeof base !== "string") return {};
  // Git Bash makes a path of Windows out of what begins with a slash, unless it begins with two.
  const path = base.replace(/^\/\//, "/").replace(/\/$/, "");
  if (!base.startsWith("/") || (path !== "" && !isBasePath(path)))
    throw new UsageError(
      "--base is the path below which the build is to stand: /pr-12/, or / for the root of a host.",
    );
  return { base: path };
}

/** The moment that the site is to be made for, and whether drafts are to be seen. */
function timeOf(values: Values): { asOf?: string; drafts?: boolean } {
  const asOf = values["as-of"];
  if (typeof asOf === "string" && typeof readMoment(asOf, "UTC") === "string")
    throw new UsageError(`--as-of must be a day such as 2027-03-10, or a moment such as "2027-03-10 09:00".`);
  return {
    ...(typeof asOf === "string" && { asOf }),
    ...(values.drafts === true && { drafts: true }),
  };
}

/** Where the editor answers: what was typed, else what the surroundings say. */
function editorOf({ editor = process.env.SITE_EDITOR }: Values): { editor?: string } {
  if (editor === undefined || editor === "") return {};
  if (!URL.canParse(String(editor)) || !/^https?:/.test(String(editor)))
    throw new UsageError("--editor is the address at which npm start answers: http://127.0.0.1:5173.");
  return { editor: String(editor).replace(/\/+$/, "") };
}

function numberOf<Name extends string>(values: Values, name: Name): { [name in Name]?: number } {
  const value = values[name];
  if (value === undefined) return {};
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new UsageError(`--${name} must be a number from 0 to 65535.`);
  return { [name]: number } as { [name in Name]?: number };
}

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
