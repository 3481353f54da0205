import styled from "@emotion/styled";

/** A short label in a frame: a tag, a skill, a technology. Not clickable; a clickable one is `ChipButton`. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  padding: 0.25rem 0.625rem;
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-tag);
  background: var(--paper-raised);
  color: var(--ink-soft);
  font: 450 var(--text-note) / 1.45 var(--font-mono);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

/** A list of chips: `<ChipList><li><Chip>…</Chip></li></ChipList>`. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** A chip that acts: a filter that is removed, a tag that sets the search. At least 32 px high. */
export const ChipButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2rem;
  padding: 0.25rem 0.75rem;
  border: var(--hairline) solid var(--line-strong);
  border-radius: var(--corner-tag);
  background: var(--paper-raised);
  color: var(--ink);
  font: 450 var(--text-note) / 1.45 var(--font-mono);
  transition: border-color var(--quick) var(--ease), color var(--quick) var(--ease);

  &:hover {
    border-color: var(--blue);
    color: var(--blue-strong);
  }
  &[aria-pressed="true"],
  &[data-selected] {
    border-color: var(--blue);
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
`;
