import { canParse } from "../../renderer/formats/can-parse.ts";

interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

/** Checks that the address is one that shows something in a frame. */
export default function checkEmbed({ address }: { address?: unknown }): Problem[] {
  if (typeof address !== "string" || !address.startsWith("https://") || !canParse(address)) return [];
  const path = ["address"];
  if (isSharedMap(new URL(address)))
    return [
      {
        path,
        message: "Google shows this address in no frame: it is one to share, not one to embed.",
        hint: 'In Google Maps choose "Share", then "Embed a map", and copy the address between the quotation marks of src.',
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

/** A page of Google Maps that is none for a frame. */
function isSharedMap({ hostname, pathname, searchParams }: URL): boolean {
  if (hostname === "maps.app.goo.gl") return true;
  if (hostname === "goo.gl") return /^\/maps\b/.test(pathname);
  if (!/^(?:(?:www|maps)\.)?google\.(?:com?\.)?[a-z]{2,3}$/.test(hostname)) return false;
  const isMap = hostname.startsWith("maps.") || /^\/maps(?:\/|$)/.test(pathname);
  const isForFrames =
    /^\/maps\/(?:d\/(?:u\/\d+\/)?)?embed\b/.test(pathname) || searchParams.get("output") === "embed";
  return isMap && !isForFrames;
}
