import styled from "@emotion/styled";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Back = styled.p`
  padding-block: var(--space-5);

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    font-weight: var(--weight-strong);
  }
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--space-6);

    & > a {
      grid-column: 3 / span 8;
      justify-self: start;
    }
  }
  & a > svg {
    transition: transform var(--quick) var(--ease);
  }
  & a:hover > svg {
    transform: translateX(-3px);
  }
`;

/** A link back to where the visitor probably came from. */
export default function BackLink({ label, href }: Props): ReactNode {
  return (
    <Sheet>
      <Back>
        <a href={href}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </a>
      </Back>
    </Sheet>
  );
}
