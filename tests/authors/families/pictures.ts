import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../real-site.ts";
import { lineOf } from "./cases.ts";
import { type AuthorMistake, Family } from "./mistake.ts";

/** Pictures and icons that are not there, or are written in another way. */
export function pictures(dir: string): AuthorMistake[] {
  const family = new Family("pictures and icons", dir);
  const right = "image: /images/people/cto-priya-raman.svg";
  const image = (value: string, code: string, mends = false, misleads?: RegExp) =>
    family.edit(`image: ${value}`, "data/leaders.yaml", right, `image: ${value}`, code, {
      ...(mends && { mended: true }),
      ...(misleads && { misleads }),
    });
  image("cto-priya-raman.svg", "bad-image", true, /: \/cto-priya-raman\.svg/);
  image("/cto-priya-raman.svg", "missing-image", true);
  image("images/people/cto-priya-raman.svg", "bad-image", true);
  image("public/images/people/cto-priya-raman.svg", "bad-image", true);
  image("/public/images/people/cto-priya-raman.svg", "bad-image", true);
  image("../images/people/cto-priya-raman.svg", "bad-image", true);
  image("/images/cto-priya-raman.svg", "missing-image", true);
  image("/images/people/cto-priya-raman.png", "missing-image");
  image("/images/people/cto-priya-raman.SVG", "missing-image", true);
  image("/images/people/CTO-Priya-Raman.svg", "missing-image", true);
  image("/images/people/cto-priya-raman", "missing-image", true);
  image("/images/people/", "missing-image|bad-image");
  image("/images/people/cto priya raman.svg", "bad-image|missing-image", true);
  image("C:\\Users\\anna\\cto-priya-raman.svg", "bad-image", false, /: \/C:/);
  image("file:///Users/anna/priya.svg", "bad-image", false, /: \/file/);
  image("https://example.com/priya.png", "bad-image");
  image("https://www.2sd.example/images/people/cto-priya-raman.svg", "bad-image");
  image("\\images\\people\\cto-priya-raman.svg", "bad-image", true, /: \/\\/);
  image("/Images/people/cto-priya-raman.svg", "missing-image", true);
  image("data:image/png;base64,AAAA", "bad-image", false, /: \/data/);
  image("[image1.png]", "wrong-type|bad-image", false, /quotation marks/);
  // The file that the row asks for has been called as one writes it.
  const asked = "/images/people/coo-daniel-okafor.svg";
  for (const name of ["COO Daniel Okafor.svg", "coo_daniel okafor.svg", "Coo Daniel-Okafor.SVG"])
    family.files(
      `a picture called ${name}`,
      {
        [`public${asked}`]: null,
        [`public/images/people/${name}`]: readFileSync(join(root, `public${asked}`)),
      },
      "data/leaders.yaml",
      "missing-image",
      { lines: [lineOf("data/leaders.yaml", asked)], meant: name },
    );
  const icon = (value: string, mends = true, misleads?: RegExp) =>
    family.edit(`icon: ${value}`, "pages/about.yaml", "icon: badge-check", `icon: ${value}`, "unknown-icon", {
      ...(mends && { mended: true }),
      marks: value,
      ...(misleads && { misleads }),
    });
  icon("badgecheck");
  icon("BadgeCheck");
  icon("badge_check");
  icon("badge check");
  icon("badge-chek");
  icon("badge-check.svg");
  icon("/icons/badge-check.svg");
  icon("lucide:badge-check");
  icon("lucide-badge-check");
  icon("fa-check", false);
  icon("star-of-nothing", false);
  icon("✓", false);
  icon(":badge-check:");
  family.edit("an icon in a row", "data/technologies.yaml", "icon: ", "icon: zzz-", "unknown-icon");
  family.edit(
    "an icon as a file in a row",
    "data/technologies.yaml",
    "icon: ",
    "icon: /images/",
    "unknown-icon",
  );
  family.edit(
    "an icon of the site that is not there",
    "data/site.yaml",
    "icon: microblog",
    "icon: mastodon",
    "unknown-icon",
    { remedy: "none" },
  );
  return family.mistakes;
}
