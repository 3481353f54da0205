import { readFileSync } from "node:fs";
import markdownIt from "markdown-it";
import footnotes from "markdown-it-footnote";

const icons = JSON.parse(readFileSync(new URL("src/_data/icons.json", import.meta.url), "utf8"));

export default function (eleventy) {
  const markdown = markdownIt({ html: true }).use(footnotes);
  eleventy.setLibrary("md", markdown);
  eleventy.addFilter("markdown", (text) => markdown.render(text));
  eleventy.addFilter("valuesOf", (rows, field) => [...new Set(rows.map((row) => row[field]))].toSorted());
  eleventy.addFilter("byKeys", (keys, rows) => keys.map((key) => rows[key]));
  eleventy.addShortcode(
    "icon",
    (name, size, look = "") =>
      `<svg${look && ` class="${look}"`} width="${size}" height="${size}" viewBox="0 0 24 24" stroke-width="1.5" aria-hidden="true">${icons[name]}</svg>`,
  );
  eleventy.addPassthroughCopy({ "src/assets": "assets" });
  return {
    dir: { input: "src", output: "dist" },
    // Nothing in the texts is for a template language, so none looks through them.
    markdownTemplateEngine: false,
  };
}
