import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { inDigitsOf } from "../../renderer/formats/numerals.ts";
import { zonedTime } from "../../renderer/formats/zoned-time.ts";
import { cityOf, formatDay } from "../../renderer/runtime/dates.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* A title block: what and when above, the figures in ruled cells below. */
const Clock = styled.div`
  border: var(--hairline) solid var(--line-strong);
  border-radius: var(--corner-card);
  background: ${registrationMarks}, var(--paper-raised);

  & > .moment {
    padding: var(--space-4) var(--space-5);
    font: 450 var(--text-note) / 1.6 var(--font-mono);
    color: var(--ink-soft);
  }
  & > .moment > strong {
    display: block;
    font-weight: 600;
    color: var(--signal);
  }
  & > .over {
    padding: var(--space-5);
    border-top: var(--hairline) solid var(--line-strong);
    font-size: var(--text-lead);
  }
  & > .figures {
    display: grid;
    grid-template-columns: repeat(3, minmax(min-content, 1fr));
    border-top: var(--hairline) solid var(--line-strong);
  }
  & > .figures > span {
    padding-block: var(--space-4);
    padding-inline: clamp(0.75rem, 3vw, 1.5rem) var(--space-3);
  }
  & > .figures > span + span {
    border-inline-start: var(--hairline) solid var(--line-strong);
  }
  & .figures b {
    display: block;
    font-size: min(var(--text-display), 10vw);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.1;
    /* A number is one word, however many days there are. */
    overflow-wrap: normal;
  }
  & .figures i {
    font-style: normal;
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`;

/**
 * Time until a moment. The HTML says when it is; behavior.ts counts, or says that it is over: the page may have been
 * built long ago.
 */
export default function Countdown(props: Props): ReactNode {
  const lang = useLanguage();
  const { label, date, time, timeZone, over, ...section } = props;
  return (
    <Section {...section} layout="split">
      <Clock data-until={zonedTime(date, time, timeZone).utc}>
        <p className="moment">
          {label && <strong>{label}</strong>}
          <time dateTime={zonedTime(date, time, timeZone).local}>
            {formatDay(date, lang)}, {inDigitsOf(lang, time)} ({cityOf(timeZone)})
          </time>
        </p>
        <p className="figures" role="timer" hidden>
          {["day", "hour", "minute"].map((unit) => (
            <span key={unit} data-unit={unit}>
              <b /> <i />
            </span>
          ))}
        </p>
        <div className="over" hidden>
          <RichText text={over} as="p" />
        </div>
      </Clock>
    </Section>
  );
}
