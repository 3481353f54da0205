import { useEffect, useMemo, useState } from "react";
import { Input, Label, ListBox, ListBoxItem, SearchField } from "react-aria-components";
import { useLoaderData, useLocation, useNavigate } from "react-router-dom";
import type { GalleryBlock, GalleryData } from "../protocol.ts";
import { BlockSheet } from "./block-sheet.tsx";
import { IconSheet } from "./icon-sheet.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import "./gallery.css";

/** `/__blocks`: every block of the site with its examples, options and YAML to copy; for authors, in `npm start` only. */
export function Gallery() {
  const { blocks, themes } = useLoaderData() as GalleryData;
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const found = useMemo(() => search(blocks, words), [blocks, words]);
  const shown = blocks.find(({ type }) => type === hash.slice(1)) ?? blocks[0];

  useEffect(() => {
    if (hash === "#icons") document.title = "Icons – blocks";
    else document.title = shown ? `${shown.type} – blocks` : "Blocks";
  }, [shown, hash]);

  // Opened by an address, the block may stand far down in the list, which is drawn a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const option = document.querySelector(".gallery [role=option][data-selected]");
      option?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  if (!shown) return <p className="gallery-empty">This site has no blocks.</p>;
  return (
    <div className="gallery">
      <nav aria-label="Blocks">
        <a href="/">Back to the site</a>
        <a href="#icons">Icons</a>
        <ThemeChoice names={themes} />
        <SearchField value={words} onChange={setWords}>
          <Label>Find a block</Label>
          <Input placeholder="cards, quote, list …" />
        </SearchField>
        <p role="status">
          {found.length} of {blocks.length} blocks
        </p>
        <ListBox
          aria-label="Block types"
          items={found.map((block) => ({ ...block, id: block.type }))}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={hash === "#icons" ? [] : [shown.type]}
          onSelectionChange={(keys) => {
            const [type] = keys === "all" ? [] : [...keys];
            if (type !== undefined) void navigate({ search: query, hash: `#${type}` }, { replace: true });
          }}
        >
          {(block) => (
            <ListBoxItem textValue={block.type}>
              <code>{block.type}</code>
              <span>{block.title}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </nav>
      {hash === "#icons" ? <IconSheet /> : <BlockSheet key={shown.type} block={shown} />}
    </div>
  );
}

/** Blocks in which every word occurs: in the name, what people call it, the description or an option. */
function search(blocks: readonly GalleryBlock[], words: string): GalleryBlock[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return blocks.filter(({ type, title, description, names, options }) => {
    const text = [type, title, description, ...names, ...options.map(({ name }) => name)]
      .join(" ")
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
