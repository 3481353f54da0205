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
  /** Address of the home page, below which all others are. */
  home: string;
}

/** `site.webmanifest`: name, colours and icons for a home screen; the site stays a page in the browser. */
export function webManifest(facts: ManifestFacts): string {
  return `${JSON.stringify(
    {
      id: facts.home,
      name: facts.name,
      short_name: facts.shortName,
      description: facts.description,
      lang: facts.lang,
      start_url: facts.home,
      scope: facts.home,
      display: "browser",
      background_color: facts.background,
      theme_color: facts.theme,
      icons: facts.icons,
    },
    null,
    2,
  )}\n`;
}
