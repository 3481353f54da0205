import type { HeaderParts, ReadAt } from "./header-parts.ts";

/** Drawings say a lot before they begin: editors' comments, declarations. */
const HEAD = 16_384;

/** SVG: width and height of its first element, or else the proportions of its view box. */
export function readSvg(readAt: ReadAt): HeaderParts | undefined {
  const text = readAt(0, HEAD).toString("utf8");
  const tag = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*/.exec(text)?.[0];
  if (!tag) return undefined;
  const box = (attribute(tag, "viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf(attribute(tag, "width")) ?? box[2];
  const height = lengthOf(attribute(tag, "height")) ?? box[3];
  return {
    ...(isSize(width) && isSize(height) && { width: Math.round(width), height: Math.round(height) }),
    hasAlpha: true,
    moves: false,
    isCmyk: false,
  };
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** A length in pixels; others depend on what is around. */
function lengthOf(text: string | undefined): number | undefined {
  return text && /^\d*\.?\d+(px)?$/.test(text.trim()) ? Number.parseFloat(text) : undefined;
}

function isSize(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value >= 0.5;
}
