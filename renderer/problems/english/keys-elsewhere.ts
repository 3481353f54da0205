const OF_ADDRESSES =
  "The address of a page is that of its file: pages/company/about.yaml is /company/about. Further addresses go into aliases.";
const OF_ROWS =
  "A page has no such thing; what many pages have in common is a field of the rows that they are made from (each).";

const OF_MENUS = "The menu and its order stand in the layout: pages/_layout.yaml.";
const OF_LANGUAGES =
  "The language of a page follows from the name of its file: about.de.yaml is the German version of about.yaml.";
const OF_GROUPS = "Write what stands in it without it, in the column of title.";

/** Keys that pages of other systems have, and where theirs is said here. */
export const KEYS_ELSEWHERE: Readonly<Record<string, string>> = {
  slug: OF_ADDRESSES,
  permalink: OF_ADDRESSES,
  url: OF_ADDRESSES,
  path: OF_ADDRESSES,
  route: OF_ADDRESSES,
  date: OF_ROWS,
  tags: OF_ROWS,
  categories: OF_ROWS,
  category: OF_ROWS,
  author: OF_ROWS,
  weight: OF_MENUS,
  order: OF_MENUS,
  menu: OF_MENUS,
  nav: OF_MENUS,
  navigation: OF_MENUS,
  nav_order: OF_MENUS,
  navorder: OF_MENUS,
  parent: OF_MENUS,
  lang: OF_LANGUAGES,
  language: OF_LANGUAGES,
  locale: OF_LANGUAGES,
  keywords: "Search engines do not read keywords: delete the line.",
  seo: OF_GROUPS,
  metadata: OF_GROUPS,
  opengraph: OF_GROUPS,
  og: OF_GROUPS,
  status: "A page that is not to be seen yet has the line draft: true; one without it is.",
  template: "How a page is framed is its layout: layout: plain takes pages/_plain.yaml.",
};
