import type { PageOperation } from "../edit/operation.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { segmentFault } from "../filling/route-segments.ts";
import { versionFile } from "../languages/version-files.ts";
import { resolveLink } from "../schema/links.ts";
import { versionsOf } from "./follow-in-versions.ts";
import { type ChangeLink, followIn, followInVersion, followLinks, placeOf } from "./follow-links.ts";
import { descriptionOf, newPageText, schemaLine, wayUp } from "./new-page-text.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** Adds, copies, moves and deletes pages; everything that points at one follows it. */
export function changePages(plan: Plan, operation: PageOperation): void {
  switch (operation.kind) {
    case "add-page":
      addPage(plan, operation);
      return;
    case "move-page":
      movePage(plan, operation);
      return;
    case "delete-page":
      deletePage(plan, operation);
      return;
  }
}

function addPage(plan: Plan, { route, title, like }: PageOperation & { kind: "add-page" }): void {
  const to = cleanRoute(route);
  const file = fileFor(to);
  checkRoute(to);
  checkFree(plan, to, file);
  if (title.trim() === "") throw new Refused("A page needs a title.");
  plan.add(file, like === undefined ? newPageText(title, file) : copyOf(plan, cleanRoute(like), title, file));
  plan.target = { file, path: [] };
}

function copyOf(plan: Plan, like: string, title: string, file: string): string {
  const source = fileOf(plan, like, (_, rows) => `copy that row in ${rows}: each row makes a page.`);
  const editor = new YamlEditor(plan.open(source).text);
  if (editor.has(["each"]))
    throw new Refused(`${source} makes a page for each row of a collection: add a row in place of a copy.`);
  if (editor.has(["redirect"])) throw new Refused(`${like} only leads on to another page: copy that one.`);
  editor.set(["title"], title);
  // Two pages with the same description cannot be told apart where people search.
  if (editor.has(["description"])) editor.set(["description"], descriptionOf(title));
  if (editor.has(["aliases"])) editor.delete(["aliases"]);
  return withSchemaLine(editor.text, file);
}

function movePage(plan: Plan, { route, to: wanted, redirect }: PageOperation & { kind: "move-page" }): void {
  const { files } = plan;
  const from = cleanRoute(route);
  const to = cleanRoute(wanted);
  const file = fileOf(
    plan,
    from,
    (pages, rows) =>
      `change the key of that row in ${rows}, or name ${pages} to give the pages of all rows another address.`,
  );
  const pattern = patternOf(file);
  if (pattern === "/" || pattern === "/404")
    throw new Refused(`The page ${pattern} has to stay where it is.`);
  const fresh = fileFor(to, file.endsWith("/index.yaml"));
  if (to === pattern) return;
  checkFields(pattern, to);
  checkRoute(to);
  clearWay(plan, to, fresh, pattern);
  const moves = movesOf(plan, file, pattern, to);
  const editor = plan.open(file);
  followIn(plan, file, fromOwnPlace(pattern));
  followLinks(plan, mayHold(moves), changeTo(plan, moves));
  const aliases = editor.get(["aliases"]);
  if (Array.isArray(aliases) && aliases.includes(to))
    editor.delete(aliases.length === 1 ? ["aliases"] : ["aliases", aliases.indexOf(to)]);
  for (const version of versionsOf(plan, file)) {
    followInVersion(plan, version.file, file, fromOwnPlace(pattern));
    plan.rename(version.file, versionFile(fresh, version.lang));
  }
  plan.rename(file, fresh);
  plan.editHead(file, (text) => withSchemaLine(text, fresh));
  const own = editor.get(["redirect"]);
  const each = String(editor.get(["each"]) ?? "");
  // What only leads on has nothing to be led to.
  if (redirect && typeof own !== "string") plan.add(file, redirectText(file, to, each));
  else if (redirect) plan.add(file, redirectText(file, String(own), each));
  plan.target = { file: fresh, path: [] };
  if (files.read(file) === undefined) throw new Refused(`There is no file ${file}.`);
}

function deletePage(plan: Plan, { route, redirectTo }: PageOperation & { kind: "delete-page" }): void {
  const from = cleanRoute(route);
  const file = fileOf(
    plan,
    from,
    (pages, rows) => `take that row out of ${rows}, or name ${pages} to remove the pages of all rows.`,
  );
  const pattern = patternOf(file);
  if (pattern === "/" || pattern === "/404") throw new Refused(`The page ${pattern} has to stay.`);
  const gone = movesOf(plan, file, pattern, redirectTo ?? "");
  for (const { route: alias } of plan.files.routes.filter((one) => one.file === file && one.kind === "alias"))
    gone.exact.set(alias, redirectTo ?? "");
  for (const alias of [plan.open(file).get(["aliases"]) ?? []].flat().map(String)) {
    const [, before, after] = /^([^$]*)\$\{[^}]*\}(.*)$/.exec(alias) ?? [];
    if (before !== undefined && after !== undefined)
      gone.patterns.push({ before, after, to: redirectTo ?? "" });
  }
  plan.delete(file);
  for (const version of versionsOf(plan, file)) plan.delete(version.file);
  if (redirectTo === undefined) {
    followLinks(plan, mayHold(gone), (href, place) => {
      if (changeTo(plan, gone)(href, place) !== undefined) plan.left.push({ file: place.file, path: [] });
      return undefined;
    });
    return;
  }
  const to = redirectTo.startsWith("/") ? cleanRoute(redirectTo) : redirectTo;
  if (to === pattern) throw new Refused("A page cannot lead to itself: name another address.");
  gone.isOne = true;
  const each = String(plan.open(file).get(["each"]) ?? "");
  followLinks(plan, mayHold(gone), changeTo(plan, gone));
  plan.add(file, redirectText(file, to, each));
}

/** Addresses that have another one now. */
interface Moves {
  exact: Map<string, string>;
  /** Beginnings and ends of addresses that are made from rows, around what a row gives. */
  patterns: { before: string; after: string; to: string }[];
  /** They all lead to one address. */
  isOne?: boolean;
}

function movesOf(plan: Plan, file: string, pattern: string, to: string): Moves {
  const { files } = plan;
  const own = files.routes.filter((one) => one.file === file && one.kind !== "alias");
  const field = /\[[^\]]*\]/.exec(pattern)?.[0];
  const cut = field === undefined ? undefined : pattern.indexOf(field);
  const before = pattern.slice(0, cut);
  const after = cut === undefined || field === undefined ? "" : pattern.slice(cut + field.length);
  const filled = (route: string): string =>
    field === undefined
      ? route.replace(pattern, to)
      : to.replace(field, route.slice(before.length, route.length - after.length));
  const exact = new Map(own.map(({ route }) => [route, to === "" ? "" : filled(route)]));
  exact.set(pattern, to);
  // A version without an address of its own goes along.
  for (const { file: version } of versionsOf(plan, file))
    for (const { route } of files.routes.filter((one) => one.file === version))
      if (route.endsWith(pattern) && !plan.open(version).has(["route"]))
        exact.set(route, to.startsWith("/") ? route.slice(0, -pattern.length) + to : to);
  return { exact, patterns: field === undefined ? [] : [{ before, after, to }] };
}

/** A text without any of the addresses, in whichever way they are written, has no such link. */
function mayHold({ exact, patterns }: Moves): (text: string) => boolean {
  const ends = [...exact.keys()].map((route) => route.slice(route.lastIndexOf("/") + 1));
  const known = [...ends, ...patterns.map(({ before }) => before)];
  // `..` names no page.
  return (text) => known.some((part) => text.includes(part)) || /(?<![\w./])\.\.?(?=["'\s)#?])/.test(text);
}

function changeTo({ files }: Plan, moves: Moves): ChangeLink {
  const url = originOf(files.read("data/site.yaml"));
  const origins = ["${site.url}", ...(url === undefined ? [] : [url])];
  return (href, { route }) => {
    const origin = origins.find((one) => href.startsWith(`${one}/`)) ?? "";
    const address = href.slice(origin.length);
    const isRelative = /^\.\.?(?=[/?#]|$)/.test(address);
    if (isRelative && route === undefined) return undefined;
    const whole = isRelative ? resolveLink(address, route!) : address;
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(whole) ?? [];
    const to = movedTo(path.replace(/(.)\/$/, "$1"), moves);
    return to === undefined
      ? undefined
      : `${to.startsWith("/") ? origin : ""}${to}${moves.isOne ? "" : rest}`;
  };
}

function movedTo(path: string, { exact, patterns, isOne }: Moves): string | undefined {
  const known = exact.get(path);
  if (known !== undefined) return known;
  for (const { before, after, to } of patterns) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue;
    const inner = path.slice(before.length, path.length - after.length);
    if (/^[^/]*\$\{[^}]*\}[^/]*$/.test(inner)) return isOne ? to : to.replace(/\[[^\]]*\]/, inner);
  }
  return undefined;
}

/** Links that start from the page itself would start from elsewhere. */
function fromOwnPlace(pattern: string): ChangeLink {
  return (href) => (/^\.\.?(?=[/?#]|$)/.test(href) ? resolveLink(href, pattern) : undefined);
}

function originOf(settings: string | undefined): string | undefined {
  const url = /^url:\s*["']?(https?:\/\/[^"'\s#]+)/m.exec(settings ?? "")?.[1];
  return url?.replace(/\/$/, "");
}

/** A page that only leads on. */
/** The text of a file that leads on to another address. @param each  The collection of a page that is made from rows, else empty. */
export function redirectText(file: string, to: string, each: string): string {
  const field = /\[([^\]]*)\]/.exec(file)?.[1];
  if (field === undefined || each === "") return `${schemaLine(file)}\nredirect: ${to}\n`;
  return `${schemaLine(file)}\neach: ${each}\nredirect: ${to.replace(`[${field}]`, `\${item.${field}}`)}\n`;
}

/** `about/`, `/about.yaml` and `about` are meant as `/about`. */
export function cleanRoute(route: string): string {
  return `/${route
    .replace(/\.yaml$/, "")
    .replace(/^\/+|\/+$/g, "")
    .replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1");
}

/** The file that makes a page at an address. */
export function fileFor(route: string, isIndex = route === "/"): string {
  return isIndex ? `pages${route === "/" ? "" : route}/index.yaml` : `pages${route}.yaml`;
}

/**
 * The file of the page at an address; of a page for each row, the address with the field in brackets names it.
 *
 * @param ofRow What to do where the page is that of one row: the address of the file, and where its rows are.
 */
function fileOf(plan: Plan, route: string, ofRow: (pages: string, rows: string) => string): string {
  const { files } = plan;
  const byName = files.pageFiles.find((file) => placeOf(file).route === route);
  if (byName !== undefined) return byName;
  const record = files.routes.find((one) => one.route === route);
  if (!record) throw new Refused(`There is no page ${route}.`);
  if (record.kind === "alias")
    throw new Refused(`${route} is a further address of ${record.to}: name that one.`);
  const pattern = patternOf(record.file);
  if (!pattern.includes("["))
    throw new Refused(`${route} is one of the addresses of ${pattern}: name that one.`);
  const each = String(plan.open(record.file).get(["each"]));
  const rows = files.collections.get(each)?.file ?? `data/${each}.yaml`;
  throw new Refused(`${route} is made from a row: ${ofRow(pattern, rows)}`);
}

function checkRoute(route: string): void {
  const bad =
    route === "/"
      ? undefined
      : route
          .slice(1)
          .split("/")
          .find((part, at) => !/^\[[\w-]+\]$/.test(part) && segmentFault(part, at));
  if (bad === undefined) return;
  throw new Refused(
    `"${route}" cannot be an address: use small letters, digits and hyphens, with a slash between parts: /about/history.`,
  );
}

function checkFields(pattern: string, to: string): void {
  const [old, fresh] = [pattern, to].map((one) => /\[[^\]]*\]/.exec(one)?.[0]);
  if (old === fresh) return;
  throw new Refused(
    old === undefined
      ? `Only a page for each row of a collection can have ${fresh} in its address.`
      : `The new address needs ${old}, which each row fills: ${to.replace(/[^/]*$/, old)}.`,
  );
}

function checkFree(plan: Plan, route: string, file: string): void {
  const taken = plan.files.routes.find((one) => one.route === route);
  const there =
    taken?.file ?? plan.files.pageFiles.find((one) => one === file || placeOf(one).route === route);
  if (there !== undefined) throw new Refused(`There is a page at ${route} already: ${there}.`);
}

/** A redirect to the page, or its own further address, gives way to it. */
function clearWay(plan: Plan, to: string, fresh: string, pattern: string): void {
  const record = plan.files.routes.find((one) => one.route === to);
  const holder = plan.files.pageFiles.find((one) => placeOf(one).route === to);
  const leadsHere = holder !== undefined && plan.open(holder).get(["redirect"]) === pattern;
  if (holder !== undefined && leadsHere) plan.delete(holder);
  else if (!(record?.kind === "alias" && record.to === pattern)) checkFree(plan, to, fresh);
}

/** A text whose comment for editors leads to the schema from where the file stands. */
function withSchemaLine(text: string, file: string): string {
  return text.replace(
    /^(\ufeff?# yaml-language-server: \$schema=)(?:\.\.\/)+(site\.schema\.json)/,
    (_, start: string, name: string) => start + wayUp(file) + name,
  );
}
