import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { changeOf } from "../change-of.ts";
import type { Client } from "../client.ts";
import type { EditPage } from "../edit-page.ts";
import { isInFile, type KeptPlace, keptPlace } from "../kept-place.ts";
import { isSameText, type KeptText, type KeptTexts } from "../kept-texts.ts";
import { keyOf } from "../paths.ts";
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
export function KeptList({ route, page, client, kept, refused: ofVisit }: KeptListProps) {
  const refused = ofVisit ?? NONE;
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
  const texts = [...before, ...refused]
    .filter((text) => page && text.route === route && !over.includes(text))
    .map((text) => ({ text, place: keptPlace(text, page!) }));
  const forget = (text: KeptText): void => {
    kept.drop(text);
    setOver((others) => [...others, text]);
    if (texts.length === 1) client.letGo();
  };
  // Somebody has put it there by hand.
  const done = texts.find(({ text, place }) => isInFile(text, place))?.text;
  const letGo = useEffectEvent(forget);
  useEffect(() => {
    if (done) letGo(done);
  }, [done]);
  const waiting = texts.filter(({ text }) => text !== done);
  const isPossible = waiting.some(({ text, place }) => place && refused.includes(text));
  useOnceAnew(page, refused, isPossible, () => client.restate(POSSIBLE));
  if (!page || waiting.length === 0) return null;
  const use = async (typed: KeptText, { path }: KeptPlace): Promise<void> => {
    // What stands beside it is what it replaces, whatever stood there when it was typed.
    const { told: _, ...text } = typed;
    const now = { ...text, value: { ...text.value, path }, ...(page.told && { told: page.told }) };
    const answer = await client.apply(changeOf(route, now), { step: text.step });
    if ("files" in answer) forget(typed);
  };
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

const NONE: readonly KeptText[] = [];

const POSSIBLE = "What you typed stands above the page, to be used or forgotten.";

/** Acts once when the page has been read anew since the last text was refused: its file has no mistake then. */
function useOnceAnew(
  page: EditPage | undefined,
  refused: readonly KeptText[],
  isPossible: boolean,
  act: () => void,
): void {
  const last = useRef({ page, refused, isOver: false });
  useEffect(() => {
    const { page: before, refused: others, isOver } = last.current;
    if (others !== refused) last.current = { page, refused, isOver: false };
    else if (isPossible && !isOver && before !== page) {
      last.current.isOver = true;
      act();
    }
  });
}

interface KeptProps {
  text: KeptText;
  /** Undefined where the page has no such text now. */
  place: KeptPlace | undefined;
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
        <Button
          className="editor-button"
          isDisabled={!place}
          aria-label={`Use what you typed: ${text.text}`}
          onPress={() => place && void onUse(text, place)}
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
