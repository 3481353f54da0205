import type { ConsentCategory } from "../consent.ts";

/** A service of others that a page may load once the visitor agrees, as the page carries it. */
export interface PageService {
  /** How it is spoken to. */
  kind: "plausible" | "matomo" | "google-analytics" | "script";
  category: ConsentCategory;
  /** Absolute address of its script. */
  src: string;
  /** What it knows the site by: a domain, a number, a measurement id. Empty for a plain script. */
  id: string;
  /** Origin that it reports to; Matomo's own. */
  host: string;
}

/** How a kind of service is spoken to. Its script may not be there yet: what is said waits for it. */
export interface Voice {
  /** Attributes of its script element. */
  attributes?(service: PageService): Record<string, string>;
  /** Called once, before its script is fetched. */
  begin(service: PageService, agreed: ReadonlySet<ConsentCategory>): void;
  /** A page is shown; also the first one. */
  showPage(page: { url: string; title: string }): void;
  /** Something happened that the page gives a name. */
  count(name: string): void;
  /** The visitor changed the choice, and this service may stay. */
  update?(agreed: ReadonlySet<ConsentCategory>): void;
  /** Names of the cookies that it sets on this site. */
  cookies?: RegExp;
}
