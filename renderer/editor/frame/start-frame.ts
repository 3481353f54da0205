import { onStage, watchStage } from "../../runtime/live/stage.ts";
import type { LiveFrame } from "../../runtime/live/start.tsx";
import { optionOf } from "../change-of.ts";
import type { EditPage } from "../edit-page.ts";
import { followBlock, isSamePage } from "../follow-block.ts";
import { keepDropsOut } from "../keep-drops-out.ts";
import { isWithin, keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { blocksAround, findBlock, gapAt } from "./block-places.ts";
import { createViewer } from "./bring-into-view.ts";
import { type FollowedLink, followLink, keepInFrame, linkAround } from "./follow-link.ts";
import type { FrameApi } from "./frame-api.ts";
import { keepFromSending } from "./keep-from-sending.ts";
import { pageMapper } from "./load-map.ts";
import { boxOf, createOverlay, type FrameLook } from "./overlay.ts";
import type { MappedText, PlacedBlock } from "./page-map.ts";
import { watchPointer } from "./pointing.ts";
import { textAt } from "./text-at.ts";
import { type Typing, typeIn } from "./typing.ts";
import "./frame.css";

declare global {
  interface Window {
    /** The live page, for those who look at it from outside. */
    editorFrame?: LiveFrame;
  }
}

/** Milliseconds that a note stands that nobody answers. */
const NOTE_TIME = 4_000;

const NO_DROP = "Drop pictures and files at their field in the form: select the block that shows them.";

/** Makes the live page in the editor's frame one that can be pointed at and typed in. */
export function startFrame(frame: LiveFrame): void {
  window.editorFrame = frame;
  const host = window.parent.siteEditor;
  if (!host || window.parent === window) return;
  const overlay = createOverlay();
  const mapper = pageMapper(frame);
  let edited: EditPage | undefined;
  let selected: Path | undefined;
  let pointed: Path | undefined;
  let typing: Typing | undefined;
  let isUsed = false;

  const lookOf = ({ path, definition: { type } }: PlacedBlock): FrameLook => ({
    name: edited?.types[type]?.title ?? type,
    isEntry: typeof path.at(-1) === "number",
  });
  const find = (path: Path | undefined): PlacedBlock | undefined => {
    const map = path && mapper.now();
    return map && findBlock(map.blocks, keyOf(path));
  };
  /** Texts of a block that can be typed in, in their order. */
  const typable = (block: PlacedBlock | undefined): readonly MappedText[] =>
    (block &&
      mapper
        .now()
        ?.texts(block)
        .filter(({ isTypable }) => isTypable)) ??
    [];
  /** Where a value is seen; else its block, or the innermost one around it that is drawn. */
  const nodesAt = (path: Path): readonly Node[] => {
    const around = blocksAround(mapper.now()?.blocks ?? [], path);
    return [placeOf(path), ...around.map(({ nodes }) => nodes)].find((nodes) => boxOf(nodes)) ?? [];
  };
  /** The text that shows a value, else its block, drawn or not. */
  const placeOf = (path: Path): readonly Node[] => {
    const map = mapper.now();
    const [block] = map ? blocksAround(map.blocks, path) : [];
    if (!block || keyOf(block.path) === keyOf(path)) return block?.nodes ?? [];
    const text = map?.texts(block).find(({ value }) => keyOf(optionOf(value)) === keyOf(path));
    return text ? [text.node] : block.nodes;
  };
  const outline = (): void => {
    const path = isUsed ? undefined : selected;
    const block = find(path);
    if (block && isDrawn(block.nodes)) overlay.select(() => find(path)?.nodes ?? [], lookOf(block));
    else if (path && emptyLookOf(path)) overlay.select(() => whereWouldBe(path), emptyLookOf(path));
    else overlay.select(undefined);
  };
  /** Of a block that draws nothing, or nothing now. */
  const emptyLookOf = (path: Path): FrameLook | undefined => {
    const type = edited?.blocks.find((block) => keyOf(block.path) === keyOf(path))?.type;
    if (type === undefined) return undefined;
    const name = edited?.types[type]?.title ?? type;
    return { name, isEntry: typeof path.at(-1) === "number", isEmpty: true };
  };
  /** The line between its neighbours on the page; or the box of what it is in, as soon as that is drawn. */
  const whereWouldBe = (path: Path): readonly Node[] | DOMRect => {
    const nodes = find(path)?.nodes ?? [];
    // It was selected before it was drawn, and is not empty after all.
    if (isDrawn(nodes)) queueMicrotask(outline);
    return isDrawn(nodes) ? nodes : (gapAt(mapper.now()?.blocks ?? [], path) ?? nodes);
  };
  const point = (block: PlacedBlock | undefined): void => {
    pointed = block?.path;
    const isSelected = block !== undefined && keyOf(block.path) === keyOf(selected ?? []);
    overlay.point(
      block && !isSelected ? () => find(block.path)?.nodes ?? [] : undefined,
      block && lookOf(block),
    );
  };
  const refresh = async (): Promise<void> => {
    const page = onStage()?.page;
    if (!page || !edited || edited.page.route !== page.route) return;
    await mapper.load(page, edited);
    // From now on presses select.
    document.documentElement.dataset.editor = "ready";
    outline();
    point(find(pointed));
    viewer.drawnAnew();
  };
  const viewer = createViewer({
    container: frame.container,
    placeOf,
    isThere: (path) => find(ownerOf(path)) !== undefined,
    around(path) {
      const map = mapper.now();
      const [innermost] = blocksAround(map?.blocks ?? [], path);
      return innermost && map!.texts(innermost).length > 0 ? innermost.nodes : undefined;
    },
    onChange: () => outline(),
  });
  const ownerOf = (path: Path): Path =>
    edited?.blocks.findLast((block) => isWithin(path, block.path))?.path ?? path;
  const type = (text: MappedText, at?: { x: number; y: number }): boolean => {
    void typing?.end();
    // Words between marks of Markdown are several texts of one value.
    const order = Math.max(0, typable(find(text.block)).filter(isSameValue(text)).indexOf(text));
    const context = { host, overlay, lang: document.documentElement.lang, page: edited };
    typing = typeIn(
      text,
      {
        ...context,
        onEnd(next) {
          typing = undefined;
          if (next) typeNext(text, order, next);
        },
      },
      at,
    );
    return typing !== undefined;
  };
  const typeNext = (text: MappedText, order: number, way: "next" | "previous"): void => {
    // The block is drawn anew first.
    setTimeout(async () => {
      await refresh();
      const texts = typable(find(text.block));
      const index = texts.findIndex(isSameValue(text)) + order;
      const other = texts[index + (way === "next" ? 1 : -1)];
      if (other) type(other);
    });
  };

  const api: FrameApi = {
    go: frame.go,
    setPage(answer) {
      const before = edited;
      if (before && isSamePage(before, answer)) {
        const now = (path: Path): Path | undefined => followBlock(before, answer, path);
        selected = selected && now(selected);
        pointed = pointed && now(pointed);
        viewer.follow(now);
      } else if (before) api.select(undefined, false);
      edited = answer;
      void refresh();
    },
    select(path, scrolls, value) {
      selected = path;
      outline();
      overlay.link(undefined);
      if (scrolls && path) viewer.show(value ?? path, scrolls === "later");
      else viewer.forget();
    },
    point(path) {
      point(find(path));
    },
    type(path) {
      const [block] = blocksAround(mapper.now()?.blocks ?? [], path);
      const text = typable(block).find(({ value }) => keyOf(value.path) === keyOf(path));
      return text ? type(text) : false;
    },
    setUsed(used) {
      isUsed = used;
      overlay.link(undefined);
      outline();
      overlay.point(undefined);
    },
    pin: (kind, pins) =>
      overlay.pin(
        kind,
        pins.map(({ at, ...pin }) => ({
          ...pin,
          nodes: () => (isUsed ? [] : at instanceof Element ? [at] : nodesAt(at)),
        })),
      ),
    blockAt: (element) => mapper.now()?.blockOf(element)?.path,
    setLook({ isDark, isStill }) {
      document.documentElement.classList.toggle("dark", isDark);
      document.documentElement.classList.toggle("light", !isDark);
      if (isStill) document.documentElement.dataset.motion = "paused";
      else delete document.documentElement.dataset.motion;
    },
  };

  let link: FollowedLink | undefined;
  const noteFor = (beside: Element | undefined, words: string): void => {
    overlay.note(beside, words);
    setTimeout(() => overlay.note(undefined), NOTE_TIME);
  };
  keepFromSending((form) => {
    const beside = form ?? (document.activeElement?.closest("form") || undefined);
    noteFor(beside, "Nothing was sent: this is the editor.");
  });
  keepDropsOut((at) => noteFor(at, NO_DROP));
  keepInFrame(() => isUsed, frame.go);
  watchPointer({
    host,
    typedIn: () => typing?.element,
    isUsed: () => isUsed,
    blockOf: (node) => mapper.now()?.blockOf(node),
    point,
    follow(node) {
      const link = linkAround(node);
      if (link) followLink(link, frame.go);
      return link !== undefined;
    },
    press(block, node, at) {
      link = linkAround(node);
      const text = block && textAt(mapper.now()?.texts(block) ?? [], node, at);
      const isAgain = block !== undefined && selected !== undefined && keyOf(block.path) === keyOf(selected);
      // What can be typed over here needs no field in the form.
      host.selected(block?.path, text?.isTypable ? undefined : text?.value.path);
      const isTyped = isAgain && text?.isTypable === true && type(text, at);
      overlay.link(isTyped ? undefined : link?.element, link?.words);
    },
    isOverlay: (node) => node === overlay.host,
    act(event) {
      const pin = overlay.pinOf(event);
      if (pin) {
        keepFromPage(event);
        if (event.type === "click") host.pinned(pin.kind, pin.key, { x: pin.at.left, y: pin.at.bottom });
        return true;
      }
      const hit = overlay.actOf(event);
      const path = hit?.of === "selected" ? selected : pointed;
      if (!hit) return false;
      keepFromPage(event);
      if (event.type !== "click") return true;
      const { act, at } = hit;
      if (act === "follow" && link) followLink(link, frame.go);
      // What was typed is written first.
      else if (act === "page") void typing?.end().then(() => frame.go(hit.route ?? "/"));
      else if (act === "menu" && path) host.menu({ x: at.left, y: at.bottom }, path);
      else if ((act === "before" || act === "after") && path) host.task(act, path);
      return true;
    },
    menuPlace() {
      const box = boxOf(find(selected)?.nodes ?? []);
      return { x: box?.left ?? 0, y: Math.max(0, Math.min(box?.top ?? 0, window.innerHeight - 40)) };
    },
    typeFirst() {
      const [text] = typable(find(selected));
      if (text) type(text);
    },
  });
  const tell = (): void => {
    const answer = onStage();
    if (!answer) return;
    host.shown(answer);
    void refresh();
  };
  watchStage(tell);
  host.join(api);
  tell();
}

/** What a press on something over the page does to the page; of a touch, the click that comes of it is wanted. */
function keepFromPage(event: Event): void {
  if (!event.type.startsWith("touch")) event.preventDefault();
}

function isSameValue(text: MappedText): (other: MappedText) => boolean {
  const key = keyOf(text.value.path);
  return ({ value }) => keyOf(value.path) === key;
}

function isDrawn(nodes: readonly Node[]): boolean {
  const box = boxOf(nodes);
  return box !== undefined && box.height >= 1 && box.width >= 1;
}
