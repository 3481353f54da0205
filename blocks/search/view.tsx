import styled from "@emotion/styled";
import { useId } from "react";
import { AllPages } from "../../renderer/runtime/all-pages.tsx";
import { Button } from "../../renderer/ui/button.tsx";
import { FieldFrame } from "../../renderer/ui/field.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";
import { ownWords } from "./wording.ts";

const Frame = styled.section`
  padding-block: var(--space-7) var(--space-section);

  & .intro {
    max-width: 36rem;
    margin-top: var(--space-4);
    font-size: var(--text-lead);
    line-height: 1.5;
    color: var(--ink-soft);
  }
  & form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3);
    max-width: 46rem;
    margin-block: var(--space-6);
  }
  & form > :first-child {
    flex: 1 1 14rem;
  }
  & .all {
    margin-top: var(--space-7);
    padding-top: var(--space-6);
    border-top: var(--hairline) solid var(--line-strong);
  }
  & .all h2 + div {
    margin-top: var(--space-5);
  }
  ${withoutScripts(`
    & search {
      display: none;
    }
    & .all {
      margin-top: var(--space-6);
    }
  `)}
`;

/* What stands between the marks comes when all pages are made: its elements are named by the list itself. */
const PageList = styled.div`
  & ul {
    columns: 18rem;
    column-gap: var(--space-6);
  }
  & li {
    padding-block: var(--space-2);
    break-inside: avoid;
    line-height: 1.4;
  }
  & h3 {
    margin-block: var(--space-6) var(--space-2);
    font-size: var(--text-lead);
  }
  & a {
    overflow-wrap: anywhere;
  }
`;

/*
 * behavior.ts listens, and loads the search with the first sign that it is wanted. Without scripts the form could do
 * nothing that helps: it is not shown, and the list of all pages is what there is.
 */
export default function Search({ look, ...props }: Props) {
  const words = ownWords(props);
  const id = useId();
  if (look === "dialog") return <div data-searches={words} data-page={props.href ?? "/search"} hidden />;
  const { heading, text, label, button, pages } = props;
  return (
    <Frame data-searches={words}>
      <Sheet>
        {heading && <Heading level={1}>{heading}</Heading>}
        <RichText text={text} as="p" className="intro" />
        <search>
          <form action={props.href ?? "/search"} method="get" aria-label={label}>
            <FieldFrame>
              <label className="label" htmlFor={id}>
                {label}
              </label>
              <input
                id={id}
                className="control"
                type="search"
                name="q"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
              />
            </FieldFrame>
            <Button look="primary" type="submit">
              {button}
            </Button>
          </form>
        </search>
        <div data-results="" data-unsearched="" />
        <div className="all">
          <Heading level={2} size="title">
            {pages}
          </Heading>
          <PageList>
            <AllPages />
          </PageList>
        </div>
      </Sheet>
    </Frame>
  );
}
