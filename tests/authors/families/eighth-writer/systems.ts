import type { Told } from "../told.ts";
import { example, within, written } from "./edits.ts";

const help = within("pages/help.yaml");
const partners = within("pages/partnerships.yaml");
const platform = within("pages/platform.yaml");
const privacy = within("pages/privacy.yaml");
const cookies = within("pages/cookies.yaml");
const support = within("pages/support.yaml");
const terms = within("pages/terms.yaml");
const handbook = within(example("handbook").file, example("handbook").base);
const story = within(example("story").file, example("story").base);

const head = (name: string, line: string, more: Partial<Told> = {}) =>
  help(name, "blocks:\n", `${line}\nblocks:\n`, [line.split("\n")[0]!], more);
const banner = "  - type: banner\n    look: strip";
const invoiced = "and what they were spent on.";
const about = "description: How the workshops of this spring went, what we learnt and who was there with us.";

/** What people bring from WordPress, Hugo, Jekyll, Eleventy, Contentful, Webflow, Sanity, wikis, Markdown, HTML and JSON. */
export const systems: readonly Told[] = [
  help(
    "a block's comment of WordPress",
    certificates(),
    certificates().replace("ISO", "<!-- wp:paragraph -->ISO"),
    ["<!-- wp:"],
  ),
  help(
    "a shortcode of WordPress as a block",
    banner,
    `  - [contact-form-7 id="12" title="Contact"]\n${banner}`,
  ),
  platform(
    "a shortcode of Hugo",
    "caption: From your systems",
    'caption: {{< figure src="/images/layers.png" >}} From your systems',
    ["caption: {{<"],
  ),
  written(
    "a page of Markdown with its head",
    "pages/spring.yaml",
    `---\ntitle: What we did in spring\n${about}\n---\n\n# What we did\n\nWe held **three** workshops.\n`,
    [1, 4, 6, 8],
  ),
  written(
    "a head in TOML",
    "pages/spring.yaml",
    `+++\ntitle = "What we did in spring"\ndescription = "How the workshops of this spring went."\n+++\n`,
    [1, 2],
  ),
  help("an include of Jekyll", banner, `  - {% include banner.html %}\n${banner}`),
  help("a filter of Liquid", "${site.brand}", "${site.brand | upcase}", undefined, {
    meant: "${site.brand}",
  }),
  head("the weight of Hugo", "weight: 20"),
  head("the menu of Hugo", "menu: main"),
  head("the navigation of Eleventy", "eleventyNavigation:\n  key: Help\n  order: 4"),
  head("the template of WordPress", "template: page-wide.php"),
  head("the tags of a blog", "tags: [help, support]"),
  head("the day of a blog", "date: 2026-11-01"),
  head("an address of another system", "canonical: https://www.2sd.example/help"),
  head("robots of HTML", "robots: noindex, nofollow", { meant: "index" }),
  head("noindex", "noindex: true", { meant: "index" }),
  head("the redirects of Jekyll", "redirect_from: [/faq]", { meant: "aliases" }),
  head("one alias of Hugo", "alias: /faq", { meant: "aliases" }),
  head("the state of a page", "status: draft", { meant: "draft" }),
  head("an address for a page in one language", "route: /help-centre"),
  terms("meta_description", "description: The terms", "meta_description: The terms", undefined, {
    meant: "description",
    back: true,
  }),
  help(
    "fields of Contentful",
    "    heading: Not among these?\n",
    "    fields:\n      heading: Not among these?\n",
    undefined,
  ),
  help("the type of Sanity", "  - type: contents", "  - _type: contents", undefined, {
    meant: "type",
    back: true,
  }),
  help("the component of Storyblok", "  - type: contents", "  - component: contents", undefined, {
    meant: "type",
  }),
  written(
    "an import of MDX",
    "pages/spring.yaml",
    `import Hero from "../blocks/hero"\n\ntitle: What we did in spring\n${about}\nindex: false\nblocks:\n  - type: hero\n    heading: Spring\n`,
    [1],
  ),
  help("a component of MDX", banner, `  - <Banner heading="Not among these?" />\n${banner}`),
  help("a block of JSON", banner, `  { "type": "banner", "heading": "Before you ask" },\n${banner}`),
  help(
    "a line of JSON",
    "    heading: When something breaks",
    '    "heading": "When something breaks",',
    undefined,
    {
      meant: "heading",
    },
  ),
  platform(
    "a frame of YouTube in a text",
    "caption: From your systems",
    'caption: <iframe src="https://www.youtube.example/embed/1"></iframe> From your systems',
    ["<iframe"],
  ),
  cookies(
    "a picture of HTML in a text",
    "          We use as few as we can.",
    '          <img src="/images/stills/red-pencil.jpg"> We use as few as we can.',
  ),
  help("a link of a wiki", invoiced, `${invoiced} See [[contact|the contact page]].`, ["[[contact"]),
  help("a link by its mark, without the mark", invoiced, `${invoiced} See [the contact page][contact].`, [
    "[contact]",
  ]),
  help(
    "the brackets of a link exchanged",
    "[cloud cost review](/cloud-cost-review)",
    "(cloud cost review)[/cloud-cost-review]",
    ["(cloud cost review)["],
  ),
  help(
    "a space in the address of a link",
    "](/cloud-cost-review)",
    "](/cloud cost-review)",
    ["](/cloud cost"],
    {
      meant: "/cloud-cost-review",
    },
  ),
  help("a link of Markdown that does not end", "](/cloud-cost-review)", "](/cloud-cost-review", [
    "](/cloud-cost-review",
  ]),
  privacy(
    "a heading of Markdown without its space",
    "          We use personal data for these purposes only:",
    "          ##Purposes\n\n          We use personal data for these purposes only:",
  ),
  cookies("bold words that do not end", "**Accept** allows", "**Accept allows"),
  cookies("a table without the line below its head", "          | --- | --- | --- |\n", "", [29, 30]),
  privacy(
    "a footnote without its note",
    "          We use personal data for these purposes only:",
    "          We use personal data[^1] for these purposes only:",
  ),
  handbook(
    "a fence that does not end",
    "      What fits no route is answered with",
    "      ```yaml\n      - path: /orders\n\n      What fits no route is answered with",
    ["```yaml"],
  ),
  partners(
    "a picture of Markdown as a label",
    "label: Contact Us",
    "label: ![mail](/images/mail.svg) Contact Us",
    ["label: ![mail"],
  ),
  support(
    "a note behind a sharp sign in a heading",
    "heading: Before you sign",
    "heading: Question #1: before you sign",
  ),
  story(
    "a sign for a person at the start",
    "role: Head of operations",
    "role: @haldenrail, head of operations",
  ),
  platform("a line break of programming", "eyebrow: What it does", "eyebrow: What\\nit does"),
  head("the author of a post", "author: Jana Weber"),
];

function certificates(): string {
  return "        answer: ISO 27001:2022 for information security";
}
