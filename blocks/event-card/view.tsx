import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { encodePart } from "../../renderer/formats/escape.ts";
import { inDigitsOf } from "../../renderer/formats/numerals.ts";
import { cityOf, formatDay } from "../../renderer/runtime/dates.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Badge } from "../../renderer/ui/badge.tsx";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Card, inCard } from "../../renderer/ui/card.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { Agenda } from "./agenda.tsx";
import type { Props } from "./props.ts";
import { Speakers } from "./speakers.tsx";

/*
 * What depends on the visitor's day is in the HTML for both cases, in one place, and shows once `data-state` is
 * known. Without JavaScript nobody knows it: both buttons show, each behind the word for the days on which it is of
 * use, and neither badge.
 */
const Frame = styled.div`
  height: 100%;

  & [data-choice] {
    display: inline-grid;
    justify-items: start;
  }
  & [data-choice] > [data-when] {
    grid-area: 1 / 1;
  }
  &:not([data-state]) [data-when] {
    visibility: hidden;
  }
  &[data-state="past"] [data-when="upcoming"],
  &[data-state="upcoming"] [data-when="past"] {
    display: none;
  }
  /* Nothing to press on this day: what stands beside it begins at the edge. */
  &[data-state="upcoming"] [data-choice]:not(:has([data-when="upcoming"])) {
    display: none;
  }
  & .in-case {
    display: none;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
    margin-top: auto;
    padding-top: var(--space-5);
  }
  & .calendar {
    display: inline-block;
    padding-block: var(--space-2);
    font-weight: var(--weight-strong);
  }
  ${withoutScripts(`
    &:not([data-state]) .top [data-when] {
      display: none;
    }
    &:not([data-state]) .actions [data-choice] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }
    &:not([data-state]) .actions [data-when] {
      visibility: visible;
    }
    &:not([data-state]) .in-case {
      display: block;
      margin-bottom: var(--space-1);
      color: var(--ink-soft);
      font-size: var(--text-small);
    }
  `)}
`;

/** A webinar or workshop; `behavior.ts` finds out whether it is over. */
export default function EventCard(props: Props): ReactNode {
  const lang = useLanguage();
  const { title, text, kind, date, startTime, endTime, timeZone, time, location, image, email } = props;
  const { upcoming, past, register, recording, registrationHref, calendar } = props;
  const day = formatDay(date, lang);
  const hours = time
    .replace("{start}", inDigitsOf(lang, startTime))
    .replace("{end}", inDigitsOf(lang, endTime))
    .replace("{city}", cityOf(timeZone));
  const fill = (template: string) =>
    template.replaceAll("{title}", () => title).replaceAll("{date}", () => day);
  return (
    <Frame data-event="" data-day={date}>
      <Card
        title={title}
        text={text}
        meta={[day, hours, location]}
        picture={image && <Picture image={image} place={inCard()} />}
        number={
          <span data-choice="">
            <span data-when="upcoming">
              <Badge tone="positive">{upcoming}</Badge>
            </span>
            <span data-when="past">
              <Badge tone="caution">{past}</Badge>
            </span>
          </span>
        }
        badge={kind}
      >
        <Speakers label={props.speakersLabel} speakers={props.speakers ?? []} />
        <Agenda open={props.agendaOpen} close={props.agendaClose} title={title} parts={props.agenda ?? []} />
        <div className="actions">
          <div data-choice="">
            {registrationHref && (
              <div data-when="upcoming">
                <span className="in-case">{upcoming}:</span>
                <ButtonLink href={registrationHref} arrow={false}>
                  {register}
                  <span className="visually-hidden">: {title}</span>
                </ButtonLink>
              </div>
            )}
            <div data-when="past">
              <span className="in-case">{past}:</span>
              <ButtonLink
                href={mailHref(email, fill(props.recordingSubject), fill(props.recordingText))}
                look="secondary"
                arrow={false}
              >
                {recording}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
            </div>
          </div>
          {props.calendarFile && (
            <a className="calendar" data-when="upcoming" href={props.calendarFile} download="">
              {calendar}
              <span className="visually-hidden">: {title}</span>
            </a>
          )}
        </div>
      </Card>
    </Frame>
  );
}

function mailHref(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encodePart(subject)}&body=${encodePart(body)}`;
}
