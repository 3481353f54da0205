import { resolve } from "node:path";
import type { Operation } from "../edit/operation.ts";
import type { CheckFormat } from "./check.ts";
import { addressOf, baseOf, editorOf, numberOf, textOf, timeOf, type Values } from "./options.ts";
import { type CommandUsage, UsageError } from "./usage.ts";

/** A command, which is read only when it is asked for. */
interface Command extends CommandUsage {
  /** @returns The exit code. */
  run(dir: string, values: Values, words: string[]): Promise<number>;
}

const out = { out: { type: "string" } } as const;
const port = { port: { type: "string" } } as const;
const time = { "as-of": { type: "string" }, drafts: { type: "boolean" } } as const;
const dryRun = { "dry-run": { type: "boolean" } } as const;
const formats = ["text", "json", "github", "sarif", "junit"];

/** Every command, by the name that is typed. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: "start [--port 5173] [--as-of 2027-03-10]",
    about: "serves the site for writing; pages change as they are saved",
    options: { ...port, "as-of": { type: "string" } },
    run: async (dir, values) =>
      (await import("./start.ts")).start({ dir, ...numberOf(values, "port"), ...timeOf(values) }),
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
        const { fixSite, printFixes } = await import("./fix.ts");
        const isDryRun = values["dry-run"] === true;
        await printFixes(await fixSite(dir, { isDryRun, offers: values.offers === true }), isDryRun);
        if (isDryRun) return 0;
      }
      return (await import("./check.ts")).check({
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
      (await import("./build.ts")).build({
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
      (await import("./preview.ts")).preview({
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
        return (await import("./new-site.ts")).newSite({
          dir: resolve(dir, name),
          ...textOf(values, "engine"),
          isStarted: values.start === true,
        });
      if (what === "page") return (await import("./new-page.ts")).newPage({ dir, name });
      if (what === "block") return (await import("./new-block.ts")).newBlock({ dir, name });
      if (what !== "collection")
        throw new UsageError(`"${what}" is neither page nor block nor site nor collection.`);
      if (typeof values.from !== "string")
        throw new UsageError("A collection is made from a file: --from webinars.csv.");
      return (await import("./new-collection.ts")).newCollection({ dir, name, from: values.from });
    },
  },
  migrate: {
    usage: "migrate [--dry-run]",
    about: "writes blocks of an older form as they are today, in all pages or none",
    options: { "dry-run": { type: "boolean" } },
    run: async (dir, values) =>
      (await import("./migrate.ts")).migrate({ dir, isDryRun: values["dry-run"] === true }),
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
    run: async (dir, _values, names) => (await import("./test.ts")).test({ dir, names }),
  },
  generate: {
    usage: "generate [--check]",
    about: "renews site.schema.json, the blocks' props.ts and the tables in their README.md",
    options: { check: { type: "boolean" } },
    run: async (dir, values) =>
      (await import("./generate.ts")).generate({ dir, check: values.check === true }),
  },
};

async function change(dir: string, values: Values, operation: Operation): Promise<number> {
  const isDryRun = values["dry-run"] === true;
  return (await import("./change-site.ts")).changeSite({ dir, operation, isDryRun });
}

async function translations(dir: string, values: Values, pages: string[]): Promise<number> {
  const { listTranslations, exportTranslations, importTranslations, startTranslation, exchangeFormats } =
    await import("./translations.ts");
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
