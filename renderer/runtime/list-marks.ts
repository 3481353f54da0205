/** Where the list of all pages goes in a page's HTML: the build writes it between these once it knows them. */
export const LIST_MARKS = ["<!--all-pages-->", "<!--/all-pages-->"] as const;

/** Where the live server gives the list; with a slash and a tag behind it, that of a language. */
export const LIVE_LIST = "/@site/pages";
