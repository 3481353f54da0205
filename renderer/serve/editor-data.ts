import type { IncomingMessage, ServerResponse } from "node:http";
import { isScalar, parseDocument } from "yaml";
import type {
  EditBlock,
  EditBlockType,
  EditPage,
  EditPiece,
  EditValue,
  NoEditPage,
  PieceSource,
} from "../editor/edit-page.ts";
import { showsPage } from "../filling/routes.ts";
import type { PageDefinition } from "../model.ts";
import type { Origin, PageOrigins, Path, Piece } from "../origins/origin.ts";
import { pageSchema } from "../pages/page-schema.ts";
import type { Site } from "../site/site.ts";
import { textOption } from "./editor-schema.ts";
import type { RequestGuard } from "./guard-request.ts";
import { keepOrigins, originsOf } from "./known-origins.ts";
import { pageSource, unreadFile } from "./page-source.ts";
import { readBody } from "./read-body.ts";
import { toldPages } from "./told/told-pages.ts";
import { openAhead } from "./writer/open-ahead.ts";

/** A route fits well. */
const MAX_BODY = 8 * 1024;

/** Answers at `EDIT_PAGE_PATH`, to this server's own pages alone. */
export function editorData(site: Site, guard: RequestGuard) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = guard.refuseAction(request, MAX_BODY);
    if (refusal) return send(response, refusal.status, { refused: refusal.message });
    const body = await readBody(request, MAX_BODY);
    if (body === "cut") return;
    const route = body === "too long" ? undefined : routeIn(body.text);
    const isUnread = route === undefined || unreadFile(site, route) !== undefined;
    const page = isUnread ? undefined : editPage(site, route);
    if (page) {
      send(response, 200, page);
      openAhead(site.files, [page.page.file, ...page.values.map(({ file }) => file)]);
      return;
    }
    const none = noPage(site, route);
    send(response, none.source ? 200 : 404, none);
  };
}

function noPage(site: Site, route: string | undefined): NoEditPage {
  const source = route === undefined ? undefined : pageSource(site, route);
  const hasMoved = route !== undefined && originsOf(site, route) === "moved";
  return {
    refused: `There is no page at ${route ?? "this address"} now.`,
    ...(source && { source }),
    ...(hasMoved && { hasMoved }),
  };
}

function routeIn(text: string): string | undefined {
  try {
    const { route } = (JSON.parse(text) ?? {}) as { route?: unknown };
    return typeof route === "string" ? route : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(data));
}

/** A page for the editor; undefined when `Site.page` makes none. */
export function editPage(site: Site, route: string): EditPage | undefined {
  const entry = site.entryOf(route);
  const isThere = entry !== undefined && showsPage(entry);
  // Whoever has it open goes on with it where somebody else has moved it.
  const moved = isThere ? undefined : toldPages(site).movedFrom(route);
  const shown = moved ?? (entry ? route : "/404");
  const page = site.page(shown);
  const origins = page && site.origins.of(shown);
  if (!origins) return undefined;
  keepOrigins(site, shown, origins);
  const { name, page: told } = toldPages(site).tell(shown, origins);
  const { blocks, ...others } = editPageOf(site, page, origins);
  const names = new Map(origins.blocks.map(({ path }, index) => [path, told?.blocks[index]]));
  return {
    ...others,
    blocks: blocks.map((block) => ({ ...block, name: names.get(block.path)! })),
    told: name,
  };
}

/** The same of a definition and its origins, of a page on disk or not; nobody is told of it. */
export function editPageOf(site: Site, page: PageDefinition, origins: PageOrigins): EditPage {
  const blocks = origins.blocks.flatMap(({ path, origin: { file, path: written } }): EditBlock[] => {
    const type = (at(page, path) as { type?: string } | undefined)?.type;
    return type === undefined ? [] : [{ path, type, file, written, isShared: file !== page.file }];
  });
  const types: Record<string, EditBlockType> = {};
  for (const { type } of blocks) {
    const known = site.blockTypes.get(type);
    if (known)
      types[type] = { title: known.title, description: known.description, schema: { ...known.schema } };
  }
  const sources: Sources = new Map();
  const values = origins.values.map(({ path, origin }) => editValue(site, page, path, origin, sources));
  return { page, values, blocks, types };
}

function editValue(
  site: Site,
  page: PageDefinition,
  path: Path,
  origin: Origin,
  sources: Sources,
): EditValue {
  const { schema, inner } = schemaAt(site, page, path);
  const { canBeLeftOut, ...option } = textOption(schema, inner);
  const placed = origin.kind === "own" || origin.kind === "bound" ? origin : undefined;
  const set = origin.kind === "default" ? origin.set : placed;
  const file = origin.kind === "file" ? origin.file : set?.file;
  const source = placed && isFilled(option.kind, origin.kind) ? sourceAt(site, placed, sources) : undefined;
  return {
    path,
    origin: origin.kind,
    ...(file !== undefined && { file }),
    ...(set && { written: set.path }),
    ...(source !== undefined && { source }),
    ...(origin.kind === "bound" && { pieces: origin.pieces.map((piece) => editPiece(site, piece)) }),
    ...option,
    ...(canBeLeftOut && canBeTakenOut(site, origin) && { canBeLeftOut }),
    ...(isWrittenOutAlone(origin) && { isFreeText: false }),
    ...(isUntranslated(origin) && { isUntranslated: true as const }),
  };
}

/** Whether a page in another language shows words of an original: what is typed over them becomes their translation. */
function isUntranslated(origin: Origin): boolean {
  if (origin.kind !== "own" && origin.kind !== "bound") return false;
  if (origin.missingIn !== undefined) return true;
  const [piece, ...others] = origin.kind === "bound" ? origin.pieces : [];
  const from = piece && others.length === 0 && "binding" in piece ? piece.from : undefined;
  return from !== undefined && isUntranslated(from);
}

/** Whether a text can be missing where it is written: on the page, or in the row that it shows alone. */
function canBeTakenOut(site: Site, origin: Origin): boolean {
  // A translation that is taken out shows the original again: who empties it does not mean that.
  if (origin.kind === "own") return !origin.of && !origin.missingIn;
  if (origin.kind !== "bound" || origin.pieces.length !== 1) return false;
  const [piece] = origin.pieces;
  const from = piece && "binding" in piece ? piece.from : undefined;
  if (from?.kind !== "own" || from.of || from.missingIn) return false;
  const row = site.origins.rowAt(from.file, from.path);
  const schema = row && site.files.collections.get(row.collection)?.schema;
  return textOption(schema, from.path.slice(1)).canBeLeftOut === true;
}

/** A text that is a day or number of a row, written out: what is typed over it would be none. */
function isWrittenOutAlone(origin: Origin): boolean {
  if (origin.kind !== "bound" || origin.pieces.length !== 1) return false;
  const [piece] = origin.pieces;
  const from = piece && "binding" in piece ? piece.from : undefined;
  return from !== undefined && "isWrittenOut" in from && from.isWrittenOut === true;
}

/** The schema of the innermost block around a value, and the rest of the path. */
function schemaAt(site: Site, page: PageDefinition, path: Path) {
  const props = path.lastIndexOf("props");
  if (props === -1) return { schema: pageSchema, inner: path };
  const block = at(page, path.slice(0, props)) as { type?: string } | undefined;
  return { schema: site.blockTypes.get(block?.type ?? "")?.schema, inner: path.slice(props + 1) };
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** What stands at places of files: what fills a card from each row stands at one place for all of them. */
type Sources = Map<string, string | undefined>;

/** Whether the view gets something else than what stands in the file. */
function isFilled(kind: string | undefined, origin: Origin["kind"]): boolean {
  return origin === "bound" || kind?.startsWith("markdown") === true;
}

function sourceAt(site: Site, place: Written, sources: Sources): string | undefined {
  const key = `${place.file}:${place.range.start}`;
  if (!sources.has(key)) sources.set(key, readSource(site, place));
  return sources.get(key);
}

interface Written {
  file: string;
  range: { start: number; end: number };
}

/** What stands in the file. */
function readSource(site: Site, { file, range }: Written): string | undefined {
  const text = site.source(file)?.slice(range.start, range.end);
  if (text === undefined || !file.endsWith(".yaml")) return undefined;
  const { contents, errors } = parseDocument(text);
  return isScalar(contents) && errors.length === 0
    ? (contents.source ?? String(contents.value ?? ""))
    : undefined;
}

function editPiece(site: Site, piece: Piece): EditPiece {
  if ("literal" in piece) return { literal: piece.literal };
  const from = piece.from && pieceSource(site, piece.from);
  return { binding: piece.binding, ...(from && { from }) };
}

function pieceSource(site: Site, origin: Origin): PieceSource {
  if (origin.kind === "computed") return { kind: "computed", by: origin.by };
  if (origin.kind === "file") return { kind: "file", file: origin.file, path: [] };
  if (origin.kind === "default") return { kind: "computed", by: "default" };
  const { file, path, missingIn } = origin;
  // What a page in another language shows of an original is changed on the original's page.
  if (missingIn !== undefined) return { kind: "file", file, path };
  if (file === "data/site.yaml") return { kind: "setting", path };
  const row = site.origins.rowAt(file, path);
  return row
    ? {
        kind: "row",
        collection: row.collection,
        title: row.title,
        row: row.key,
        name: row.name,
        path: path.slice(1),
        at: { file, path: path.slice(0, 1) },
      }
    : { kind: "file", file, path };
}
