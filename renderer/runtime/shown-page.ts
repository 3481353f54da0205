import type { PageAlternate } from "../model.ts";

/** What blocks of the shell have to know of the page that was put in place of another one; empty until one was. */
export const shownPage: { alternates?: readonly PageAlternate[] | undefined } = {};
