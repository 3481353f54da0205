import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support, events, team, help, leaders } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const articles = "data/articles.yaml";

/** A file that somebody has called otherwise, or moved. */
const renamed = (
  name: string,
  file: string,
  rename: string,
  inFile: string,
  words: string,
  more: Partial<Told> = {},
): Told => ({
  name,
  file,
  rename,
  inFile,
  at: [lineOf(inFile, words)],
  remedy: "offer",
  ...more,
});

/** An intern tidies up the folders, and puts new pictures and papers into them. */
export const renamedFiles: readonly Told[] = [
  renamed(
    "a portrait under the person's name as one writes it",
    "public/images/people/gethin-parry-vaughan.svg",
    "public/images/people/Gethin Parry-Vaughan.svg",
    events,
    "gethin-parry-vaughan.svg",
  ),
  renamed(
    "a logo with its ending in capitals",
    "public/images/logos/orrin.svg",
    "public/images/logos/orrin.SVG",
    review,
    "orrin.svg",
    { meant: "/images/logos/orrin.SVG", remedy: "fix" },
  ),
  renamed(
    "an article's text under a shorter name",
    "public/content/insights/html/modular-monolith-first.html",
    "public/content/insights/html/modular-monolith.html",
    articles,
    "htmlContent: /content/insights/html/modular-monolith-first.html",
    {
      inFile: "public/content/insights/html/modular-monolith.html",
      at: [1],
      meant: "modular-monolith-first.html",
    },
  ),
  renamed(
    "a paper that was downloaded a second time",
    "public/files/cloud-cost-checklist.csv",
    "public/files/cloud-cost-checklist (1).csv",
    review,
    "/files/cloud-cost-checklist.csv",
  ),
  renamed(
    "a logo for the dark theme in a folder of its own",
    "public/images/logos/vesterhav-night.svg",
    "public/images/logos/night/vesterhav.svg",
    review,
    "vesterhav-night.svg",
  ),
  began(
    "a page copied in the window of folders",
    "pages/help - Copy.yaml",
    readFileSync(join(root, "pages/help.yaml"), "utf8"),
    1,
    { remedy: "none" },
  ),
  wrote(
    "a picture by its path on the desk",
    support,
    "src: /images/stills/red-pencil.jpg",
    "src: C:\\Users\\noa\\Pictures\\red-pencil.jpg",
    "C:\\Users\\noa",
    { meant: "/images/stills/red-pencil.jpg", misleads: /alt/i },
  ),
  wrote(
    "a picture with the folder that is served",
    support,
    "src: /images/stills/paper-stack.jpg",
    "src: /public/images/stills/paper-stack.jpg",
    "/public/images",
    { meant: "/images/stills/paper-stack.jpg", back: true },
  ),
  wrote(
    "a picture with strokes that lean the other way",
    team,
    "/images/people/callum-strachan.svg",
    "\\images\\people\\callum-strachan.svg",
    "\\images\\people",
    { meant: "/images/people/callum-strachan.svg", back: true },
  ),
  wrote(
    "a portrait without its first stroke",
    leaders,
    "image: /images/people/coo-daniel-okafor.svg",
    "image: images/people/coo-daniel-okafor.svg",
    "image: images/people",
    { meant: "/images/people/coo-daniel-okafor.svg", back: true },
  ),
  wrote(
    "a checklist that has become a spreadsheet",
    review,
    "file: /files/cloud-cost-checklist.csv",
    "file: /files/cloud-cost-checklist.xlsx",
    "cloud-cost-checklist.xlsx",
    { meant: "cloud-cost-checklist.csv", remedy: "offer" },
  ),
  wrote(
    "a film of another kind",
    review,
    "file: /videos/first-line.webm",
    "file: /videos/first-line.mp4",
    "first-line.mp4",
    {
      meant: "first-line.webm",
      remedy: "offer",
    },
  ),
  wrote(
    "captions as the cutting room gives them",
    review,
    "      silent: true\n",
    "      captions:\n        - { file: /videos/first-line.en.srt, language: en, label: English }\n",
    "first-line.en.srt",
    { meant: "first-line.en.vtt", remedy: "offer" },
  ),
  wrote(
    "captions in a language by its name",
    review,
    "      silent: true\n",
    "      captions:\n        - { file: /videos/first-line.en.vtt, language: English, label: English }\n",
    "language: English",
    { meant: "en", remedy: "offer" },
  ),
  wrote(
    "a picture that says nothing to those who cannot see it",
    support,
    ", alt: A stack of white boards with one blue and one red among them. }",
    " }",
    "image: { src: /images/stills/paper-stack.jpg }",
    { meant: "alt", remedy: "offer" },
  ),
  wrote("the middle of a picture", support, "focus: right", "focus: middle", "focus: middle", {
    meant: "center",
    remedy: "offer",
  }),
  wrote("a point of a picture without its signs", support, "focus: right", "focus: 70 40", "focus: 70 40", {
    meant: "70% 40%",
    remedy: "offer",
  }),
  wrote(
    "a page of the old site with its ending",
    help,
    "(/cloud-cost-review)",
    "(/cloud-cost-review.html)",
    "/cloud-cost-review.html",
    { meant: "/cloud-cost-review", back: true },
  ),
];
