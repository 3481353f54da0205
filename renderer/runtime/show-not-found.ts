import { showPage } from "./show-page.ts";
import { siteAddress } from "./site-address.ts";
import { trustedHtml } from "./trusted-html.ts";

/**
 * Puts the site's not-found page in place of the page that is open; the address stays.
 *
 * @param reason Why, in the words the visitor reads; the page's blocks find it as `data-reason` around them.
 * @throws Error when the not-found page cannot be fetched.
 */
export async function showNotFound(reason: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(siteAddress("/404.html"), { signal });
  const page = new DOMParser().parseFromString(trustedHtml(await response.text()), "text/html");
  const main = page.getElementById("main");
  if (!main) throw new Error("/404.html is not the site's not-found page.");
  const { entry = "", layout = "" } = document.documentElement.dataset;
  const content = page.createElement("div");
  content.dataset.reason = reason;
  content.append(...main.childNodes);
  showPage(
    {
      kind: "page",
      entry,
      layout,
      title: page.title,
      description: page.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
      canonical: location.href,
      index: false,
      css: [...page.querySelectorAll("style:not([data-all])")].map((style) => style.textContent).join("\n"),
      html: content.outerHTML,
    },
    { route: location.pathname, hash: "" },
  );
}
