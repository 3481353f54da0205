import styled from "@emotion/styled";

/** The drawing sheet's width: centred, with the site's gutters. */
export const Sheet = styled.div`
  width: 100%;
  max-width: var(--sheet);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/*
 * Registration marks: a corner at each corner of a frame, drawn as eight short lines of background so that
 * they need no extra elements. `--mark` is their colour, `--mark-size` the length of a line.
 */
const corner = "var(--mark-size, 0.875rem) var(--pen)";
const upright = "var(--pen) var(--mark-size, 0.875rem)";
const pen = "linear-gradient(var(--mark, var(--line-strong)), var(--mark, var(--line-strong)))";

/** Background layers for a frame with registration marks; put it in a `background` shorthand. */
export const registrationMarks = [
  `${pen} 0 0 / ${corner}`,
  `${pen} 0 0 / ${upright}`,
  `${pen} 100% 0 / ${corner}`,
  `${pen} 100% 0 / ${upright}`,
  `${pen} 0 100% / ${corner}`,
  `${pen} 0 100% / ${upright}`,
  `${pen} 100% 100% / ${corner}`,
  `${pen} 100% 100% / ${upright}`,
]
  .map((layer) => `${layer} no-repeat`)
  .join(", ");

/** Background layers of squared paper, from tokens.css: a minor line every step, a major line every fifth. */
export const squaredPaper = "var(--squared-paper)";

/** A mono annotation: eyebrows, captions, dates, labels of a drawing. */
export const Note = styled.p`
  font: 450 var(--text-note) / 1.5 var(--font-mono);
  letter-spacing: -0.005em;
  color: var(--ink-soft);
`;
