import { began, did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { services, careers, contact, hub, about, site } = PLACES;
const partners = "pages/partnerships.yaml";
const products = "pages/technologies/products.yaml";
const cost = "pages/cloud-cost-review.yaml";
const offer = "pages/old-offer.yaml";

/** Chloe asks a chatbot for the YAML and pastes what it says. */
export const chloe: readonly Told[] = [
  did(
    "keys of the page as front matter",
    services,
    (text) => `---\n${text.replace("blocks:\n", "---\nblocks:\n")}`,
    ["---", "blocks:"],
  ),
  did("the fence around the code", services, (text) => `\`\`\`yaml\n${text}\`\`\`\n`, "```", {
    misleads: /indent|colon/i,
  }),
  did(
    "the sentence above the code",
    services,
    (text) => `Here is the updated YAML for your page:\n\n${text}`,
    ["Here is the updated YAML"],
    { misleads: /indent/i },
  ),
  wrote(
    "a block that it has made up",
    services,
    "  - type: banner\n",
    "  - type: testimonial-slider\n    heading: What clients say\n    autoplay: true\n\n  - type: banner\n",
    "- type: testimonial-slider",
  ),
  wrote(
    "an option that it has made up",
    careers,
    "    text: Join our mission",
    "    subheading: Join our mission",
    "subheading: Join",
  ),
  wrote(
    "one button as a group",
    products,
    "    actions:\n      - label: Ask our engineers\n        href: /contact",
    "    cta: { text: Ask our engineers, url: /contact }",
    "cta: {",
  ),
  wrote("a kind of field that sounds right", contact, "type: tel", "type: phone", "type: phone", {
    meant: "tel",
  }),
  wrote(
    "rules for a field",
    contact,
    "        missing: Enter a subject.\n",
    "        missing: Enter a subject.\n        validation: { minLength: 2 }\n",
    "validation:",
  ),
  wrote(
    "a choice with nothing to choose",
    contact,
    "      - name: subject\n",
    "      - name: subject\n        type: select\n",
    ["- name: subject", "type: select"],
  ),
  wrote(
    "the receiver as one address",
    hub,
    "    endpoint:\n      url: ${site.apiHost}/yogi/api/letter\n      takes: form\n      next: ${site.url}/insights/letter\n",
    "    endpoint: /api/letter\n",
    "endpoint: /api/letter",
  ),
  wrote(
    "a group for search engines",
    services,
    "blocks:\n",
    "seo:\n  keywords: [AI, cloud]\n  canonical: /services\nblocks:\n",
    "seo:",
  ),
  wrote(
    "a description by its longer name",
    partners,
    "description: Technology,",
    "meta_description: Technology,",
    ["meta_description:"],
    { meant: "description", misleads: /required|is missing/i },
  ),
  wrote("a picture as an icon", about, "icon: lightbulb", "icon: 🚀", "icon: 🚀"),
  wrote(
    "a tab with a text instead of blocks",
    cost,
    "        blocks:\n          - type: prose\n            text: |\n",
    "        content: |\n",
    ["content: |", "- label: The board"],
  ),
  did(
    "languages as a list of tags",
    site,
    (text) =>
      text.replace(/^languages:\n(?: {2}.*\n)*/m, "").replace("timeZone:", "languages: [en, de]\ntimeZone:"),
    "languages: [en, de]",
  ),
  began("a redirect from and to", offer, "redirect:\n  from: /old-offer\n  to: /services\n", [
    "redirect:",
    "from: /old-offer",
  ]),
  began("a redirect to itself", offer, "redirect: /old-offer\n", "redirect:"),
  began("a redirect to a page that is still to come", offer, "redirect: /offers\n", "redirect:"),
];
