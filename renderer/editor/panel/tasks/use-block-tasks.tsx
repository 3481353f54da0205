import { type ReactNode, useRef, useState } from "react";
import type { Operation } from "../../../edit/operation.ts";
import { openInEditor } from "../../../runtime/live/open-in-editor.ts";
import type { Client } from "../../client.ts";
import type { EditPage } from "../../edit-page.ts";
import { spokenBlock } from "../../outline-tree.ts";
import { keyOf } from "../../paths.ts";
import type { Path, Target } from "../../protocol.ts";
import { askPanel } from "../ask-panel.ts";
import { refusalOf } from "../create-actions.ts";
import { Inserter } from "../inserter/inserter.tsx";
import { BlockMenu, blockMenuLabel } from "./block-menu.tsx";
import { type BlockPlace, blocksOf, placeKind, placeOfBlock, whereWords } from "./block-place.ts";
import type { BlockTask } from "./block-task.ts";
import { MenuAt } from "./menu-at.tsx";
import { OtherPage } from "./other-page.tsx";

interface TasksContext {
  page: EditPage | undefined;
  client: Pick<Client, "apply" | "preview">;
  /** @param before  What the page was before it had the block there. */
  select(block: Path | undefined, before: EditPage | undefined): void;
}

/** What is done with blocks as a whole, wherever it is asked for: on the page, in the outline, in the form. */
export interface BlockTasks {
  /** @param path  Undefined: something new at the end of the page. @returns why it was not done. */
  run(task: BlockTask, path: Path | undefined): Promise<string | undefined>;
  /** Opens the menu of a block at a point of the window, in pixels. */
  openMenu(path: Path, at: { x: number; y: number }): void;
  /** Moves a block in front of another, or to the end of a list. */
  moveTo(path: Path, list: Path, index: number): Promise<string | undefined>;
  /** Dialogs and menu; to be drawn once. */
  element: ReactNode;
}

type Asked =
  | { task: "insert"; list: Path; index: number }
  | { task: "type" | "move" | "copy"; path: Path }
  | { task: "menu"; path: Path; at: { x: number; y: number } };

export function useBlockTasks({ page, client, select }: TasksContext): BlockTasks {
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const moved = useMoved(page);
  const route = page?.page.route ?? "/";
  const targetOf = (path: Path): Target => ({ route, path, as: "written" });
  const apply = async (operation: Operation<Target>, then?: Path): Promise<string | undefined> => {
    const refusal = refusalOf(await client.apply(operation));
    if (refusal === undefined && then) select(then, page);
    return refusal;
  };
  const moveTo: BlockTasks["moveTo"] = (path, list, index) => {
    const isSameList = path.slice(0, -1).join() === list.join();
    const then = isSameList && Number(path.at(-1)) < index ? index - 1 : index;
    return apply({ kind: "move", at: targetOf(path), into: targetOf(list), index }, [...list, then]);
  };
  /** @returns where the block is then, and why it is still where it was. */
  const step = async (path: Path, place: BlockPlace, task: "up" | "down"): Promise<Moved> => {
    const { list, blocks } = place;
    const index = Number(path.at(-1));
    const to = index + (task === "up" ? -1 : 1);
    if (to < 0 || to >= blocks.length) return { path };
    const refusal = await moveTo(path, list, task === "up" ? to : to + 1);
    return refusal === undefined ? { path: [...list, to] } : { path, refusal };
  };
  const run: BlockTasks["run"] = async (task, path) => {
    if (!page) return undefined;
    const place = path && placeOfBlock(page, path);
    if (task === "before" || task === "after") {
      const list = place?.list ?? ["blocks"];
      const end = blocksOf(page, list).length;
      setAsked({ task: "insert", list, index: place ? place.index + (task === "after" ? 1 : 0) : end });
      return undefined;
    }
    if (!path) return undefined;
    const at = targetOf(path);
    switch (task) {
      case "type":
      case "move":
      case "copy":
        setAsked({ task, path });
        return undefined;
      case "open": {
        const block = await askPanel("block", { route, path: JSON.stringify(path) });
        if (block) openInEditor(block.open);
        return undefined;
      }
      case "delete":
        return place && apply({ kind: "delete", at }, nextOf(place.list, place.index, place.blocks.length));
      case "duplicate":
        return place && apply({ kind: "duplicate", at }, [...place.list, place.index + 1]);
      default:
        return place && moved(path, (now) => step(now, place, task));
    }
  };
  const element = page && (
    <>
      {asked?.task === "insert" && <InsertHere page={page} asked={asked} apply={apply} onClose={close} />}
      {asked?.task === "type" && <ChangeType page={page} path={asked.path} apply={apply} onClose={close} />}
      {(asked?.task === "move" || asked?.task === "copy") && (
        <OtherPage
          task={asked.task}
          page={page}
          path={asked.path}
          preview={client.preview}
          apply={client.apply}
          onClose={close}
        />
      )}
      {asked?.task === "menu" && (
        <MenuAt at={asked.at} label={blockMenuLabel(page, asked.path)} onClose={close}>
          <BlockMenu
            isAlone
            page={page}
            path={asked.path}
            onTask={(task) => {
              close();
              void run(task, asked.path);
            }}
          />
        </MenuAt>
      )}
    </>
  );
  return { run, moveTo, openMenu: (path, at) => setAsked({ task: "menu", path, at }), element };
}

interface Moved {
  path: Path;
  refusal?: string;
}

/**
 * Whoever presses a key again before the page has come back means the block that is on its way, not the one that is at
 * its old place by then.
 */
function useMoved(page: EditPage | undefined) {
  const last = useRef<{ page: EditPage | undefined; from: string; then: Promise<Moved> }>(undefined);
  return async (path: Path, move: (now: Path) => Promise<Moved>): Promise<string | undefined> => {
    const before = last.current;
    const isOnItsWay = before?.page === page && before?.from === keyOf(path);
    const then = isOnItsWay ? before.then.then((moved) => move(moved.path)) : move(path);
    last.current = { page, from: keyOf(path), then };
    return (await then).refusal;
  };
}

/** The block that is selected when one is gone. */
function nextOf(list: Path, index: number, count: number): Path | undefined {
  return count < 2 ? undefined : [...list, Math.min(index, count - 2)];
}

interface DialogProps {
  page: EditPage;
  apply(operation: Operation<Target>, then?: Path): Promise<string | undefined>;
  onClose(): void;
}

function InsertHere({
  page,
  asked,
  apply,
  onClose,
}: DialogProps & { asked: Extract<Asked, { task: "insert" }> }) {
  const { list, index } = asked;
  const names = blocksOf(page, list).map((block) => spokenBlock(page, block));
  return (
    <Inserter
      title={`Insert ${whereWords(names, index)}`}
      place={placeKind(list)}
      isOpen
      onClose={onClose}
      onChoose={(block, example) => {
        const entry = example ? { yaml: example.yaml } : { block: block.type };
        const into: Target = { route: page.page.route, path: list, as: "written" };
        return apply({ kind: "insert", into, index, entry }, [...list, index]);
      }}
    />
  );
}

function ChangeType({ page, path, apply, onClose }: DialogProps & { path: Path }) {
  const block = page.blocks.find((one) => one.path.join() === path.join());
  if (!block) return null;
  return (
    <Inserter
      title={`Change the type of ${spokenBlock(page, block)}`}
      place={placeKind(path.slice(0, -1))}
      current={block.type}
      isOpen
      onClose={onClose}
      onChoose={({ type }) =>
        apply({ kind: "change-type", at: { route: page.page.route, path, as: "written" }, type })
      }
    />
  );
}
