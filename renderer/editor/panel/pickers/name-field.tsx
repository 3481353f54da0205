import { Database, FileSearch, ListTree } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "../controls/any-field.tsx";
import { FileDrop, type TakenFile, takenWords } from "./file-drop.tsx";
import { fileItems, fileWords } from "./file-words.ts";
import { PickedText } from "./picked-text.tsx";
import { Picker, type PickerItem } from "./picker.tsx";
import { useChoices, useFieldNames } from "./use-choices.ts";

const ICONS = { file: FileSearch, collection: Database, field: ListTree };

const WORDS = { file: "choose a file", collection: "choose a collection", field: "choose a field" };

interface NameFieldProps extends FieldProps {
  kind: keyof typeof ICONS;
  /** A file from this computer can be taken in. Default false. */
  isUploaded?: boolean;
}

/** The name of a file, a collection, or a field of the rows that fill the block. */
export function NameField({ kind, isUploaded = false, ...props }: NameFieldProps) {
  const [wanted, setWanted] = useState(0);
  const [taken, setTaken] = useState<TakenFile>();
  // Of a file that is named already, what it is stands below it.
  const isNamed = kind === "file" && typeof props.value === "string";
  const choices = useChoices(kind !== "field" && (wanted || isNamed));
  const fields = useFieldNames();
  const Icon = ICONS[kind];
  const items: PickerItem[] | undefined =
    kind === "field"
      ? fields.map(({ name, about }) => ({ id: name, title: name, about }))
      : kind === "file"
        ? choices && fileItems(choices.files)
        : choices?.collections.map(({ name, title, count }) => ({
            id: name,
            title,
            about: `${name} · ${count} rows`,
          }));
  return (
    <PickedText
      {...props}
      more={(text) => {
        const file = choices?.files.find(({ path }) => path === text);
        const says = taken?.path === text ? takenWords(taken) : kind === "file" && file && fileWords(file);
        return says && <p className="panel-state">{says}</p>;
      }}
      picker={(choose) => (
        <Picker
          label={`${props.field.label}: ${WORDS[kind]}`}
          icon={<Icon size="1rem" strokeWidth={1.75} aria-hidden="true" />}
          items={items}
          onOpen={() => setWanted((count) => count + 1)}
          onChoose={choose}
          {...(isUploaded && {
            footer: (close: () => void) => (
              <FileDrop
                onTaken={(answer) => {
                  close();
                  setTaken(answer);
                  choose(answer.path);
                }}
              />
            ),
          })}
        />
      )}
    />
  );
}
