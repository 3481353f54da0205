import styled from "@emotion/styled";
import { Empty } from "../../../renderer/ui/empty.tsx";
import { Grid } from "../../../renderer/ui/grid.tsx";
import { Icon } from "../../../renderer/ui/icon.tsx";
import { withScripts } from "../../../renderer/ui/scripting.ts";
import { Section } from "../../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/*
 * The log is a list that a window of three lines looks at; behavior.ts moves the list and marks the current
 * line. Where nothing moves, without scripts or with reduced motion, there is no window: all lines are there.
 */
const Unit = styled.article`
  --accent: var(--blue);
  display: flex;
  flex-direction: column;
  height: 100%;
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  background: var(--paper-raised);

  &[data-accent="signal"] {
    --accent: var(--signal);
  }
  &[data-accent="teal"] {
    --accent: var(--teal);
  }
  &[data-accent="plum"] {
    --accent: var(--plum);
  }
  & > .about {
    flex: 1;
    padding: var(--space-5);
  }
  & > .about > svg {
    margin-bottom: var(--space-4);
    color: var(--accent);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & .about > p {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & > .log {
    padding: var(--space-4) var(--space-5);
    border-top: var(--hairline) solid var(--line);
    border-end-start-radius: var(--corner-card);
    border-end-end-radius: var(--corner-card);
    background: var(--paper-tint);
    font: 450 var(--text-note) / 1.45 var(--font-mono);
    color: var(--ink-soft);
  }
  & li {
    display: grid;
    grid-template-columns: 0.75rem minmax(0, 1fr);
    align-content: center;
    gap: var(--space-2);
    min-height: 3rem;
    transition: color var(--steady) var(--ease);
  }
  & li::before {
    content: "";
    width: 0.375rem;
    height: 0.375rem;
    margin-top: 0.3125rem;
    border: 1px solid var(--line-strong);
  }
  & li[data-current] {
    color: var(--accent);
    font-weight: 600;
  }
  & li[data-current]::before {
    border-color: var(--accent);
    background: var(--accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    ${withScripts(`
      & .window {
        height: 9rem;
        overflow: hidden;
      }
      & ol {
        --at: 0;
        transform: translateY(calc(var(--at) * -3rem));
        transition: transform var(--slow) var(--ease);
      }
      & li {
        height: 3rem;
        overflow: hidden;
      }
    `)}
  }
`;

export default function ActivityCards({
  items,
  logLabel = "Activity log",
  empty,
  tone = "tint",
  ...section
}: Props) {
  return (
    <Section {...section} tone={tone}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={{ base: 1, md: 2, xl: 4 }}>
          {items.map(({ icon, title, description, accent, log }) => (
            <li key={title}>
              <Unit data-accent={accent ?? "ink"}>
                <div className="about">
                  {icon && <Icon name={icon} size={30} />}
                  <h3>{title}</h3>
                  {description && <p>{description}</p>}
                </div>
                <div className="log">
                  <div className="window">
                    <ol aria-label={`${logLabel}: ${title}`} data-log="">
                      {log.map((line, index) => (
                        <li key={line} data-current={index === 0 ? "" : undefined}>
                          {line}
                        </li>
                      ))}
                    </ol>
                  </div>
                </div>
              </Unit>
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
