import { useState } from "react";
import { Button, Input, Label, SearchField } from "react-aria-components";
import { iconMap } from "../../../ui/icon-map.ts";

const names = Object.keys(iconMap);

/** Every icon with its name, which a press copies. */
export function IconSheet() {
  const [words, setWords] = useState("");
  const [copied, setCopied] = useState("");
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = names.filter((name) => wanted.every((word) => name.includes(word)));
  return (
    <main className="gallery-sheet" id="main">
      <header>
        <h1>Icons</h1>
        <p>A press copies the name, to be written where a block takes an icon.</p>
        <SearchField value={words} onChange={setWords}>
          <Label>Find an icon</Label>
          <Input placeholder="file, user, chart …" />
        </SearchField>
        <p role="status">{copied ? `Copied ${copied}` : `${found.length} of ${names.length} icons`}</p>
      </header>
      <ul className="gallery-icons">
        {found.map((name) => (
          <li key={name}>
            <IconButton name={name} onCopy={setCopied} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function IconButton({ name, onCopy }: { name: string; onCopy(name: string): void }) {
  const Drawing = iconMap[name];
  return (
    <Button
      onPress={() => {
        navigator.clipboard.writeText(name).then(
          () => onCopy(name),
          () => onCopy(""),
        );
      }}
    >
      {Drawing && <Drawing size={28} strokeWidth={1.5} aria-hidden="true" />}
      <code className="gallery-icon-name">{name}</code>
    </Button>
  );
}
