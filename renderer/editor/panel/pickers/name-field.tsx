import { Database, FileSearch, ListTree } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "../controls/any-field.tsx";
import { FileDrop, type TakenFile, takenWords } from "./file-drop.tsx";
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
  const [isWanted, setWanted] = useState(false);
  const [taken, setTaken] = useState<TakenFile>();
  const choices = useChoices(isWanted && kind !== "field");
  const fields = useFieldNames();
  const Icon = ICONS[kind];
  const items: PickerItem[] | undefined =
    kind === "field"
      ? fields.map(({ name, about }) => ({ id: name, title: name, about }))
      : kind === "file"
        ? choices?.files.map((path) => ({ id: path, title: path.split("/").at(-1) ?? path, about: path }))
        : choices?.collections.map(({ name, title, count }) => ({
            id: name,
            title,
            about: `${name} · ${count} rows`,
          }));
  return (
    <PickedText
      {...props}
      more={(text) => taken?.path === text && <p className="panel-state">{takenWords(taken)}</p>}
      picker={(choose) => (
        <Picker
          label={`${props.field.label}: ${WORDS[kind]}`}
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
          items={items}
          onOpen={() => setWanted(true)}
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
