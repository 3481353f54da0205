/** A square button with an icon: 44 px, and a name in words for screen readers. */
export const iconButton = `
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: var(--hairline) solid transparent;
  border-radius: var(--corner);
  color: var(--ink);
`;
