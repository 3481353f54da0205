import { Link } from "lucide-react";
import { useId, useState } from "react";
import { FileDrop, takenWords } from "./file-drop.tsx";
import { fileWords } from "./file-words.ts";
import { addressTyped, useLinkItems } from "./link-items.ts";
import { Picker } from "./picker.tsx";
import { useChoices } from "./use-choices.ts";

/** A file that a text leads to, and what is said of it to whoever writes the text. */
export interface LinkedFile {
  path: string;
  says: string;
}

interface LinkButtonProps {
  /**
   * @param title  Of what is linked to; empty for an address that was typed.
   * @param file   What is to be known of a file that it leads to.
   */
  onLink(address: string, title: string, file?: LinkedFile): void;
}

/** Makes a link in a text: to a page or file of the site that is chosen, or to an address that is typed. */
export function LinkButton({ onLink }: LinkButtonProps) {
  const [wanted, setWanted] = useState(0);
  const items = useLinkItems(wanted);
  const files = useChoices(wanted)?.files ?? [];
  const choose = (id: string): void => {
    const file = files.find(({ path }) => path === id);
    const says = file && { path: id, says: `${fileWords(file)}.` };
    onLink(id, items?.find((item) => item.id === id)?.title ?? "", says);
  };
  return (
    <Picker
      label="Link"
      icon={<Link size="1rem" strokeWidth={1.75} aria-hidden="true" />}
      items={items}
      onOpen={() => setWanted((count) => count + 1)}
      onChoose={choose}
      footer={(close) => (
        <>
          <TypedAddress
            onType={(address) => {
              close();
              onLink(address, "");
            }}
          />
          <FileDrop
            onTaken={(taken, name) => {
              close();
              const says = takenWords(taken);
              onLink(taken.path, name.replace(/\.[^.]+$/, ""), { path: taken.path, says });
            }}
          />
        </>
      )}
    />
  );
}

function TypedAddress({ onType }: { onType(address: string): void }) {
  const [text, setText] = useState("");
  const id = useId();
  const address = addressTyped(text);
  const take = (): void => {
    if (address) onType(address);
  };
  return (
    <div className="panel-field panel-typed">
      <label className="panel-label" htmlFor={id}>
        Or another address
      </label>
      <input
        id={id}
        className="panel-control"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://…, #place"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
      <button type="button" className="panel-button" disabled={!address} onClick={take}>
        Link to it
      </button>
    </div>
  );
}
