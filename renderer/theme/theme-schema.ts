import type { Schema } from "../schema/schema-types.ts";
import { roles } from "./roles.ts";

/** Sizes of type, with the least and the most pixels that each may have. */
export const typeSizes = {
  note: { token: "text-note", least: 13, most: 18, description: "Notes, labels, dates. No word is smaller." },
  small: { token: "text-small", least: 13, most: 20, description: "Text in chips, tables and menus." },
  base: { token: "text-base", least: 15, most: 24, description: "Running text." },
  lead: { token: "text-lead", least: 16, most: 32, description: "Introductions." },
  title: { token: "text-title", least: 16, most: 40, description: "Titles of cards." },
  heading: { token: "text-heading", least: 20, most: 80, description: "Headings of sections." },
  display: { token: "text-display", least: 24, most: 112, description: "The heading of a page." },
  poster: {
    token: "text-poster",
    least: 28,
    most: 160,
    description: "The heading of a page that opens with a tall picture.",
  },
} as const;

/** Generic families of CSS, which every device has. */
export const genericFamilies = ["serif", "sans-serif", "monospace", "system-ui", "ui-rounded"] as const;

const group = (description: string, properties: Record<string, Schema>, required?: string[]): Schema => ({
  type: "object",
  additionalProperties: false,
  description,
  properties,
  ...(required && { required }),
});

const number = (description: string, minimum: number, maximum: number): Schema => ({
  type: "number",
  minimum,
  maximum,
  description,
});

/** Pixels: one number, or two for the narrowest and the widest window. */
const pixels = (description: string, minimum: number, maximum: number): Schema => ({
  type: ["number", "array"],
  minimum,
  maximum,
  minItems: 2,
  maxItems: 2,
  items: { type: "number", minimum, maximum },
  description: `${description} Pixels: one number, or [on a phone, on a wide screen].`,
});

const color = (description: string): Schema => ({
  type: "string",
  minLength: 1,
  description: `${description} Any colour of CSS, in quotation marks: "#1a44b8", "oklch(45% 0.19 264)".`,
});

const palette = (description: string) =>
  group(
    description,
    Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, color(role.description)])),
  );

const colors = group(
  "Colours by what they are for. Those that are left out stay as the engine has them.",
  {
    light: palette("The light theme. Print takes its colours from here."),
    dark: palette("The dark theme, and sections of tone ink in the light one."),
    night: palette("Sections of tone ink in the dark theme. What is left out is as in dark."),
  },
  ["light", "dark"],
);

/** What is written into styles as it is. */
const FAMILY = "^[^\\x00-\\x1f\"'<>\\\\{};]+$";

const font = group(
  "A family of fonts that the site brings along.",
  {
    family: {
      type: "string",
      minLength: 1,
      pattern: FAMILY,
      patternErrorMessage: "A family is a name such as Source Serif 4, without signs.",
      description: "Its name, as type names it below.",
    },
    package: {
      type: "string",
      pattern: "^@fontsource(-variable)?/[a-z0-9-]+$",
      description:
        "Fontsource package that holds it: @fontsource-variable/newsreader. Install it first: npm install @fontsource-variable/newsreader.",
    },
    files: {
      type: "array",
      minItems: 1,
      description: "Files of it under public/, in place of a package.",
      items: group(
        "One file of the family.",
        {
          src: {
            type: "string",
            pattern: "^/[^?#]+\\.(woff2|woff|ttf|otf)$",
            description: "Path of the file: /fonts/house-regular.woff2.",
          },
          weight: {
            type: ["integer", "array"],
            minimum: 1,
            maximum: 1000,
            minItems: 2,
            maxItems: 2,
            items: { type: "integer", minimum: 1, maximum: 1000 },
            default: 400,
            description:
              "Its weight, 400 for regular and 700 for bold; [lightest, boldest] of a variable font.",
          },
          style: { enum: ["normal", "italic"], default: "normal", description: "Upright or italic." },
        },
        ["src"],
      ),
    },
    subsets: {
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { type: "string", minLength: 1 },
      description:
        "Alphabets of a package to bring along; those of the site's languages when left out. A page loads only those that it has letters of.",
    },
    styles: {
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { enum: ["normal", "italic"] },
      default: ["normal"],
      description: "Styles of a package to bring along.",
    },
    fallback: {
      enum: ["serif", "sans-serif", "monospace"],
      default: "sans-serif",
      description: "What stands in for it until it has come, stretched to the same width.",
    },
  },
  ["family"],
);

const family = (description: string): Schema => ({
  type: "string",
  minLength: 1,
  description: `${description} A family of fonts above, one of the engine's (Familjen Grotesk, Martian Mono), or one that devices have: ${genericFamilies.join(", ")}.`,
});

const type = group("Type.", {
  text: family("Family of running text."),
  headings: family("Family of headings; that of the text when it is left out."),
  notes: family("Family of notes and numbers."),
  code: family(
    "Family of code. When it is left out: that of notes if its letters have one width, else what devices have for code.",
  ),
  sizes: group(
    "Sizes of type.",
    Object.fromEntries(
      Object.entries(typeSizes).map(([name, { least, most, description }]) => [
        name,
        pixels(description, least, most),
      ]),
    ),
  ),
  weights: group("Weights, from 100 (hairline) to 900 (black).", {
    text: number("Running text.", 100, 900),
    strong: number("Strong words, buttons, headings.", 100, 900),
    headings: number("Headings, when they are to differ from strong words.", 100, 900),
  }),
  leading: group("Heights of lines, in multiples of the size.", {
    text: number("Running text.", 1.2, 2.2),
    title: number("Titles of several lines.", 0.9, 1.8),
    display: number("The heading of a page.", 0.8, 1.6),
  }),
  tracking: number(
    "Space between the letters of headings, in multiples of the size; below 0 is closer.",
    -0.08,
    0.2,
  ),
  capitals: { type: "boolean", default: false, description: "true: headings are set in capitals." },
});

const shadow = (description: string): Schema =>
  group(description, {
    x: number("To the right, in pixels.", -60, 60),
    y: number("Downwards, in pixels.", -60, 60),
    blur: number("Softness, in pixels.", 0, 120),
    spread: number("Growth on all sides, in pixels.", -40, 40),
  });

/** Shape of `data/theme.yaml`. */
export const themeSchema: Schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Theme",
  ...group("How the site looks. What is left out stays as the engine has it.", {
    colors,
    fonts: {
      type: "array",
      minItems: 1,
      items: font,
      description: "Families of fonts that the site brings along.",
    },
    type,
    space: group("Space.", {
      step: number("The step that all gaps are multiples of, in pixels.", 2, 8),
      section: pixels("Space above and below a section.", 16, 240),
      gutter: pixels("Space left and right of the page.", 12, 160),
    }),
    width: group("Width.", {
      page: number("Width of the page with its gutters, in pixels.", 720, 2400),
      text: number("Length of a line of text, in letters.", 40, 90),
    }),
    corners: group("Radii of corners, in pixels; 999 makes ends round.", {
      control: number("Buttons.", 0, 999),
      field: number("Fields of forms; as buttons, but at most 14, when it is left out.", 0, 48),
      card: number("Cards, panels, pictures in them.", 0, 48),
      tag: number("Tags and stamps.", 0, 999),
    }),
    lines: group("Widths of lines, in pixels.", {
      hairline: number("Lines that part things.", 0, 6),
      pen: number("Lines of drawings, marks and strong borders.", 0.5, 8),
    }),
    shadows: group("Shadows. Their colour is shadow among the colours.", {
      lift: shadow("Under dialogs, menus and messages."),
      card: shadow("Under cards; none when it is left out."),
    }),
    motion: group("Motion. Visitors who want less of it get none.", {
      quick: number("Answers to the pointer, in thousandths of a second.", 0, 1000),
      steady: number("Opening and closing, in thousandths of a second.", 0, 2000),
      slow: number("Drawing in, in thousandths of a second.", 0, 5000),
      ease: {
        type: "array",
        minItems: 4,
        maxItems: 4,
        items: { type: "number", minimum: -2, maximum: 3 },
        description: "The curve of motion, as the four numbers of cubic-bezier().",
      },
    }),
    look: group("The drawing manner. Each part is there unless it is switched off.", {
      squaredPaper: { type: "boolean", default: true, description: "Squared paper behind sections." },
      numbers: { type: "boolean", default: true, description: "Numbers in balloons before sections." },
      dimensionLines: {
        type: "boolean",
        default: true,
        description: "Dimension lines above headings of sections.",
      },
      cornerMarks: {
        type: "boolean",
        default: true,
        description: "Registration marks at the corners of panels.",
      },
    }),
  }),
};
