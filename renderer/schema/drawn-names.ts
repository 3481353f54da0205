import type { Drawn } from "../problems/english/drawn-elsewhere.ts";
import { ofValue } from "./free-text.ts";
import { optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

const SIZES = ["size", "look"];
const SIDES = ["align", "side"];
const PLACED: ReadonlySet<readonly string[]> = new Set([SIZES, SIDES]);

/** Names of other systems for how a thing is drawn, with the options that may say it here, the nearest first. */
const LOOKS: readonly [options: readonly string[], names: string][] = [
  [["tone"], "background backgroundColor backgroundStyle bg bgColor color colour colorScheme colors theme"],
  [["tone"], "textColor fontColor overlay darkMode gradient"],
  [["look", "tone", "size"], "variant style styles appearance skin design preset display styling"],
  [SIZES, "width height maxWidth minHeight fullWidth fullBleed container contained"],
  [SIDES, "align alignment textAlign textAlignment contentAlign justify contentPosition"],
  [[], "padding margin spacing gap spacer paddingTop paddingBottom marginTop marginBottom"],
  [[], "class classes className cssClass cssClasses css customCss customClass"],
  [[], "animation animate animated transition effect hover parallax aos"],
  [[], "font fonts fontSize fontFamily fontWeight border borderRadius borderColor rounded shadow opacity"],
];

const OTHERS: Readonly<Record<Exclude<Drawn["as"], "look">, string>> = {
  window: "target newTab openInNewTab newWindow rel",
  headings: "level headingLevel headingTag titleTag htmlTag tag",
  pictures: "loading lazy lazyLoad lazyLoading priority srcset srcSet sizes fetchPriority",
};

/** `background-color`, `background_color` and `backgroundColor` are one. */
const plain = (name: string): string => name.replace(/[\s_-]+/g, "").toLowerCase();

const looks = new Map(
  LOOKS.flatMap(([options, names]) => names.split(" ").map((name) => [plain(name), options] as const)),
);
const others = new Map(
  Object.entries(OTHERS).flatMap(([as, names]) =>
    names.split(" ").map((name) => [plain(name), as as keyof typeof OTHERS] as const),
  ),
);

/** What a name means in other systems that have it at blocks, where that is how something is drawn or opened. */
export function drawnBy(name: string, value: string | undefined, schema: Schema): Drawn | undefined {
  const other = others.get(plain(name));
  // A tag may be a word about a thing, too, and a level one of a course.
  if (other === "headings" && !/^["']?h?[1-6]["']?$/i.test(value ?? "")) return undefined;
  if (other) return { as: other };
  const names = looks.get(plain(name));
  // A picture behind a text is no colour.
  if (!names || /\.(?:svg|jpe?g|png|webp|avif|gif)\b/i.test(value ?? "")) return undefined;
  const options = names.flatMap((one) => {
    const values = ofValue(optionSchema(schema, one) ?? {}).enum ?? [];
    return values.length > 0 ? [{ name: one, values: values.map(String) }] : [];
  });
  // What has no place of its own to choose stands where it does for a reason that its other options tell.
  return options.length === 0 && PLACED.has(names) ? undefined : { as: "look", options };
}
