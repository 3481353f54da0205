import { useCallback, useState } from "react";
import { Button } from "react-aria-components";
import { changeOf } from "../change-of.ts";
import type { Client } from "../client.ts";
import type { EditPage } from "../edit-page.ts";
import { isSameText, type KeptText, type KeptTexts } from "../kept-texts.ts";
import { keyOf, valueAt } from "../paths.ts";
import { useOtherWindows } from "./use-other-windows.ts";

interface KeptListProps {
  route: string;
  page: EditPage | undefined;
  client: Client;
  kept: KeptTexts;
  /** Those of this visit that were refused. */
  refused?: readonly KeptText[] | undefined;
}

/**
 * Texts of a page that were typed and never written, beside what the file says now. Those of this visit are not there,
 * unless they were refused.
 */
export function KeptList({ route, page, client, kept, refused = [] }: KeptListProps) {
  const [earlier, setEarlier] = useState(() => kept.all());
  // What another window was typing when this one opened is written meanwhile.
  useOtherWindows(
    useCallback(() => {
      const now = kept.all();
      setEarlier((before) => before.filter((text) => now.some((other) => isSameText(other, text))));
    }, [kept]),
  );
  const [over, setOver] = useState<readonly KeptText[]>([]);
  const before = earlier.filter((text) => !refused.some((other) => isSameText(other, text)));
  const texts = [...before, ...refused].filter((text) => text.route === route && !over.includes(text));
  if (!page || texts.length === 0) return null;
  const forget = (text: KeptText): void => {
    kept.drop(text);
    setOver([...over, text]);
    if (texts.length === 1) client.letGo();
  };
  const use = async (text: KeptText): Promise<void> => {
    // What stands beside it is what it replaces, whatever stood there when it was typed.
    const { told: _, ...typed } = text;
    const done = await client.apply(changeOf(route, typed), { step: text.step });
    if ("files" in done) forget(text);
  };
  return (
    <section className="shell-unsent" aria-label="Texts that were not saved">
      <h2>{texts.length === 1 ? "One text was not saved" : `${texts.length} texts were not saved`}</h2>
      <ul>
        {texts.map((text) => (
          <Kept
            key={keyOf(text.value.path)}
            text={text}
            said={saidNow(page, text)}
            onUse={use}
            onForget={forget}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptProps {
  text: KeptText;
  /** What the file says now; undefined where the page has no such text. */
  said: string | undefined;
  onUse(text: KeptText): Promise<void>;
  onForget(text: KeptText): void;
}

function Kept({ text, said, onUse, onForget }: KeptProps) {
  return (
    <li>
      <p>
        <b>You typed</b> {text.text || "(nothing)"}
      </p>
      <p>
        <b>The file says</b> {said ?? "(this text is no longer there)"}
      </p>
      <div className="editor-group">
        <Button
          className="editor-button"
          isDisabled={said === undefined}
          aria-label={`Use what you typed: ${text.text}`}
          onPress={() => void onUse(text)}
        >
          Use what you typed
        </Button>
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

function saidNow({ page, values }: EditPage, { route, value, isWhole }: KeptText): string | undefined {
  // In place of a page that is gone stands what its visitors see.
  if (page.route !== route) return undefined;
  const now = values.find(({ path }) => keyOf(path) === keyOf(value.path));
  if (!now) return undefined;
  const shown = String(valueAt(page, value.path));
  return isWhole || now.kind ? (now.source ?? shown) : shown;
}
