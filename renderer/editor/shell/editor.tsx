import { type ReactNode, useRef, useState } from "react";
import { Breadcrumb, Breadcrumbs, Button, Dialog, Link, Modal, ModalOverlay } from "react-aria-components";
import { useParams } from "react-router-dom";
import { routeOf } from "../../runtime/links.ts";
import { EDITOR_FRAME } from "../../runtime/live/protocol.ts";
import type { EditPage } from "../edit-page.ts";
import { trailOf } from "../outline-tree.ts";
import { Panel } from "../panel/panel.tsx";
import { keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { KeptList } from "./kept-list.tsx";
import { Nowhere } from "./nowhere.tsx";
import { Outline } from "./outline.tsx";
import { usePageCommands } from "./page-commands.ts";
import { useShell } from "./shell-context.ts";
import { EditorToolbar } from "./toolbar.tsx";
import { UnreadPage } from "./unread-page.tsx";
import { useEditor } from "./use-editor.ts";
import { useParts } from "./use-parts.ts";
import { usePrint } from "./use-print.ts";
import "./editor.css";
import "./print.css";

/** The editor around a page of the live server. */
export function Editor() {
  const { "*": splat = "" } = useParams();
  const route = routeOf(`/${splat}`);
  const [start] = useState(route);
  const [drawer, setDrawer] = useState<"outline" | "panel">();
  const editor = useEditor(route, () => {
    // Where there is no room for the form beside the page, it is opened: the address names a field of it.
    if (parts.panel.current?.offsetParent === null) setDrawer("panel");
  });
  const { client, kept } = useShell();
  const { shown, selected, focused, look, select, tasks, pins } = editor;
  const { answer, edited, frame, typing } = shown;
  const problems = answer?.problems ?? [];
  const lastEdited = useRef<string>(undefined);
  if (edited) lastEdited.current = route;
  const unread =
    edited || answer?.broken === undefined ? undefined : (
      <UnreadPage
        key={route}
        route={route}
        file={answer.broken}
        problems={problems}
        isInstead={lastEdited.current === route}
      />
    );
  // With an earlier state of it in the frame, the list stands beside it.
  const isAlone = unread !== undefined && answer?.page === undefined;
  usePageCommands(editor, route);
  const parts = useParts(frame, setDrawer);
  usePrint(frame);
  const outline = edited ? (
    <Outline
      page={edited}
      selected={selected}
      onSelect={(block) => select(block)}
      onPoint={(block) => frame?.point(block)}
      onPicked={drawer && (() => setDrawer(undefined))}
      tasks={tasks}
    />
  ) : (
    unread &&
    !isAlone && <p className="panel-empty">With its problems gone, the page has its outline here.</p>
  );
  const panel = edited ? (
    <Panel
      page={edited}
      problems={problems}
      selected={selected}
      focused={focused}
      apply={client.apply}
      preview={client.preview}
      onSelect={(block, option) => select(block, option)}
      onTask={tasks.run}
      onFindings={pins.showFindings}
      blockAt={(element) => frame?.blockAt(element)}
    />
  ) : (
    !isAlone && unread
  );
  return (
    <div className="editor" data-width={look.width} data-alone={isAlone ? "" : undefined}>
      <EditorToolbar
        title={answer?.page?.title ?? (isAlone ? "A page with problems" : "…")}
        route={route}
        look={look}
        onLook={editor.setLook}
        onOutline={() => setDrawer("outline")}
        onPanel={() => setDrawer("panel")}
      />
      <nav ref={parts.outline} className="editor-side editor-outline" aria-label="Outline">
        {outline}
      </nav>
      <main ref={parts.page} className="editor-stage">
        <Trail page={edited} selected={selected} onSelect={(block) => select(block)} />
        <div className="editor-notes">
          {answer?.page?.route === "/404" && route !== "/404" && <Nowhere route={route} />}
          {unread && !isAlone && (
            <p className="editor-nowhere" role="status">
              Below is the page as it was before its problems.{" "}
              <Button className="editor-button editor-drawer-button" onPress={() => setDrawer("panel")}>
                What is wrong
              </Button>
            </p>
          )}
          <KeptList route={route} page={edited} client={client} kept={kept} refused={shown.refused} />
        </div>
        {isAlone && unread}
        <iframe name={EDITOR_FRAME} title="The page" src={start} hidden={isAlone} />
      </main>
      <aside ref={parts.panel} className="editor-side editor-panel" aria-label="Options">
        {panel}
      </aside>
      <p className="visually-hidden" role="status">
        {typing
          ? `Typing in ${typing.label}. Enter ends it, Escape takes it back.`
          : spokenName(edited, selected)}
      </p>
      {tasks.element}
      {pins.element}
      <Drawer title="Outline" isOpen={drawer === "outline"} onClose={() => setDrawer(undefined)}>
        {outline}
      </Drawer>
      <Drawer title="Options" isOpen={drawer === "panel"} onClose={() => setDrawer(undefined)}>
        {panel}
      </Drawer>
    </div>
  );
}

interface TrailProps {
  page: EditPage | undefined;
  selected: Path | undefined;
  onSelect(block: Path | undefined): void;
}

/** The blocks around the selected one, from the page inwards. The last can be pressed: whoever has pressed it is there. */
function Trail({ page, selected, onSelect }: TrailProps) {
  const trail = page && selected ? trailOf(page.blocks, selected) : [];
  return (
    <Breadcrumbs aria-label="Where the selected block stands" className="editor-trail">
      <Breadcrumb id="page">
        <Link isDisabled={false} onPress={() => onSelect(undefined)}>
          Page
        </Link>
      </Breadcrumb>
      {trail.map(({ path, type }) => (
        <Breadcrumb key={keyOf(path)} id={keyOf(path)}>
          <Link isDisabled={false} onPress={() => onSelect(path)}>
            {page?.types[type]?.title ?? type}
          </Link>
        </Breadcrumb>
      ))}
    </Breadcrumbs>
  );
}

interface DrawerProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** One side of the editor where there is no room for it beside the page. */
function Drawer({ title, isOpen, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay
      className="editor-drawer"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className="editor-drawer-sheet">
        <Dialog aria-label={title}>
          <Button className="editor-button editor-drawer-close" onPress={onClose}>
            Close
          </Button>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function spokenName(page: EditPage | undefined, selected: Path | undefined): string {
  const block = page?.blocks.find(({ path }) => selected && keyOf(path) === keyOf(selected));
  if (block) return `${page?.types[block.type]?.title ?? block.type} selected`;
  // A page that has opened takes no focus, and its name stands at the top.
  return page ? `Editing ${page.page.title}` : "";
}
