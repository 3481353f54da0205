import { useEffect, useLayoutEffect, useRef } from "react";
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
import { arrive } from "./arrive.ts";
import { isShown } from "./left-pages.ts";
import { payloadAddress, routeOf } from "./links.ts";
import { setQueryNavigation } from "./query-state.ts";
import { redirectTarget } from "./redirect-target.ts";
import { fetchBaseStyles, showPage, takeOver, type Wake } from "./show-page.ts";

type Page = Extract<PagePayload, { kind: "page" }>;
type Redirect = Extract<PagePayload, { kind: "redirect" }>;

/** A page's data that takes longer than this many milliseconds is given up, and the link followed in full. */
const PAYLOAD_TIMEOUT = 8000;

let router: ReturnType<typeof createBrowserRouter> | undefined;

interface Beginning {
  /** Ends the blocks of the prerendered page's content. */
  endContent(): void;
  /** Wakes the blocks of the next page's. */
  wake: Wake;
  /** The data of a page that was asked for before the click, if it was; each can be taken once. */
  takeAhead(address: string): Promise<unknown> | undefined;
}

let takeAhead: Beginning["takeAhead"];

/** Address whose data is on its way. */
let opening: string | undefined;

/**
 * Starts client navigation on a prerendered page: react-router-dom holds the history and fetches the next
 * page's data; the page that is open stays as it is until then.
 */
export function startNavigation(beginning: Beginning): void {
  takeOver(beginning.endContent, beginning.wake);
  // Asked for again, and waited for, when a link is followed.
  fetchBaseStyles().catch(() => undefined);
  takeAhead = beginning.takeAhead;
  isShown((history.state as { key?: string } | null)?.key ?? "default");
  const started = createBrowserRouter(
    [{ id: "page", path: "*", loader: loadPage, shouldRevalidate: isOtherRoute, Component: Outlet }],
    { hydrationData: { loaderData: { page: null } } },
  );
  router = started;
  setQueryNavigation((address, options) => {
    // A list that still writes down what was typed must not call back who has left for another page.
    const next = started.state.navigation.location;
    if (next && routeOf(next.pathname) !== routeOf(location.pathname)) return;
    void started.navigate(address, { ...options, preventScrollReset: true });
  });
  // Back from another site with the page as it was left: nothing is on its way any more.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void started.navigate(addressOf(location), { replace: true });
  });
  const element = document.createElement("div");
  element.hidden = true;
  document.body.append(element);
  createRoot(element).render(<RouterProvider router={started} />);
}

/** Opens an address of this site; the one that is open shows its top. A second click on a link changes nothing. */
export function navigateTo(target: URL): void {
  const address = addressOf(target);
  if (!router || opening === address) return;
  const main = document.getElementById("main");
  const isHere = address === addressOf(location, routeOf(location.pathname));
  opening = isHere ? undefined : address;
  void router.navigate(address, { replace: isHere }).finally(() => {
    if (opening === address) opening = undefined;
  });
  if (isHere && main) arrive(main, target.hash);
}

const addressOf = ({ pathname, search, hash }: URL | Location, path = pathname) => path + search + hash;

function isOtherRoute({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return routeOf(currentUrl.pathname) !== routeOf(nextUrl.pathname);
}

async function loadPage({ request }: LoaderFunctionArgs): Promise<Page | Response> {
  const url = new URL(request.url);
  try {
    const address = payloadAddress(url.pathname);
    const [payload] = await Promise.all([
      takeAhead(address) ?? fetchData(address, request.signal),
      fetchBaseStyles(),
    ]);
    if (isRedirect(payload)) {
      // The address that redirects never enters the history, so the back button does not meet it.
      return redirect(redirectTarget(payload.to, url));
    }
    if (isPageOfThisRelease(payload)) return payload;
  } catch (error) {
    if (request.signal.aborted) throw error;
  }
  // Unknown route, other release, other layout or services, no network: the browser loads the page and shows what comes.
  if (!request.signal.aborted) openInFull(url);
  return new Promise(() => {});
}

function openInFull(url: URL): void {
  opening = undefined;
  // The way back has changed the address already; assigning it again could count as a jump within the page.
  if (url.pathname + url.search === location.pathname + location.search) location.reload();
  else location.assign(url.href + (router?.state.navigation.location?.hash ?? ""));
}

async function fetchData(address: string, leaving: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(PAYLOAD_TIMEOUT)]);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** A host may answer anything with data of its own and status 200. */
function isRedirect(data: unknown): data is Redirect {
  return (data as Partial<Redirect> | null)?.kind === "redirect";
}

function isPageOfThisRelease(data: unknown): data is Page {
  const page = data as Partial<Page> | null;
  const here = document.documentElement.dataset;
  return (
    page?.kind === "page" &&
    page.entry === here.entry &&
    page.layout === here.layout &&
    page.services === here.services
  );
}

/** Renders nothing: puts the page's prerendered HTML in place when its data has come. */
function Outlet() {
  const page = useLoaderData() as Page | null;
  const { hash, key, pathname, search } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    document.documentElement.toggleAttribute("data-loading", state === "loading");
  }, [state]);

  // The first link may be followed before this is drawn for the first time: its page is none that is shown already.
  const last = useRef<Page | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step within the page shows no other one
  useLayoutEffect(() => {
    const isSame = last.current === page;
    last.current = page;
    if (isSame) isShown(key);
    else if (page) showPage(page, { route: routeOf(pathname), hash, key });
  }, [page, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tells that the address's query is another one
  useEffect(() => {
    document.dispatchEvent(new CustomEvent("site:query"));
  }, [search]);
  return null;
}
