import type { ManifestIcon } from "./icons.ts";

/** What the web manifest says of a site. */
export interface ManifestFacts {
  name: string;
  shortName: string;
  description?: string;
  lang: string;
  background: string;
  theme: string;
  icons: readonly ManifestIcon[];
}

/** `site.webmanifest`: name, colours and icons for a home screen; the site stays a page in the browser. */
export function webManifest(facts: ManifestFacts): string {
  return `${JSON.stringify(
    {
      id: "/",
      name: facts.name,
      short_name: facts.shortName,
      description: facts.description,
      lang: facts.lang,
      start_url: "/",
      scope: "/",
      display: "browser",
      background_color: facts.background,
      theme_color: facts.theme,
      icons: facts.icons,
    },
    null,
    2,
  )}\n`;
}
