import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { routeOf } from "../../runtime/links.ts";
import { EDITOR_FRAME, type LiveAnswer } from "../../runtime/live/protocol.ts";
import { changeOf, optionOf, originWords, withPages } from "../change-of.ts";
import type { Client } from "../client.ts";
import { EDIT_PAGE_PATH, type EditPage, type EditValue, type NoEditPage } from "../edit-page.ts";
import type { FrameApi, FrameHost, FrameKey, PinKind } from "../frame/frame-api.ts";
import { isSameText, type KeptText, type KeptTexts } from "../kept-texts.ts";
import type { BlockTask } from "../panel/tasks/block-task.ts";
import { post } from "../post.ts";
import type { Path, Target } from "../protocol.ts";
import { KEPT_THEIRS } from "../text-conflict.ts";

/** What the shell knows of the page in its frame. */
export interface ShownPage {
  answer?: LiveAnswer;
  edited?: EditPage;
  /** The text that is being typed. */
  typing?: EditValue;
  frame?: FrameApi;
  /** What was typed on this visit and refused: it is in no file. */
  refused?: readonly KeptText[];
}

export interface FrameListeners {
  client: Client;
  kept: KeptTexts;
  /** Of the address. */
  route: string;
  onSelect(block: Path | undefined, option: EditValue | undefined): void;
  onKey(key: FrameKey): void;
  onTask(task: BlockTask, block: Path | undefined): void;
  onPin(kind: PinKind, key: string, at: { x: number; y: number }): void;
  /** @param at  In the frame, in pixels. */
  onMenu(at: { x: number; y: number }, block: Path | undefined): void;
  /** The page in the frame has become another one: somebody has followed a link. */
  onRoute(route: string): void;
}

/** Talks with the page in the frame. */
export function useFrame(listeners: FrameListeners): ShownPage {
  const [shown, setShown] = useState<ShownPage>({});
  const now = useRef({ listeners, shown });
  now.current = { listeners, shown };
  const ask = useNewestPage();

  useEffect(() => {
    const follow = async (route: string): Promise<void> => {
      const edited = await ask(route);
      // The page in the frame stays as it is while somebody types there; outline and form take their time.
      if (edited && edited !== "moved")
        startTransition(() => setShown((state) => (state.typing ? { ...state, edited } : state)));
    };
    const host = createHost(now, setShown, follow);
    window.siteEditor = host;
    return () => {
      delete window.siteEditor;
    };
  }, [ask]);

  const { answer, frame } = shown;
  const { route: wanted } = listeners;
  const isThere = answer?.page?.route === wanted;
  const lastWanted = useRef(wanted);
  useEffect(() => {
    if (lastWanted.current === wanted) return;
    lastWanted.current = wanted;
    // The address has become another one by itself: somebody went back.
    if (!isThere) frame?.go(wanted);
  }, [frame, wanted, isThere]);
  useEffect(() => {
    const route = answer?.page?.route;
    if (route === undefined || !frame) return;
    let isOver = false;
    void ask(route).then((edited) => {
      if (isOver || !edited) return;
      if (edited === "moved") {
        frame.select(undefined, false);
        setShown(({ edited: _, ...others }) => others);
        return;
      }
      frame.setPage(edited);
      setShown((state) => ({ ...state, edited }));
    });
    return () => {
      isOver = true;
    };
  }, [answer, frame, ask]);
  return shown;
}

/**
 * Asks what a page is made of.
 *
 * @returns undefined when there is none, somebody has asked again meanwhile, or the server is away, which the state of
 *   the client says; "moved" when there is none and what was known of it leads to wrong places.
 */
function useNewestPage(): (route: string) => Promise<EditPage | "moved" | undefined> {
  const newest = useRef(0);
  return useCallback(async (route) => {
    newest.current += 1;
    const own = newest.current;
    const asked = performance.now();
    const edited = await post<EditPage | NoEditPage>(EDIT_PAGE_PATH, { route }).catch(() => undefined);
    if (own !== newest.current || !edited) return undefined;
    return "refused" in edited ? (edited.hasMoved ? "moved" : undefined) : { ...edited, asked };
  }, []);
}

type Now = { current: { listeners: FrameListeners; shown: ShownPage } };

function createHost(
  now: Now,
  setShown: (change: (state: ShownPage) => ShownPage) => void,
  follow: (route: string) => Promise<void>,
): FrameHost {
  const routeNow = (): string => now.current.shown.edited?.page.route ?? "/";
  return {
    join: (frame) => setShown((state) => ({ ...state, frame })),
    shown(answer) {
      const route = answer.page?.route;
      const { listeners, shown } = now.current;
      const hasMoved = route !== undefined && shown.answer?.page && route !== shown.answer.page.route;
      // A page that is gone has no other address than its own: whoever looks at it stays there and is told.
      const at = route === "/404" ? (frameRoute() ?? route) : route;
      // Before its address: what is selected stays so on a page that somebody has only given another one.
      setShown((state) => {
        const before = state.edited?.page.route;
        const isSame = before === route || (before !== undefined && before === answer.movedFrom);
        const { edited: _, ...others } = state;
        return isSame ? { ...state, answer } : { ...others, answer };
      });
      if (hasMoved && at !== undefined && at !== listeners.route) listeners.onRoute(at);
    },
    selected(block, option) {
      const value =
        option && now.current.shown.edited?.values.find(({ path }) => path.join() === option.join());
      now.current.listeners.onSelect(block, value);
    },
    keep: (change) => now.current.listeners.kept.keep({ ...change, route: routeNow() }),
    forget: (value) => now.current.listeners.kept.drop({ route: routeNow(), value }),
    async typed(change, { onLate, onTheirs } = {}) {
      const { client, kept } = now.current.listeners;
      const route = routeNow();
      kept.keep({ ...change, route });
      const { old, step } = change;
      const answer = await client.apply(changeOf(route, change), {
        old,
        step,
        isKept: true,
        ...(onTheirs && { onTheirs }),
        onForgotten: () => kept.drop({ ...change, route }),
        onLate() {
          kept.drop({ ...change, route });
          onLate?.();
        },
      });
      const isOver = "files" in answer || ("refused" in answer && answer.refused === KEPT_THEIRS);
      if (isOver) kept.drop({ ...change, route });
      const text = { ...change, route };
      // Whoever still types has it before them; what waits for the server or its disk is sent by itself.
      const isLeft = "refused" in answer && !isOver && !answer.isForNow && !now.current.shown.typing;
      setShown((state) => {
        const others = (state.refused ?? []).filter((other) => !isSameText(other, text));
        if (!isLeft && others.length === (state.refused ?? []).length) return state;
        return { ...state, refused: isLeft ? [...others, text] : others };
      });
      if (isOver && now.current.shown.typing) void follow(route);
      return answer;
    },
    typing(value) {
      setShown(({ typing: _, ...others }) => (value ? { ...others, typing: value } : others));
    },
    async originOf(value) {
      const { client } = now.current.listeners;
      const { edited } = now.current.shown;
      const words = edited && originWords(value, edited.page.file);
      if (words === undefined) return undefined;
      // Its original stays as it is, wherever that is shown.
      if (value.isUntranslated) return { words };
      const route = routeNow();
      const told = edited?.told;
      const at: Target = { route, path: optionOf(value), ...(told !== undefined && { told }) };
      const would = await client.preview({ kind: "set", at, value: PROBE });
      if (!("routes" in would)) return { words };
      const { routes } = would;
      return { words: withPages(words, routes), ...(routes !== "all" && { routes }) };
    },
    pressed: (key) => now.current.listeners.onKey(key),
    task: (task, block) => now.current.listeners.onTask(task, block),
    pinned: (kind, key, at) => now.current.listeners.onPin(kind, key, at),
    menu: (at, block) => now.current.listeners.onMenu(at, block),
  };
}

/** The address that the frame is at, whatever page is shown there. */
function frameRoute(): string | undefined {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${EDITOR_FRAME}"]`);
  const path = frame?.contentWindow?.location.pathname;
  return path === undefined ? undefined : routeOf(path);
}

/** Words that no page has: whatever they would change shows the text. */
const PROBE = "Other words for a moment";
