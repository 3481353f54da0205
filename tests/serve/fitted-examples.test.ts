import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { GalleryBlock } from "../../renderer/runtime/live/protocol.ts";
import { fitExamples } from "../../renderer/serve/fitted-examples.ts";
import { galleryBlocks } from "../../renderer/serve/gallery.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";

const engineDir = join(import.meta.dirname, "../..");

/** A site with other pages, pictures and rows than the one that the examples of the blocks come from. */
let site: Site;
let blocks: GalleryBlock[];

beforeAll(async () => {
  site = await openSite({ dir: join(engineDir, "starter") });
  blocks = galleryBlocks(site);
});

const errorsWith = (entry: string): string[] => {
  const text = `title: A page\ndescription: A page.\nblocks:\n${entry.replace(/^(?=.)/gm, "  ")}`;
  const file = "pages/with-an-example.yaml";
  const { problems } = site.preview(new Map([[file, Buffer.from(text)]]))!;
  return problems
    .filter((one) => one.file === file && one.severity === "error" && one.code !== "misplaced-block")
    .map(({ message }) => message);
};

it("offers for each block what can be put in on a site of another kind, and its page is shown", () => {
  const offers = blocks.flatMap(({ examples }) => examples.filter(({ isUnfit }) => !isUnfit));
  const seen = offers.flatMap(({ name, yaml, blocks: shown }) => [
    ...errorsWith(yaml).map((message) => `${name}: ${message}`),
    ...(shown.length === 1 ? [] : [`${name}: is not drawn`]),
  ]);
  expect(seen).toEqual([]);
  const none = blocks.filter(({ examples }) => examples.every(({ isUnfit }) => isUnfit));
  // These show rows of a collection, the text of a file of their own, or what stands in such a list.
  expect(none.map(({ type }) => type)).toEqual(["body", "feature-panel", "filter-list", "per-view"]);
});

it("leaves examples as they are on the site that they come from", async () => {
  const own = await openSite({ dir: engineDir });
  const entries = galleryBlocks(own).flatMap(({ examples }) => examples);
  // One is called like something in the layout of that site.
  expect(entries.filter(({ isUnfit }) => isUnfit).map(({ name }) => name)).toEqual([
    "with a link that opens it again",
  ]);
  const text = (find: string): string => entries.find(({ name }) => name === find)!.yaml;
  expect(text("a picture and its parts")).toContain("src: /images/events/agentic-workflow-workshop.svg\n");
});

const PICTURE = "/images/bowls.svg";
const WORDS = "Three bowls on a shelf, a wide one, a tall one and a small one, drawn in clay colours.";

it.each<[what: string, entry: string, fitted: string | undefined]>([
  [
    "a link to a page of another site, in all its ways",
    "- type: prose\n  text: |\n    Go [there](/contact), [again](/contact#form) or [here](/visit), not /contact.\n",
    "- type: prose\n  text: |\n    Go [there](/), [again](/) or [here](/visit), not /contact.\n",
  ],
  [
    "links between brackets and in quotation marks; an address that only begins the same stays",
    '- type: banner\n  heading: Come\n  actions:\n    - { label: A, href: /contact }\n    - { label: B, href: "/contact" }\n    - { label: C, href: "https://example.com/contact" }\n',
    '- type: banner\n  heading: Come\n  actions:\n    - { label: A, href: / }\n    - { label: B, href: "/" }\n    - { label: C, href: "https://example.com/contact" }\n',
  ],
  [
    "a picture, with the words that it has on this site",
    "- type: figure\n  image:\n    src: /images/else.jpg\n    alt: Something else. # of the other site\n",
    `- type: figure\n  image:\n    src: ${PICTURE}\n    alt: ${WORDS} # of the other site\n`,
  ],
  [
    "a picture that is decoration",
    '- type: figure\n  image: { src: /images/else.jpg, alt: "" }\n',
    `- type: figure\n  image: { src: ${PICTURE}, alt: "" }\n`,
  ],
  [
    "a picture that is there",
    `- type: figure\n  image: { src: ${PICTURE}, alt: Bowls. }\n`,
    `- type: figure\n  image: { src: ${PICTURE}, alt: Bowls. }\n`,
  ],
  [
    "a file of a kind that the site has none of",
    "- type: downloads\n  items:\n    - { title: A, file: /a.pdf }\n",
    undefined,
  ],
  [
    "a collection that the site does not have",
    '- type: table\n  source: people\n  columns: [{ label: A }]\n  item: ["${item.name}"]\n',
    undefined,
  ],
  ["a mistake", "- type: banner\n  headding: Come\n", undefined],
])("fits %s", (_, entry, fitted) => {
  expect(fitExamples(site, [entry])).toEqual([fitted]);
});
