import { type Format, formatOf } from "./format.ts";

interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

interface Options {
  path?: string;
  items?: Readonly<Record<string, unknown>>[];
}

/** What every entry of a format has to have, beyond title and day. */
const NEEDED: Readonly<Record<Format, readonly string[]>> = {
  feed: ["href"],
  calendar: ["id", "startTime", "endTime", "timeZone"],
};

/** Checks that entries have what their format cannot do without. */
export default function checkSubscription({ path, items = [] }: Options): Problem[] {
  if (path === undefined) return [];
  const format = formatOf(path);
  return items.flatMap((item, index) => {
    const missing = NEEDED[format].filter((name) => item[name] === undefined);
    if (missing.length === 0) return [];
    return [
      {
        path: ["items", index],
        message: `An entry of a ${format} needs ${missing.map((name) => `"${name}"`).join(", ")}.`,
        hint: `The address ends in ${format === "feed" ? ".atom" : ".ics"}, so this is a ${format}.`,
      },
    ];
  });
}
