import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { collectionIn, findDataFiles } from "../data/data-files.ts";
import { plainName } from "../formats/plain-name.ts";
import type { Params } from "../problems/draft.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import {
  formOf,
  hasSlot,
  hasTitle,
  holdsRows,
  isOpenTheme,
  looksLikeList,
  looksLikePage,
  YAML,
} from "./told-by-contents.ts";

/** What a file that nothing reads should be called, and why nothing reads it. */
export interface NameMeant {
  meant: string;
  because: Params<"misnamed-file">["because"];
}

/** Endings of texts, tables and copies that people keep where a YAML file is expected. */
const ENDING =
  /(?:\.(?:ya?ml|yam|mdx?|markdown|txt|json5?|jsonc|html?|toml|xml|docx?|odt|rtf|pages|csv|tsv|tab|xls[xm]?|ods|numbers|bak|old|orig|copy|tmp|swp))*~?$/i;
/** Files that lie about anywhere and are nobody's page or data. */
const BYSTANDER = /^(?:readme|licen[cs]e|changelog|thumbs\.db|desktop\.ini|notes)\b/i;
/** What spreadsheets keep, and texts with tabs. */
const TABLE = /(\.xlsx?|\.xlsm|\.ods|\.numbers)$|\.(?:csv|tsv|tab)(?:\.txt)?$/i;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Name of a file without its folders and any of the usual endings. */
function stemOf(file: string): string {
  return basename(file).replace(/^\.+/, "").replace(ENDING, "");
}

/** What a file of `pages/` should be called; undefined when it is read, or is nobody's page. */
export function pageNameMeant(file: string, dir: string): NameMeant | undefined {
  const name = basename(file);
  const folder = file.slice(0, -name.length);
  if (BYSTANDER.test(name)) return undefined;
  if (/(?:^|\/)\.[^/]/.test(file))
    return YAML.test(name) ? { meant: file.replace(/(^|\/)\.+/g, "$1"), because: "hidden" } : undefined;
  const stem = stemOf(file);
  const isYaml = name.endsWith(".yaml");
  const bare = stem.replace(/^_/, "").toLowerCase();
  if (bare === "index" && name !== "index.yaml")
    return { meant: `${folder}index.yaml`, because: isYaml ? "home" : "page" };
  const shared = sharedNameMeant(file, stem, dir);
  if (shared) return shared;
  if (stem.startsWith("_") && folder !== "pages/")
    return { meant: `pages/_${plainName(basename(folder)) || bare}.yaml`, because: "layout-folder" };
  if (
    HOME.test(bare) &&
    folder === "pages/" &&
    !existsSync(join(dir, "pages/index.yaml")) &&
    ENDING.test(name)
  )
    return { meant: "pages/index.yaml", because: "home" };
  if (folder === "pages/" && name !== "_layout.yaml" && LAYOUT.test(bare)) {
    const isFree = !existsSync(join(dir, "pages/_layout.yaml"));
    if (isFree || !isYaml) return { meant: "pages/_layout.yaml", because: "layout" };
  }
  if (folder === "pages/" && isYaml && RULES.test(bare) && !looksLikePage(join(dir, file)))
    return { meant: "checks.yaml", because: "rules" };
  if (isYaml && stem.startsWith("_") && hasTitle(join(dir, file)) && !hasSlot(join(dir, file)))
    return { meant: `${folder}${plainName(stem.slice(1))}.yaml`, because: "underscore" };
  if (
    isYaml &&
    folder === "pages/" &&
    stem.startsWith("_") &&
    stem.slice(1) !== plainName(stem) &&
    !stem.includes(".")
  )
    return { meant: `pages/_${plainName(stem)}.yaml`, because: "layout-letters" };
  if (isYaml) return undefined;
  // A picture or a script is not read either, but nobody takes it for a page.
  if (name.includes(".") && stem === name) return undefined;
  const meant = /^_?\[.*\]$/.test(stem) ? stem : `${stem.startsWith("_") ? "_" : ""}${plainName(stem)}`;
  const whole = `${folder}${meant}.yaml`;
  if (!YAML.test(name) && existsSync(join(dir, whole))) return undefined;
  return { meant: whole, because: "page" };
}

const SHARED = "pages/_shared/";

/** Folders in which people keep what several pages show. */
const SHARED_FOLDER =
  /^pages\/(?:.+\/)?_?(?:shared?|snippets?|partials?|includes?|components?|fragments?|reusable)\//i;

/** What a list of blocks should be called that stands in another folder, or as a layout does. */
function sharedNameMeant(file: string, stem: string, dir: string): NameMeant | undefined {
  const meant = `${SHARED}${plainName(stem.replace(/^_+/, ""))}.yaml`;
  if (!YAML.test(file) || !SHARED_FOLDER.test(file)) return undefined;
  if (file.startsWith(SHARED) && !file.slice(SHARED.length).includes("/"))
    return stem.startsWith("_") ? { meant, because: "shared" } : undefined;
  return hasTitle(join(dir, file)) || !looksLikeList(join(dir, file))
    ? undefined
    : { meant, because: "shared-folder" };
}

/** Words that people call their home page by. */
const HOME = /^(?:home|homepage|home-page|start|startpage|main|default|welcome)$/;
const LAYOUT = /^layouts?$/;
const RULES = /^checks?$/;

const WORDS = /^words(?:[._-][a-z]{2})?$/i;

/**
 * A page may be meant as something else by its name, though that can be one: as the home page, the layout or the rules
 * of the house, as long as these are missing or by what stands in it.
 */
export function isTelling(file: string): boolean {
  const name = /^pages\/([^/]+)\.yaml$/.exec(file)?.[1];
  if (SHARED_FOLDER.test(file)) return true;
  return (
    name !== undefined && (name.startsWith("_") || HOME.test(name) || LAYOUT.test(name) || RULES.test(name))
  );
}

/** What a file of `data/` should be called; undefined when it is read, or is nobody's data. */
export function dataNameMeant(file: string, dir: string): NameMeant | undefined {
  const name = basename(file);
  if (BYSTANDER.test(name) || /(?:^|\/)\.[^/]/.test(file)) return undefined;
  const schema = /^(.+?)[.\-_ ]schema(?: ?\(\d+\)|[ _-]+(?:copy|kopie|copie))?\.(?:json|ya?ml)$/i.exec(name);
  if (schema) {
    const meant = `data/${plainName(schema[1]!)}.schema.json`;
    return file === meant ? undefined : { meant, because: "schema" };
  }
  const stem = stemOf(file);
  if (name.includes(".") && stem === name) return undefined;
  if (YAML.test(name) && hasTitle(join(dir, file)) && looksLikePage(join(dir, file)))
    return { meant: `pages/${plainName(stem)}.yaml`, because: "page-folder" };
  const slug = plainName(stem);
  const isCollection = existsSync(join(dir, `data/${slug}.schema.json`));
  const isFree = !existsSync(join(dir, "data/site.yaml"));
  const isSettings = isFree || (YAML.test(name) && !isCollection);
  if (/^(?:sites?|settings|config)$/i.test(stem) && file !== "data/site.yaml" && isSettings)
    if (!holdsRows(join(dir, file))) return { meant: "data/site.yaml", because: "settings" };
  const isThemeFree = !existsSync(join(dir, THEME_FILE)) && !existsSync(join(dir, "data/themes.schema.json"));
  if (slug === "themes" && YAML.test(name) && isThemeFree) return { meant: THEME_FILE, because: "theme" };
  if (/^checks?$/.test(slug) && !isCollection && YAML.test(name))
    return { meant: "checks.yaml", because: "rules" };
  if (WORDS.test(stem) && YAML.test(name) && !isCollection && !existsSync(join(dir, "data/words.yaml")))
    return { meant: "data/words.yaml", because: "words" };
  const original = originalOf(file, stem, dir);
  if (original) return { meant: original, because: "data-letters" };
  if (collectionIn(file) !== undefined && SLUG.test(stem))
    return isThemeFree && isOpenTheme(dir, slug) ? { meant: THEME_FILE, because: "theme" } : undefined;
  const table = TABLE.exec(name);
  // Whoever keeps the spreadsheet beside what was saved of it is right.
  if (table && findDataFiles(dir).has(slug)) return undefined;
  if (table) {
    const because = table[1] ? "spreadsheet" : name.endsWith(".csv") ? "data-letters" : "table";
    return { meant: `data/${slug}.csv`, because };
  }
  const form = YAML.test(name) ? undefined : formOf(join(dir, file));
  if (form && findDataFiles(dir).has(slug)) return undefined;
  if (form) {
    const because = name.endsWith(`.${form}`) ? "data-letters" : form === "csv" ? "table" : "json";
    return { meant: `data/${slug}.${form}`, because };
  }
  const meant = `data/${slug}.yaml`;
  if (file === meant) return undefined;
  if (!YAML.test(name)) return existsSync(join(dir, meant)) ? undefined : { meant, because: "data" };
  if (file !== `data/${name}`) return { meant, because: name.endsWith(".yaml") ? "folder-in-data" : "data" };
  return {
    meant,
    because: SLUG.test(name.replace(/\.yaml$/, ""))
      ? "data"
      : name.endsWith(".yaml")
        ? "data-letters"
        : "data",
  };
}

/** What programs and people put behind the name of a file of which there is another one. */
const AGAIN = /(?:[ _-]*\(\d{1,2}\)|[ _-]+(?:copy|copie|kopie|kopia|copia)(?:[ _-]*\(?\d{1,2}\)?)?)$/i;

/** The data file that a file is a copy of, or took the place of: `courses (1).json`. */
function originalOf(file: string, stem: string, dir: string): string | undefined {
  const name = plainName(stem.replace(AGAIN, ""));
  const ending = /\.(ya?ml|json|csv)$/i.exec(file)?.[1];
  if (!AGAIN.test(stem) || ending === undefined) return undefined;
  const there = findDataFiles(dir).get(name)?.[0];
  if (there === undefined && !existsSync(join(dir, `data/${name}.schema.json`))) return undefined;
  return there ?? `data/${name}.${ending.toLowerCase().replace("yml", "yaml")}`;
}

/** What a file beside `pages/` and `data/` should be called; undefined when it is none of the site's. */
export function rootNameMeant(name: string, dir: string): NameMeant | undefined {
  const stem = stemOf(name);
  if (/^checks?$/i.test(stem) && /\.(?:ya?ml|json|toml|txt)$/i.test(name))
    return name === "checks.yaml" ? undefined : { meant: "checks.yaml", because: "rules" };
  if (!YAML.test(name) && !/\.json$/i.test(name)) return undefined;
  const isGone = (file: string): boolean => !existsSync(join(dir, file));
  if (/^site$/i.test(stem) && isGone("data/site.yaml"))
    return { meant: "data/site.yaml", because: "settings" };
  if (/^themes?$/i.test(stem) && YAML.test(name) && isGone(THEME_FILE))
    return { meant: THEME_FILE, because: "theme" };
  const slug = plainName(stem);
  if (YAML.test(name) && isGone(`data/${slug}.yaml`) && !isGone(`data/${slug}.schema.json`))
    return { meant: `data/${slug}.yaml`, because: "folder" };
  if (!YAML.test(name) || name.startsWith(".") || !looksLikePage(join(dir, name))) return undefined;
  return { meant: `pages/${stem.startsWith("_") ? "_" : ""}${slug}.yaml`, because: "folder" };
}

/** The folder that a folder of this name beside `pages/` and `data/` was meant to be, with what its files start with. */
export function folderMeant(name: string): string | undefined {
  if (name === "pages" || name === "data") return undefined;
  const small = name.toLowerCase();
  if (small === "page" || small === "pages") return "pages/";
  if (small === "data") return "data/";
  return /^_?layouts?$/.test(small) ? "pages/_" : undefined;
}
