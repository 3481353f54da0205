import { useEffect, useMemo, useState } from "react";
import { Input, Label, Link, ListBox, ListBoxItem, SearchField } from "react-aria-components";
import { EDITOR_PATH } from "../../../runtime/live/protocol.ts";
import { spokenBlock } from "../../outline-tree.ts";
import { askPanel } from "../ask-panel.ts";
import { InserterDialog } from "../inserter/inserter-dialog.tsx";
import type { PanelChoices } from "../panel-block.ts";
import { type BlockOnItsWay, PlacesOn } from "./places-on.tsx";

interface OtherPageProps extends BlockOnItsWay {
  onClose(): void;
}

/** Asks for the page that a block goes to and its place there, and says what comes of it before it is done. */
export function OtherPage(props: OtherPageProps) {
  const { onClose, ...block } = props;
  const { task, page, path } = block;
  // Where it goes, this page has it no more.
  const [name] = useState(() => {
    const block = page.blocks.find((one) => one.path.join() === path.join());
    return block ? spokenBlock(page, block) : "the block";
  });
  const [wanted, setWanted] = useState<string>();
  const [done, setDone] = useState<string>();
  const title = `${task === "move" ? "Move" : "Copy"} ${name} to another page`;
  return (
    <InserterDialog title={title} isOpen onClose={onClose}>
      {done !== undefined && wanted !== undefined ? (
        <div className="inserter-done" role="status">
          <p>{done}</p>
          <Link className="panel-button" href={`${EDITOR_PATH}${wanted}`}>
            Edit that page
          </Link>
        </div>
      ) : (
        <div className="inserter-columns">
          <Pages except={page.page.route} wanted={wanted} onWant={setWanted} />
          {wanted === undefined ? (
            <p className="inserter-stage panel-empty">Choose a page, and its blocks stand here.</p>
          ) : (
            <PlacesOn key={wanted} {...block} name={name} route={wanted} onDone={setDone} />
          )}
        </div>
      )}
    </InserterDialog>
  );
}

interface PagesProps {
  except: string;
  wanted: string | undefined;
  onWant(route: string): void;
}

function Pages({ except, wanted, onWant }: PagesProps) {
  const [pages, setPages] = useState<PanelChoices["pages"]>();
  const [words, setWords] = useState("");
  useEffect(() => {
    askPanel("choices").then(
      (choices) => setPages(choices?.pages ?? []),
      () => setPages([]),
    );
  }, []);
  const found = useMemo(() => {
    const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
    return (pages ?? []).filter(({ route, title, lang }) => {
      const text = `${route} ${title}`.toLowerCase();
      // Blocks of a version are those of its original.
      return lang === undefined && route !== except && asked.every((word) => text.includes(word));
    });
  }, [pages, words, except]);
  return (
    <div className="inserter-list">
      <SearchField value={words} onChange={setWords} autoFocus>
        <Label>Find a page</Label>
        <Input className="panel-control" placeholder="about, careers …" />
      </SearchField>
      <p role="status" className="panel-state">
        {pages ? `${found.length} ${found.length === 1 ? "page" : "pages"}` : "Looking …"}
        {pages?.some(({ lang }) => lang !== undefined) && ". Their versions in other languages follow."}
      </p>
      <ListBox
        aria-label="Pages"
        items={found.map((one) => ({ ...one, id: one.route }))}
        selectionMode="single"
        escapeKeyBehavior="none"
        selectedKeys={wanted === undefined ? [] : [wanted]}
        onSelectionChange={(keys) => {
          const [route] = keys === "all" ? [] : [...keys];
          if (route !== undefined) onWant(String(route));
        }}
        renderEmptyState={() => <p>{pages && "No page is called that."}</p>}
      >
        {({ title, route }) => (
          <ListBoxItem textValue={`${title}, ${route}`}>
            <span className="panel-option-title">{title}</span>
            <span className="panel-option-about">{route}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
