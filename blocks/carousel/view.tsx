import styled from "@emotion/styled";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* A strip of sheets that runs past the right margin, so that it is seen to go on. */
const Strip = styled.div`
  & > .row {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--space-2);
    /* Room for marks and focus rings of what is in it. */
    margin: calc(var(--space-2) * -1);
    padding: var(--space-2);
    scrollbar-width: thin;
    scrollbar-color: var(--line-strong) transparent;
  }
  & > .row > ul {
    --shown: 3;
    display: flex;
    align-items: stretch;
    gap: var(--space-5);
    width: max-content;
    min-width: 100%;
  }
  & > [data-width="narrow"] > ul {
    --shown: 4;
  }
  & > [data-width="wide"] > ul {
    --shown: 1.15;
  }
  & > .row > ul > li {
    flex: none;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: min(82vw, 24rem);
    scroll-snap-align: start;
  }
  & > .row > ul > li > [data-block],
  & > .row > ul > li > [data-block] > [data-root] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  & > .buttons {
    display: flex;
    gap: var(--space-3);
    margin-top: var(--space-5);
  }
  & > .buttons > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: var(--pen) solid var(--blue);
    border-radius: var(--corner);
    color: var(--blue);
  }
  & > .buttons > button:hover {
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  & > .buttons > button[aria-disabled="true"] {
    border-style: dashed;
    border-color: var(--line-strong);
    background: none;
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  ${withoutScripts(`
    & > .buttons {
      display: none;
    }
  `)}
  &[data-fits] > .buttons {
    display: none;
  }
  @media (min-width: 64rem) {
    & > .row > ul > li {
      width: calc((min(100vw, var(--sheet)) - 2 * var(--gutter) - 3 * var(--space-5)) / var(--shown));
    }
  }
  @media print {
    & > .buttons {
      display: none;
    }
    & > .row > ul {
      flex-wrap: wrap;
      width: auto;
    }
  }
`;

/** A row that is swiped; behavior.ts gives it buttons. */
export default function Carousel(props: Props): ReactNode {
  const { label, width, items, previous, next, empty, ...section } = props;
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Strip>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
          <section className="row" data-width={width} aria-label={label} tabIndex={0}>
            <ul>
              {items.map((item, index) => (
                // Entries come from a file and are never reordered here: the index is their identity.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index}>
                  <Block {...item} />
                </li>
              ))}
            </ul>
          </section>
          <div className="buttons">
            <button type="button" data-step="-1" aria-label={previous}>
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <button type="button" data-step="1" aria-label={next}>
              <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
        </Strip>
      )}
    </Section>
  );
}
