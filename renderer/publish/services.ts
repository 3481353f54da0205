import { canParse } from "../formats/can-parse.ts";
import type { PageService } from "../runtime/services/service.ts";

/** An entry of `services` in `data/site.yaml`, checked by its schema and by `check/check-services.ts`. */
export interface ServiceSetting {
  use: PageService["kind"];
  /** What the service knows the site by. */
  id?: string;
  /** Where it is loaded from: an origin, or for a plain script its whole address. */
  from?: string;
  category?: PageService["category"];
  /** Addresses that have it, `/insights/*` for all below; every page when left out. */
  pages?: readonly string[];
  connect?: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
}

/** A service, and what the security policy has to allow for it. */
export interface SiteService {
  page: PageService;
  pages: readonly string[] | undefined;
  connect: readonly string[];
  images: readonly string[];
  frames: readonly string[];
}

/** Sources of others that a page's security policy lets through. */
export interface ForeignSources {
  scripts: readonly string[];
  connect: readonly string[];
  images: readonly string[];
  frames: readonly string[];
}

const GOOGLE = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/** What the ready settings stand for. Sources: the services' own documentation of their scripts. */
const presets: Record<PageService["kind"], (setting: ServiceSetting, siteUrl: string) => SiteService> = {
  plausible(setting, siteUrl) {
    const host = originOf(setting.from ?? "https://plausible.io");
    const id = setting.id ?? (canParse(siteUrl) ? new URL(siteUrl).hostname : "");
    return service(setting, { host, id, src: `${host}/js/script.manual.js` }, { connect: [host] });
  },
  matomo(setting) {
    // Matomo may lie in a folder of its host.
    const host = (setting.from ?? "").replace(/\/$/, "");
    const origins = [originOf(host)];
    return service(setting, { host, src: `${host}/matomo.js` }, { connect: origins, images: origins });
  },
  "google-analytics"(setting) {
    const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(setting.id ?? "")}`;
    return service(setting, { host: "", src }, { connect: GOOGLE, images: GOOGLE });
  },
  script(setting) {
    const src = setting.from ?? "";
    return service(setting, { host: "", src }, { connect: [originOf(src)] });
  },
};

/** The services of a site, in the order of its settings. */
export function servicesOf(settings: { url: string; services?: unknown }): SiteService[] {
  const list = (settings.services ?? []) as readonly ServiceSetting[];
  return list.map((setting) => presets[setting.use](setting, settings.url));
}

/** The services that a page has. */
export function servicesOn(services: readonly SiteService[], route: string): SiteService[] {
  return services.filter(({ pages }) => !pages || pages.some((pattern) => covers(pattern, route)));
}

/** Whether a pattern of addresses stands for a page: the address itself, or with `/*` at the end all below it. */
export function covers(pattern: string, route: string): boolean {
  return pattern.endsWith("/*") ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}

/** What the policy of a page with these services lets through. */
export function sourcesOf(services: readonly SiteService[]): ForeignSources {
  const all = (list: (one: SiteService) => readonly string[]) => [...new Set(services.flatMap(list))];
  return {
    scripts: all(({ page }) => [originOf(page.src)]),
    connect: all(({ connect }) => connect),
    images: all(({ images }) => images),
    frames: all(({ frames }) => frames),
  };
}

function service(
  { use, id = "", category = "analytics", pages, connect = [], images = [], frames = [] }: ServiceSetting,
  page: Partial<PageService> & Pick<PageService, "host" | "src">,
  own: { connect: readonly string[]; images?: readonly string[] },
): SiteService {
  return {
    page: { kind: use, category, id, ...page },
    pages,
    connect: [...own.connect, ...connect],
    images: [...(own.images ?? []), ...images],
    frames,
  };
}

function originOf(address: string): string {
  return canParse(address) ? new URL(address).origin : "";
}
