import styled from "@emotion/styled";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";

/** The sheet that the form is written on: fields in two columns from 768 px. */
export const Frame = styled.div`
  padding: clamp(1.25rem, 4vw, var(--space-7));
  border: var(--hairline) solid var(--line);
  background: ${registrationMarks}, var(--paper-raised);

  & .without-script {
    display: none;
    margin-bottom: var(--space-5);
    padding-left: var(--space-4);
    border-left: 3px solid var(--caution);
  }
  ${withoutScripts(`
    & .without-script {
      display: block;
    }
  `)}
  & .summary {
    margin-bottom: var(--space-6);
    padding: var(--space-5);
    border: var(--pen) solid var(--negative);
    border-left-width: 4px;
  }
  & .summary > h3 {
    font-size: var(--text-lead);
  }
  & .summary > ul {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-3);
  }
  & .summary a {
    color: var(--negative);
  }
  & .fields {
    display: grid;
    gap: var(--space-5);
  }
  & .submit {
    margin-top: var(--space-6);
  }
  @media (min-width: 48rem) {
    & .fields {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & .field[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
