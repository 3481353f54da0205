import { useEffect, useMemo, useState } from "react";
import { Button } from "react-aria-components";
import { SITE_PATH } from "../../runtime/live/protocol.ts";
import { AskText, AskTick } from "../overview/ask-fields.tsx";
import { AskSheet } from "../overview/ask-sheet.tsx";
import { NotThere, SitePlace } from "../overview/site-place.tsx";
import { useOverview } from "../overview/use-overview.ts";
import type { WordsAnswer, WordsHit } from "../overview-answers.ts";
import { useClientState } from "../shell/shell-context.ts";
import { useAskedWords } from "./use-asked-words.ts";
import { WordsFound } from "./words-found.tsx";
import "./words.css";

/** Finds words in all texts of the site, and puts others in their place where they are ticked. */
export function WordsView() {
  const { asked, settled, set } = useAskedWords();
  const overview = useOverview("words", settled);
  const answer = useLast(overview.answer);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState("");
  const { said: wentBack } = useClientState();
  // What was replaced may be what was taken back.
  if (wentBack && said) setSaid("");
  const hits = useMemo(() => answer?.places.flatMap((place) => place.hits) ?? [], [answer]);
  const isOn = (hit: WordsHit): boolean => turned.has(hit.id) === (hit.isName === true);
  const ticked = hits.filter(isOn);
  const turn = (some: readonly WordsHit[], on: boolean): void =>
    setTurned((now) => {
      const next = new Set(now);
      for (const hit of some) {
        if ((hit.isName === true) === on) next.add(hit.id);
        else next.delete(hit.id);
      }
      return next;
    });
  const isSettled = overview.answer !== undefined && asked.find.trim() === settled.find;
  const canReplace = isSettled && ticked.length > 0 && asked.with.trim() !== "";
  const places = ticked.length === 1 ? "one place" : `${ticked.length} places`;
  return (
    <SitePlace
      title="Search and replace"
      about="Finds words in all pages, data, settings and translations. Nothing changes before you have seen each place."
      trail={[{ to: SITE_PATH, title: "Pages" }]}
    >
      <form
        className="words-ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (canReplace) setAsking(true);
        }}
      >
        <AskText
          label="Search for"
          about="Two letters at least."
          value={asked.find}
          onChange={(find) => {
            setTurned(new Set());
            setSaid("");
            set({ find });
          }}
          isFirst
        />
        <AskText
          label="Replace by"
          about="Each place shows what would stand there."
          value={asked.with}
          onChange={(words) => set({ with: words })}
        />
        <div className="words-options">
          <AskTick label="Whole words" isOn={asked.isWhole} onChange={(isWhole) => set({ isWhole })} />
          <AskTick label="Same capitals" isOn={asked.isExact} onChange={(isExact) => set({ isExact })} />
        </div>
        <Button type="submit" className="editor-button" data-primary="" isDisabled={!canReplace}>
          {ticked.length === 0 ? "Replace" : `Replace in ${places} …`}
        </Button>
      </form>
      <p className="overview-said" role="status">
        {said}
      </p>
      {settled.find !== "" && !answer && <NotThere overview={overview} missing="These words are too long." />}
      {settled.find !== "" && answer && (
        <WordsFound answer={answer} ticked={ticked.length} isOn={isOn} onTurn={turn} />
      )}
      {isAsking && (
        <AskSheet
          title={`Replace “${asked.find.trim()}” by “${asked.with.trim()}” in ${places}`}
          verb="Replace"
          own={answer?.places.map(({ file }) => file) ?? []}
          operation={{
            kind: "replace-words",
            find: asked.find,
            with: asked.with,
            ...(asked.isWhole && { isWhole: true }),
            ...(asked.isExact && { isExact: true }),
            hits: ticked.map(({ id }) => id),
          }}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            setTurned(new Set());
            setSaid(`Replaced in ${places}. Undo at the top takes all of it back.`);
          }}
        >
          <p className="words-note">All of it is one step: Undo takes the whole of it back.</p>
        </AskSheet>
      )}
    </SitePlace>
  );
}

/** What was found last stays while something else is looked for. */
function useLast(answer: WordsAnswer | undefined): WordsAnswer | undefined {
  const [last, setLast] = useState(answer);
  useEffect(() => {
    if (answer) setLast(answer);
  }, [answer]);
  return answer ?? last;
}
