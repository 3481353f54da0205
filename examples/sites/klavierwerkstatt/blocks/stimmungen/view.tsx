import styled from "@emotion/styled";
import { type ReactNode, useEffect, useId, useState } from "react";
import { StaticSlot } from "../../../../../renderer/runtime/block.tsx";
import { Button } from "../../../../../renderer/ui/button.tsx";
import { RichText } from "../../../../../renderer/ui/rich-text.tsx";
import { withoutScripts } from "../../../../../renderer/ui/scripting.ts";
import { Sheet } from "../../../../../renderer/ui/sheet.tsx";
import { Deviation } from "./abweichung.tsx";
import { frequencyOf, KEYS, triadOn } from "./dreiklang.ts";
import { strike } from "./klang.ts";
import { Keyboard } from "./klaviatur.tsx";
import type { Props } from "./props.ts";

const Frame = styled.section`
  padding-block: var(--space-section);

  & h2 {
    max-width: 20ch;
    font-size: var(--text-heading);
  }
  & .intro {
    max-width: var(--measure);
    margin-top: var(--space-4);
    color: var(--ink-soft);
  }
  & .bench {
    display: grid;
    gap: var(--space-6);
    margin-top: var(--space-7);
  }
  & fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0;
    margin-bottom: var(--space-2);
    font-weight: var(--weight-strong);
  }
  & .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
  }
  & .choices label {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--target);
  }
  & .choices input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--blue);
  }
  & .about {
    min-height: 3.2em;
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  & ul {
    display: grid;
    gap: var(--space-4);
  }
  & .interval {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  & svg {
    display: block;
    width: 100%;
    max-width: 34rem;
    fill: none;
    stroke-width: 1.5;
  }
  & .scale {
    stroke: var(--line-strong);
  }
  & .way {
    stroke: var(--signal);
    stroke-width: 4;
  }
  & .off {
    fill: var(--signal);
  }
  & .pure {
    fill: var(--positive);
  }
  & .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  & .without {
    display: none;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--caution);
  }
  ${withoutScripts(`
    & .without {
      display: block;
    }
    & .buttons {
      display: none;
    }
  `)}
  @media (min-width: 64rem) {
    & .bench {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      gap: var(--space-6) var(--space-8);
    }
    & .bench > fieldset {
      grid-column: 1 / -1;
    }
  }
`;

/** An octave in several tunings: what becomes of the triad on each key. */
export default function Tunings(props: Props): ReactNode {
  const { heading, text, stimmungen, choose, listen, reset, keyboardLabel, withoutScript } = props;
  const [chosen, setChosen] = useState(0);
  const [root, setRoot] = useState(0);
  const [isReady, setReady] = useState(false);
  const name = useId();
  useEffect(() => setReady(true), []);
  const { cent, text: about } = stimmungen[chosen] ?? { cent: [], text: "" };
  const triad = triadOn(root, cent);
  const title = `${KEYS[root]}-Dur`;

  function play(key = root) {
    strike([0, 4, 7].map((steps) => frequencyOf(key + steps, cent)));
  }

  return (
    <Frame aria-labelledby={`${name}title`}>
      <Sheet>
        <h2 id={`${name}title`}>{heading}</h2>
        <StaticSlot name="text" className="intro">
          {() => <RichText text={text} as="p" />}
        </StaticSlot>
        <div className="bench">
          <fieldset disabled={!isReady}>
            <legend>{choose}</legend>
            <div className="choices">
              {stimmungen.map((one, index) => (
                <label key={one.name}>
                  <input
                    type="radio"
                    name={`${name}choice`}
                    checked={index === chosen}
                    onChange={() => setChosen(index)}
                  />
                  {one.name}
                </label>
              ))}
            </div>
            <p className="about">{about}</p>
          </fieldset>
          <Keyboard
            label={keyboardLabel}
            root={root}
            isReady={isReady}
            onChoose={(key) => {
              setRoot(key);
              play(key);
            }}
          />
          <div>
            <p role="status">
              <strong>{title}</strong>, {stimmungen[chosen]?.name}
            </p>
            <ul>
              {triad.map((interval) => (
                <Deviation key={interval.name} interval={interval} />
              ))}
            </ul>
          </div>
          <div className="buttons">
            <Button look="primary" type="button" disabled={!isReady} onClick={() => play()}>
              {listen}
            </Button>
            <Button
              look="secondary"
              type="button"
              disabled={!isReady}
              onClick={() => {
                setChosen(0);
                setRoot(0);
              }}
            >
              {reset}
            </Button>
          </div>
          <p className="without">{withoutScript}</p>
        </div>
      </Sheet>
    </Frame>
  );
}
