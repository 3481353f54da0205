import type { Clock } from "../clock/shown.ts";
import type { Collection } from "../data/collection.ts";
import type { Reference } from "../data/reference.ts";
import type { RouteTable } from "../filling/routes.ts";
import type { PageFile } from "../pages/page-file.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import type { FoundIn } from "../problems/findings.ts";
import type { PageContents, PlacedContents } from "./page-contents.ts";
import type { PageSummary } from "./page-summary.ts";

/** A page file of the site: what all checks go by, and its places when it was read in full. */
export interface CheckedPage {
  summary: PageSummary;
  /** The file as it was read; missing when only its summary is at hand. */
  source?: Omit<PageFile, "text">;
  /** Places of what its addresses show, by their indices: of those about which something has to be said. */
  placed?: PlacedContents[];
  /** The same for what its addresses show later. */
  placedLater?: PlacedContents[];
  /** Of a page that cannot be made: what it shows all the same. */
  rest?: CheckedRest;
}

/** What a page shows besides its mistakes. It has none of what else is there, so that nothing of it is missing. */
export interface CheckedRest {
  addresses: readonly { contents: PageContents; placed?: PlacedContents }[];
  /** Numbers of the blocks of which something is wrong, or not known. */
  faulty: ReadonlySet<number>;
  /** What it is filled in from can be read, and its addresses are known. */
  isFilled: boolean;
  /** All its blocks are known; what is missing stands in those that are faulty. */
  isRead: boolean;
  /** Whether the file may hold a place of that name in what cannot be read. */
  mayName(anchor: string): boolean;
  /** Where a place of what was read lies in the file. */
  toSource(offset: number): number;
}

/** Everything that is known of a site once each file was read by itself. */
export interface CheckedSite {
  dir: string;
  /** What the site is made for, and the time zone in which moments are told. */
  clock: Clock;
  zone: string;
  pages: ReadonlyMap<string, CheckedPage>;
  collections: ReadonlyMap<string, Collection>;
  settings: {
    data: unknown;
    references: readonly Reference[];
    lines: Collection["lines"];
    isBroken: boolean;
  };
  routes: RouteTable;
  /** Where a link leads on pages in another language, when only there it leads anywhere. */
  localRoute?(path: string): string | undefined;
  publicFiles: ReadonlySet<string>;
  /** Those that the site is translated into, and what their addresses begin with; missing: none. */
  languages?: readonly { lang: string; path?: string; isStrict: boolean }[];
  /** Tags of languages in which rows cannot be read: what their pages show is not known. */
  unreadIn?: ReadonlySet<string>;
  /** Collections that some page reads, directly or through references. */
  used: ReadonlySet<string>;
  /** No file has an error, so what nobody refers to is known. */
  isComplete: boolean;
  /** No file is missing or misnamed. */
  hasSoundNames: boolean;
  /** The schema of every block type can be used: what their blocks show is known. */
  hasSoundBlocks: boolean;
  icons?: readonly string[];
}

/**
 * What is wrong with a text, before it is known where the text stands. `fix` is the text that would be right, `offer` one that
 * probably would be. */
export type Found = Fault & { fix?: string; offer?: string };

/** How a value is written that takes the place of another: each kind of file has its own way. */
export type WriteValue = (text: string) => string;

/** A part of a text, such as the address of a link, needs no quotation marks of its own. */
export const asPart: WriteValue = (text) => text;

/** In YAML a # ends what can be read. */
export const inYaml: WriteValue = (text) => (text.startsWith("#") ? `"${text}"` : text);

/** The corrections of what was found, as edits of the value that stands at a place. */
export function correctionsOf(
  { fix, offer }: Found,
  { start, end }: Span,
  write = inYaml,
): Pick<Draft, "fix" | "offer"> {
  const edit = (text: string) => ({ start, end, text: write(text) });
  return { ...(fix && { fix: edit(fix) }), ...(offer && { offer: edit(offer) }) };
}

/** What was found, without its corrections. */
export function withoutCorrections({ fix: _, offer: __, ...fault }: Found): Fault {
  return fault as Fault;
}

/** Takes in what is found; a place is missing when the file was not read in full. See `Findings`. */
export type Report = (where: FoundIn, span: Span | undefined, make: (span: Span) => Draft) => void;

/** A file that something may be said of, and how it was read, where that is at hand. */
export interface NamedPage extends Pick<CheckedPage, "source"> {
  summary: { file: string };
}

/** Where to report what is found on a page. */
export function whereIs({ summary, source }: NamedPage): FoundIn {
  return { file: summary.file, ...(source && { lines: source.lines }) };
}

/** Place of a key of a page, or of its first line when it lacks the key. */
export function keySpan({ source }: NamedPage, name = ""): Span | undefined {
  return source && (source.spans.get(name) ?? source.spans.get(""));
}

/** The file of a page's layout. */
export function layoutFile({ layout }: { layout: string }): string {
  return `pages/_${layout}.yaml`;
}
