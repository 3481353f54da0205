import { useMemo, useState } from "react";
import { Autocomplete, Input, Label, ListBox, ListBoxItem, SearchField } from "react-aria-components";
import type { OptionValue } from "../../../model.ts";
import { findBlocks, fits, useBlocks } from "./use-blocks.ts";

interface BlockChoiceProps {
  place: "top" | "inside";
  onChoose(block: OptionValue): void;
}

/** Block types that fit a place, found by what people call them; the first example of one that fits the site is what comes. */
export function BlockChoice({ place, onChoose }: BlockChoiceProps) {
  const blocks = useBlocks();
  const [words, setWords] = useState("");
  const found = useMemo(
    () =>
      findBlocks(
        (blocks ?? []).filter((block) => fits(block, place)),
        words,
      ),
    [blocks, words, place],
  );
  return (
    <div className="panel-choose">
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <SearchField autoFocus>
          <Label>Find a block</Label>
          <Input className="panel-control" placeholder="cards, quote, price …" />
        </SearchField>
        <ListBox
          aria-label="Block types"
          className="panel-options"
          items={found.map((block) => ({ ...block, id: block.type }))}
          renderEmptyState={() => <p>{blocks ? "No block is called that." : "Looking …"}</p>}
          onAction={(key) => {
            const block = found.find(({ type }) => type === key);
            const example = block?.examples.find(({ isUnfit }) => !isUnfit);
            if (block) onChoose(example?.value ?? { type: block.type });
          }}
        >
          {(block) => (
            <ListBoxItem textValue={block.title}>
              <span className="panel-option-title">{block.title}</span>
              <span className="panel-option-about">{block.description}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </div>
  );
}
