import { isMapLink, readMapPlace } from "../../renderer/formats/map-links.ts";

interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

/** Checks that the address of a place is one of the post: a link would stand there for visitors as it is. */
export default function checkMap({ items }: { items?: unknown }): Problem[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: { address?: unknown }, index) => {
    const address = item?.address;
    if (typeof address !== "string" || !isMapLink(address.trim())) return [];
    const place = readMapPlace(address.trim());
    return {
      path: ["items", index, "address"],
      message: "The address is the link of a map, which visitors would read letter by letter.",
      hint: `Write street and town.${place ? ` The place of the link is coordinates: [${place.longitude}, ${place.latitude}].` : ""}`,
    };
  });
}
