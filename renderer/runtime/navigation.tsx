import { useEffect, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from "react-router-dom";
import type { PagePayload } from "../model.ts";
import { payloadAddress, routeOf } from "./links.ts";
import { setQueryNavigation } from "./query-state.ts";
import { showPage, takeOver, type Wake } from "./show-page.ts";

type Page = Extract<PagePayload, { kind: "page" }>;

/** A page's data that takes longer than this many milliseconds is given up, and the link followed in full. */
const PAYLOAD_TIMEOUT = 8000;

let router: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * Starts client navigation on a prerendered page: react-router-dom holds the history and fetches the next
 * page's data; the page that is open stays as it is until then.
 *
 * @param endContent Ends the blocks of the prerendered page's content.
 * @param wake       Wakes the blocks of the next page's.
 */
export function startNavigation({ endContent, wake }: { endContent(): void; wake: Wake }): void {
  takeOver(endContent, wake);
  router = createBrowserRouter(
    [{ id: "page", path: "*", loader: loadPage, shouldRevalidate: isOtherRoute, Component: Outlet }],
    { hydrationData: { loaderData: { page: null } } },
  );
  const { navigate } = router;
  setQueryNavigation((address, options) => {
    void navigate(address, { ...options, preventScrollReset: true });
  });
  const element = document.createElement("div");
  element.hidden = true;
  document.body.append(element);
  createRoot(element).render(<RouterProvider router={router} />);
}

/** Opens an address of this site. */
export function navigateTo(target: URL): void {
  void router?.navigate(target.pathname + target.search + target.hash);
}

function isOtherRoute({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return routeOf(currentUrl.pathname) !== routeOf(nextUrl.pathname);
}

async function loadPage({ request }: LoaderFunctionArgs): Promise<Page | Response> {
  const url = new URL(request.url);
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PAYLOAD_TIMEOUT)]);
    const payload = await fetchPayload(payloadAddress(url.pathname), signal);
    // The address that redirects never enters the history, so the back button does not meet it.
    if (payload.kind === "redirect") return redirect(payload.to + url.search);
    const here = document.documentElement.dataset;
    if (payload.entry === here.entry && payload.layout === here.layout) return payload;
  } catch (error) {
    if (request.signal.aborted) throw error;
  }
  // Unknown route, other release, other layout, no network: the browser loads the page and shows what comes.
  location.assign(url);
  return new Promise(() => {});
}

/** @throws Error when the answer is not a page's data: a host may answer anything with its own page and status 200. */
async function fetchPayload(address: string, signal: AbortSignal): Promise<PagePayload> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const payload = (await response.json()) as PagePayload;
  if (payload.kind !== "page" && payload.kind !== "redirect")
    throw new Error(`${address} is not a page's data`);
  return payload;
}

/** Renders nothing: puts the page's prerendered HTML in place when its data has come. */
function Outlet() {
  const page = useLoaderData() as Page | null;
  const { hash, pathname, search } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    document.documentElement.toggleAttribute("data-loading", state === "loading");
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the hash alone shows no other page
  useLayoutEffect(() => {
    if (!page) return;
    showPage(page, { route: routeOf(pathname), hash });
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tells that the address's query is another one
  useEffect(() => {
    document.dispatchEvent(new CustomEvent("site:query"));
  }, [search]);
  return null;
}
