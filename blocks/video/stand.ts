import styled from "@emotion/styled";

/* The film in a hairline frame; under it the caption, and the transcript to open. */
export const Stand = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  & > .film {
    position: relative;
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    background: var(--paper-tint);
  }
  & video {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--corner-card);
  }
  & > [data-shape="classic"] {
    max-width: 60rem;
  }
  & > [data-shape="tall"] {
    max-width: 44rem;
  }
  & > [data-shape="classic"] > video {
    aspect-ratio: 4 / 3;
  }
  & > [data-shape="tall"] > video {
    aspect-ratio: 4 / 5;
  }
  & > .film > button {
    position: absolute;
    inset-inline-end: var(--space-3);
    bottom: var(--space-3);
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: var(--pen) solid var(--blue);
    border-radius: var(--corner);
    background: var(--paper);
    color: var(--blue);
  }
  & > .film > button:hover {
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  & > .film > button:disabled,
  & > .film > button[aria-pressed="true"] > .running,
  & > .film > button[aria-pressed="false"] > .resting {
    display: none;
  }
  & > figcaption {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
  & > details {
    border-block: var(--hairline) solid var(--line-strong);
  }
  & > details > summary {
    padding-block: var(--space-3);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  & > details > div {
    padding-bottom: var(--space-5);
  }
  @media print {
    & > .film > button {
      display: none;
    }
  }
`;
