import styled from "@emotion/styled";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";

/*
 * The drawing frame: a ruled border with registration marks at its corners and zone ticks along its edges, as
 * on a printed sheet. Text on seven columns, drawing on five; a compact hero sets the lead beside the title.
 */
export const Opening = styled.section`
  padding-block: var(--space-5);

  & .frame {
    position: relative;
    display: grid;
    gap: var(--space-6);
    padding: var(--above) var(--beside);
    --above: clamp(2rem, 1rem + 4vw, 4.5rem);
    --beside: clamp(1.25rem, 0.25rem + 3.4vw, 3.5rem);
    --mark: var(--ink);
    --mark-size: 1.25rem;
    background:
      ${registrationMarks},
      repeating-linear-gradient(90deg, transparent 0 calc(7.5rem - 1px), var(--line-strong) calc(7.5rem - 1px) 7.5rem)
        0 0 / 100% 0.5rem no-repeat,
      repeating-linear-gradient(90deg, transparent 0 calc(7.5rem - 1px), var(--line-strong) calc(7.5rem - 1px) 7.5rem)
        0 100% / 100% 0.5rem no-repeat;
    border: var(--hairline) solid var(--line-strong);
  }
  & .words {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    align-content: center;
    min-width: 0;
  }
  & .eyebrow {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    color: var(--ink-soft);
    font: 500 var(--text-note) / 1.4 var(--font-mono);
  }
  & .eyebrow::before {
    content: "";
    flex: none;
    width: 2.5rem;
    height: 0.5625rem;
    background:
      linear-gradient(var(--signal), var(--signal)) 0 50% / 100% var(--pen) no-repeat,
      linear-gradient(var(--signal), var(--signal)) 0 0 / var(--pen) 100% no-repeat,
      linear-gradient(var(--signal), var(--signal)) 100% 0 / var(--pen) 100% no-repeat;
  }
  & .accent {
    display: block;
    color: var(--signal);
  }
  & .lead {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    max-width: 38rem;
    color: var(--ink-soft);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
  & .figure {
    align-self: center;
    width: 100%;
    max-width: 40rem;
    margin-inline: auto;
  }
  & .figure > svg {
    height: auto;
  }
  /* The title block: cells along the lower edge of the frame, the first in line with the heading. */
  & dl {
    display: flex;
    flex-wrap: wrap;
    margin: 0 calc(var(--beside) * -1) calc(var(--above) * -1);
    overflow: hidden;
    border-top: var(--hairline) solid var(--line-strong);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
  }
  & dl > div {
    flex: 1 1 9rem;
    padding: var(--space-4) var(--space-5) var(--space-5) var(--beside);
    margin: 0 0 -1px -1px;
    border: solid var(--line);
    border-width: 0 0 var(--hairline) var(--hairline);
  }
  & dt {
    color: var(--ink-soft);
  }
  &[data-size="compact"] .frame {
    --above: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  }
  &[data-align="center"] .words {
    justify-items: center;
    text-align: center;
  }
  &[data-align="center"] .lead {
    justify-items: center;
  }
  @media (min-width: 64rem) {
    & .frame {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    & :is(.words, dl) {
      grid-column: 1 / -1;
    }
    & .words > div:first-of-type {
      max-width: 58rem;
    }
    &[data-figure] .words {
      grid-column: 1 / span 7;
      grid-row: 1;
    }
    &[data-figure] .figure {
      grid-column: 8 / -1;
      grid-row: 1;
    }
    &[data-size="tall"] .frame {
      min-height: min(46rem, calc(100svh - var(--header-height) - 4rem));
    }
    &[data-size="tall"][data-figure] .lead {
      max-width: 33rem;
    }
    /* The poster's letters run over the drawing: one sheet, not two halves. */
    &[data-size="tall"][data-figure] .figure {
      grid-column: 7 / -1;
      max-width: none;
      margin-right: -1rem;
    }
    &[data-size="tall"][data-figure] .words {
      z-index: 1;
      gap: var(--space-6);
    }
    &[data-size="compact"]:not([data-figure], [data-align="center"]) .words {
      grid-template-columns: 7fr 5fr;
      align-items: end;
      column-gap: var(--space-7);
    }
    &[data-size="compact"]:not([data-figure], [data-align="center"]) .eyebrow {
      grid-column: 1 / -1;
    }
  }
`;
