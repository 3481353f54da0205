/** Where the list of all pages goes in a page's HTML: the build writes it between these once it knows them. */
export const LIST_MARKS = ["<!--all-pages-->", "<!--/all-pages-->"] as const;

/** Where the live server gives the list. */
export const LIVE_LIST = "/@site/pages";
