import { siteAddress, siteRoute } from "../../renderer/runtime/site-address.ts";
import { nearestRoutes } from "./nearest-routes.ts";

/** How long the list of addresses may take, in milliseconds. */
const PATIENCE = 8000;

/** Says which address is missing, in the console and in words, and suggests the nearest ones. */
export default function startNotFound(element: HTMLElement): () => void {
  const asked = siteRoute(location.pathname, import.meta.env.BASE);
  const ended = new AbortController();
  console.warn(`404: there is no page at ${siteAddress(asked)}`);
  const texts = [...element.querySelectorAll<HTMLElement>(".says > *")];
  const fitting = texts.find(({ dataset }) => dataset.prefix && asked.startsWith(dataset.prefix)) ?? texts[0];
  for (const text of texts) text.toggleAttribute("data-shown", text === fitting);
  // A page that exists but whose text could not be had says so instead (renderer/runtime/show-not-found.ts).
  const reason = element.closest<HTMLElement>("[data-reason]")?.dataset.reason;
  if (reason && fitting) fitting.textContent = reason;
  suggest(element, asked, ended.signal).catch(() => {
    // Without the list of addresses there is nothing to suggest; the page is complete without it.
  });
  return () => ended.abort();
}

async function suggest(element: HTMLElement, asked: string, ended: AbortSignal): Promise<void> {
  const near = element.querySelector(".near > div");
  const list = near?.querySelector("ul");
  const answer = await fetch(siteAddress("/sitemap.xml"), {
    signal: AbortSignal.any([ended, AbortSignal.timeout(PATIENCE)]),
  });
  if (!near || !list || !answer.ok) return;
  const routes = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    return siteRoute(new URL(address, location.href).pathname, import.meta.env.PUBLISHED_BASE);
  });
  for (const route of nearestRoutes(decoded(asked), routes)) {
    const link = document.createElement("a");
    link.href = siteAddress(route);
    link.textContent = siteAddress(route);
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  near.toggleAttribute("data-shown", list.childElementCount > 0);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
