import type { Site } from "../content/site.ts";
import type { PageDefinition } from "../model.ts";
import { escapeHtml } from "./escape-html.ts";

/** Makes the function that writes a page's share card into its head. */
export function pageHead(site: Site): (page: PageDefinition) => string {
  const { brand, url } = site.settings;
  const origin = url.replace(/\/$/, "");
  return (page) => {
    const properties: [string, string | undefined][] = [
      ["og:title", page.title],
      ["og:description", page.description],
      ["og:type", "website"],
      ["og:url", origin + page.canonical],
      ["og:site_name", brand],
      ["og:image", page.image && new URL(page.image.src, `${origin}/`).href],
      ["og:image:alt", page.image?.alt],
    ];
    return properties
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">\n`)
      .join("");
  };
}
