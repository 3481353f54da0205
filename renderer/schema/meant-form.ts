import { isWeekdayOf, monthNamed } from "./day-names.ts";
import { LONGEST_FORM } from "./longest-form.ts";
import type { Schema } from "./schema-types.ts";
import { withoutStray } from "./stray-signs.ts";
import { hasForm } from "./text-formats.ts";

/** How names of months begin that are cut or lack their accents: in English, German and French. */
const MONTHS = [
  /^jan/,
  /^(?:feb|fév|fev)/,
  /^(?:mar|mär|maer)/,
  /^(?:apr|avr)/,
  /^(?:may|mai)/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|août|aout)/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^d[eé][cz]/,
];

const two = (number: string | number): string => String(number).padStart(2, "0");

/** Other ways to write what people write otherwise than a pattern wants it; each has one reading. */
const readings: readonly ((value: string) => string | undefined)[] = [
  (value) => value.trim().replace(/\s+/g, " "),
  (value) => value.toLowerCase(),
  (value) => value.toLowerCase().replace(/[\s_-]+/g, " "),
  withoutStray,
  (value) => value.replace(/\/+$/, ""),
  // Numbers with a comma between, and without their sign.
  (value) => value.replace(/\s*[,;]\s*/g, " "),
  (value) =>
    /^\d+(?:[ ,]+\d+)*$/.test(value) ? value.replace(/[ ,]+/g, " ").replace(/\d+/g, "$&%") : undefined,
  hour,
  day,
  dayOfTable,
  moment,
  (value) => (/^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value) ? `https://${value}` : undefined),
  (value) => (/^http:\/\//.test(value) ? value.replace("http:", "https:") : undefined),
  (value) => (/^[^\s@:]+@[^\s@]+$/.test(value) ? `mailto:${value}` : undefined),
  mailAddress,
  // Strokes and colons of an address, too few or too many.
  (value) => {
    const rest = /^https?[:;.]?\/{0,3}([\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i.exec(value)?.[1];
    return rest && `https://${rest}`;
  },
  oneName,
  // What a service gives to be pasted into a page.
  (value) => /^<iframe\b[^>]*\ssrc=["']([^"']+)["']/i.exec(value)?.[1],
  (value) => (/^00\d/.test(value) ? value.replace(/^00/, "+") : undefined),
];

/** Words as one name, where a name has no hyphens: `Your animal` is `yourAnimal`. */
function oneName(value: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z\d]*(?:[\s_-]+[A-Za-z\d]+)+$/.test(value)) return undefined;
  const joined = value.replace(/[\s_-]+([A-Za-z\d])/g, (_, first: string) => first.toUpperCase());
  return joined[0]!.toLowerCase() + joined.slice(1);
}

/** A time zone by its city alone, or with the name of its part of the world in another language. */
function zoneMeant(value: string): string | undefined {
  const city = value.trim().split("/").at(-1)!.trim().replaceAll(/\s+/g, "_").toLowerCase();
  const found = Intl.supportedValuesOf("timeZone").filter(
    (zone) => zone.split("/").at(-1)!.toLowerCase() === city,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** An e-mail address that hides from collectors (`info(at)example.com`), or has a comma or spaces in it. */
function mailAddress(value: string): string | undefined {
  const address = value
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^[^<>@]*<([^<>]*)>$/, "$1")
    .replace(/\s*(?:\(\s*(?:at|@)\s*\)|\[\s*(?:at|@)\s*\]|\{\s*at\s*\}|\sat\s|@)\s*/i, "@")
    .replace(/\s*(?:[([]\s*(?:dot|punkt|point)\s*[)\]]|\sdot\s)\s*/gi, ".")
    .replace(/(?<=@[\w.-]*),(?=\w{2,}$)/, ".")
    .replace(/(?<=@[\w-]+) ?\. ?(?=\w)/, ".");
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? address : undefined;
}

/** `9:00`, `9.30`, `3 pm`, `9 Uhr`, `9h30`, `godz. 9` as hours and minutes. */
function hour(value: string): string | undefined {
  const bare = /^([01]\d|2[0-3])([0-5]\d)$/.exec(value.trim());
  if (bare) return `${bare[1]}:${bare[2]}`;
  const [, word = "", hours = "", minutes = "00", half = "", unit = ""] =
    /^(?:(godz(?:ina|\.)?|kl\.?|um|at|o|à)\s*)?(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s*(?:([ap]\.?m\.?)|(Uhr|h|hod\.?|heures?|o[’']clock))?$/i.exec(
      value.trim(),
    ) ?? [];
  // A number alone is an hour where nothing else is wanted.
  if (hours === "" || (word + half + unit === "" && !/[:.h]/.test(value) && !/^\d{1,2}$/.test(value)))
    return undefined;
  const isLate = /^p/i.test(half);
  const number = half === "" ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0);
  return number < 24 && Number(minutes) < 60 ? `${two(number)}:${minutes}` : undefined;
}

/** A day, perhaps with the name of its day of the week in front, and with what people write behind a year. */
function day(value: string): string | undefined {
  const bare = value.trim().replace(/(?<=\d{4})\s*(?:r\.|roku|г\.|р\.)$/, "");
  // Midnight is what programs put behind a day.
  const whole = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/.exec(bare)?.[1];
  if (whole !== undefined) return orderedDay(whole);
  const alone = bare.replace(/^(?:on |am |den |dnia |le |il |el |the )+/i, "");
  const [, weekday, rest] = /^(\p{L}+\.?),?\s+(?:den\s+|dnia\s+|le\s+|the\s+)?(\d.*)$/u.exec(alone) ?? [];
  const date = orderedDay(alone) ?? (rest && orderedDay(rest));
  return date && (rest === undefined || orderedDay(alone) || isWeekdayOf(weekday!, date)) ? date : undefined;
}

/** The last day of the year 1899 but one, from which spreadsheets count: `46361` is what one shows without its format. */
const BEFORE_FIRST = Date.UTC(1899, 11, 30);

/** A day as spreadsheets count them, of the years in which people put days into tables. */
function dayOfTable(value: string): string | undefined {
  if (!/^[34]\d{4}$/.test(value)) return undefined;
  return new Date(BEFORE_FIRST + Number(value) * 86_400_000).toISOString().slice(0, 10);
}

/** A day and an hour, each as people write it: `3.12.2026, 9 Uhr`, `2026-12-03 9:00`. */
function moment(value: string): string | undefined {
  const [, date = "", time = ""] =
    /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|.*\d{4})(?:,?\s+|,|T)(\S.*)$/.exec(value.trim()) ?? [];
  const [on, at] = [day(date), hour(time)];
  return on !== undefined && at !== undefined ? `${on} ${at}` : undefined;
}

/** A day with its parts in another order, where no other order is possible. */
function orderedDay(value: string): string | undefined {
  const iso =
    /^(\d{4})[-/._](\d{1,2})[-/._](\d{1,2})$/.exec(value) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(value);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const dots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value);
  if (dots) return dayOf(dots[3]!, dots[2]!, dots[1]!);
  const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(value);
  if (slashes) {
    const [, first = "", second = "", year = ""] = slashes;
    if (Number(first) > 12) return dayOf(year, second, first);
    return Number(second) > 12 ? dayOf(year, first, second) : undefined;
  }
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:of\s+)?(?<month>\p{L}{1,12})\.?,?[\s-]+(?<year>\d{4})$/u.exec(
      value,
    ) ?? /^(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u.exec(value);
  const name = named?.groups?.month?.toLowerCase() ?? "";
  const month = MONTHS.findIndex((beginning) => beginning.test(name)) + 1 || monthNamed(name);
  return named?.groups && month ? dayOf(named.groups.year!, String(month), named.groups.day!) : undefined;
}

function dayOf(year: string, month: string, date: string): string | undefined {
  const text = `${year}-${two(month)}-${two(date)}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? undefined : text;
}

/**
 * What a value was meant to be that is not written as its schema wants it.
 *
 * @returns undefined where nothing fits, or more than one thing.
 */
export function meantForm(value: string, schema: Schema): string | undefined {
  if (schema.pattern === undefined && schema.format === undefined) return undefined;
  if (value.length > LONGEST_FORM) return undefined;
  if (schema.format === "time-zone") return zoneMeant(value);
  // A name that may have hyphens keeps its words apart by them.
  const own = hasForm("one-name", schema) ? readings.filter((one) => one !== oneName) : readings;
  const read = own.flatMap((one) => one(value) ?? []);
  const fits = read.filter((one) => one !== value && one !== "" && hasForm(one, schema));
  const [meant, other] = [...new Set(fits)];
  return other === undefined ? meant : undefined;
}
