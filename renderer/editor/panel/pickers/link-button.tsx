import { Link } from "lucide-react";
import { useId, useState } from "react";
import { FileDrop, type TakenFile } from "./file-drop.tsx";
import { addressTyped, useLinkItems } from "./link-items.ts";
import { Picker } from "./picker.tsx";

interface LinkButtonProps {
  /**
   * @param title  Of what is linked to; empty for an address that was typed.
   * @param taken  A file that came from this computer.
   */
  onLink(address: string, title: string, taken?: TakenFile): void;
}

/** Makes a link in a text: to a page or file of the site that is chosen, or to an address that is typed. */
export function LinkButton({ onLink }: LinkButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const items = useLinkItems(isWanted);
  return (
    <Picker
      label="Link"
      icon={<Link size={16} strokeWidth={1.75} aria-hidden="true" />}
      items={items}
      onOpen={() => setWanted(true)}
      onChoose={(id) => onLink(id, items?.find((item) => item.id === id)?.title ?? "")}
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
              onLink(taken.path, name.replace(/\.[^.]+$/, ""), taken);
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
