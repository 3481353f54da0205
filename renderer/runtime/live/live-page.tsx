import { useEffect, useRef } from "react";
import { useLoaderData, useLocation, useNavigate } from "react-router-dom";
import type { BlockDefinition, PageDefinition } from "../../model.ts";
import { announce, arrive } from "../arrive.ts";
import { LanguageContext } from "../language.ts";
import { internalTarget, routeOf } from "../links.ts";
import { shownPage } from "../shown-page.ts";
import { useBlockPointer } from "./block-pointer.ts";
import { AwayPageMark, DraftPageMark } from "./draft-mark.tsx";
import { EditLink } from "./edit-link.tsx";
import { InItsLanguage } from "./in-its-language.tsx";
import { LiveBlock } from "./live-block.tsx";
import { ProblemOverlay } from "./problem-overlay.tsx";
import { AS_OF, EDITOR_PATH, type LiveAnswer, SITE_PATH } from "./protocol.ts";
import { RefusedRequests } from "./refused-requests.tsx";
import { useStage } from "./stage.ts";
import { TimeControl } from "./time-control.tsx";

/** The page that is open, out of the definition that the server resolved. */
export function LivePage() {
  const { shown, drawings } = useStage(useLoaderData() as LiveAnswer);
  const { page, css, problems, dir, time, broken, movedFrom, asks } = shown;
  const { pathname, search, hash } = useLocation();
  const route = routeOf(pathname);
  useInternalLinks();
  useBlockPointer(dir);
  useArrival({ route, hash, movedFrom, title: page?.title, alternates: page?.alternates });

  // biome-ignore lint/correctness/useExhaustiveDependencies: tells that the address's query is another one
  useEffect(() => {
    document.dispatchEvent(new CustomEvent("site:query"));
  }, [search]);

  useEffect(() => {
    document.title = page?.title ?? "Problem on this page";
    document.documentElement.lang = page?.lang ?? "en";
    document.documentElement.dir = page?.dir ?? "";
    document.querySelector("meta[name=description]")?.setAttribute("content", page?.description ?? "");
  }, [page]);

  return (
    <LanguageContext value={page?.lang ?? "en"}>
      {css && <style>{css}</style>}
      {page && (
        <a className="skip-link" href="#main" lang={page.isSkipEnglish && "en"}>
          {page.skip}
        </a>
      )}
      <LiveBlocks of={page?.layout.before} at="layout/before" drawings={drawings} />
      <main id="main" tabIndex={-1} key={page?.route}>
        <RefusedRequests page={page} asks={asks} />
        {page?.draft && <DraftPageMark />}
        {page?.away && <AwayPageMark away={page.away} />}
        {page ? (
          <InItsLanguage page={page}>
            <LiveBlocks of={page.blocks} at="blocks" drawings={drawings} />
          </InItsLanguage>
        ) : (
          <NoPage route={route} file={broken} />
        )}
      </main>
      <LiveBlocks of={page?.layout.after} at="layout/after" drawings={drawings} />
      <div id="announcer" className="visually-hidden" aria-live="polite" />
      <TimeControl time={time} />
      <ProblemOverlay problems={problems} />
      <EditLink route={route} />
    </LanguageContext>
  );
}

/**
 * Stands where there is neither a page nor `pages/404.yaml`, at which a host would say something of its own, and where
 * the page has had errors since the server was started.
 */
function NoPage({ route, file }: { route: string; file: string | undefined }) {
  return (
    <p className="no-page">
      {file === undefined
        ? `There is no page at ${route} yet, and no pages/404.yaml that tells visitors so.`
        : `This page cannot be shown as long as ${file} has errors. The list below says where they are, and what to do.`}
    </p>
  );
}

interface LiveBlocksProps {
  of?: readonly BlockDefinition[];
  /** Path of the list in the page's definition. */
  at: string;
  drawings: ReadonlyMap<string, number>;
}

function LiveBlocks({ of = [], at, drawings }: LiveBlocksProps) {
  return of.map((definition, index) => (
    <LiveBlock
      // biome-ignore lint/suspicious/noArrayIndexKey: a block keeps its state when others after it change
      key={`${definition.type} ${index} ${drawings.get(`${at}/${index}`) ?? 0}`}
      definition={definition}
    />
  ));
}

const isEditor = (path: string): boolean =>
  [EDITOR_PATH, SITE_PATH].some((start) => path === start || path.startsWith(`${start}/`));

function useInternalLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = internalTarget(event);
      // The editor has a window of its own code.
      if (!target || isEditor(target.pathname)) return;
      event.preventDefault();
      // Whoever looks at another day stays there.
      const asOf = new URLSearchParams(window.location.search).get(AS_OF);
      if (asOf !== null) target.searchParams.set(AS_OF, asOf);
      void navigate(target.pathname + target.search + target.hash);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

interface Arrival {
  route: string;
  hash: string;
  /** The address that the same page had before. */
  movedFrom: string | undefined;
  title: string | undefined;
  alternates: PageDefinition["alternates"];
}

/** Scrolls, moves focus and announces when another page is open; not on the first one and not after a save. */
function useArrival({ route, hash, movedFrom, title = "", alternates }: Arrival) {
  const shown = useRef(route);
  useEffect(() => {
    const before = shown.current;
    if (before === route) return;
    shown.current = route;
    const main = document.getElementById("main");
    shownPage.alternates = alternates;
    document.dispatchEvent(new CustomEvent("site:navigate", { detail: { route } }));
    // Whoever has it open stays where they are, such as in the form beside it.
    if (before === movedFrom) return;
    if (main) arrive(main, hash);
    announce(title);
  }, [route, hash, movedFrom, title, alternates]);
}
