/** What a colour is there for, which decides what it has to stand out from. */
export type RoleKind = "ground" | "text" | "control" | "fill" | "decoration";

/** A colour of the theme by what it is for. */
export interface Role {
  /** Its custom property in `renderer/ui/tokens.css`, without the dashes; missing for one that is only part of others. */
  token?: string;
  kind: RoleKind;
  /** The colours that it is written on, for a text on a fill. */
  on?: readonly string[];
  description: string;
}

/** All colours of a theme, by the name that authors write. */
export const roles: Readonly<Record<string, Role>> = {
  paper: { token: "paper", kind: "ground", description: "Ground of the page." },
  paperTint: { token: "paper-tint", kind: "ground", description: "Ground of tinted sections and of code." },
  paperRaised: {
    token: "paper-raised",
    kind: "ground",
    description: "Ground of cards, fields, menus and dialogs.",
  },
  ink: { token: "ink", kind: "text", description: "Headings and text." },
  inkSoft: {
    token: "ink-soft",
    kind: "text",
    description: "Introductions, notes, dates: what comes second.",
  },
  accent: { token: "blue", kind: "text", description: "Links, icons, and the fill of primary buttons." },
  accentStrong: {
    token: "blue-strong",
    kind: "text",
    description: "Links and primary buttons under the pointer.",
  },
  onAccent: {
    token: "on-blue",
    kind: "fill",
    on: ["accent", "accentStrong"],
    description: "Text on a primary button.",
  },
  signal: {
    token: "signal",
    kind: "text",
    description: "The one colour that says where to look: numbers, dashes of lists, marks under the pointer.",
  },
  onSignal: { token: "on-signal", kind: "fill", on: ["signal"], description: "Text on the signal colour." },
  positive: { token: "positive", kind: "text", description: "What went well." },
  caution: { token: "caution", kind: "text", description: "What asks for care." },
  negative: {
    token: "negative",
    kind: "text",
    description: "What went wrong, and what is missing in a form.",
  },
  teal: {
    token: "teal",
    kind: "text",
    description: "A further accent, where a block has several to choose from.",
  },
  plum: {
    token: "plum",
    kind: "text",
    description: "A further accent, where a block has several to choose from.",
  },
  line: { token: "line", kind: "decoration", description: "Lines that only part things." },
  lineStrong: { token: "line-strong", kind: "control", description: "Borders of fields and buttons." },
  gridMinor: {
    token: "grid-minor",
    kind: "decoration",
    description: "Fine lines of the squared paper; nearly see-through.",
  },
  gridMajor: {
    token: "grid-major",
    kind: "decoration",
    description: "Every fifth line of the squared paper; nearly see-through.",
  },
  focus: { token: "focus", kind: "control", description: "The ring around what the keyboard has reached." },
  shadow: { kind: "decoration", description: "Colour of shadows; mostly see-through." },
  scrim: { token: "scrim", kind: "decoration", description: "What covers the page behind a dialog." },
};

/** Least contrast by WCAG 2.2 AA: of text, and of large text and controls. */
export const LEAST = { text: 4.5, control: 3 } as const;

/** Names of the grounds that text may stand on. */
export const grounds = Object.keys(roles).filter((name) => roles[name]!.kind === "ground");

/** Two colours that are used together. */
export interface Pair {
  /** What has to be seen, and what it stands on: names of roles. */
  role: string;
  ground: string;
  least: number;
}

/** All pairs of colours that are used together. */
export const pairs: readonly Pair[] = Object.entries(roles).flatMap(([role, { kind, on }]): Pair[] => {
  if (kind === "text") return grounds.map((ground) => ({ role, ground, least: LEAST.text }));
  if (kind === "control") return grounds.map((ground) => ({ role, ground, least: LEAST.control }));
  return (on ?? []).map((ground) => ({ role, ground, least: LEAST.text }));
});
