import type { Operation, ReplaceWords } from "../edit/operation.ts";
import type { FramedProblem } from "../runtime/live/protocol.ts";

/**
 * What the editor and the writer of the live server say to each other: JSON by POST, with the token of the run in the
 * header `x-site-token`. The browser names pages, blocks and options, never files.
 */
export const EDIT_PATH = "/@site/edit";

/** Names and indices, from 0. */
export type Path = readonly (string | number)[];

/**
 * How a browser names what it means. `told` names the answer that it goes by (`EditPage`, `PanelBlock`, `FormAnswer`):
 * what others have put in, moved or taken away since is reckoned with. Without it, everything is as it is now.
 */
export type Target = { told?: string } & PlaceNamed;

type PlaceNamed =
  /**
   * On the page of an address, as its definition has it: `["title"]`, `["blocks", 2, "props", "heading"]`,
   * `["blocks", 2]` for the block, `["layout", "before", 0]` for one of the shell. A bound text is changed where it is
   * written. Lists end with the name of the option: `["blocks"]`, `["blocks", 2, "props", "items"]`.
   */
  | { route: string; path: Path }
  /**
   * An option as its file has it, from the panel's form. The block is named as above; behind its `props` the steps are
   * those of the file, so that `source`, `where`, `item` or `from` can be meant as well, and what is inside them:
   * `["blocks", 2, "props", "item", "title"]`. A text with bindings is replaced as a whole and not followed to what it
   * is bound to.
   */
  | { route: string; path: Path; as: "written" }
  /**
   * The entry by which a shared list is used there, named by one of the blocks that it brings, with or without the
   * name of an option that it sets: `["blocks", 8]`, `["blocks", 8, "props", "heading"]`.
   */
  | { route: string; path: Path; as: "use" }
  /**
   * The whole text of the page's file, also where it has mistakes and is no page: `set` gives it another one. The path
   * is empty.
   */
  | { route: string; path: Path; as: "file" }
  /** A field of a row, by the row's key; an empty path for the row. */
  | { collection: string; row: string; path: Path }
  | { settings: Path };

/**
 * Begins a page in another language, with its title alone; one that is made for each row, for all rows at once.
 * @property title  In that language; empty where the title is what the row says.
 */
export interface BeginVersion {
  kind: "begin-version";
  /** Of the page in the site's own language. */
  route: string;
  lang: string;
  title: string;
}

/** What a browser can ask to be changed. */
export type Wish = Operation<Target> | BeginVersion | ReplaceWords;

/** What is asked for. */
export type EditRequest =
  | {
      ask: "apply";
      operation: Wish;
      /** Hashes of what the browser saw, by file, as an answer gave them. */
      seen?: Readonly<Record<string, string>>;
      /** The old text of the target, as the browser saw it. */
      old?: string;
      /** Changes in a row that carry the same name are undone together: the typing of one text. */
      step?: string;
    }
  /** What would change; nothing is written. */
  | { ask: "preview"; operation: Wish }
  /**
   * The correction that a problem brings along, or the form of today (`OLD_FORM`). @property problem  Its key (`problemKey`), which the writer looks up
   * among the problems that the site has now. @property offer  The likely correction, not the sure one.
   */
  | { ask: "fix"; problem: string; offer?: true }
  /** @property mark  Of the history that the browser shows; of another one nothing is taken back. Missing: whatever is last. */
  | { ask: "undo"; mark?: string }
  | { ask: "redo"; mark?: string }
  /** What can be undone and redone, and nothing else: a window that was just opened does not know. */
  | { ask: "history" };

/** Code of a block in an older form: mended with all others of its file, without a correction of its own. */
export const OLD_FORM = "old-form";

/** Names one of a site's problems, as long as its file stays as it is. */
export function problemKey({ file, code, range }: Pick<FramedProblem, "file" | "code" | "range">): string {
  return `${file}:${range.start.offset}:${code}`;
}

/** Nothing was written, and why. */
export interface Refusal {
  refused: string;
  /** What is in the way passes, such as a full disk: the same text can be sent again. */
  isForNow?: true;
  /** Where that has to do with it, as in `EditDone`; so `mark`. */
  history?: EditDone["history"];
  mark?: string;
}

/** What came of it. */
export type EditAnswer =
  | EditDone
  | Refusal
  /** Somebody else has changed the target meanwhile: nothing was written. */
  | { conflict: { file: string; yours: string; theirs: string } };

/** What has changed, or would change. */
export interface EditDone {
  files: ChangedFile[];
  /** Routes whose pages differ; "all" when every page may. */
  routes: string[] | "all";
  /** Problems that are there now and were not before, and those that are gone. */
  problems: { fresh: FramedProblem[]; gone: FramedProblem[] };
  /** What can be undone and redone now, in words, such as "Change of heading". */
  history: { undo?: string; redo?: string };
  /** Stands for that history: another one whenever somebody has changed, undone or redone something. */
  mark: string;
}

/** A file that an operation touches. */
export interface ChangedFile {
  file: string;
  /** Of its bytes now; missing when it is gone. */
  hash?: string;
  /** As `diff -u` says it. */
  diff: string;
}

/**
 * Where a picture goes: POST of its bytes as they are (`application/octet-stream`), with the token, and in the query
 * `name`, what the file is called where it comes from, and `route`, the page that it is for: it is kept beside the
 * other pictures of that page, or in `public/images`. Answered by `PictureAnswer`.
 */
export const PICTURE_PATH = "/@site/picture";

/** Where a picker finds what there is: GET, with the token. Answered by `PictureList`. */
export const PICTURES_PATH = "/@site/pictures";

/** Most bytes of a picture that is taken in. */
export const MAX_PICTURE_BYTES = 32 * 2 ** 20;

/** A picture of the site. */
export interface SitePicture {
  /** Its address, as options of pages name it: `/images/bridge.jpg`. */
  path: string;
  /** In pixels, as it is shown; missing for a drawing that does not say. */
  width?: number;
  height?: number;
  bytes: number;
}

/** What became of a picture that was sent. */
export type PictureAnswer =
  | (SitePicture & {
      /** It was there already, byte for byte; nothing was written. */
      isKnown: boolean;
      /** Whoever puts it on a page has to say what it shows, or that it says nothing. */
      needsAlt: boolean;
    })
  /** Nothing was written, and why, in one sentence. */
  | { refused: string };

/** All pictures under `public/`, by path. */
export interface PictureList {
  pictures: SitePicture[];
}

/**
 * Where a file for download goes: POST of its bytes as they are, as for a picture, with `name` in the query. It is kept
 * in `public/files`. Answered by `FileAnswer`.
 */
export const FILE_PATH = "/@site/file";

/** Most bytes of a file that is taken in: more than anybody wants to download on a phone. */
export const MAX_FILE_BYTES = 64 * 2 ** 20;

/** What became of a file that was sent. */
export type FileAnswer =
  | {
      /** Its address, as options of pages name it: `/files/menu.pdf`. */
      path: string;
      bytes: number;
      /** It was there already, byte for byte; nothing was written. */
      isKnown: boolean;
      /** The address that another file has, so that this one got a number. */
      other?: string;
    }
  /** Nothing was written, and why, in one sentence. */
  | { refused: string };
