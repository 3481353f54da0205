import { type ReactElement, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import ArticleHeader from "../../blocks/article-header/view.tsx";
import { PageNumbers } from "../../blocks/card-grid/page-numbers.tsx";
import Countdown from "../../blocks/countdown/view.tsx";
import { Speakers } from "../../blocks/event-card/speakers.tsx";
import EventCard from "../../blocks/event-card/view.tsx";
import { inDigitsOf, numeral } from "../../renderer/formats/numerals.ts";
import { LanguageContext } from "../../renderer/runtime/language.ts";

/** What visitors read of a view in a language. */
const said = (view: ReactElement, lang: string): string =>
  renderToStaticMarkup(
    <StrictMode>
      <LanguageContext value={lang}>{view}</LanguageContext>
    </StrictMode>,
  )
    .replaceAll(/<style[^>]*>.*?<\/style>/g, "")
    .replaceAll(/<[^>]*>/g, " ");

const event = {
  ...{ title: "دف", date: "2027-03-20", startTime: "19:30", endTime: "22:00", timeZone: "Asia/Tehran" },
  ...{
    time: "{start}–{end}",
    location: "شیراز",
    email: "a@example.com",
    upcoming: "",
    past: "",
    register: "",
  },
  ...{ recording: "", recordingSubject: "", recordingText: "", calendar: "", speakersLabel: "" },
  ...{ agendaOpen: "", agendaClose: "" },
};
const labels = { label: "صفحه‌ها", next: "بعد", previous: "پیش" };
const photo = { src: "/a.svg", alt: "" };
const speakers = ["آ", "ب", "پ", "ت", "ث", "ج"].map((name) => ({ name, photo }));

it.each<[string, ReactElement, string]>([
  ["the hours of an event", <EventCard key="1" {...event} />, "۱۹:۳۰–۲۲:۰۰"],
  ["further speakers", <Speakers key="2" label="" speakers={speakers} />, "+۲"],
  [
    "the hour of a countdown",
    <Countdown
      key="3"
      tone="plain"
      heading="نوروز"
      date="2027-03-20"
      time="11:00"
      timeZone="Asia/Tehran"
      over={{ html: "" }}
    />,
    "۱۱:۰۰",
  ],
  [
    "minutes to read",
    <ArticleHeader key="4" title="توت" readingTime={12} readingLabel="{minutes} دقیقه" />,
    "۱۲ دقیقه",
  ],
  [
    "numbers of pages",
    <PageNumbers key="5" number={1} count={2} routes={["/a", "/b"]} labels={labels} />,
    "۲",
  ],
])("writes %s in the digits of the page's language", (_, view, part) => {
  expect(said(view, "fa")).toContain(part);
  expect(said(view, "fa")).not.toMatch(/\d/);
});

it("leaves digits as they are where a language has these, and groups those of large numbers", () => {
  expect(inDigitsOf("de", "19:30")).toBe("19:30");
  expect(numeral(1240, "en")).toBe("1,240");
  expect(numeral(1240, "de")).toBe("1.240");
});
