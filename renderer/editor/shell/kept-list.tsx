import { useState } from "react";
import { Button } from "react-aria-components";
import type { KeptPlace } from "../kept-place.ts";
import type { KeptText } from "../kept-texts.ts";
import { keyOf } from "../paths.ts";
import { type KeptListProps, useKeptTexts, type WaitingText } from "./use-kept-texts.ts";

/** Texts of a page that were typed and never written, beside what the file says now. */
export function KeptList(props: KeptListProps) {
  const { waiting, use, forget } = useKeptTexts(props);
  if (waiting.length === 0) return null;
  return (
    <section className="shell-unsent" aria-label="Texts that were not saved">
      <h2>{waiting.length === 1 ? "One text was not saved" : `${waiting.length} texts were not saved`}</h2>
      <ul>
        {waiting.map(({ text, place }) => (
          <Kept key={keyOf(text.value.path)} text={text} place={place} onUse={use} onForget={forget} />
        ))}
      </ul>
    </section>
  );
}

interface KeptProps extends WaitingText {
  onUse(text: KeptText, place: KeptPlace): Promise<void>;
  onForget(text: KeptText): void;
}

function Kept({ text, place, onUse, onForget }: KeptProps) {
  return (
    <li>
      <p>
        <b>You typed</b> {text.text || "(nothing)"}
      </p>
      <p>
        <b>The file says</b> {place ? place.said : "(this text is no longer there)"}
      </p>
      <div className="editor-group">
        {place ? (
          <Button
            className="editor-button"
            aria-label={`Use what you typed: ${text.text}`}
            onPress={() => void onUse(text, place)}
          >
            Use what you typed
          </Button>
        ) : (
          <CopyButton words={text.text} />
        )}
        <Button
          className="editor-button"
          aria-label={`Forget it: ${text.text}`}
          onPress={() => onForget(text)}
        >
          Forget it
        </Button>
      </div>
    </li>
  );
}

/** For words that have lost their place. */
function CopyButton({ words }: { words: string }) {
  const [says, setSays] = useState("Copy what you typed");
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(words).then(
      () => setSays("Copied"),
      () => setSays("Select the words above to copy them"),
    );
  return (
    <Button className="editor-button" aria-label={`${says}: ${words}`} onPress={() => void copy()}>
      {says}
    </Button>
  );
}
