import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { changeOf } from "../change-of.ts";
import type { Client } from "../client.ts";
import type { EditPage } from "../edit-page.ts";
import { isInFile, type KeptPlace, keptPlace } from "../kept-place.ts";
import { isSameText, type KeptText, type KeptTexts } from "../kept-texts.ts";
import { useOtherWindows } from "./use-other-windows.ts";

/** What the list of such texts goes by. */
export interface KeptListProps {
  route: string;
  page: EditPage | undefined;
  client: Client;
  kept: KeptTexts;
  /** Those of this visit that were refused. */
  refused?: readonly KeptText[] | undefined;
}

/** A text that waits to be used or forgotten. */
export interface WaitingText {
  text: KeptText;
  /** Undefined where the page has no such text now. */
  place: KeptPlace | undefined;
}

/**
 * Texts of a page that were typed and never written. Those of this visit are not there, unless they were refused, and
 * none that the file says by now, whoever has put it there.
 */
export function useKeptTexts({ route, page, client, kept, refused: ofVisit }: KeptListProps): {
  waiting: WaitingText[];
  use(text: KeptText, place: KeptPlace): Promise<void>;
  forget(text: KeptText): void;
} {
  const refused = ofVisit ?? NONE;
  const earlier = useEarlierTexts(kept);
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
  const done = texts.find(({ text, place }) => isInFile(text, place))?.text;
  const letGo = useEffectEvent(forget);
  useEffect(() => {
    if (done) letGo(done);
  }, [done]);
  const waiting = texts.filter(({ text }) => text !== done);
  const isPossible = waiting.some(({ text, place }) => place && refused.includes(text));
  useOnceAnew(page, refused, isPossible, () => client.restate(POSSIBLE));
  const use = async (typed: KeptText, { path }: KeptPlace): Promise<void> => {
    // What stands beside it is what it replaces, whatever stood there when it was typed.
    const { told: _, ...text } = typed;
    const now = { ...text, value: { ...text.value, path }, ...(page?.told && { told: page.told }) };
    const answer = await client.apply(changeOf(route, now), { step: text.step });
    if ("files" in answer) forget(typed);
  };
  return { waiting, use, forget };
}

const NONE: readonly KeptText[] = [];

const POSSIBLE = "What you typed stands above the page, to be used or forgotten.";

/** What was kept when this window opened, without what other windows have written meanwhile. */
function useEarlierTexts(kept: KeptTexts): readonly KeptText[] {
  const [earlier, setEarlier] = useState(() => kept.all());
  useOtherWindows(
    useCallback(() => {
      const now = kept.all();
      setEarlier((before) => before.filter((text) => now.some((other) => isSameText(other, text))));
    }, [kept]),
  );
  return earlier;
}

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
