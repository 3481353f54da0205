import { canParse } from "../../renderer/formats/can-parse.ts";
import { isMapLink } from "../../renderer/formats/map-links.ts";

interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

/** Checks that the address is one that shows something in a frame. */
export default function checkEmbed({ address }: { address?: unknown }): Problem[] {
  if (typeof address !== "string" || !address.startsWith("https://") || !canParse(address)) return [];
  const path = ["address"];
  const shared = sharedMap(address);
  if (shared)
    return [
      {
        path,
        message: `${shared.name} shows this address in no frame: it is one to share, not one to embed.`,
        hint: shared.hint,
      },
    ];
  if (/\?[^#]*&amp;[\w.%[\]-]+=/.test(address))
    return [
      {
        path,
        message: "The address has &amp; in it, as HTML writes the sign &.",
        hint: `Write ${address.replaceAll("&amp;", "&")}`,
      },
    ];
  return [];
}

/** The service with maps that an address is of, where it is none for a frame, and how to come by one. */
function sharedMap(address: string): { name: string; hint: string } | undefined {
  if (!isMapLink(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (/openstreetmap|osm/.test(hostname))
    return pathname.startsWith("/export/embed")
      ? undefined
      : {
          name: "OpenStreetMap",
          hint: 'There choose "Share", then "HTML", and copy the address between the quotation marks of src.',
        };
  if (hostname.endsWith("bing.com"))
    return pathname.startsWith("/maps/embed")
      ? undefined
      : {
          name: "Bing",
          hint: 'There choose "Share", then "Embed a map", and copy the address that its code has.',
        };
  if (hostname.startsWith("maps.apple"))
    return {
      name: "Apple",
      hint: "Apple has no maps for frames: take one of Google Maps or OpenStreetMap, or write a link.",
    };
  const isForFrames =
    /^\/maps\/(?:d\/(?:u\/\d+\/)?)?embed\b/.test(pathname) || searchParams.get("output") === "embed";
  return isForFrames
    ? undefined
    : {
        name: "Google",
        hint: 'In Google Maps choose "Share", then "Embed a map", and copy the address between the quotation marks of src.',
      };
}
