import styled from "@emotion/styled";

/** The drawing sheet's width: centred, with the site's gutters. */
export const Sheet = styled.div`
  width: 100%;
  max-width: var(--sheet);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/*
 * Registration marks: a corner at each corner of a frame, drawn as lines of background along its four sides that
 * show at both ends only, so that they need no extra elements. `--mark` is their colour, `--mark-size` the length.
 */
const mark = "var(--mark, var(--line-strong))";
const size = "var(--mark-size, 0.875rem)";
const ends = `${mark} ${size}, transparent 0 calc(100% - ${size}), ${mark} 0`;

/** Background layers for a frame with registration marks; put it in a `background` shorthand. */
export const registrationMarks = [
  `linear-gradient(90deg, ${ends}) 0 0 / 100% var(--pen)`,
  `linear-gradient(90deg, ${ends}) 0 100% / 100% var(--pen)`,
  `linear-gradient(${ends}) 0 0 / var(--pen) 100%`,
  `linear-gradient(${ends}) 100% 0 / var(--pen) 100%`,
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
