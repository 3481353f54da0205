import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { LongText } from "../../renderer/runtime/block.tsx";
import { Button } from "../../renderer/ui/button.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Frame = styled.div`
  padding-block: var(--space-6) var(--space-7);

  /* Lines of code break: a box that scrolls sideways cannot be reached by every keyboard. */
  & > .rich-text pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > .waiting {
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & > .failure {
    max-width: var(--measure);
    padding: var(--space-5);
    border: var(--pen) solid var(--negative);
    background: var(--paper-raised);
  }
  & > .failure > .title {
    font-size: var(--text-title);
    font-weight: var(--weight-strong);
    line-height: var(--leading-title);
    color: var(--negative);
  }
  & > .failure > .hint {
    margin-top: var(--space-2);
  }
  & > .failure > .retry {
    margin-top: var(--space-5);
  }
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--space-6);

    & > * {
      grid-column: 3 / span 8;
    }
  }
`;

/** A long text. Without it the block fetches it from its files: see `behavior.ts`. */
export default function Body(props: Props): ReactNode {
  const { body, marker, loading, failure, failureHint, retry, notFound, preload } = props;
  return (
    <Sheet>
      <Frame>
        <LongText
          html={body.html}
          className="rich-text"
          lang={body.lang}
          dir={body.dir}
          data-body=""
          data-sources={JSON.stringify(body.sources)}
          data-marker={marker}
          data-not-found={notFound ? "" : undefined}
          data-preload={preload}
        />
        <p className="waiting" role="status" data-loading="" hidden>
          {loading}
        </p>
        <div className="failure" role="alert" data-failure="" hidden>
          <p className="title">{failure}</p>
          {failureHint && <p className="hint">{failureHint}</p>}
          <div className="retry">
            <Button look="secondary" data-retry="">
              {retry}
            </Button>
          </div>
        </div>
      </Frame>
    </Sheet>
  );
}
