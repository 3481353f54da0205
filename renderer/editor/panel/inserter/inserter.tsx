import { useMemo, useState } from "react";
import { Button, Input, Label, ListBox, ListBoxItem, SearchField } from "react-aria-components";
import type { GalleryBlock, GalleryExample } from "../../../runtime/live/protocol.ts";
import { BlockPreview } from "./block-preview.tsx";
import { InserterDialog } from "./inserter-dialog.tsx";
import { findBlocks, fits, useBlocks } from "./use-blocks.ts";

export interface InserterProps {
  /** What the dialog is called, and says where the block goes: Insert before Hero. */
  title: string;
  /** Among the blocks of a page, or inside another block. */
  place: "top" | "inside";
  /** Type that the block has now, when it gets another one; then no examples are offered. */
  current?: string;
  isOpen: boolean;
  onClose(): void;
  /** @returns why it was not done. */
  onChoose(block: GalleryBlock, example: GalleryExample | undefined): Promise<string | undefined>;
}

/** All blocks with their examples as they look on this site, found by what people call them. */
export function Inserter({ title, isOpen, onClose, ...rest }: InserterProps) {
  return (
    <InserterDialog title={title} isOpen={isOpen} onClose={onClose}>
      <Choice {...rest} onClose={onClose} />
    </InserterDialog>
  );
}

function Choice({ place, current, onChoose, onClose }: Omit<InserterProps, "title" | "isOpen">) {
  const blocks = useBlocks();
  const [words, setWords] = useState("");
  const [type, setType] = useState<string>();
  const [fault, setFault] = useState<string>();
  const found = useMemo(
    () =>
      findBlocks(
        (blocks ?? []).filter((one) => fits(one, place) && one.type !== current),
        words,
      ),
    [blocks, words, place, current],
  );
  const shown = found.find((one) => one.type === type) ?? found[0];
  const choose = async (block: GalleryBlock, example: GalleryExample | undefined): Promise<void> => {
    const refusal = await onChoose(block, example);
    setFault(refusal);
    if (refusal === undefined) onClose();
  };
  return (
    <div className="inserter-columns">
      <div className="inserter-list">
        <SearchField value={words} onChange={setWords} autoFocus>
          <Label>Find a block</Label>
          <Input className="panel-control" placeholder="cards, quote, price …" />
        </SearchField>
        <p role="status" className="panel-state">
          {blocks ? `${found.length} that fit here` : "Looking …"}
        </p>
        <ListBox
          aria-label="Block types"
          items={found.map((one) => ({ ...one, id: one.type }))}
          selectionMode="single"
          escapeKeyBehavior="none"
          disallowEmptySelection
          selectedKeys={shown ? [shown.type] : []}
          onSelectionChange={(keys) => setType(keys === "all" ? undefined : String([...keys][0]))}
          renderEmptyState={() => <p>{blocks && "No block that fits here is called that."}</p>}
        >
          {(block) => (
            <ListBoxItem textValue={block.title}>
              <span className="panel-option-title">{block.title}</span>
              <span className="panel-option-about">{block.description}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </div>
      {shown && (
        <Stage
          key={shown.type}
          block={shown}
          current={current}
          fault={fault}
          onChoose={(example) => void choose(shown, example)}
        />
      )}
    </div>
  );
}

interface StageProps {
  block: GalleryBlock;
  current: string | undefined;
  fault: string | undefined;
  onChoose(example: GalleryExample | undefined): void;
}

/** What can be put in of one type: each of its examples, or, in place of another type, the type itself. */
function Stage({ block, current, fault, onChoose }: StageProps) {
  const isInsert = current === undefined;
  const examples = block.examples.filter(({ isUnfit }) => !isUnfit);
  const whole = { name: block.title, note: block.description, example: examples[0], label: "Insert" };
  const offers =
    isInsert && examples.length > 0
      ? examples.map((example) => ({
          name: example.name,
          note: example.note,
          example,
          label: `Insert ${block.title}: ${example.name}`,
        }))
      : [isInsert ? whole : { ...whole, label: `Make it ${block.title}` }];
  return (
    <section className="inserter-stage" aria-label={block.title}>
      {fault && (
        <p role="alert" className="panel-fault">
          {fault}
        </p>
      )}
      {offers.map(({ name, note, example, label }) => (
        <article key={name}>
          <div className="inserter-example">
            <div>
              <h3>{name}</h3>
              <p>{note}</p>
            </div>
            <Button
              className="panel-button"
              aria-label={label}
              onPress={() => onChoose(isInsert ? example : undefined)}
            >
              {isInsert ? "Insert" : label}
            </Button>
          </div>
          {example && <BlockPreview example={example} />}
        </article>
      ))}
    </section>
  );
}
