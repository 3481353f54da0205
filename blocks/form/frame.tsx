import styled from "@emotion/styled";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";
import { MOST_CONDITIONS } from "./conditions.ts";

/** Hides what is not asked, by styles alone: a condition is met when something that leads to it is chosen. */
function unmetConditions(): string {
  return Array.from({ length: MOST_CONDITIONS }, (_, index) => {
    const number = index + 1;
    return `& > form:not(:has([data-shows-${number}]:checked)) [data-when-${number}] { display: none; }`;
  }).join("\n");
}

/** The sheet that the form is written on: fields in two columns from 768 px. */
export const Frame = styled.div`
  padding: clamp(1.25rem, 4vw, var(--space-7));
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  background: ${registrationMarks}, var(--paper-raised);

  & .without-script {
    display: none;
    margin-bottom: var(--space-5);
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--caution);
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
    border-inline-start-width: 4px;
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
  & .after {
    display: none;
  }
  & [data-trap] {
    min-height: var(--target);
  }
  ${unmetConditions()}
  /* Browsers that cannot tell show all fields, and say when they are meant. */
  @supports not selector(:has(a)) {
    & .after {
      display: block;
      font-size: var(--text-small);
      color: var(--ink-soft);
    }
  }
  &[data-look="strip"] {
    padding: 0;
    border: 0;
    background: none;
  }
  &[data-look="strip"] .submit {
    margin-top: var(--space-5);
  }
  @media (min-width: 48rem) {
    &[data-look="strip"] > form {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
      gap: 0 var(--space-4);
    }
    &[data-look="strip"] .fields {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
      align-items: end;
    }
    &[data-look="strip"] .submit {
      margin-top: 0;
    }
    &[data-look="strip"] .summary {
      grid-column: 1 / -1;
    }
    /* What is agreed to stands between the field and the button, as it is read and reached. */
    &[data-look="strip"]:has(.field[data-wide]) > form,
    &[data-look="strip"]:has(.field[data-wide]) .fields {
      grid-template-columns: minmax(0, 34rem);
    }
    &[data-look="strip"]:has(.field[data-wide]) .submit {
      margin-top: var(--space-5);
    }
    &:not([data-look="strip"]) .fields {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & .field[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
