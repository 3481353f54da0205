import { type Targets, transform } from "lightningcss";

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Browsers of spring 2023 and later; every version since has what pages need, and none needs more prefixes. */
const TARGETS: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(113),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** The same rules in as few bytes as possible, with the prefixes that supported browsers need and no others. */
export function tidyCss(css: string, filename = "styles.css"): string {
  const tidy = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
  }).code.toString();
  return withoutSpaces(tidy);
}

/** Values with a custom property in them are left as they were written; spaces after commas mean nothing there, texts aside. */
function withoutSpaces(css: string): string {
  return css.replaceAll(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|,\s+/g, (_, text?: string) => text ?? ",");
}
