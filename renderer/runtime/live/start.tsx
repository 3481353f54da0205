import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider, redirect } from "react-router-dom";
import { routeOf } from "../links.ts";
import { setQueryNavigation } from "../query-state.ts";
import { watchRequests } from "./foreign-requests.ts";
import { BlockRegistryContext, type LiveRegistry } from "./live-block.tsx";
import { LiveFault } from "./live-fault.tsx";
import { AS_OF, EDITOR_FRAME, EDITOR_PATH, FOR_EDITOR, type LiveAnswer, SITE_PATH } from "./protocol.ts";
import { isThemed, showTheme, startTheme } from "./show-theme.ts";
import { onSiteChange } from "./site-changes.ts";
import { heldOnStage, watchStage } from "./stage.ts";
import { holdUpdates } from "./updates-in-time.ts";

/** What was loaded, once it can be drawn as the site looks: it stood there in another look before. */
async function inTheme<Loaded>(loaded: Promise<Loaded>): Promise<Loaded> {
  const view = await loaded;
  await isThemed;
  return view;
}

/** The editor, which is loaded when somebody wants it. */
export interface LiveEditor {
  /** What stands around all its views. */
  shell(): Promise<{ Component: ComponentType }>;
  /** The view of a page. */
  route(): Promise<{ Component: ComponentType }>;
  /** The views of the whole site. */
  site(): Promise<{ Component: ComponentType }>;
  /** What makes the page in its frame one that can be edited. */
  frame(): Promise<{ startFrame(page: LiveFrame): void }>;
}

/** The live page, as the editor around it gets it. */
export interface LiveFrame {
  registry: LiveRegistry;
  /** The element that the page is rendered into. */
  container: Element;
  /** Goes to another page. */
  go(route: string): void;
}

/**
 * Starts the live page of `npm start`: every block is React with hot reload, and a saved YAML file shows at
 * once, without losing the state of what did not change.
 */
export function startLivePage(registry: LiveRegistry, editor: LiveEditor): void {
  const element = document.getElementById("live");
  if (!element) throw new Error("The page has no element #live.");
  watchRequests();
  holdUpdates();
  const router = createBrowserRouter([
    {
      path: "/__blocks",
      HydrateFallback: Nothing,
      ErrorBoundary: LiveFault,
      lazy: () => import("./gallery/gallery-route.ts"),
    },
    {
      HydrateFallback: Nothing,
      ErrorBoundary: LiveFault,
      lazy: () => inTheme(editor.shell()),
      children: [
        // What stands around a view goes on when the view has failed.
        { path: `${EDITOR_PATH}/*`, lazy: editor.route, ErrorBoundary: LiveFault },
        { path: `${SITE_PATH}/*`, lazy: editor.site, ErrorBoundary: LiveFault },
      ],
    },
    {
      path: "*",
      loader: loadAnswer,
      HydrateFallback: Nothing,
      ErrorBoundary: LiveFault,
      // The window around an editor shows no page itself.
      lazy: async () => ({ Component: (await import("./live-page.tsx")).LivePage }),
    },
  ]);
  setQueryNavigation((address, { replace }) => {
    void router.navigate(address, { replace, preventScrollReset: true });
  });
  startTheme();
  onSiteChange(() => {
    changes += 1;
    void router.revalidate();
    void showTheme();
  });
  watchStage(() => {
    if (!isBehind || heldOnStage()) return;
    isBehind = false;
    void router.revalidate();
  });
  if (window.name === EDITOR_FRAME)
    void editor
      .frame()
      .then(({ startFrame }) =>
        startFrame({ registry, container: element, go: (route) => void router.navigate(route) }),
      );
  createRoot(element).render(
    <BlockRegistryContext value={registry}>
      <RouterProvider router={router} />
    </BlockRegistryContext>,
  );
}

/** How many changes this window has heard of. */
let changes = 0;

/** The page has got another address while somebody types in it, and is followed when they have ended. */
let isBehind = false;
/** The addresses of the page that was followed last. */
let followed: { from: string; to: string } | undefined;

function Nothing() {
  return null;
}

async function askServer({ url, signal }: Request): Promise<LiveAnswer> {
  const { pathname, searchParams } = new URL(url);
  const asOf = searchParams.get(AS_OF);
  const time = asOf === null ? "" : `&${AS_OF}=${encodeURIComponent(asOf)}`;
  const whom = window.name === EDITOR_FRAME ? `&${FOR_EDITOR}` : "";
  const address = `/@site/page?route=${encodeURIComponent(routeOf(pathname))}${time}${whom}`;
  return (await (await fetch(address, { signal })).json()) as LiveAnswer;
}

async function loadAnswer({ request }: LoaderFunctionArgs): Promise<LiveAnswer | Response> {
  const url = new URL(request.url);
  const before = changes;
  const first = await askServer(request);
  // On its way it may have met the word of a change.
  const answer = changes > before ? await askServer(request) : first;
  await isThemed;
  const route = routeOf(url.pathname);
  if (!answer.redirect) return followed?.to === route ? { ...answer, movedFrom: followed.from } : answer;
  const held = heldOnStage();
  if (held?.page?.route !== route) {
    followed = answer.isMoved && { from: route, to: answer.redirect };
    return redirect(answer.redirect + url.search);
  }
  isBehind = true;
  return held;
}
