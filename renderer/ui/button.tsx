import styled from "@emotion/styled";
import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";

export type ButtonLook = "primary" | "secondary" | "quiet";

/*
 * One rule for links and buttons alike. Primary: ink filled, one per group. Secondary: outlined.
 * Quiet: words with a rule under them. Hover offsets the shape against its own outline, like a sheet lifted.
 */
const Shape = styled.span`
  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding: 0.625rem 1.375rem;
    border: var(--pen) solid var(--blue);
    border-radius: var(--corner);
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
    font-size: var(--text-base);
    font-weight: var(--weight-strong);
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color var(--quick) var(--ease),
      color var(--quick) var(--ease),
      box-shadow var(--quick) var(--ease),
      transform var(--quick) var(--ease);
  }
  /* A telephone with text at 200 %: words before space. */
  @media (max-width: 16rem) {
    & > :is(a, button) {
      gap: var(--space-1);
      padding-inline: var(--space-2);
    }
  }
  & > :is(a, button):hover {
    background: var(--blue-strong);
    border-color: var(--blue-strong);
    box-shadow: 0.25rem 0.25rem 0 var(--grid-major), 0.25rem 0.25rem 0 0.5px var(--line-strong);
    transform: translate(-2px, -2px);
  }
  & > :is(a, button):active {
    box-shadow: none;
    transform: none;
  }
  &[data-look="secondary"] > :is(a, button) {
    background: transparent;
    color: var(--blue);
  }
  &[data-look="secondary"] > :is(a, button):hover {
    background: var(--paper);
    color: var(--blue-strong);
  }
  &[data-look="quiet"] > :is(a, button) {
    padding-inline: 0;
    border-color: transparent;
    border-radius: 0;
    background: linear-gradient(currentColor, currentColor) 0 calc(100% - 0.5rem) / 100% 1px no-repeat;
    color: var(--blue);
  }
  &[data-look="quiet"] > :is(a, button):hover {
    color: var(--blue-strong);
    background-size: 100% 2px;
    box-shadow: none;
    transform: none;
  }
  & > :is(a, button) > svg {
    transition: transform var(--quick) var(--ease);
  }
  & > a:hover > svg {
    transform: translateX(3px);
  }
  & > button:is(:disabled, [aria-disabled="true"]),
  & > button:is(:disabled, [aria-disabled="true"]):hover {
    background: var(--paper-tint);
    border: var(--pen) dashed var(--line-strong);
    color: var(--ink-soft);
    box-shadow: none;
    transform: none;
    cursor: not-allowed;
  }
  &[data-wide] {
    display: block;
  }
  &[data-wide] > :is(a, button) {
    width: 100%;
  }
`;

interface ButtonLinkProps {
  href: string;
  /** Default `primary`. */
  look?: ButtonLook;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Show the arrow after the label; default true. Links off the site get an arrow that points out. */
  arrow?: boolean;
  /** What following it is called where visits are measured. */
  event?: string | undefined;
  children: ReactNode;
}

/** A link that is an action. */
export function ButtonLink({
  href,
  look = "primary",
  wide,
  arrow = true,
  event,
  children,
}: ButtonLinkProps): ReactNode {
  const Arrow = /^https?:/.test(href) ? ArrowUpRight : ArrowRight;
  return (
    <Shape data-look={look} data-wide={wide ? "" : undefined}>
      <a href={href} data-count={event}>
        {children}
        {arrow && <Arrow size={18} strokeWidth={1.75} aria-hidden="true" />}
      </a>
    </Shape>
  );
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style" | "className"> {
  /** Default `primary`. */
  look?: ButtonLook;
  /** Fills the width it is given. */
  wide?: boolean;
}

/** A button; `type` is `button` unless you say otherwise. All attributes go to the element. */
export function Button({ look = "primary", wide, type = "button", ...attributes }: ButtonProps): ReactNode {
  return (
    <Shape data-look={look} data-wide={wide ? "" : undefined}>
      <button type={type} {...attributes} />
    </Shape>
  );
}

/** What every `actions` option holds. */
export interface Action {
  label: string;
  href: string;
  /** Default: primary for the first, secondary for the rest. */
  look?: ButtonLook;
  /** What following it is called where visits are measured. */
  event?: string;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
`;

/** A row of actions; nothing when there are none. */
export function Actions({
  items,
  first = "primary",
}: {
  items?: readonly Action[];
  first?: ButtonLook;
}): ReactNode {
  if (!items?.length) return null;
  return (
    <Row>
      {items.map((action, index) => (
        <ButtonLink
          key={`${action.href} ${action.label}`}
          href={action.href}
          look={action.look ?? (index === 0 ? first : "secondary")}
          event={action.event}
        >
          {action.label}
        </ButtonLink>
      ))}
    </Row>
  );
}
