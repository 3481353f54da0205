import type { MeasureText } from "../../renderer/model.ts";
import { type Fitted, LETTERING, ROOM, roomOfAction, roomOfBrand } from "./fit.ts";
import { cutToLines, firstThatFits, widestWord } from "./lines.ts";

type Path = (string | number)[];
interface TooLong {
  text: string;
  place: string;
  over: number;
  fits?: string;
}
type Problem = { path: Path; message: string; hint: string } | { path: Path; tooLong: TooLong };
type Entry = Fitted["items"][number];

/** Checks of a header that its schema cannot say: what the logo is, what entries lead to, texts too long for their places. */
export default function checkHeader(header: Fitted, measure: MeasureText): Problem[] {
  const { items } = header;
  return [
    ...checkBrand(header.brand),
    ...items.flatMap(checkEntry),
    ...checkActions(header),
    ...longBrand(header, measure),
    ...items.flatMap((entry, index) => longEntry(entry, ["items", index], measure)),
    ...longActions(header, measure),
  ];
}

const MARK = ["number", "word", "suffix"] as const;

function checkBrand(brand: Fitted["brand"]): Problem[] {
  const given = MARK.filter((part) => brand[part] !== undefined);
  const lacking = MARK.filter((part) => brand[part] === undefined);
  const beside = (["text", "image"] as const).filter((part) => brand[part] !== undefined);
  if (given.length === 0 && beside.length === 0)
    return [
      {
        path: ["brand"],
        message: "The logo shows nothing.",
        hint: 'Give "brand" a "text" or an "image", or "number", "word" and "suffix" for the animated mark.',
      },
    ];
  if (given.length > 0 && beside.length > 0)
    return beside.map((part) => ({
      path: ["brand", part],
      message: `"${part}" has no effect beside the animated mark.`,
      hint: `Remove it, or remove ${listed(given)}.`,
    }));
  if (given.length > 0 && lacking.length > 0)
    return [
      {
        path: ["brand"],
        message: `The animated mark needs ${listed(lacking)} beside ${listed(given)}.`,
        hint: 'It alternates between "number" and "word", and "suffix" follows.',
      },
    ];
  return [];
}

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(" and ");

function checkEntry({ label, href, items, panel }: Entry, index: number): Problem[] {
  if (items && panel)
    return [
      {
        path: ["items", index, "panel"],
        message: `The entry "${label}" has both "items" and a "panel".`,
        hint: 'Keep one: "items" is a list, a "panel" has groups with headings.',
      },
    ];
  if (href === undefined && !items && !panel)
    return [
      {
        path: ["items", index],
        message: `The entry "${label}" leads nowhere.`,
        hint: 'Give it a "href", or "items" or a "panel" for a second level.',
      },
    ];
  return [];
}

function checkActions({ actions, narrowActions }: Fitted): Problem[] {
  if (actions || narrowActions !== "bar") return [];
  return [
    {
      path: ["narrowActions"],
      message: '"narrowActions" has no effect without buttons.',
      hint: 'Add "actions", or remove it.',
    },
  ];
}

const TELEPHONE = "the header of a telephone (320 px)";
const MENU = "the menu of a telephone (320 px)";

function longBrand(header: Fitted, measure: MeasureText): Problem[] {
  const { text, image, number, suffix = "" } = header.brand;
  const room = roomOfBrand(header, measure);
  if (number !== undefined) {
    const ofWindow = room - ROOM.markEdges - measure(suffix, LETTERING.mark);
    return (["number", "word"] as const).flatMap((part) =>
      tooWide(header.brand[part] ?? "", ofWindow, LETTERING.mark, measure, ["brand", part], TELEPHONE),
    );
  }
  if (text === undefined) return [];
  const width = Math.min(ROOM.word, room - (image ? ROOM.logoHeight + 10 : 0));
  const inRoom = (line: string) => measure(line, LETTERING.markOfTelephone) <= width;
  const fits = cutToLines(text, 2, inRoom);
  if (fits === text) return [];
  const over = Math.ceil(
    Math.max(measure(text, LETTERING.markOfTelephone) / 2, widest(text, measure)) - width,
  );
  const place = `two lines in ${TELEPHONE}`;
  return [
    { path: ["brand", "text"], tooLong: { text, place, over: Math.max(1, over), ...(fits && { fits }) } },
  ];
}

const widest = (text: string, measure: MeasureText) =>
  measure(
    widestWord(text, (word) => measure(word, LETTERING.markOfTelephone)),
    LETTERING.markOfTelephone,
  );

/** The text of an entry has one line in the bar; words in the menu may follow each other on lines, but are not broken. */
function longEntry(entry: Entry, path: Path, measure: MeasureText): Problem[] {
  const { label, menuLabel, href, items, panel } = entry;
  const hasButton = href !== undefined && (items || panel);
  const inMenu = hasButton ? 192 : 236;
  const first = [
    ...tooWide(label, 240, LETTERING.roomyEntry, measure, [...path, "label"], "an entry of the bar"),
    ...wordTooWide(menuLabel ?? label, inMenu, LETTERING.entryOfMenu, measure, [
      ...path,
      menuLabel === undefined ? "label" : "menuLabel",
    ]),
  ].slice(0, 1);
  const below = [
    ...(items ?? []).map((page, index) => ({ page, at: ["items", index] })),
    ...(panel?.groups ?? []).flatMap((group, place) =>
      group.items.map((page, index) => ({ page, at: ["panel", "groups", place, "items", index] })),
    ),
  ];
  return [
    ...first,
    ...below.flatMap(({ page, at }) =>
      wordTooWide(page.label, page.icon ? 178 : 210, LETTERING.page, measure, [...path, ...at, "label"]),
    ),
  ];
}

function longActions(header: Fitted, measure: MeasureText): Problem[] {
  const { actions = [], narrowActions } = header;
  return actions.flatMap(({ label }, index) => {
    const isInBar = index === 0 && narrowActions === "bar";
    return tooWide(
      label,
      isInBar ? roomOfAction(header, measure) : 200,
      LETTERING.action,
      measure,
      ["actions", index, "label"],
      isInBar ? TELEPHONE : "a button of the header",
    );
  });
}

type Set = Parameters<MeasureText>[1];

function tooWide(
  text: string,
  room: number,
  set: Set,
  measure: MeasureText,
  path: Path,
  place: string,
): Problem[] {
  const over = Math.ceil(measure(text, set) - room);
  if (over <= 0) return [];
  const fits = firstThatFits(text, (part) => measure(part, set) <= room);
  return [{ path, tooLong: { text, place, over, ...(fits && { fits }) } }];
}

function wordTooWide(text: string, room: number, set: Set, measure: MeasureText, path: Path): Problem[] {
  const word = widestWord(text, (one) => measure(one, set));
  return tooWide(word, room, set, measure, path, MENU);
}
