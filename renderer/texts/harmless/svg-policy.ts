import { find, svg } from "property-information";

/**
 * Elements of a drawing: shapes, text, paints, filters, movement. Nothing that runs, nothing of other languages,
 * and no links: a picture is looked at.
 */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan " +
    "textPath image marker pattern clipPath mask linearGradient radialGradient stop filter view " +
    "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap " +
    "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge " +
    "feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence " +
    "animate animateMotion animateTransform set mpath"
  ).split(" "),
);

/** Elements that are gone while what they hold stays: a link around a shape. */
export const SVG_UNWRAPPED: ReadonlySet<string> = new Set(["a"]);

/** Elements whose children are kept as words alone. */
export const SVG_WORDS: ReadonlySet<string> = new Set(["title", "desc", "style"]);

/** Attributes that say where something comes from; looked at by `isOwnReference`. */
export const SVG_REFERENCES: ReadonlySet<string> = new Set(["href", "xlink:href"]);

/** Names that the SVG standards know, other than handlers, addresses and what only scripts or links use. */
export function isSvgAttribute(name: string): boolean {
  if (/^on/i.test(name) || /^(xlink|xml|ev):/.test(name)) return name === "xml:space" || name === "xml:lang";
  if (
    /^(ping|download|target|rel|rev|handler|event|observer|attributionSrc|externalResourcesRequired)$/i.test(
      name,
    )
  )
    return false;
  if (/^(data|aria)-[a-z0-9-]+$/.test(name) || name === "style" || name === "class" || name === "id")
    return true;
  return find(svg, name).attribute === name && Object.hasOwn(svg.normal, name.toLowerCase());
}

/** A place in the same drawing; for pictures also one whose bytes stand in the address. */
export function isOwnReference(element: string, value: string): boolean {
  const address = value.trim();
  if (/^#[^\s<>"']*$/.test(address)) return true;
  return (
    (element === "image" || element === "feImage") &&
    /^data:image\/(png|jpeg|jpg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i.test(address)
  );
}

/** What an animation may change: looks, never an address or a handler. */
export function mayBeAnimated(attribute: string): boolean {
  return !SVG_REFERENCES.has(attribute) && attribute !== "style" && isSvgAttribute(attribute);
}
