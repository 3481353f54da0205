import { FileSearch, Hash } from "lucide-react";
import { useState } from "react";
import { askPanel } from "../ask-panel.ts";
import type { FieldProps } from "../controls/any-field.tsx";
import { usePanelActions } from "../panel-context.ts";
import { FileDrop, type TakenFile, takenWords } from "./file-drop.tsx";
import { fileWords } from "./file-words.ts";
import { useLinkItems } from "./link-items.ts";
import { PickedText } from "./picked-text.tsx";
import { Picker, type PickerItem } from "./picker.tsx";
import { useChoices } from "./use-choices.ts";

/** An address: pages by title, places on the page that it names, files; anything else is typed. */
export function LinkField(props: FieldProps) {
  const [wanted, setWanted] = useState(0);
  const [taken, setTaken] = useState<TakenFile>();
  const choices = useChoices(wanted || typeof props.value === "string");
  const items = useLinkItems(wanted);
  return (
    <PickedText
      {...props}
      more={(text) => {
        const page = choices?.pages.find(({ route }) => route === text.split(/[?#]/)[0]);
        const file = choices?.files.find(({ path }) => path === text);
        const says = taken?.path === text ? takenWords(taken) : (page?.title ?? (file && fileWords(file)));
        return says && <p className="panel-state">{says}</p>;
      }}
      picker={(choose, text) => (
        <>
          <Picker
            label={`${props.field.label}: choose a page or file`}
            icon={<FileSearch size="1rem" strokeWidth={1.75} aria-hidden="true" />}
            items={items}
            onOpen={() => setWanted((count) => count + 1)}
            onChoose={choose}
            footer={(close) => (
              <FileDrop
                onTaken={(answer) => {
                  close();
                  setTaken(answer);
                  choose(answer.path);
                }}
              />
            )}
          />
          <AnchorPicker
            label={`${props.field.label}: choose a place on the page`}
            text={text}
            onChoose={choose}
          />
        </>
      )}
    />
  );
}

/** Places on the page that an address names, or on this page. */
function AnchorPicker({
  label,
  text,
  onChoose,
}: {
  label: string;
  text: string;
  onChoose(text: string): void;
}) {
  const { route } = usePanelActions();
  const [items, setItems] = useState<PickerItem[]>();
  const named = text.startsWith("/") ? text.split(/[?#]/)[0]! : "";
  const load = async (): Promise<void> => {
    setItems(undefined);
    const anchors = (await askPanel("anchors", { route: named || route() })) ?? [];
    setItems(anchors.map(({ id, label: title }) => ({ id, title, about: `#${id}` })));
  };
  return (
    <Picker
      label={label}
      icon={<Hash size="1rem" strokeWidth={1.75} aria-hidden="true" />}
      items={items}
      onOpen={() => void load()}
      onChoose={(id) => onChoose(`${named}#${id}`)}
    />
  );
}
