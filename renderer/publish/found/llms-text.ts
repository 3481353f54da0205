/** A page as the overview for language models names it. */
export interface ListedPage {
  route: string;
  title: string;
  description?: string;
  /** The page in all languages that it is translated into, itself included; missing where there is one. */
  alternates?: { lang: string; route: string }[];
}

/** Who the site belongs to. */
export interface SiteIdentity {
  brand: string;
  tagline?: string;
  origin: string;
  /** Tag of its language, and what pages beside all folders are headed with. */
  lang: string;
  others: string;
}

/**
 * `llms.txt`: the site in a page of Markdown, after llmstxt.org. Pages right below the home page come first;
 * then a section for each folder of routes, named by the page that stands at its head.
 */
export function llmsText(
  { brand, tagline, origin, lang, others }: SiteIdentity,
  pages: readonly ListedPage[],
): string {
  const title = (page: ListedPage) => withoutBrand(page.title, brand);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const folders = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const [folder = "", ...rest] = page.route.slice(1).split("/");
    const name = rest.length > 0 ? folder : "";
    const there = folders.get(name);
    if (there) there.push(page);
    else folders.set(name, [page]);
  }
  const line = (page: ListedPage) =>
    `- [${inLine(title(page))}](${origin}${encodeURI(page.route)})${page.description ? `: ${inLine(page.description)}` : ""}`;
  const heading = (folder: string) => {
    if (!folder) return others;
    const head = byRoute.get(`/${folder}`);
    return head ? inLine(title(head)) : folderName(folder);
  };
  const sections = [...folders]
    .sort(([a], [b]) => a.localeCompare(b, lang))
    .map(([folder, listed]) => `## ${heading(folder)}\n\n${listed.map(line).join("\n")}\n`);
  return [`# ${inLine(brand)}\n`, ...(tagline ? [`> ${inLine(tagline)}\n`] : []), ...sections].join("\n");
}

/** What a folder of pages is called when no page stands at its head. */
export function folderName(folder: string): string {
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll("-", " ");
}

/** A page's title without the company's name at its start or end: "Careers | Kestrel" is "Careers". */
export function withoutBrand(title: string, brand: string): string {
  const parts = title.split(" | ");
  const rest = parts.filter((part) => part !== brand);
  return rest.length > 0 ? rest.join(" | ") : title;
}

/** What a text of one line would not keep as it is. */
const SIGNS = /[[\]\\`<]|[^\S ]|^ | $| {2}/;

/** A text in one line in which nothing means anything to Markdown: no link, no picture, no code, no element. */
function inLine(text: string): string {
  if (!SIGNS.test(text)) return text;
  // A backslash before a tag would become a part of an address that stands in front of it; a reference does not.
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[[\]\\`]/g, "\\$&")
    .replaceAll("<", "&lt;");
}
