import { type ReactNode, useRef, useState } from "react";
import type { Operation } from "../../../edit/operation.ts";
import { openInEditor } from "../../../runtime/live/open-in-editor.ts";
import type { Client } from "../../client.ts";
import type { EditPage } from "../../edit-page.ts";
import { spokenBlock } from "../../outline-tree.ts";
import { keyOf } from "../../paths.ts";
import type { Path, Target } from "../../protocol.ts";
import { useSaid } from "../../use-said.tsx";
import { askedBlock, askPanel } from "../ask-panel.ts";
import { refusalOf } from "../create-actions.ts";
import { Inserter } from "../inserter/inserter.tsx";
import { BlockMenu, blockMenuLabel } from "./block-menu.tsx";
import {
  type BlockPlace,
  blocksOf,
  placeKind,
  placeOfBlock,
  standsOnce,
  targetOn,
  whereWords,
} from "./block-place.ts";
import type { BlockTask } from "./block-task.ts";
import { MenuAt } from "./menu-at.tsx";
import { OtherPage } from "./other-page.tsx";

interface TasksContext {
  page: EditPage | undefined;
  client: Pick<Client, "apply" | "preview">;
  /**
   * @param before  What the page was before it had the block there.
   * @param name    Of a block that was there already, and is meant wherever it stands by then.
   */
  select(block: Path | undefined, before: EditPage | undefined, name?: string): void;
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

/** With the page as it was when it was asked for: dialogs stay open while others change it. */
type Asked = { page: EditPage } & (
  | { task: "insert"; list: Path; index: number }
  | { task: "type" | "move" | "copy"; path: Path }
  | { task: "menu"; path: Path; at: { x: number; y: number } }
);

export function useBlockTasks({ page, client, select }: TasksContext): BlockTasks {
  const [asked, setAsked] = useState<Asked>();
  const [said, say] = useSaid();
  const close = (): void => setAsked(undefined);
  const stepped = useSteps();
  /** @param words  What is said of it once it is done. @param name  See `TasksContext.select`. */
  const apply = async (
    operation: Operation<Target>,
    then?: Path,
    words?: string,
    name?: string,
  ): Promise<string | undefined> => {
    say("");
    const refusal = refusalOf(await client.apply(operation));
    if (refusal === undefined && then) select(then, page, name);
    if (refusal === undefined && words) say(words);
    return refusal;
  };
  const moveTo: BlockTasks["moveTo"] = async (path, list, index) => {
    if (!page) return undefined;
    const isSameList = keyOf(path.slice(0, -1)) === keyOf(list);
    const then = isSameList && Number(path.at(-1)) < index ? index - 1 : index;
    const operation = { kind: "move", at: targetOn(page, path), into: targetOn(page, list), index } as const;
    const words = movedWords(page, path, list, then);
    return apply(operation, [...list, then], words, placeOfBlock(page, path)?.block.name);
  };
  const step = async (
    on: EditPage,
    { block, list, blocks, index }: BlockPlace,
    by: number,
  ): Promise<Step> => {
    const to = index + by;
    const isEnd = to < 0 || to >= blocks.length;
    const words = movedWords(on, block.path, list, isEnd ? to - Math.sign(by) : to);
    if (isEnd) {
      say(words);
      return { isDone: false };
    }
    const [at, into] = [targetOn(on, block.path), targetOn(on, list)];
    const operation = { kind: "move", at, into, index: by < 0 ? to : to + 1 } as const;
    const refusal = await apply(operation, [...list, to], words, block.name);
    return { isDone: refusal === undefined, ...(refusal !== undefined && { refusal }) };
  };
  const runOn = async (
    on: EditPage,
    task: BlockTask,
    path: Path | undefined,
  ): Promise<string | undefined> => {
    const place = path && placeOfBlock(on, path);
    if (task === "before" || task === "after") {
      const list = place?.list ?? ["blocks"];
      const end = blocksOf(on, list).length;
      const index = place ? place.index + (task === "after" ? 1 : 0) : end;
      setAsked({ task: "insert", page: on, list, index });
      return undefined;
    }
    if (!path) return undefined;
    const at = targetOn(on, path);
    switch (task) {
      case "type":
      case "move":
      case "copy":
        setAsked({ task, page: on, path });
        return undefined;
      case "open": {
        const block = await askPanel("block", askedBlock(on, path));
        if (block) openInEditor(block.open);
        return undefined;
      }
      case "delete": {
        if (!place) return undefined;
        const next = nextOf(place.list, place.index, place.blocks.length);
        return apply({ kind: "delete", at }, next, `${spokenBlock(on, place.block)} is gone.`);
      }
      case "duplicate":
        if (place && standsOnce(on, place.block)) {
          say(`A page has one ${spokenBlock(on, place.block)}.`);
          return undefined;
        }
        return (
          place &&
          apply(
            { kind: "duplicate", at },
            [...place.list, place.index + 1],
            `A copy of ${spokenBlock(on, place.block)} stands behind it.`,
          )
        );
      default:
        return place && stepped(on, place, task === "up" ? -1 : 1, step);
    }
  };
  const run: BlockTasks["run"] = async (task, path) => page && runOn(page, task, path);
  const element = page && (
    <>
      {asked?.task === "insert" && (
        <InsertHere page={asked.page} asked={asked} apply={apply} onClose={close} />
      )}
      {asked?.task === "type" && (
        <ChangeType page={asked.page} path={asked.path} apply={apply} onClose={close} />
      )}
      {(asked?.task === "move" || asked?.task === "copy") && (
        <OtherPage
          task={asked.task}
          page={asked.page}
          path={asked.path}
          preview={client.preview}
          apply={client.apply}
          onClose={close}
        />
      )}
      {asked?.task === "menu" && (
        <MenuAt at={asked.at} label={blockMenuLabel(asked.page, asked.path)} onClose={close}>
          <BlockMenu
            isAlone
            page={asked.page}
            path={asked.path}
            onTask={(task) => {
              close();
              void runOn(asked.page, task, asked.path);
            }}
          />
        </MenuAt>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
  return {
    run,
    moveTo,
    openMenu: (path, at) => page && setAsked({ task: "menu", page, path, at }),
    element,
  };
}

interface Step {
  isDone: boolean;
  /** Why it is still where it was; missing at the end of its list. */
  refusal?: string;
}

/**
 * Steps up and down. Whoever presses a key again before the page has come back means the block that is on its way: the
 * server knows it by where the page has it, and it goes on from where the steps before have brought it.
 */
function useSteps() {
  const last = useRef<{ from: string; by: Promise<number> }>(undefined);
  return async (
    on: EditPage,
    place: BlockPlace,
    way: 1 | -1,
    step: (on: EditPage, place: BlockPlace, by: number) => Promise<Step>,
  ): Promise<string | undefined> => {
    const before = last.current;
    // The page may have been asked for again, and still be as it was told before.
    const from = keyOf([on.page.route, on.told ?? "", ...place.block.path]);
    const start = before?.from === from ? before.by : Promise.resolve(0);
    const done = start.then(async (by) => ({ by, ...(await step(on, place, by + way)) }));
    last.current = { from, by: done.then(({ by, isDone }) => (isDone ? by + way : by)) };
    return (await done).refusal;
  };
}

/** Where a block stands once it has moved: "Hero “Careers” now stands behind Banner." @param to  Its place there. */
function movedWords(page: EditPage, path: Path, list: Path, to: number): string {
  const block = placeOfBlock(page, path)?.block;
  if (!block) return "";
  const others = blocksOf(page, list).filter((other) => other !== block);
  const where = whereWords(
    others.map((other) => spokenBlock(page, other)),
    to,
  );
  return `${spokenBlock(page, block)} now stands ${where}.`;
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
        return apply({ kind: "insert", into: targetOn(page, list), index, entry }, [...list, index]);
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
      onChoose={({ type }) => apply({ kind: "change-type", at: targetOn(page, path), type })}
    />
  );
}
