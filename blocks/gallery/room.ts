import styled from "@emotion/styled";

/* Prints on a wall, and the light table on which one of them is looked at: the whole window, ink on paper. */
export const Room = styled.div`
  & figure {
    display: grid;
    gap: var(--space-2);
  }
  & li a {
    position: relative;
    display: block;
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    background: var(--paper-tint);
    cursor: zoom-in;
  }
  & li a:hover {
    box-shadow: 0 0 0 var(--pen) var(--signal);
  }
  & li a img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: var(--corner-card);
  }
  &[data-shape="square"] li a img {
    aspect-ratio: 1;
  }
  &[data-shape="tall"] li a img {
    aspect-ratio: 4 / 5;
  }
  & figcaption {
    display: grid;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
  & .credit {
    font: 450 var(--text-note) / 1.5 var(--font-mono);
  }
  & dialog {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: var(--space-3) var(--gutter) var(--space-4);
    border: 0;
    background: var(--paper);
    color: var(--ink);
    overscroll-behavior: contain;
  }
  & dialog[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--space-3);
  }
  & .bar {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  & .count {
    margin-inline-end: auto;
    font: 500 var(--text-note) / 1.4 var(--font-mono);
    color: var(--ink-soft);
  }
  & .bar > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: var(--pen) solid var(--blue);
    border-radius: var(--corner);
    color: var(--blue);
  }
  & .bar > button:hover {
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  & dialog > .picture {
    position: relative;
    min-height: 0;
    touch-action: pan-y pinch-zoom;
  }
  & dialog img {
    position: absolute;
    inset: 0;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    margin: auto;
    background: var(--paper-tint);
  }
  & dialog > .caption {
    min-height: 1.5rem;
    color: var(--ink-soft);
    font-size: var(--text-small);
    text-align: center;
  }
`;
