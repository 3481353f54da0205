import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Band = styled.div`
  height: clamp(10rem, 6rem + 14vw, 20rem);
  border-block: var(--hairline) solid var(--line-strong);
  background: var(--paper);

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Below = styled.div`
  padding-block: var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-small);

  & li > span {
    margin-inline-end: var(--space-3);
    color: var(--signal);
    font: 600 0.8125rem / 1 var(--font-mono);
  }
`;

/** A picture over the whole width, with its parts and its caption below. */
export function Strip({
  items = [],
  caption,
  children,
}: Pick<Props, "items" | "caption"> & { children: ReactNode }) {
  const band = <Band>{children}</Band>;
  if (items.length === 0 && !caption?.html) return band;
  return (
    <figure>
      {band}
      <Sheet>
        <Below>
          <RichText text={caption} as="figcaption" />
          {items.length > 0 && (
            <ol>
              {items.map(({ label, text }) => (
                <li key={label}>
                  <span>{label}</span>
                  {text}
                </li>
              ))}
            </ol>
          )}
        </Below>
      </Sheet>
    </figure>
  );
}
