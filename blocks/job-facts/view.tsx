import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { formatDay } from "../../renderer/runtime/dates.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Badge } from "../../renderer/ui/badge.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-4);
  border-bottom: var(--hairline) solid var(--line);
  font: 450 var(--text-note) / 1.6 var(--font-mono);

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
    margin: 0;
  }
  & dl > div {
    display: flex;
    gap: var(--space-3);
  }
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin: 0;
  }
`;

/** The days of a job posting; `structured-data.ts` tells search engines the rest. */
export default function JobFacts(props: Props): ReactNode {
  const lang = useLanguage();
  const facts = [
    [props.postedLabel, props.datePosted],
    [props.closesLabel, props.validThrough],
  ];
  return (
    <Sheet>
      <Facts>
        {props.expired && <Badge tone="caution">{props.expiredLabel}</Badge>}
        <dl>
          {facts.map(([label, day = ""]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <time dateTime={day}>{formatDay(day, lang)}</time>
              </dd>
            </div>
          ))}
        </dl>
      </Facts>
    </Sheet>
  );
}
