import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Button, Collection, Tree, TreeItem, TreeItemContent } from "react-aria-components";
import type { EditPage } from "../edit-page.ts";
import { type OutlineBlock, outlineOf, trailOf } from "../outline-tree.ts";
import { taskOfKey } from "../panel/tasks/block-task.ts";
import type { BlockTasks } from "../panel/tasks/use-block-tasks.tsx";
import { keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { useOutlineDrag } from "./use-outline-drag.tsx";

interface OutlineProps {
  page: EditPage;
  selected: Path | undefined;
  onSelect(block: Path): void;
  onPoint(block: Path | undefined): void;
  /** A block was pressed, or chosen by Enter: whoever came for it has it. Arrow keys only lead through. */
  onPicked?: (() => void) | undefined;
  tasks: BlockTasks;
}

/** All blocks of the page and its layout as a tree; the one that is selected on the page is selected here. */
export function Outline({ page, selected, onSelect, onPoint, onPicked, tasks }: OutlineProps) {
  const parts = useMemo(() => outlineOf(page), [page]);
  const [expanded, setExpanded] = useState<Set<string>>(() => new Set(["before", "blocks", "after"]));
  useEffect(() => {
    if (!selected) return;
    const around = trailOf(page.blocks, selected).slice(0, -1);
    setExpanded((open) => new Set([...open, ...around.map(({ path }) => keyOf(path))]));
  }, [selected, page]);
  const paths = new Map(page.blocks.map(({ path }) => [keyOf(path), path]));
  const tree = useRef<HTMLDivElement>(null);
  const selectedKey = selected && keyOf(selected);
  // Another list at each look would be told as another selection, each time.
  const selectedKeys = useMemo(() => (selectedKey === undefined ? [] : [selectedKey]), [selectedKey]);
  const dragAndDropHooks = useOutlineDrag(page, paths, tasks);
  useTaskKeys(tree, paths, tasks);
  useFocusOn(tree, selectedKey);
  useInView(tree, selectedKey, expanded);
  usePicked(tree, paths, onPicked);
  return (
    <Tree
      ref={tree}
      dragAndDropHooks={dragAndDropHooks}
      aria-label="Blocks of this page"
      className="editor-tree"
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        const [key] = keys === "all" ? [] : [...keys];
        const path = paths.get(String(key));
        if (path) onSelect(path);
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
      disabledBehavior="selection"
      disabledKeys={["before", "blocks", "after"]}
    >
      {parts.map((part) => (
        <TreeItem
          key={part.key}
          id={part.key}
          textValue={part.title}
          className="editor-tree-item"
          data-part=""
        >
          <TreeItemContent>
            <Toggle label={part.title} />
            <span className="editor-tree-title">{part.title}</span>
          </TreeItemContent>
          <Collection items={part.blocks}>{(block) => <Entry block={block} onPoint={onPoint} />}</Collection>
        </TreeItem>
      ))}
    </Tree>
  );
}

/**
 * Whoever is in the tree goes along with the block that is moved or put in there; whoever comes to it by the keyboard,
 * as from a dialog that is done, comes to the selected one.
 */
function useFocusOn(tree: RefObject<HTMLDivElement | null>, key: string | undefined): void {
  const now = useRef(key);
  now.current = key;
  useEffect(() => {
    const element = tree.current;
    const enter = ({ target, relatedTarget }: FocusEvent): void => {
      const row = target as Element;
      const isOutside = !element?.contains(relatedTarget as Node | null);
      if (!isOutside || now.current === undefined || !row.matches("[role=row]:focus-visible")) return;
      element?.querySelector<HTMLElement>(`[data-key="${CSS.escape(now.current)}"]`)?.focus();
    };
    element?.addEventListener("focusin", enter);
    return () => element?.removeEventListener("focusin", enter);
  }, [tree]);
  useEffect(() => {
    const { activeElement } = document;
    if (key === undefined || !tree.current?.contains(activeElement)) return;
    const row = tree.current.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (row && !row.contains(activeElement)) row.focus();
  }, [tree, key]);
}

/** Whoever selects a block on the page sees it in a long tree as well. Nothing else than the side of the tree is scrolled. */
function useInView(
  tree: RefObject<HTMLDivElement | null>,
  key: string | undefined,
  expanded: ReadonlySet<string>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may be there only once those around it are open
  useEffect(() => {
    const side = tree.current?.closest<HTMLElement>(".editor-side");
    const row = key !== undefined && tree.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!side || !row) return;
    const [around, box] = [side.getBoundingClientRect(), row.getBoundingClientRect()];
    if (box.top < around.top || box.bottom > around.bottom)
      side.scrollTop += box.top - around.top - (side.clientHeight - box.height) / 2;
  }, [tree, key, expanded]);
}

/** Tells that somebody has pressed a block, and nothing in its row. */
function usePicked(
  tree: RefObject<HTMLDivElement | null>,
  paths: ReadonlyMap<string, Path>,
  onPicked: (() => void) | undefined,
): void {
  const now = useRef({ paths, onPicked });
  now.current = { paths, onPicked };
  useEffect(() => {
    const element = tree.current;
    const pick = (event: MouseEvent | KeyboardEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest("button")) return;
      if (event instanceof KeyboardEvent && event.key !== "Enter") return;
      const row = event.target.closest<HTMLElement>("[data-key]");
      // The tree selects first: a finger has only just been lifted.
      if (now.current.paths.has(row?.dataset.key ?? "")) setTimeout(() => now.current.onPicked?.());
    };
    element?.addEventListener("click", pick);
    element?.addEventListener("keyup", pick);
    return () => {
      element?.removeEventListener("click", pick);
      element?.removeEventListener("keyup", pick);
    };
  }, [tree]);
}

/** Keys of tasks, before the tree takes them for letters that it looks for. */
function useTaskKeys(
  tree: RefObject<HTMLDivElement | null>,
  paths: ReadonlyMap<string, Path>,
  tasks: BlockTasks,
): void {
  const now = useRef({ paths, tasks });
  now.current = { paths, tasks };
  useEffect(() => {
    const element = tree.current;
    const rowOf = ({ target }: Event): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null;
    const pathOf = (row: HTMLElement | null): Path | undefined =>
      now.current.paths.get(row?.dataset.key ?? "");
    const press = (event: KeyboardEvent): void => {
      const row = rowOf(event);
      const path = pathOf(row);
      const task = path && taskOfKey(event);
      if (!row || !task) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, bottom } = row.getBoundingClientRect();
      if (task === "menu") now.current.tasks.openMenu(path, { x: left, y: bottom });
      else void now.current.tasks.run(task, path);
    };
    const openMenu = (event: MouseEvent): void => {
      const path = pathOf(rowOf(event));
      if (!path) return;
      event.preventDefault();
      now.current.tasks.openMenu(path, { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener("keydown", press, { capture: true });
    element?.addEventListener("contextmenu", openMenu);
    return () => {
      element?.removeEventListener("keydown", press, { capture: true });
      element?.removeEventListener("contextmenu", openMenu);
    };
  }, [tree]);
}

function Entry({ block, onPoint }: { block: OutlineBlock; onPoint: OutlineProps["onPoint"] }) {
  return (
    <TreeItem
      id={block.key}
      textValue={`${block.title}${block.words && `, ${block.words}`}`}
      className="editor-tree-item"
      onHoverStart={() => onPoint(block.path)}
      onHoverEnd={() => onPoint(undefined)}
    >
      <TreeItemContent>
        {block.inner.length > 0 ? <Toggle label={block.title} /> : <span className="editor-tree-leaf" />}
        <span className="editor-tree-title">{block.title}</span>
        <bdi className="editor-tree-words">{block.words}</bdi>
        {typeof block.path.at(-1) === "number" && (
          <Button slot="drag" className="editor-tree-drag">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M2 3.5h8M2 8.5h8" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Button>
        )}
      </TreeItemContent>
      <Collection items={block.inner}>{(inner) => <Entry block={inner} onPoint={onPoint} />}</Collection>
    </TreeItem>
  );
}

function Toggle({ label }: { label: string }) {
  return (
    <Button slot="chevron" className="editor-tree-toggle" aria-label={`Blocks in ${label}`}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M4 2l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Button>
  );
}
