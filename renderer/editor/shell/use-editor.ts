import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { EDITOR_FRAME, EDITOR_PATH } from "../../runtime/live/protocol.ts";
import { optionOf } from "../change-of.ts";
import type { EditPage, EditValue } from "../edit-page.ts";
import { followBlock, isSamePage } from "../follow-block.ts";
import type { FrameKey } from "../frame/frame-api.ts";
import { outerOf, placeOfHash } from "../outline-tree.ts";
import { type Pins, usePins } from "../panel/problems/use-pins.tsx";
import { type BlockTasks, useBlockTasks } from "../panel/tasks/use-block-tasks.tsx";
import { isWithin, keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { keepLook, keptLook } from "./kept-look.ts";
import { useKeptSelection } from "./kept-selection.ts";
import { useShell } from "./shell-context.ts";
import type { Look } from "./toolbar.tsx";
import { type ShownPage, useFrame } from "./use-frame.ts";
import { isPageDark } from "./use-theme.ts";

/** What goes on in the editor of a page. */
export interface EditorState {
  shown: ShownPage;
  selected: Path | undefined;
  focused: { option: Path } | undefined;
  look: Look;
  setLook(look: Look): void;
  tasks: BlockTasks;
  pins: Pins;
  /** @param option  To be brought into view in the form. @param scrolls  The page, too. Default true. */
  select(block: Path | undefined, option?: Path, scrolls?: boolean): void;
}

/** @param onPlace  The address names an option. */
export function useEditor(route: string, onPlace: () => void): EditorState {
  const { client, kept } = useShell();
  const [selected, setSelected] = useState<Path>();
  const [focused, setFocused] = useState<{ option: Path }>();
  const [look, setLook] = useState<Look>(() => ({
    ...keptLook(),
    isDark: isPageDark(),
    isUsed: false,
  }));
  const navigate = useNavigate();

  const press = (key: FrameKey): void => {
    if (key === "undo") void client.undo();
    else if (key === "redo") void client.redo();
    else if (key === "leave") setLook({ ...look, isUsed: false });
    else if (shown.edited) select(stepFrom(shown.edited, selected, key));
  };
  const shown = useFrame({
    client,
    kept,
    route,
    onSelect: (block, value) => select(block, block && value && relativeOption(block, value), false),
    onKey: press,
    onTask: (task, block) => void tasks.run(task, block ?? selected),
    onMenu(at, block) {
      const path = block ?? selected;
      if (!path) return;
      if (block) select(block, undefined, false);
      tasks.openMenu(path, onWindow(at));
    },
    onPin: (kind, key, at) => pins.open(kind, key, onWindow(at)),
    onRoute: (other) => void navigate(`${EDITOR_PATH}${other}`),
  });
  const { edited, frame } = shown;
  const page = useRef(edited);
  page.current = edited;
  const [shownRoute, setShownRoute] = useState(route);
  const [left, setLeft] = useState<Path>();
  if (shownRoute !== route) {
    setShownRoute(route);
    // What was selected stands on the page before: at its place here is another block.
    if (edited?.page.route !== route && edited?.page.route !== shown.answer?.movedFrom) {
      setLeft(selected);
      setSelected(undefined);
      setFocused(undefined);
    }
  }
  // Others have moved it, and it stays selected.
  const [selectedOn, setSelectedOn] = useState(edited);
  if (edited && edited !== selectedOn) {
    setSelectedOn(edited);
    setLeft(undefined);
    // Unless it is the same page, which they have given another address.
    const block = selected ?? left;
    if (block && selectedOn && isSamePage(selectedOn, edited))
      setSelected(followBlock(selectedOn, edited, block));
  }
  const later = useRef<{ block: Path | undefined; before: EditPage | undefined; name: string | undefined }>(
    undefined,
  );
  const placeNow = (block: Path | undefined, name: string | undefined): Path | undefined =>
    (name !== undefined && page.current?.blocks.find((one) => one.name === name)?.path) || block;
  const select = (block: Path | undefined, option?: Path, scrolls: boolean | "later" = true): void => {
    later.current = undefined;
    setSelected(block);
    setFocused(option && { option });
    frame?.select(block, scrolls, block && option && [...block, "props", ...option]);
  };

  const tasks = useBlockTasks({
    page: edited,
    client,
    // The page has it in a moment: until then another block stands there.
    select(block, before, name) {
      if (page.current === before) later.current = { block, before, name };
      else select(placeNow(block, name), undefined, "later");
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page is another one
  useEffect(() => {
    if (later.current && edited && edited !== later.current.before)
      select(placeNow(later.current.block, later.current.name), undefined, "later");
  }, [edited]);
  const pins = usePins({ shown, select });
  useKeptSelection(edited, selected, select);
  useOpenedPlace(route, edited, (block, option) => {
    select(block, option);
    if (option) onPlace();
  });
  useEffect(() => {
    frame?.setUsed(look.isUsed);
    frame?.setLook(look);
    keepLook(look);
  }, [frame, look]);
  useEffect(() => {
    document.title = `Editing ${edited?.page.title ?? route}`;
  }, [edited, route]);
  return { shown, selected, focused, look, setLook, select, tasks, pins };
}

/** A point of the frame, in pixels of the window. */
function onWindow({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const box = document.querySelector(`iframe[name="${EDITOR_FRAME}"]`)?.getBoundingClientRect();
  return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
}

/** Selects what the address names, once: `#blocks.2.heading`. */
function useOpenedPlace(route: string, edited: EditPage | undefined, select: EditorState["select"]): void {
  const { hash } = useLocation();
  const opened = useRef("");
  useEffect(() => {
    const address = `${route}${hash}`;
    if (!edited || edited.page.route !== route || opened.current === address) return;
    opened.current = address;
    const place = placeOfHash(hash, edited);
    if (place) select(place.block, place.option.length > 0 ? place.option : undefined);
  }, [edited, hash, route, select]);
}

/** The option of a value in its block, as the form names it. */
function relativeOption(block: Path, value: EditValue): Path | undefined {
  const path = optionOf(value);
  return isWithin(path, block) ? path.slice(block.length + 1) : undefined;
}

/** The block that a key leads to. */
function stepFrom(
  { blocks }: EditPage,
  selected: Path | undefined,
  key: "up" | "next" | "previous",
): Path | undefined {
  if (key === "up") return selected && outerOf(blocks, selected)?.path;
  const index = blocks.findIndex(({ path }) => selected && keyOf(path) === keyOf(selected));
  const next = index === -1 ? 0 : index + (key === "next" ? 1 : -1);
  return blocks[Math.max(0, Math.min(next, blocks.length - 1))]?.path;
}
