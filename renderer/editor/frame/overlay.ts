import { isCovered } from "./covered.ts";
import type { Pin, PinKind } from "./frame-api.ts";
import { placeAlong } from "./place-along.ts";
import { seenBottom } from "./seen-bottom.ts";

/** What is pressed on the frame around a block, beside a link, or on a note. */
export type FrameAct = "menu" | "before" | "after" | "follow" | "page";

/** What is drawn around a block. */
export interface FrameLook {
  name: string;
  /** Others can be put in before and behind it. */
  isEntry: boolean;
  /** It draws nothing: the frame says so, where it would be. */
  isEmpty?: boolean;
}

/** Lines around blocks and words beside them, over the page and apart from its styles. */
export interface Overlay {
  /** The element that holds all of it. */
  host: Element;
  /** What an event on it has hit, and where on the window. */
  actOf(event: Event): { act: FrameAct; of: "pointed" | "selected"; at: DOMRect; route?: string } | undefined;
  /** Outlines nodes, which are asked for whenever they may have moved; none for undefined. */
  point(nodes: NodesNow | undefined, look?: FrameLook): void;
  select(nodes: NodesNow | undefined, look?: FrameLook): void;
  /** Words beside an element that is typed in, with links to pages; none for undefined. */
  note(
    beside: Element | undefined,
    text?: string,
    more?: { isBad?: boolean; routes?: readonly string[] },
  ): void;
  /** A button beside a link that follows it; none for undefined. */
  link(beside: Element | undefined, where?: string): void;
  /** Marks at places, in place of those of the same kind. */
  pin(kind: PinKind, pins: readonly PinAt[]): void;
  pinOf(event: Event): { kind: PinKind; key: string; at: DOMRect } | undefined;
}

/** A mark at nodes, which are asked for whenever they may have moved. */
export interface PinAt extends Omit<Pin, "at"> {
  nodes: NodesNow;
}

/** Nodes, or a box of the window where there are none. */
export type NodesNow = () => readonly Node[] | DOMRect;

const STYLES = `
:host { all: initial; }
div { position: fixed; z-index: 2147483000; pointer-events: none; box-sizing: border-box; }
div[hidden] { display: none; }
/* On a page from right to left, sentences of the editor still run as theirs do. */
.note, .follow { unicode-bidi: plaintext; }
/* The light edge is for dark pages. */
.pointed { border: 1px dashed #b3402a; outline: 1px solid #ffffff99; }
.selected { border: 2px solid #b3402a; outline: 1px solid #ffffffcc; }
.name, .note {
  font: 500 max(13px, 0.8125rem)/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace;
  color: #ffffff; background: #b3402a; padding: 2px 8px; white-space: nowrap;
}
.name { min-height: 24px; line-height: max(20px, 1.25rem); box-sizing: border-box; }
.name { position: absolute; inset-inline-start: -2px; bottom: 100%; }
.frame[data-inside] > .name { bottom: auto; top: 0; inset-inline-start: 0; }
.frame[data-under] > .name { bottom: auto; top: 100%; }
.selected > .name { pointer-events: auto; cursor: pointer; padding-inline-end: 0; }
.name > b { unicode-bidi: isolate; }
.name > i { display: none; margin-inline-start: 6px; padding: 0 9px; border-inline-start: 1px solid #ffffff66; font-style: normal; }
.selected > .name > i { display: inline-block; }
.plus {
  position: absolute; left: 50%; width: 28px; height: 28px; margin: -14px; border-radius: 50%;
  background: #b3402a; color: #ffffff; font: 500 20px/27px system-ui, sans-serif; text-align: center;
  box-shadow: 0 0 0 2px #ffffff; pointer-events: auto; cursor: pointer;
}
.plus[data-act=before] { top: 0; }
.frame:is([data-inside], [data-under]) > .plus[data-act=before] { top: 14px; }
.plus[data-act=after] { top: 100%; }
.frame[data-outside] > .plus[data-act=after] { top: calc(100% - 14px); }
/* Beside the words of a block of one line, not upon them. */
.frame[data-small] > .plus { inset-inline: auto 26px; }
.frame[data-small] > .plus[data-act=after] { inset-inline: auto 64px; }
/* On a phone the words reach to the middle. */
@media (width < 600px) {
  .frame > .plus { inset-inline: auto 30px; }
}
.pointed > .plus { opacity: 0.75; }
.plus:hover, .selected > .name:hover { background: #8a2c1a; opacity: 1; }
.frame:not([data-entry]) > .plus { display: none; }
.plus[data-covered] { visibility: hidden; }
.pin {
  min-width: 26px; height: 26px; padding: 0 6px; border-radius: 13px; border-end-start-radius: 2px;
  background: #8a1c1c; color: #ffffff; font: 700 14px/26px system-ui, sans-serif; text-align: center;
  box-shadow: 0 0 0 2px #ffffff; pointer-events: auto; cursor: pointer;
}
.pin[data-mild] { background: #7a5300; }
.pin[data-kind=finding] { border-radius: 2px; }
.follow {
  font: 500 max(13px, 0.8125rem)/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace;
  color: #ffffff; background: #16202e; padding: 4px 10px; max-width: min(30rem, calc(100vw - 16px));
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap; box-shadow: 0 0 0 1px #ffffff66;
  pointer-events: auto; cursor: pointer;
}
.note { max-width: min(30rem, calc(100vw - 16px)); white-space: normal; background: #16202e; padding: 4px 10px; }
.note > span {
  display: inline-block; margin-block: 2px; margin-inline-start: 10px; min-height: 24px; line-height: 24px; color: #ffffff;
  text-decoration: underline; text-underline-offset: 3px; pointer-events: auto; cursor: pointer;
}
.note[data-bad] { background: #8a1c1c; }
@media (pointer: coarse) {
  .name { min-height: 36px; line-height: 32px; }
  .name > i { padding: 0 14px; }
  .plus { width: 36px; height: 36px; margin: -18px; line-height: 35px; }
  .frame[data-small] > .plus[data-act=after] { inset-inline: auto 72px; }
  .follow, .note > span { min-height: 36px; line-height: 36px; }
  .pin { min-width: 36px; height: 36px; line-height: 36px; border-radius: 18px; border-end-start-radius: 2px; }
}
@media print {
  div { display: none; }
}
@media (forced-colors: active) {
  .pointed, .selected { border-color: Highlight; outline-color: Canvas; }
  .name, .note, .follow, .plus, .pin { border: 1px solid CanvasText; }
  .plus { line-height: 25px; }
  .pin { line-height: 24px; }
}
`;

/** Pixels: what is lower has no room for words and buttons. */
const SMALL = 90;

/** What lies over the page is asked for at each so many of its pictures: that takes longer than to draw a frame. */
const LOOKS_BETWEEN = 6;

/** Puts an overlay over the page; assistive technology hears of the same things from the shell. */
export function createOverlay(): Overlay {
  const host = document.createElement("site-editor-overlay");
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "open" });
  const frameOf = (kind: "pointed" | "selected"): string =>
    `<div class="frame ${kind}" data-of="${kind}" hidden><span class="name" data-act="menu"><b></b><i>⋯</i></span><span class="plus" data-act="before">+</span><span class="plus" data-act="after">+</span></div>`;
  root.innerHTML = `<style>${STYLES}</style>${frameOf("pointed")}${frameOf("selected")}<div class="follow" data-of="selected" data-act="follow" hidden></div><div class="note" data-of="selected" hidden></div>`;
  document.body.append(host);
  const part = (name: string): HTMLElement => root.querySelector<HTMLElement>(`.${name}`)!;
  const [pointed, selected, note, follow] = [part("pointed"), part("selected"), part("note"), part("follow")];
  const shown = new Map<HTMLElement, NodesNow>();
  let looks = 0;

  const place = (frame: HTMLElement, nodes: readonly Node[] | DOMRect): void => {
    const box = nodes instanceof DOMRect ? nodes : boxOf(nodes);
    frame.hidden = !box;
    if (!box) return;
    if (frame.dataset.pin !== undefined) {
      // Its point is at the beginning of the text.
      frame.style.left = `${placeAlong(box, frame, 2, -8)}px`;
      frame.style.top = `${Math.max(2, box.top - 24)}px`;
      return;
    }
    if (frame === note || frame === follow) {
      const isRoomBelow = box.bottom + Math.max(48, frame.offsetHeight + 16) < seenBottom();
      frame.style.left = `${placeAlong(box, frame, 8)}px`;
      frame.style.top = `${isRoomBelow ? box.bottom + 8 : Math.max(8, box.top - frame.offsetHeight - 8)}px`;
      return;
    }
    // Without room above it the name stands below; of a tall block at the edge of the window.
    const isUnder = box.top < 24 && box.bottom + 24 < window.innerHeight;
    frame.toggleAttribute("data-inside", box.top < 24 && !isUnder);
    frame.toggleAttribute("data-under", isUnder);
    const edge = Math.max(0, -box.top);
    frame.querySelector<HTMLElement>(".name")!.style.top = box.top < 24 && !isUnder ? `${edge}px` : "";
    frame.toggleAttribute("data-small", box.height < SMALL);
    frame.toggleAttribute(
      "data-outside",
      box.bottom + 14 > document.documentElement.scrollHeight - window.scrollY,
    );
    frame.style.left = `${box.left}px`;
    frame.style.top = `${box.top}px`;
    frame.style.width = `${box.right - box.left}px`;
    frame.style.height = `${box.bottom - box.top}px`;
    const own = nodes instanceof DOMRect ? [] : nodes;
    if (looks % LOOKS_BETWEEN === 0)
      for (const plus of frame.querySelectorAll<HTMLElement>(".plus")) {
        const { left, top, width, height } = plus.getBoundingClientRect();
        const corners = [left + 4, left + width - 4].flatMap((x) =>
          [top + 4, top + height - 4].map((y) => [x, y]),
        );
        plus.toggleAttribute(
          "data-covered",
          corners.some(([x, y]) => isCovered(x!, y!, own, host)),
        );
      }
  };
  let request = 0;
  // What moves on the page (menus, carousels, pictures that arrive) moves its frame.
  const followAll = (): void => {
    request = 0;
    looks += 1;
    for (const [frame, nodes] of shown) place(frame, nodes());
    if (shown.size > 0) request = requestAnimationFrame(followAll);
  };
  const show = (frame: HTMLElement, nodes: NodesNow | undefined): void => {
    if (nodes) shown.set(frame, nodes);
    else {
      shown.delete(frame);
      frame.hidden = true;
    }
    if (shown.size > 0 && request === 0) followAll();
  };
  const draw = (frame: HTMLElement, nodes: NodesNow | undefined, look: FrameLook | undefined): void => {
    frame.querySelector("b")!.textContent = look
      ? `${look.name}${look.isEmpty ? " shows nothing here" : ""}`
      : "";
    frame.toggleAttribute("data-entry", look?.isEntry === true);
    show(frame, nodes);
  };
  return {
    host,
    actOf(event) {
      const [hit] = event.composedPath();
      const button = hit instanceof Element ? hit.closest<HTMLElement>("[data-act]") : null;
      const frame = button?.closest<HTMLElement>("[data-of]");
      if (!button || !frame || button.getRootNode() !== root) return undefined;
      return {
        act: button.dataset.act as FrameAct,
        of: frame.dataset.of as "pointed" | "selected",
        at: button.getBoundingClientRect(),
        ...(button.dataset.route !== undefined && { route: button.dataset.route }),
      };
    },
    pin(kind, pins) {
      for (const old of root.querySelectorAll<HTMLElement>(`.pin[data-kind=${kind}]`)) {
        shown.delete(old);
        old.remove();
      }
      for (const { key, nodes, isError, count } of pins) {
        const pin = document.createElement("div");
        pin.className = "pin";
        pin.dataset.kind = kind;
        pin.dataset.pin = key;
        pin.toggleAttribute("data-mild", !isError);
        pin.textContent = count > 1 ? String(count) : "!";
        root.append(pin);
        show(pin, nodes);
      }
    },
    pinOf(event) {
      const [hit] = event.composedPath();
      if (!(hit instanceof HTMLElement) || hit.dataset.pin === undefined || hit.getRootNode() !== root)
        return undefined;
      return { kind: hit.dataset.kind as PinKind, key: hit.dataset.pin, at: hit.getBoundingClientRect() };
    },
    point: (nodes, look) => draw(pointed, nodes, look),
    select: (nodes, look) => draw(selected, nodes, look),
    note(beside, text = "", { isBad = false, routes = [] } = {}) {
      note.replaceChildren(text, ...linksTo(routes.length > 1 ? routes : []));
      note.toggleAttribute("data-bad", isBad);
      show(note, beside && text !== "" ? () => [beside] : undefined);
    },
    link(beside, where = "") {
      follow.textContent = `Open ${where}`;
      show(follow, beside && (() => [beside]));
    },
  };
}

/** Pages that a note names; the form has all of them. On a phone it would cover what is typed. */
const mostPages = (): number => (window.innerWidth < 600 ? 2 : 6);

function linksTo(routes: readonly string[]): (Node | string)[] {
  const most = mostPages();
  const links = routes.slice(0, most).map((route) => {
    const link = document.createElement("span");
    link.dataset.act = "page";
    link.dataset.route = route;
    link.textContent = route;
    return link;
  });
  return routes.length > most ? [...links, ` and ${routes.length - most} more`] : links;
}

/** The box around nodes, in pixels of the window; undefined when none of them is drawn. */
export function boxOf(nodes: readonly Node[]): DOMRect | undefined {
  const boxes = nodes.flatMap((node): DOMRect[] => {
    // The page has been drawn anew, and the next look at it finds the block again.
    if (!node.isConnected) return [];
    const range = document.createRange();
    range.selectNode(node);
    const own = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
    // Without a box of its own, such as `display: contents`, it is where its content is.
    if (own.width > 0 || own.height > 0) return [own];
    const inner = node instanceof Element ? boxOf([...node.children]) : undefined;
    return inner ? [inner] : [];
  });
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
