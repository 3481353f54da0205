import styled from "@emotion/styled";
import { X } from "lucide-react";
import { Button } from "../../renderer/ui/button.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* Parts of the window stand in for room around words where text is twice as large on a telephone. */
const Consent = styled.div`
  & > .banner {
    position: fixed;
    z-index: var(--layer-banner);
    inset: auto min(var(--space-4), 5vw) min(var(--space-4), 5vw);
    max-width: 27rem;
    margin-inline-start: auto;
    max-height: calc(100dvh - 2rem);
    overflow-y: auto;
    padding: min(var(--space-5), 7.5vw);
    --mark: var(--signal);
    background: ${registrationMarks}, var(--paper-raised);
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    box-shadow: var(--lift);
    font-size: var(--text-small);
    line-height: 1.5;
  }
  & .title {
    padding-inline-end: min(var(--space-7), 15vw);
    font-size: 1.125rem;
    font-weight: var(--weight-strong);
    line-height: var(--leading-title);
  }
  & .text {
    margin-top: var(--space-2);
    color: var(--ink-soft);
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    margin-top: var(--space-4);
  }
  & .policy {
    margin-top: var(--space-2);
  }
  & .close {
    position: absolute;
    inset-block: min(var(--space-2), 2.5vw) auto;
    inset-inline: auto min(var(--space-2), 2.5vw);
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
  }
  & .close:hover {
    color: var(--blue-strong);
  }
  & > .without {
    display: none;
  }
  /* Without scripts a link to the block leads here, and nothing is stored. */
  @media (scripting: none) {
    [data-block]:target > & > .without {
      display: block;
      padding: var(--space-6) var(--gutter);
      text-align: center;
    }
  }
  & > dialog {
    width: min(36rem, 92vw);
    max-height: calc(100dvh - 2rem);
    margin: auto;
    padding: var(--space-6) min(var(--space-5), 7.5vw);
    border: var(--hairline) solid var(--line-strong);
    background: var(--paper-raised);
    box-shadow: var(--lift);
  }
  & > dialog::backdrop {
    background: var(--scrim);
  }
  & fieldset {
    margin-top: var(--space-5);
    border: 0;
    border-top: var(--hairline) solid var(--line);
  }
  & label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-4);
    padding-block: var(--space-4);
    border-bottom: var(--hairline) solid var(--line);
    cursor: pointer;
  }
  & label > input {
    grid-row: span 2;
    width: 1.5rem;
    height: 1.5rem;
    margin-top: 0.125rem;
    accent-color: var(--blue);
  }
  & label > span {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`;

/*
 * Hidden in the HTML: behavior.ts shows it when nothing is stored. Without scripts nothing is stored, so there
 * is nothing to ask.
 */
export default function CookieBanner({
  heading,
  text,
  policy,
  categories,
  dialog,
  withoutScript,
  ...labels
}: Props) {
  return (
    <Consent>
      <RichText text={withoutScript} as="p" className="without" />
      <section className="banner" aria-labelledby="cookie-banner-title" hidden>
        <p className="title" id="cookie-banner-title">
          {heading}
        </p>
        <RichText text={text} as="p" className="text" />
        {policy && (
          <p className="policy">
            <a href={policy.href} data-count={policy.event}>
              {policy.label}
            </a>
          </p>
        )}
        <div className="actions">
          <Button look="primary" data-act="accept">
            {labels.accept}
          </Button>
          <Button look="primary" data-act="reject">
            {labels.reject}
          </Button>
          <Button look="secondary" data-act="customize" aria-haspopup="dialog">
            {labels.customize}
          </Button>
        </div>
        <button type="button" className="close" data-act="close" aria-label={labels.close}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </section>
      <dialog aria-labelledby="cookie-dialog-title">
        <form method="dialog">
          <p className="title" id="cookie-dialog-title">
            {dialog.heading}
          </p>
          <RichText text={dialog.text} as="p" className="text" />
          <fieldset aria-labelledby="cookie-dialog-title">
            {categories.map((category) => (
              <label key={category.name}>
                <input
                  type="checkbox"
                  name={category.name}
                  defaultChecked={category.required}
                  disabled={category.required}
                />
                <strong>{category.label}</strong>
                <span>{category.text}</span>
              </label>
            ))}
          </fieldset>
          <div className="actions">
            <Button look="primary" type="submit" data-act="save">
              {dialog.save}
            </Button>
            <Button look="secondary" data-act="cancel">
              {dialog.cancel}
            </Button>
          </div>
        </form>
      </dialog>
    </Consent>
  );
}
