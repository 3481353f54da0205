import styled from "@emotion/styled";

/* The globe in its graduated ring, and the marker buttons over its numbers. */
export const Stage = styled.div`
  position: relative;
  max-width: 40rem;
  margin: var(--space-4) auto;
  touch-action: pan-y;

  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  [data-live] & > svg {
    cursor: grab;
  }
  [data-live] &[data-dragging] > svg {
    cursor: grabbing;
  }
  & .ring {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1;
  }
  & .sphere {
    fill: var(--paper-raised);
  }
  & .graticule {
    fill: none;
    stroke: var(--line);
    stroke-width: 0.75;
  }
  & .land {
    fill: var(--grid-major);
    stroke: var(--blue);
    stroke-width: 1.1;
    stroke-linejoin: round;
  }
  & .rim {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  & .place {
    cursor: pointer;
  }
  & .place path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.25;
  }
  & .dot {
    fill: var(--ink);
    stroke: var(--paper-raised);
    stroke-width: 1.5;
  }
  & .halo {
    fill: none;
    stroke: none;
    stroke-width: 1.5;
  }
  & .balloon {
    fill: var(--paper-raised);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  & .place text {
    fill: var(--ink);
    /* 13 px on the screen, on a page as narrow as 1120 px as well. */
    font: 600 14px / 1 var(--font-mono);
    text-anchor: middle;
    dominant-baseline: central;
  }
  & .place[data-selected] :is(path, .halo) {
    stroke: var(--signal);
  }
  & .place[data-selected] .dot {
    fill: var(--signal);
  }
  & .place[data-selected] .balloon {
    fill: var(--signal);
    stroke: var(--signal);
  }
  & .place[data-selected] text {
    fill: var(--on-signal);
  }
  & .marker {
    position: absolute;
    width: var(--target);
    height: var(--target);
    margin: calc(var(--target) / -2);
    border-radius: 50%;
  }
  /* Numbers that would cover one another are left to the buttons of the regions: a point, and the number of the chosen place. */
  &[data-crowded] .halo {
    pointer-events: all;
  }
  &[data-crowded="always"] .place:not([data-selected]) :is(.sign > path, .balloon, text),
  &[data-crowded="always"] .marker[aria-pressed="false"] {
    display: none;
  }

  @media (max-width: 47.99rem) {
    &[data-crowded] .place:not([data-selected]) :is(.sign > path, .balloon, text),
    &[data-crowded] .marker[aria-pressed="false"] {
      display: none;
    }
    & .sign {
      transform: scale(1.7);
    }
    /* 13 px on the screen, in the narrowest window as well. */
    & .place text {
      font-size: 21px;
    }
    /* A marker at the rim stays inside the window. */
    margin-inline: var(--space-4);

    & .marker {
      width: 2.25rem;
      height: 2.25rem;
      margin: -1.125rem;
    }
  }
  /* Where the list of places begins to stand beside it, the same. */
  @media (min-width: 64rem) and (max-width: 72rem) {
    & .place text {
      font-size: 16px;
    }
  }
`;
