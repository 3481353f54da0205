import { Button } from "react-aria-components";
import { Link } from "react-router-dom";
import type { WordsAnswer, WordsHit, WordsPlace } from "../overview-answers.ts";

interface WordsFoundProps {
  answer: WordsAnswer;
  /** How many hits are ticked. */
  ticked: number;
  isOn(hit: WordsHit): boolean;
  onTurn(hits: readonly WordsHit[], on: boolean): void;
}

/** Every place where words were found, by page and row, each with a tick. */
export function WordsFound({ answer, ticked, isOn, onTurn }: WordsFoundProps) {
  const { places, count, unread, isCut } = answer;
  const hits = places.flatMap((place) => place.hits);
  const names = hits.filter(({ isName }) => isName).length;
  return (
    <section aria-label="Found">
      <p className="overview-count" role="status">
        {count === 0 ? "No text of the site holds these words." : countWords(answer, ticked)}
      </p>
      {isCut && (
        <p className="words-note">
          {`The first ${hits.length} are listed. Replace them, and the others follow, or search for more words.`}
        </p>
      )}
      {names > 0 && (
        <p className="words-note">
          Addresses and names stay as they are until you tick them: other things may depend on them.
        </p>
      )}
      {unread.length > 0 && (
        <p className="words-note" data-wrong="">
          {`Not searched, because of a mistake in the file: ${unread.join(", ")}. Mend it first, then search again.`}
        </p>
      )}
      {hits.length > 0 && (
        <div className="words-all">
          <Button className="editor-button" onPress={() => onTurn(hits, false)}>
            Tick none
          </Button>
          <Button
            className="editor-button"
            onPress={() =>
              onTurn(
                hits.filter(({ isName }) => !isName),
                true,
              )
            }
          >
            Tick all texts
          </Button>
        </div>
      )}
      {places.map((place) => (
        <Place
          key={`${place.file} ${place.title} ${place.about}`}
          place={place}
          isOn={isOn}
          onTurn={onTurn}
        />
      ))}
    </section>
  );
}

function Place({ place, isOn, onTurn }: { place: WordsPlace } & Pick<WordsFoundProps, "isOn" | "onTurn">) {
  const { title, about, file, hits } = place;
  return (
    <section className="words-place" aria-label={`${title}, ${about}`}>
      <h2 title={file}>
        {title} <span className="overview-address">{about}</span>
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <label className="panel-tick">
              <input
                type="checkbox"
                checked={isOn(hit)}
                onChange={(event) => onTurn([hit], event.target.checked)}
              />
              <Context hit={hit} isOn={isOn(hit)} />
            </label>
            <span className="words-where">
              {hit.isName && <span className="overview-badge">address or name</span>}
              {hit.to === undefined ? (
                hit.label
              ) : (
                <Link to={hit.to} aria-label={`Open ${hit.label || "it"}, ${title}`}>
                  {hit.label || "Open"}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was found between what stands around it; where it is to change, with what would stand there. */
function Context({ hit: { before, found, after, fresh }, isOn }: { hit: WordsHit; isOn: boolean }) {
  const changes = isOn && fresh !== undefined;
  return (
    <span dir="auto" className="words-context">
      {before}
      {changes ? <del>{found}</del> : <mark>{found}</mark>}
      {changes && " "}
      {changes && <ins>{fresh}</ins>}
      {after}
    </span>
  );
}

function countWords({ count, places: { length: places }, isCut }: WordsAnswer, ticked: number): string {
  const times = isCut ? `Found at least ${count} times` : count === 1 ? "Found once" : `Found ${count} times`;
  const where = places === 1 ? "in one place" : `on ${places} pages and rows`;
  return `${times}, ${where}. ${ticked === 0 ? "Nothing is ticked." : `${ticked} ticked.`}`;
}
