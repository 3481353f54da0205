import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";
import { shareAddress, WAY_NAMES } from "./share-address.ts";

const Line = styled.aside`
  padding-block: var(--space-5);

  & > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-block: var(--hairline) solid var(--line);
  }
  & p {
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--blue);
    font-weight: var(--weight-strong);
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
  & :is(a, button):hover {
    color: var(--blue-strong);
    text-decoration-thickness: 2px;
  }
  @media print {
    display: none;
  }
`;

/** Ways to pass the page on. The buttons are hidden until behavior.ts knows that the device can do it. */
export default function Share({ label, url, title, to, copy, copied, device }: Props): ReactNode {
  return (
    <Line aria-label={label} data-url={url} data-title={title}>
      <Sheet>
        <div>
          <p>{label}</p>
          <ul>
            {to.map((way) => (
              <li key={way}>
                <a href={shareAddress(way, { url, title })} rel="noopener nofollow">
                  {WAY_NAMES[way]}
                </a>
              </li>
            ))}
            <li hidden>
              <button type="button" data-act="copy" data-copied={copied}>
                <span aria-live="polite">{copy}</span>
              </button>
            </li>
            <li hidden>
              <button type="button" data-act="device">
                {device}
              </button>
            </li>
          </ul>
        </div>
      </Sheet>
    </Line>
  );
}
