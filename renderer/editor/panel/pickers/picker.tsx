import { type ReactNode, useMemo, useState } from "react";
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
} from "react-aria-components";

/** Something that can be chosen. */
export interface PickerItem {
  id: string;
  title: string;
  about?: string;
  /** Drawn in front of it. */
  picture?: ReactNode;
}

interface PickerProps {
  /** What the button says, and what the dialog is called. */
  label: string;
  icon: ReactNode;
  items: readonly PickerItem[] | undefined;
  layout?: "stack" | "grid";
  /** What stands below the list; can close it. */
  footer?: (close: () => void) => ReactNode;
  onOpen?: () => void;
  onChoose(id: string): void;
}

/** Entries drawn at once; a search finds the rest. */
const MOST = 200;

/** A button that opens a list with a search; arrow keys go through it, Enter takes one. */
export function Picker({ label, icon, items, layout = "stack", footer, onOpen, onChoose }: PickerProps) {
  const [words, setWords] = useState("");
  const found = useMemo(() => search(items ?? [], words), [items, words]);
  return (
    <DialogTrigger
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen?.();
        else setWords("");
      }}
    >
      <Button className="panel-icon-button panel-pick" aria-label={label}>
        {icon}
      </Button>
      <Popover className="panel-popover" placement="bottom end">
        <Dialog aria-label={label} className="panel-dialog">
          {({ close }) => (
            <div className="panel-choose">
              <Autocomplete inputValue={words} onInputChange={setWords}>
                <SearchField autoFocus>
                  <Label>Search</Label>
                  <Input className="panel-control" />
                </SearchField>
                <ListBox
                  aria-label={label}
                  className="panel-options"
                  layout={layout}
                  items={found}
                  renderEmptyState={() => <p>{items ? "Nothing is called that." : "Looking …"}</p>}
                  onAction={(key) => {
                    close();
                    onChoose(String(key));
                  }}
                >
                  {(item) => (
                    <ListBoxItem textValue={item.title}>
                      {item.picture}
                      <span className="panel-option-title">{item.title}</span>
                      {item.about && <span className="panel-option-about">{item.about}</span>}
                    </ListBoxItem>
                  )}
                </ListBox>
              </Autocomplete>
              <p className="panel-state" role="status">
                {items && `${found.length}${found.length === MOST ? " or more" : ""} of ${items.length}`}
              </p>
              {footer?.(close)}
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function search(items: readonly PickerItem[], words: string): PickerItem[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter(({ id, title, about = "" }) => {
    const text = `${id} ${title} ${about}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return found.slice(0, MOST);
}
