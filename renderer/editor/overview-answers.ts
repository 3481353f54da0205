import type { PageAway } from "../model.ts";
import type { FramedProblem } from "../runtime/live/protocol.ts";
import type { PanelField, WrittenForm } from "./panel/panel-block.ts";

/** What the live server tells of the site as a whole, by GET: `pages`, `tables`, `table`, `row`, `settings`, `words`. */
export const OVERVIEW_PATH = "/@site/overview/";

/** Every page, and what stands around pages. */
export interface PagesAnswer {
  /** Sorted by address. */
  pages: OverviewPage[];
  /** Tags of the languages that the site is translated into. */
  languages: string[];
  /** What addresses in each of them begin with: `/de`. */
  paths: { readonly [lang: string]: string };
  /** Layouts and shared lists, each with a page that shows it. */
  shells: OverviewShell[];
}

/** An address that shows a page or leads on. */
export interface OverviewPage {
  route: string;
  /** Of a page; what is written in its file where that has mistakes. */
  title: string;
  /** Relative to the site folder. */
  file: string;
  /** `rows`: its file makes a page for each row of a collection. */
  kind: "page" | "rows" | "redirect";
  /** Of a redirect: where it leads. */
  to?: string;
  /** Of `rows`: the address of all of them, with the field in brackets; and the row that this one is made from. */
  pattern?: string;
  row?: { collection: string; key: string };
  /** Of `rows`: the title as its file has it, with what is filled in; missing where that alone is the title. */
  ownTitle?: string;
  isDraft?: true;
  /** It comes or goes at a time. */
  isTimed?: true;
  /** Visitors do not get it yet, or no longer. */
  away?: PageAway;
  /** Something that is written elsewhere, mostly in data, keeps it from being shown. */
  isStopped?: true;
  /** Of its file. */
  errors: number;
  warnings: number;
  /** The language of a version; missing for pages in the language of the site. */
  lang?: string;
  /** Tags of the languages that have a version of it. */
  versions: string[];
  /** The home page and the page for missing addresses stay where they are. */
  isFixed?: true;
}

export interface OverviewShell {
  file: string;
  kind: "layout" | "shared";
  name: string;
  /** A page that shows it; missing where none does. */
  route?: string;
}

/** The collections of the site. */
export interface TablesAnswer {
  tables: OverviewTable[];
}

export interface OverviewTable {
  name: string;
  title: string;
  about: string;
  file: string;
  /** Field that identifies a row. */
  key: string;
  count: number;
  errors: number;
  warnings: number;
  /** Addresses of the pages that read it, sorted. */
  routes: string[];
}

/** One collection with its rows. */
export interface TableAnswer extends OverviewTable {
  columns: { name: string; label: string; isNumber?: true }[];
  /** In the order of the file. */
  rows: OverviewRow[];
  /** What a new row is made from: fields that have to be there. */
  fields: PanelField[];
  /** What is wrong in a file in which nothing can be changed as long as it is. */
  unread?: FramedProblem[];
}

export interface OverviewRow {
  key: string;
  title: string;
  /** By column: as people read it. */
  cells: { readonly [column: string]: string };
  errors: number;
  warnings: number;
}

/** A row or the settings as a form shows them. */
export interface FormAnswer extends WrittenForm {
  /** Of a row: the field that identifies it, and what that says now. */
  key?: string;
  row?: string;
}

/** In place of a form: its file has a mistake, with which nobody can tell what stands in it. */
export interface UnreadForm {
  isUnread: true;
  file: string;
  /** What is wrong in the file. */
  problems: FramedProblem[];
}

/** Where words stand on the site. */
export interface WordsAnswer {
  /** Pages first, then rows, settings, and texts under `public/`. */
  places: WordsPlace[];
  /** How often they were found; some more than the places name where it is cut. */
  count: number;
  /** They are there so often that the rest of the site was not looked through. */
  isCut?: true;
  /** Files with mistakes, which could not be looked through. */
  unread: string[];
}

/** A page, a row or a file with the words in it. */
export interface WordsPlace {
  title: string;
  /** Its address, or what kind of thing it is. */
  about: string;
  file: string;
  hits: WordsHit[];
}

export interface WordsHit {
  /** Names it in `ReplaceWords`. */
  id: string;
  /** Of the option or field; empty for a text that is a file of its own. */
  label: string;
  before: string;
  found: string;
  after: string;
  /** What would stand there instead. */
  fresh?: string;
  /** In an address or name, which other things may depend on: changed only when it is asked for. */
  isName?: true;
  /** Where the editor shows it; missing for what no view shows. */
  to?: string;
}
