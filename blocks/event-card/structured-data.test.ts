import { expect, test } from "vitest";
import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";
import event from "./structured-data.ts";

const contextOf = (site: object = {}) =>
  ({
    origin: "https://www.site.example",
    canonical: "https://www.site.example/insights/events",
    site: { brand: "Site", url: "https://www.site.example", lang: "en", ...site },
  }) as unknown as BlockContext;
const openDay = {
  title: "Open day",
  date: "2025-07-25",
  startTime: "14:00",
  endTime: "17:30",
  timeZone: "Europe/London",
  location: "Berlin",
};
const eventOf = (more: object = {}, context = contextOf()): StructuredData =>
  event({ ...openDay, ...more } as unknown as Props, context);

test("an event at a place says when, where, by whom and with whom", () => {
  const more = {
    text: "Bring a laptop.",
    image: { src: "/events/open-day.svg", alt: "" },
    speakers: [{ name: "Ann", title: "Engineer", company: "Northgate" }, { name: "Bert" }],
  };
  expect(eventOf(more, contextOf({ legalName: "Site Ltd" }))).toEqual({
    "@type": "Event",
    name: "Open day",
    description: "Bring a laptop.",
    startDate: "2025-07-25T14:00:00+01:00",
    endDate: "2025-07-25T17:30:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Berlin", address: "Berlin" },
    image: "https://www.site.example/events/open-day.svg",
    performer: [
      {
        "@type": "Person",
        name: "Ann",
        jobTitle: "Engineer",
        worksFor: { "@type": "Organization", name: "Northgate" },
      },
      { "@type": "Person", name: "Bert" },
    ],
    organizer: { "@type": "Organization", name: "Site Ltd", url: "https://www.site.example/" },
  });
});

test("what is not known of an event is left out, and the company goes by its brand", () => {
  expect(eventOf()).toEqual({
    "@type": "Event",
    name: "Open day",
    startDate: "2025-07-25T14:00:00+01:00",
    endDate: "2025-07-25T17:30:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Berlin", address: "Berlin" },
    organizer: { "@type": "Organization", name: "Site", url: "https://www.site.example/" },
  });
});

test.each(["Virtual", "virtual", "ONLINE"])(
  "%s is no place: the event is where one registers",
  (location) => {
    const online = "https://schema.org/OnlineEventAttendanceMode";
    expect(eventOf({ location, registrationHref: "/contact?subject=Open%20day" })).toMatchObject({
      eventAttendanceMode: online,
      location: {
        "@type": "VirtualLocation",
        url: "https://www.site.example/contact?subject=Open%20day",
      },
    });
    expect(eventOf({ location, registrationHref: "https://tickets.example/1" })).toMatchObject({
      location: { url: "https://tickets.example/1" },
    });
    expect(eventOf({ location })).toMatchObject({
      eventAttendanceMode: online,
      location: { "@type": "VirtualLocation", url: "https://www.site.example/insights/events" },
    });
  },
);

test.each(["Virtual Street 3", "Not online"])("%s is a place", (location) => {
  expect(eventOf({ location })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: location, address: location },
  });
});
