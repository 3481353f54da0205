import { defineCollection, reference, z } from "astro:content";
import { readFile } from "node:fs/promises";
import { file, glob } from "astro/loaders";

const text = z.string().min(1);
const card = z.object({ title: text, text: text.optional(), href: text });
const action = z.object({ label: text, href: text });

const pages = defineCollection({
  loader: glob({ pattern: "**/*.md", base: "./src/content/pages" }),
  schema: z.object({
    title: text,
    description: text,
    hero: z.object({ eyebrow: text, heading: text, text }).optional(),
    cards: z.object({ heading: text, items: z.array(card) }).optional(),
    list: z.object({ heading: text, group: z.number().int().min(0) }).optional(),
    reply: z.object({ heading: text }).optional(),
    banner: z.object({ heading: text, text: text.optional(), actions: z.array(action) }).optional(),
    missing: z.object({ code: text, heading: text, text, suggestionsLabel: text, action }).optional(),
  }),
});

const notes = defineCollection({
  loader: file("src/data/notes.json"),
  schema: z.object({
    group: z.number().int().min(0),
    title: text,
    summary: text,
    office: z.enum(["London", "Boston", "Rotterdam", "Pune"]),
    skill: z.enum(["Data", "Cloud", "Design", "Security", "Integration", "Operations"]),
  }),
});

const people = defineCollection({
  loader: file("src/data/people.json"),
  schema: z.object({ slug: text, name: text, role: text }),
});

const products = defineCollection({
  // Rows with Markdown in one of their fields: what `file()` does, and the text rendered.
  loader: {
    name: "products",
    async load({ config, store, parseData, renderMarkdown }) {
      const rows = JSON.parse(await readFile(new URL("src/data/products.json", config.root), "utf8"));
      store.clear();
      for (const { text: body, ...row } of rows) {
        const data = await parseData({ id: row.slug, data: row });
        store.set({ id: row.slug, data, body, rendered: await renderMarkdown(body) });
      }
    },
  },
  schema: z.object({
    slug: text,
    range: text,
    title: text,
    summary: text,
    kind: z.enum(["Pump", "Valve", "Sensor", "Controller", "Cabinet", "Bearing"]),
    state: z.enum(["In stock", "On request", "Discontinued"]),
    price: z.number().min(0),
    weight: z.number().int().min(1),
    tags: z.array(z.string()),
    contact: reference("people"),
    experts: z.array(reference("people")),
    related: z.array(reference("products")),
  }),
});

export const collections = { pages, notes, people, products };
