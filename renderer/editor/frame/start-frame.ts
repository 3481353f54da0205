import { onStage, watchStage } from "../../runtime/live/stage.ts";
import type { LiveFrame } from "../../runtime/live/start.tsx";
import { optionOf } from "../change-of.ts";
import type { EditPage } from "../edit-page.ts";
import { keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import type { FrameApi } from "./frame-api.ts";
import { pageMapper } from "./load-map.ts";
import { boxOf, createOverlay, type FrameLook } from "./overlay.ts";
import type { MappedText, PlacedBlock } from "./page-map.ts";
import { watchPointer } from "./pointing.ts";
import { type Typing, typeIn } from "./typing.ts";
import "./frame.css";

declare global {
  interface Window {
    /** The live page, for those who look at it from outside. */
    editorFrame?: LiveFrame;
  }
}

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
    const map = mapper.now();
    const around = map ? blocksAround(map.blocks, path) : [];
    const [block] = around;
    const text = block && map?.texts(block).find(({ value }) => keyOf(optionOf(value)) === keyOf(path));
    const places = [...(text ? [[text.node]] : []), ...around.map(({ nodes }) => nodes)];
    return places.find((nodes) => boxOf(nodes)) ?? [];
  };
  const outline = (): void => {
    const block = isUsed ? undefined : find(selected);
    overlay.select(block && (() => find(selected)?.nodes ?? []), block && lookOf(block));
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
  };
  const type = (text: MappedText, at?: { x: number; y: number }): boolean => {
    void typing?.end();
    const context = { host, overlay, lang: document.documentElement.lang };
    typing = typeIn(
      text,
      {
        ...context,
        onEnd(next) {
          typing = undefined;
          if (next) typeNext(text, next);
        },
      },
      at,
    );
    return typing !== undefined;
  };
  const typeNext = (text: MappedText, way: "next" | "previous"): void => {
    // The block is drawn anew first.
    setTimeout(async () => {
      await refresh();
      const texts = typable(find(text.block));
      const index = texts.findIndex(({ value }) => keyOf(value.path) === keyOf(text.value.path));
      const other = texts[index + (way === "next" ? 1 : -1)];
      if (other) type(other);
    });
  };

  const api: FrameApi = {
    go: frame.go,
    setPage(answer) {
      edited = answer;
      void refresh();
    },
    select(path, scrolls) {
      selected = path;
      outline();
      if (scrolls) reveal(find(path));
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

  watchPointer({
    host,
    isTyping: (node) => typing?.element.contains(node) === true,
    isUsed: () => isUsed,
    blockOf: (node) => mapper.now()?.blockOf(node),
    point,
    press(block, node, at) {
      const text = block && textAt(mapper.now()?.texts(block) ?? [], node, at);
      const isAgain = block !== undefined && selected !== undefined && keyOf(block.path) === keyOf(selected);
      // What can be typed over here needs no field in the form.
      host.selected(block?.path, text?.isTypable ? undefined : text?.value.path);
      if (isAgain && text?.isTypable) type(text, at);
    },
    isOverlay: (node) => node === overlay.host,
    act(event) {
      const pin = overlay.pinOf(event);
      if (pin) {
        event.preventDefault();
        if (event.type === "click") host.pinned(pin.kind, pin.key, { x: pin.at.left, y: pin.at.bottom });
        return true;
      }
      const hit = overlay.actOf(event);
      const path = hit?.of === "selected" ? selected : pointed;
      if (!hit || !path) return false;
      event.preventDefault();
      if (event.type !== "click") return true;
      if (hit.act === "menu") host.menu({ x: hit.at.left, y: hit.at.bottom }, path);
      else host.task(hit.act, path);
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

function findBlock(blocks: readonly PlacedBlock[], key: string): PlacedBlock | undefined {
  for (const block of blocks) {
    const found = keyOf(block.path) === key ? block : findBlock(block.inner, key);
    if (found) return found;
  }
  return undefined;
}

/** The blocks around a value of the definition, the innermost first. */
function blocksAround(blocks: readonly PlacedBlock[], path: Path): PlacedBlock[] {
  for (const block of blocks) {
    const inner = blocksAround(block.inner, path);
    if (inner.length > 0 || `${keyOf(path)}/`.startsWith(`${keyOf(block.path)}/`)) return [...inner, block];
  }
  return [];
}

/** The text at a point of the window: a label lets presses through, and a picture has its words in an attribute. */
function textAt(
  texts: readonly MappedText[],
  node: Node,
  { x, y }: { x: number; y: number },
): MappedText | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const here = texts.filter((text) => text.node === caret?.offsetNode || text.node === node);
  // Of several in one text, the one that the pointer is on or behind.
  const reached = here.findLast(({ within }) => !within || within.from <= (caret?.offset ?? 0));
  if (here.length > 0) return reached ?? here[0];
  const inside = texts.filter((text) => !text.attribute && node.contains(text.node));
  return inside.length === 1 ? inside[0] : undefined;
}

/** Brings a block into view, also out of a closed `<details>`. */
function reveal(block: PlacedBlock | undefined): void {
  const [node] = block?.nodes ?? [];
  const element = node instanceof Element ? node : node?.parentElement;
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  const box = element?.getBoundingClientRect();
  if (!element || !box || (box.top >= 0 && box.bottom <= window.innerHeight)) return;
  element.scrollIntoView({
    block: box.height > window.innerHeight ? "start" : "center",
    behavior: "instant",
  });
}
