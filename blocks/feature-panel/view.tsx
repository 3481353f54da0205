import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { formatDay } from "../../renderer/runtime/dates.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Cover } from "../../renderer/ui/art/cover.tsx";
import { Badge } from "../../renderer/ui/badge.tsx";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import type { Place } from "../../renderer/ui/picture.tsx";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: clamp(1.25rem, 0.75rem + 2vw, 2.5rem);
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  background: ${registrationMarks}, var(--paper-raised);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
  }
  & > header > svg {
    color: var(--blue);
  }
  & > header > h2 {
    flex: 1;
    min-width: min(12rem, 100%);
    font-size: clamp(1.625rem, 1.4rem + 1vw, 2.25rem);
    line-height: 1.1;
    letter-spacing: -0.025em;
  }
  & > p {
    margin-top: var(--space-4);
    color: var(--ink-soft);
  }
  & > ul {
    margin-block: var(--space-5) var(--space-6);
    border-bottom: var(--hairline) solid var(--line);
  }
  & > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: clamp(5.5rem, 28%, 8.5rem) minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-4);
    border-top: var(--hairline) solid var(--line);
  }
  /* A single entry has the room to be shown large. */
  & > ul > li:only-of-type {
    grid-template-columns: minmax(0, 1fr);
  }
  & .cover > *,
  & .cover > picture > img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    object-fit: cover;
    border: var(--hairline) solid var(--line);
    border-radius: var(--corner-card);
    background: var(--paper-tint);
  }
  & h3 {
    font-size: 1.125rem;
    line-height: 1.25;
  }
  & h3 > a {
    color: inherit;
    text-decoration: none;
  }
  & h3 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & h3 > a:hover {
    color: var(--blue-strong);
    text-decoration: underline;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin-top: var(--space-2);
    font: 450 var(--text-note) / 1.7 var(--font-mono);
    color: var(--ink-soft);
  }
  & .about {
    margin-top: var(--space-2);
    font-size: var(--text-small);
    line-height: 1.45;
    color: var(--ink-soft);
  }
  & > footer {
    margin-top: auto;
  }
  &[data-fade] {
    animation: feature-panel-fade var(--slow) var(--ease) 100ms backwards;
  }
  /* Paused motion shows the panel at once: a paused delay would keep it out of sight. */
  [data-motion="paused"] &[data-fade] {
    animation: none;
  }
  @keyframes feature-panel-fade {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`;

/** Half of the sheet, or all of it on narrow screens; the words beside it in a row of several. */
const ALONE: Place = { columns: { base: 1, lg: 2 }, inset: 64 };
const IN_ROW: Place = { fixed: 136 };

/** A large cell that opens a part of the site. */
export default function FeaturePanel({
  title,
  text,
  icon,
  badge,
  items = [],
  action,
  fadeIn,
}: Props): ReactNode {
  const lang = useLanguage();
  return (
    <Panel data-fade={fadeIn ? "" : undefined}>
      <header>
        {icon && <Icon name={icon} size={28} />}
        <h2>{title}</h2>
        {badge && <Badge tone="signal">{badge}</Badge>}
      </header>
      {text && <p>{text}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <div className="cover">
                <Cover {...item.cover} place={items.length === 1 ? ALONE : IN_ROW} />
              </div>
              <div>
                <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
                <p className="facts">
                  {item.date && <time dateTime={item.date}>{formatDay(item.date, lang)}</time>}
                  {item.meta?.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
                {item.text && <p className="about">{item.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {action && (
        <footer>
          <ButtonLink href={action.href} look={action.look} event={action.event}>
            {action.label}
          </ButtonLink>
        </footer>
      )}
    </Panel>
  );
}
