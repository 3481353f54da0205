import styled from "@emotion/styled";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Chip, ChipList } from "./chip.tsx";
import type { Columns } from "./grid.tsx";
import type { HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import type { Place } from "./picture.tsx";
import { registrationMarks } from "./sheet.tsx";

/*
 * A cell of the sheet. Framed: closed by lines on four sides, joined to its neighbours in a grid.
 * Ruled: one line on top. Only a card that leads somewhere answers to the pointer: registration marks
 * appear at its corners, and the arrow moves.
 */
const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: var(--space-5);
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  box-shadow: var(--card-shadow);
  background: var(--paper-raised);
  transition: border-color var(--quick) var(--ease);

  &[data-look="ruled"] {
    padding: var(--space-5) 0 0;
    border-width: var(--pen) 0 0;
    border-color: var(--line-strong);
    background: none;
  }
  & > .picture {
    margin: calc(var(--space-5) * -1) calc(var(--space-5) * -1) var(--space-5);
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-bottom: var(--hairline) solid var(--line);
    border-start-start-radius: var(--corner-card);
    border-start-end-radius: var(--corner-card);
    background: var(--paper-tint);
  }
  & > .picture > *,
  & > .picture > picture > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > .top {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 1.75rem;
    margin-bottom: var(--space-4);
    color: var(--blue);
  }
  & .number {
    font: 500 var(--text-note) / 1.75rem var(--font-mono);
    color: var(--signal);
  }
  & > :is(h2, h3, h4) {
    font-size: var(--text-title);
  }
  & > :is(h2, h3, h4) > a {
    color: inherit;
    text-decoration: none;
  }
  & > :is(h2, h3, h4) > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & > .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin-top: var(--space-3);
    font: 450 var(--text-note) / 1.7 var(--font-mono);
    color: var(--ink-soft);
  }
  & > .text {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & > .text[data-lines="3"] {
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  & > ul {
    margin-top: var(--space-4);
  }
  & > .more {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    margin-top: auto;
    padding-top: var(--space-5);
    color: var(--blue);
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
  & > .more > svg {
    transition: transform var(--quick) var(--ease);
  }
  &[data-link]::before {
    content: "";
    position: absolute;
    inset: -1px;
    z-index: 1;
    pointer-events: none;
    --mark: var(--signal);
    background: ${registrationMarks};
    opacity: 0;
    transition: opacity var(--quick) var(--ease);
  }
  &[data-link]:is(:hover, :focus-within)::before {
    opacity: 1;
  }
  &[data-link]:hover > .more > svg {
    transform: translateX(4px);
  }
  &[data-link]:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
    z-index: 2;
  }
  &[data-link] :is(h2, h3, h4) > a:focus-visible {
    outline: none;
  }
  &[data-dimmed] {
    background: var(--paper-tint);
    border-style: dashed;
  }
  &[data-dimmed] > :is(h2, h3, h4) {
    color: var(--ink-soft);
  }
`;

/** Where a card's `picture` stands: over its whole width, without the frame, cut to 16:9. */
export function inCard(columns: Columns = { base: 1, md: 2, lg: 3 }, isJoined = false): Place {
  return { columns, gap: isJoined ? 0 : 24, inset: 2, ratio: 16 / 9 };
}

export interface CardProps {
  title: string;
  /** Level of the title; default 3. */
  level?: HeadingLevel & (2 | 3 | 4);
  /** `framed`: closed cell (default). `ruled`: one line on top. */
  look?: "framed" | "ruled";
  text?: ReactNode;
  /** Clamp the text to three lines. */
  clamp?: boolean;
  icon?: string;
  /** Mono number or code at the top right. */
  number?: ReactNode;
  /** Without `href` the card is not clickable and not focusable. The link is the title; the whole card is its target. */
  href?: string;
  /** Words at the foot of a card that leads somewhere. */
  linkLabel?: string;
  tags?: readonly string[];
  /** Short facts under the title. */
  meta?: readonly string[];
  badge?: string;
  badgeTone?: BadgeTone;
  /** A picture or drawing on top, cropped to 16:9. */
  picture?: ReactNode;
  /** Something that is over: dashed frame, soft title. */
  dimmed?: boolean;
  /** Anything more, before the tags. */
  children?: ReactNode;
  /** Anything more, at the foot. */
  foot?: ReactNode;
}

/** A card: the one frame for things in a list. */
export function Card(props: CardProps): ReactNode {
  const {
    title,
    level = 3,
    look = "framed",
    text,
    clamp,
    icon,
    number,
    href,
    linkLabel,
    tags,
    meta,
    badge,
  } = props;
  const Title = `h${level}` as const;
  return (
    <Frame data-look={look} data-link={href ? "" : undefined} data-dimmed={props.dimmed ? "" : undefined}>
      {props.picture && <div className="picture">{props.picture}</div>}
      {(icon || number || badge) && (
        <div className="top">
          {icon && <Icon name={icon} size={28} />}
          {number && <span className="number">{number}</span>}
          {badge && <Badge tone={props.badgeTone}>{badge}</Badge>}
        </div>
      )}
      <Title>{href ? <a href={href}>{title}</a> : title}</Title>
      {meta && meta.length > 0 && (
        <p className="meta">
          {meta.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {text && (
        <p className="text" data-lines={clamp ? 3 : undefined}>
          {text}
        </p>
      )}
      {props.children}
      {tags && tags.length > 0 && (
        <ChipList>
          {tags.map((tag, index) => (
            // The number is what a search in a list knows the tag by.
            <li key={tag} data-entry={index}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ChipList>
      )}
      {props.foot}
      {href && linkLabel && (
        <span className="more" aria-hidden="true">
          {linkLabel}
          <ArrowRight size={18} strokeWidth={1.75} />
        </span>
      )}
    </Frame>
  );
}
