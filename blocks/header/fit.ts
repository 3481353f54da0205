import type { MeasureText, Picture } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** What has room in the bar; worked out at build time. */
export interface Fit {
  /** Width of the window from which on the entries stand in the bar, in rem; 0: they are in the menu at every width. */
  from: number;
  /** From 80 rem on the entries stand further apart. */
  isRoomy: boolean;
  /** On telephones the switches are in the menu. */
  isTight: boolean;
}

type Image = Pick<Picture, "width" | "height">;

/** The options that take room in the bar; a picture may not be looked up yet. */
export type Fitted = Pick<Props, "items" | "search" | "actions"> & {
  brand: Omit<Props["brand"], "image"> & { image?: Image };
  narrowActions?: string;
  switches?: readonly string[];
};

/** How texts of the header are set, as the styles say it; sizes in pixels. */
export const LETTERING = {
  mark: { size: 24, weight: 700, spacing: -0.02 },
  markOfTelephone: { size: 20, weight: 700, spacing: -0.02 },
  entry: { size: 15 },
  roomyEntry: { size: 16 },
  entryOfMenu: { size: 26, weight: "strong", spacing: -0.02 },
  page: { size: "base", weight: "strong" },
  action: { size: 15, weight: "strong" },
} as const;

/** Pixels, as the styles say them. */
export const ROOM = {
  gap: 16,
  /** What opens a second level: a button beside the link, a sign in the button. */
  more: 38,
  chevron: 26,
  tool: 44,
  logo: 176,
  logoHeight: 40,
  word: 320,
  markEdges: 28,
  /** Window of the smallest telephone. */
  telephone: 320,
};

/** Widths of the window at which the entries may begin to stand in the bar, in rem. */
const STEPS = [64, 72, 82];
const ROOMY_FROM = 80;
/** A width that is left over: browsers round the widths of letters, each its own way. */
const spare = (width: number) => width * 1.02 + 8;

/** Works out what has room in the bar. */
export default function fit(header: Fitted, measure: MeasureText): Fit {
  const rest = brandWidth(header, measure) + 2 * ROOM.gap + toolsWidth(header, measure);
  const dense = rest + entriesWidth(header, measure, LETTERING.entry, 16);
  const roomy = rest + entriesWidth(header, measure, LETTERING.roomyEntry, 24);
  const from = STEPS.find((step) => spare(dense) <= measure.content(step * 16)) ?? 0;
  return {
    from,
    isRoomy: from > 0 && from <= ROOMY_FROM && spare(roomy) <= measure.content(ROOMY_FROM * 16),
    isTight: header.narrowActions === "bar" || !fitsTelephone(header, measure),
  };
}

/** Everything beside each other on the smallest telephone, if need be up to the edge of the screen. */
function fitsTelephone(header: Fitted, measure: MeasureText): boolean {
  const { search, switches = [] } = header;
  const tools = (switches.length + (search ? 2 : 1)) * ROOM.tool;
  return (
    brandWidth(header, measure, LETTERING.markOfTelephone) + ROOM.gap + tools <=
    measure.content(ROOM.telephone) + 20
  );
}

/** Width of the logo in one line. */
function brandWidth(
  { brand }: Fitted,
  measure: MeasureText,
  word: Parameters<MeasureText>[1] = LETTERING.mark,
) {
  const { image, text, suffix = "" } = brand;
  if (brand.number !== undefined) return windowWidth(brand, measure) + 13 + measure(suffix, LETTERING.mark);
  const picture = image ? pictureWidth(image) : 0;
  const gap = image && text ? 10 : 0;
  return 8 + picture + gap + (text ? Math.min(ROOM.word, measure(text, word)) : 0);
}

/** Width of the mark's window: as wide as the wider of its two forms, and 60 px at least. */
function windowWidth({ number = "", word = "" }: Fitted["brand"], measure: MeasureText): number {
  return Math.max(60, 15 + measure(number, LETTERING.mark), 15 + measure(word, LETTERING.mark));
}

function pictureWidth({ width, height }: Image): number {
  return width && height ? Math.min(ROOM.logo, (ROOM.logoHeight * width) / height) : ROOM.logo;
}

function entriesWidth(
  { items }: Fitted,
  measure: MeasureText,
  set: Parameters<MeasureText>[1],
  edges: number,
) {
  let width = 0;
  for (const { label, href, items: list, panel } of items)
    width += measure(label, set) + edges + (list || panel ? (href ? ROOM.more : ROOM.chevron) : 0);
  return width;
}

/** Search, switches and buttons of a wide bar. */
function toolsWidth({ search, switches = [], actions = [] }: Fitted, measure: MeasureText): number {
  const buttons = actions.map(({ label }) => measure(label, LETTERING.action) + 43);
  return (switches.length + (search ? 1 : 0)) * ROOM.tool + buttons.reduce((sum, width) => sum + width, 0);
}

/** Pixels that the text of a button has beside the menu button of the smallest telephone and the least logo. */
export function roomOfAction({ brand, search }: Fitted, measure: MeasureText): number {
  const logo = brand.number === undefined ? 80 : 110;
  return measure.content(ROOM.telephone) - ROOM.gap - ROOM.tool * (search ? 2 : 1) - 43 - logo;
}

/** Pixels that the logo has on the smallest telephone, with the switches in the menu. */
export function roomOfBrand(header: Fitted, measure: MeasureText): number {
  const { search, narrowActions, actions = [] } = header;
  const [first] = narrowActions === "bar" ? actions : [];
  const text = first ? measure(first.label, LETTERING.action) : 0;
  // A text that is too long for its button is told of the button alone.
  const button = first ? Math.min(text, roomOfAction(header, measure)) + 43 : 0;
  return measure.content(ROOM.telephone) - ROOM.gap - ROOM.tool * (search ? 2 : 1) - button - 8;
}
