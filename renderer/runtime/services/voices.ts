import type { ConsentCategory } from "../consent.ts";
import type { PageService, Voice } from "./service.ts";

type Queue = unknown[][];

/** What the services leave in the window, or find there: calls that wait for their script. */
interface ServiceWindow {
  plausible?: ((...words: unknown[]) => void) & { q?: Queue };
  _paq?: Queue;
  dataLayer?: unknown[];
}

const shared = window as ServiceWindow;

/** https://plausible.io/docs/script-extensions: the `manual` script reports nothing by itself. */
const plausible: Voice = {
  attributes: ({ id }) => ({ "data-domain": id }),
  begin() {
    if (shared.plausible) return;
    const queue: Queue = [];
    shared.plausible = Object.assign((...words: unknown[]) => void queue.push(words), { q: queue });
  },
  showPage: ({ url }) => shared.plausible?.("pageview", { u: url }),
  count: (name) => shared.plausible?.(name),
};

/** https://developer.matomo.org/guides/spa-tracking */
const matomo: Voice = {
  begin({ host, id }) {
    shared._paq ??= [];
    shared._paq.push(["setTrackerUrl", `${host}/matomo.php`], ["setSiteId", id], ["enableLinkTracking"]);
  },
  showPage: ({ url, title }) =>
    shared._paq?.push(["setCustomUrl", url], ["setDocumentTitle", title], ["trackPageView"]),
  count: (name) => shared._paq?.push(["trackEvent", "Site", name]),
  cookies: /^(_pk_|mtm_)/,
};

/** Consent mode reads a call by its `arguments`, not an array. */
function gtag(..._words: unknown[]): void {
  shared.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script takes nothing else
  shared.dataLayer.push(arguments);
}

const grants = (agreed: ReadonlySet<ConsentCategory>) => {
  const word = (category: ConsentCategory) => (agreed.has(category) ? "granted" : "denied");
  return {
    analytics_storage: word("analytics"),
    ad_storage: word("marketing"),
    ad_user_data: word("marketing"),
    ad_personalization: word("marketing"),
    functionality_storage: word("preferences"),
    personalization_storage: word("preferences"),
  };
};

/** https://developers.google.com/tag-platform/security/guides/consent */
const googleAnalytics: Voice = {
  begin({ id }, agreed) {
    gtag("consent", "default", grants(agreed));
    gtag("js", new Date());
    gtag("config", id, { send_page_view: false });
  },
  showPage: ({ url, title }) => gtag("event", "page_view", { page_location: url, page_title: title }),
  // Names of events are letters, digits and underscores there.
  count: (name) => gtag("event", name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")),
  update: (agreed) => gtag("consent", "update", grants(agreed)),
  cookies: /^_ga(_|$)|^_gid$|^_gat/,
};

/** A script that is loaded and not spoken to, such as a chat. */
const script: Voice = { begin() {}, showPage() {}, count() {} };

/** How each kind of service is spoken to. */
export const voices: Record<PageService["kind"], Voice> = {
  plausible,
  matomo,
  "google-analytics": googleAnalytics,
  script,
};
