import styled from "@emotion/styled";
import type { ComponentType, ReactNode } from "react";
import type { LineIconProps } from "./line-icon.tsx";
import { Sheet } from "./sheet.tsx";

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  padding-block: var(--space-4) var(--space-7);
  border-top: var(--hairline) solid var(--line);

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    font-weight: var(--weight-strong);
  }
  & svg {
    color: var(--signal);
  }
  & span {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`;

interface FileLinkProps {
  icon: ComponentType<LineIconProps>;
  label: string;
  /** A sentence beside the link. */
  text?: string;
  href: string;
  /** Media type of the file. */
  type: string;
}

/** A ruled line with a link to a file that other programs read, such as a feed or a calendar. */
export function FileLink({ icon: Icon, label, text, href, type }: FileLinkProps): ReactNode {
  return (
    <Sheet>
      <Line>
        <a href={href} type={type}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </a>
        {text && <span>{text}</span>}
      </Line>
    </Sheet>
  );
}
