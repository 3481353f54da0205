import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { buildSite } from "../../renderer/publish/build-site.ts";

const link = (label: string, href: string, more: object = {}) => ({ label, href, ...more });
const brand = { label: "Kestrel, home", text: "Kestrel" };
const actions = [{ label: "Talk to us", href: "/contact", event: "Header contact" }];

/** Both kinds of second level, under a page and under nothing. */
const twoLevels = {
  brand,
  items: [
    link("Work", "/work", { items: [link("Bridges", "/work/bridges"), link("Quays", "/work/quays")] }),
    {
      label: "Services",
      panel: {
        groups: [
          {
            heading: "Design",
            items: [
              link("Plans", "/plans", { text: "Drawn to scale", icon: "ruler" }),
              link("Models", "/models"),
            ],
          },
          { heading: "Build", items: [link("Sites", "/sites")] },
        ],
        feature: { heading: "The quay that moves", action: link("Read the story", "/work/quays") },
      },
    },
    link("About", "/about"),
  ],
  actions,
};

const WORDS =
  "Wasserwirtschaft Vermessungswesen Grundstücksentwässerung Öffentlichkeitsarbeit Ausschreibungen";

/** The headers that are looked at, by the layout that has them. */
const headers: Record<string, object> = {
  layout: twoLevels,
  forty: {
    brand,
    items: [
      {
        label: "Sheets",
        panel: {
          groups: [{ items: Array.from({ length: 40 }, (_, at) => link(`Sheet ${at + 1}`, "/about")) }],
        },
      },
    ],
  },
  many: { brand, items: Array.from({ length: 40 }, (_, at) => link(`Sheet ${at + 1}`, "/about")) },
  words: {
    brand: { label: "Home", text: "Landesvermessungsgesellschaft Niederfranken und Oberpfalz" },
    items: WORDS.split(" ").map((label) => ({
      label: `${label}sgesellschaft`,
      items: [link(label.repeat(2), "/about")],
    })),
    actions: [{ label: "Donaudampfschifffahrtsgesellschaft fragen", href: "/contact" }],
    narrowActions: "bar",
  },
};

const ROUTES = [
  "index",
  "work/index",
  "work/bridges",
  "work/quays",
  "plans",
  "models",
  "sites",
  "about",
  "contact",
];

/** A built site of a few words, with a page `/with-NAME` for each further header. */
export async function buildMenusSite(): Promise<{ dir: string; remove(): void }> {
  const dir = mkdtempSync(join(tmpdir(), "menus-site-"));
  const write = (file: string, contents: string | object) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof contents === "string" ? contents : stringify(contents));
  };
  write("data/site.yaml", { brand: "Kestrel", url: "https://kestrel.example", lang: "en", apiHost: "" });
  const settings = ["brand", "url", "lang", "apiHost"].map((name) => [name, { type: "string" }]);
  write(
    "data/site.schema.json",
    JSON.stringify({ type: "object", properties: Object.fromEntries(settings) }),
  );
  for (const [name, header] of Object.entries(headers)) {
    const blocks = [{ type: "header", current: "${page.route}", ...header }, { type: "page" }];
    write(`pages/_${name}.yaml`, { blocks });
    if (name !== "layout") write(`pages/with-${name}.yaml`, { layout: name, ...page(`With ${name}`) });
  }
  for (const route of ROUTES) write(`pages/${route}.yaml`, page(route));
  await buildSite({ dir, outDir: join(dir, "dist") });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function page(title: string) {
  const text = "Bridges, quays and what leads to them, drawn in Leith.\n\n".repeat(12);
  return {
    title,
    description: `${title}, drawn to scale.`,
    blocks: [
      { type: "hero", heading: title },
      { type: "prose", text },
    ],
  };
}
