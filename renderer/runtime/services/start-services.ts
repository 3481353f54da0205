/**
 * Loads services of others (measuring, pixels, chats) once the visitor has agreed to their category, and takes them
 * back when the visitor changes the choice. Only pages of sites that name services carry this script.
 */
import { agreedCategories, CONSENT_EVENT } from "../consent.ts";
import { allowScripts } from "./allow-scripts.ts";
import { forgetCookies } from "./forget-cookies.ts";
import type { PageService } from "./service.ts";
import { voices } from "./voices.ts";

const services = readServices();
const running = new Set<PageService>();

if (services.length > 0) {
  allowScripts(services.map(({ src }) => src));
  whenIdle(start);
  document.addEventListener(CONSENT_EVENT, changeMind);
  // The choice was changed in another tab.
  addEventListener("storage", ({ key }) => key === "cookie_consent" && changeMind());
  document.addEventListener("site:navigate", () => eachRunning((voice) => voice.showPage(pageShown())));
  document.addEventListener("click", ({ target }) => countOf(target, "a[data-count]"));
  document.addEventListener("site:sent", ({ target }) => countOf(target, "form[data-count]"));
}

/** The services of this page; none when what it carries cannot be read. */
function readServices(): PageService[] {
  try {
    const services: unknown = JSON.parse(document.getElementById("services")?.textContent ?? "[]");
    return Array.isArray(services) ? services : [];
  } catch {
    return [];
  }
}

/** Begins with the services that were agreed to and do not run yet. */
function start(): void {
  const agreed = agreedCategories();
  for (const service of services) {
    if (running.has(service) || !agreed.has(service.category)) continue;
    running.add(service);
    const voice = voices[service.kind];
    voice.begin(service, agreed);
    voice.showPage(pageShown());
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(voice.attributes?.(service) ?? {}))
      script.setAttribute(name, value);
    script.async = true;
    script.src = service.src;
    document.head.append(script);
  }
}

/**
 * What runs cannot be unloaded: when a service loses its consent, its cookies go and the page is loaded afresh,
 * without it. Others stay, and hear of the choice.
 */
function changeMind(): void {
  const agreed = agreedCategories();
  const lost = [...running].filter(({ category }) => !agreed.has(category));
  if (lost.length > 0) {
    for (const { kind } of lost) forgetCookies(voices[kind].cookies);
    location.reload();
    return;
  }
  eachRunning((voice) => voice.update?.(agreed));
  start();
}

/** Reports what a link or a form that was used calls itself in `data-count`. */
function countOf(target: EventTarget | null, selector: string): void {
  const name = target instanceof Element && target.closest<HTMLElement>(selector)?.dataset.count;
  if (name) eachRunning((voice) => voice.count(name));
}

function eachRunning(speak: (voice: (typeof voices)[PageService["kind"]]) => void): void {
  for (const { kind } of running) speak(voices[kind]);
}

function pageShown(): { url: string; title: string } {
  // What stands behind # is nobody's business.
  return { url: location.origin + location.pathname + location.search, title: document.title };
}

/** After what the visitor waits for. */
function whenIdle(act: () => void): void {
  const later = () => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
