import { EDIT_PAGE_PATH } from "../editor/edit-page.ts";
import { OVERVIEW_PATH } from "../editor/overview-answers.ts";
import { PANEL_PATH } from "../editor/panel/panel-block.ts";
import { EDIT_PATH, FILE_PATH, PICTURE_PATH, PICTURES_PATH } from "../editor/protocol.ts";
import { LIVE_LIST } from "../runtime/list-marks.ts";
import { EDITOR_PATH, SITE_PATH, THEME_STYLES } from "../runtime/live/protocol.ts";
import { OPEN_PATH } from "./open-file.ts";
import { TRANSLATIONS_PATH } from "./translations-page.ts";

/** An address of the live server that no site has. */
export interface LiveAddress {
  /** The path; with a slash at its end also all that lie below it. */
  at: string;
  /** GET stands for HEAD as well. */
  method: "GET" | "POST";
  /**
   * `pages`: scripts of pages of this very run, which know its token; what answers there asks `refuseAction` or
   * `refuseReading`. `anybody`: whoever `RequestGuard.refuse` lets in; nothing is changed.
   */
  answers: "pages" | "anybody";
}

/** Where the live server says what a page is made of. */
export const PAGE_PATH = "/@site/page";

/** Where it says which blocks there are, for the gallery. */
export const BLOCKS_PATH = "/@site/blocks";

/** Where the files of the bundled live pages lie; the bundle's key and a name follow. */
export const CODE_PATH = "/@site/code/";

/** The gallery of blocks. */
export const GALLERY_PATH = "/__blocks";

/**
 * All of them. What is not in this table is not there: a new address is written down here first, and
 * `tests/writer/addresses.test.ts` tries to break into it.
 */
export const LIVE_ADDRESSES: readonly LiveAddress[] = [
  { at: EDIT_PATH, method: "POST", answers: "pages" },
  { at: EDIT_PAGE_PATH, method: "POST", answers: "pages" },
  { at: PICTURE_PATH, method: "POST", answers: "pages" },
  { at: FILE_PATH, method: "POST", answers: "pages" },
  { at: PICTURES_PATH, method: "GET", answers: "pages" },
  { at: OPEN_PATH, method: "POST", answers: "pages" },
  { at: PAGE_PATH, method: "GET", answers: "anybody" },
  { at: BLOCKS_PATH, method: "GET", answers: "anybody" },
  { at: PANEL_PATH, method: "GET", answers: "anybody" },
  { at: OVERVIEW_PATH, method: "GET", answers: "anybody" },
  { at: THEME_STYLES, method: "GET", answers: "anybody" },
  { at: CODE_PATH, method: "GET", answers: "anybody" },
  { at: `${LIVE_LIST}/`, method: "GET", answers: "anybody" },
  { at: GALLERY_PATH, method: "GET", answers: "anybody" },
  { at: `${EDITOR_PATH}/`, method: "GET", answers: "anybody" },
  { at: `${SITE_PATH}/`, method: "GET", answers: "anybody" },
  { at: TRANSLATIONS_PATH, method: "GET", answers: "anybody" },
];

/** Paths that begin so are the live server's own, and never a site's. */
const OWN = /^\/(?:@site(?:\/|$)|__)/;

/**
 * By which methods a path may be asked.
 *
 * @returns undefined for one that would be the live server's own, and is not.
 */
export function methodsOf(path: string): readonly string[] | undefined {
  const found = LIVE_ADDRESSES.find(
    ({ at }) => path === at || (at.endsWith("/") && (path.startsWith(at) || `${path}/` === at)),
  );
  if (!found && OWN.test(path)) return undefined;
  return found?.method === "POST" ? ["POST"] : ["GET", "HEAD"];
}
