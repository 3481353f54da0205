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
        0 0 / 100% var(--edge-marks) no-repeat,
      repeating-linear-gradient(90deg, transparent 0 calc(7.5rem - 1px), var(--line-strong) calc(7.5rem - 1px) 7.5rem)
        0 100% / 100% var(--edge-marks) no-repeat;
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
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
  /* A video in place of the drawing keeps no margins of its own. */
  & .figure {
    --space-section: 0;
    --gutter: 0rem;
  }
  & .figure[data-picture] img {
    width: 100%;
    height: auto;
    max-height: 44rem;
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    object-fit: cover;
  }
  /* Of a drawing nothing may be missing. */
  &:not([data-figure="behind"]) .figure[data-picture] img[src$=".svg"] {
    object-fit: contain;
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
    padding-block: var(--space-4) var(--space-5);
    padding-inline: var(--beside) var(--space-5);
    margin-block: 0 -1px;
    margin-inline: -1px 0;
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
    &[data-figure="beside"] .words {
      grid-column: 1 / span 7;
      grid-row: 1;
    }
    &[data-figure="beside"] .figure {
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
    &[data-size="tall"][data-figure="beside"] .figure:not([data-picture]) {
      grid-column: 7 / -1;
      max-width: none;
      margin-inline-end: -1rem;
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
  /*
   * Behind: the picture fills the frame, and the words stand on a plate of plain paper in its lower corner, so that
   * they can be read on any picture. On narrow screens the plate stands under the picture and over its edge.
   */
  &[data-figure="behind"] .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 0;
  }
  &[data-figure="behind"] .figure {
    grid-row: 1;
    align-self: stretch;
    max-width: none;
    min-height: 14rem;
    overflow: hidden;
  }
  &[data-figure="behind"] .figure :is(img, video) {
    width: 100%;
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
    border: 0;
    border-radius: 0;
    object-fit: cover;
  }
  &[data-figure="behind"] .figure :is(div, section, figure):has(video) {
    height: 100%;
  }
  &[data-figure="behind"] .figure .film {
    border: 0;
  }
  &[data-figure="behind"] .words {
    z-index: 1;
    margin: -2.5rem var(--space-4) var(--space-4);
    padding: var(--space-5);
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    background: ${registrationMarks}, var(--paper);
  }
  /* Picture and title block reach the edge of the frame, and end with its corners. */
  &[data-figure="behind"] .frame {
    overflow: clip;
  }
  &[data-figure="behind"] dl {
    z-index: 1;
    margin: 0;
    background: var(--paper);
  }
  @media (min-width: 48rem) {
    &[data-figure="behind"] .frame {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    &[data-figure="behind"] :is(.figure, dl) {
      grid-column: 1 / -1;
    }
    &[data-figure="behind"] .figure {
      grid-row: 1 / span 2;
    }
    &[data-figure="behind"] .words {
      grid-column: 1 / span 9;
      grid-row: 2;
      margin-block: clamp(8rem, 22vw, 18rem) var(--space-6);
      margin-inline: var(--space-6) 0;
      padding: var(--space-6);
    }
    &[data-figure="behind"][data-align="center"] .words {
      grid-column: 3 / span 8;
      margin-inline-start: 0;
    }
  }
  @media (min-width: 64rem) {
    &[data-figure="behind"] .words {
      grid-column: 1 / span 7;
    }
    &[data-figure="behind"] .figure {
      position: absolute;
      inset: 0;
      height: 100%;
    }
    &[data-figure="behind"]:has(dl) .figure {
      position: relative;
    }
  }
`;
