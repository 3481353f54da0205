import type { TextPart } from "../../renderer/runtime/search/excerpt.ts";
import { type Answer, findPages, type Hit } from "../../renderer/runtime/search/find-pages.ts";
import { type LoadedIndex, loadIndex } from "../../renderer/runtime/search/load-index.ts";
import { element } from "./element.ts";
import { startStatus } from "./status.ts";
import type { Wording } from "./wording.ts";

/** Results that are shown at once, and with each press of the button for more. */
const AT_ONCE = 8;

let loading: Promise<LoadedIndex> | undefined;

/** One index for all searches of a visit; one that failed is asked for again. */
function siteIndex(): Promise<LoadedIndex> {
  loading ??= loadIndex();
  loading.catch(forgetIndex);
  return loading;
}

function forgetIndex(): void {
  loading = undefined;
}

/** The results of a search, below its field. */
export interface Results {
  /** Shows what is found for a query; an empty one clears the results. */
  show(query: string): void;
  /** Fetches what every search needs, so that the first answer comes sooner. */
  prepare(): void;
}

/**
 * Results in an element: links to pages, how many there are, and what went wrong.
 *
 * @param signal Ends it.
 */
export function startResults(place: HTMLElement, wording: Wording, signal: AbortSignal): Results {
  const list = element("ol", { className: "search-hits" });
  const more = element("button", { type: "button", className: "search-more", hidden: true }, [wording.more]);
  const status = startStatus(place, wording, () => void answer(shown), signal);
  place.append(list, more);
  let shown = "";
  let turn = 0;

  const answer = async (query: string) => {
    turn += 1;
    const own = turn;
    const isLate = () => own !== turn || signal.aborted;
    shown = query;
    if (!query.trim()) {
      list.replaceChildren();
      more.hidden = true;
      return status.clear();
    }
    status.wait();
    try {
      const { found, hits } = await askTwice(query);
      if (isLate()) return;
      list.replaceChildren(...hits.map(hitItem));
      more.hidden = found.count <= AT_ONCE;
      more.onclick = () => void showMore(found, isLate);
      if (found.count > 0)
        status.say(
          wording.found.replace("{count}", found.count.toLocaleString(document.documentElement.lang || "en")),
        );
      else status.say(wording.none.replace("{query}", () => query.trim()));
    } catch (error) {
      if (isLate()) return;
      list.replaceChildren();
      more.hidden = true;
      status.fail(error);
    }
  };

  const showMore = async (found: Answer, isLate: () => boolean) => {
    const from = list.childElementCount;
    try {
      const hits = await found.hits(from, from + AT_ONCE);
      // A second press before the first was answered.
      if (isLate() || list.childElementCount !== from) return;
      list.append(...hits.map(hitItem));
      more.hidden = found.count <= list.childElementCount;
      list.children[from]?.querySelector("a")?.focus();
    } catch (error) {
      if (!isLate()) status.fail(error);
    }
  };

  return {
    show: (query) => void answer(query),
    prepare: () => void siteIndex().catch(() => undefined),
  };
}

/** A piece of the index may be gone with the release that it was of: the second time the list is the new one. */
async function askTwice(query: string): Promise<FirstHits> {
  try {
    return await ask(query);
  } catch (error) {
    if (!navigator.onLine) throw error;
    forgetIndex();
    return ask(query);
  }
}

/** An answer, and its first results. */
interface FirstHits {
  found: Answer;
  hits: readonly Hit[];
}

async function ask(query: string): Promise<FirstHits> {
  const found = await findPages(await siteIndex(), query);
  return { found, hits: await found.hits(0, AT_ONCE) };
}

function hitItem({ href, title, heading, excerpt, lang }: Hit): HTMLElement {
  const own = !import.meta.env.ONE_LANGUAGE && lang ? { lang } : {};
  return element("li", own, [
    element("a", { href: encodeHref(href) }, marked(title)),
    ...(heading ? [element("p", { className: "search-place" }, marked(heading))] : []),
    element("p", { className: "search-excerpt" }, marked(excerpt)),
  ]);
}

function marked(parts: readonly TextPart[]): (Node | string)[] {
  return parts.map(({ text, isFound }) => (isFound ? element("mark", {}, [text]) : text));
}

/** An address of the index is a route as the site writes it, which may hold any letters. */
function encodeHref(href: string): string {
  return new URL(href, location.origin).href.slice(location.origin.length);
}
