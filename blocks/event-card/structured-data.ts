import { absoluteAddress } from "../../renderer/formats/absolute-links.ts";
import { zonedTime } from "../../renderer/formats/zoned-time.ts";
import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** Names of places that are none. */
const VIRTUAL = /^(virtual|online)$/i;

/** The event, for search results. */
export default function event(props: Props, { origin, canonical, site }: BlockContext): StructuredData {
  const { date, startTime, endTime, timeZone, location } = props;
  const absolute = (address: string | undefined) => address && absoluteAddress(address, origin);
  const isVirtual = VIRTUAL.test(location);
  return {
    "@type": "Event",
    name: props.title,
    description: props.text,
    startDate: zonedTime(date, startTime, timeZone).local,
    endDate: zonedTime(date, endTime, timeZone).local,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${isVirtual ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode"}`,
    location: isVirtual
      ? { "@type": "VirtualLocation", url: absolute(props.registrationHref) ?? canonical }
      : { "@type": "Place", name: location, address: location },
    image: absolute(props.image?.src),
    performer: props.speakers?.map(({ name, title, company }) => ({
      "@type": "Person",
      name,
      jobTitle: title,
      worksFor: company && { "@type": "Organization", name: company },
    })),
    organizer: {
      "@type": "Organization",
      name: typeof site.legalName === "string" ? site.legalName : site.brand,
      url: `${origin}/`,
    },
  };
}
