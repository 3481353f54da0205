import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { languagesSchema } from "./languages.ts";

/** Settings that the engine itself reads, and that no site's own schema has to know of. */
export const engineSettings: Readonly<Record<string, Schema>> = {
  url: {
    description:
      "Address of the public site, such as https://www.example.com: canonical links are made with it.",
    type: "string",
    format: "site-address",
  },
  lang: { description: "Tag of the language in which the files are written, such as en.", type: "string" },
  timeZone: {
    description:
      "Time zone of the site as region and city, such as Europe/London: what days and hours in from and until mean. UTC when it is left out.",
    type: "string",
    format: "time-zone",
  },
  languages: languagesSchema,
  defaults: {
    description: "Values of options for all blocks of a type on the whole site: by block type and option.",
    type: "object",
  },
};

/** Forms in which the engine reads settings. */
const readFormats: Readonly<Record<string, string>> = { url: "site-address", timeZone: "time-zone" };

/** The schema of `data/site.yaml` with the engine's settings, where the site's own says nothing of them. */
export function withEngineSettings(schema: Schema): { schema: Schema; check: Check } {
  // Whatever a site says of its address and its time zone: links, feeds, the policy of each page and all days and hours
  // are made with them.
  const own: Record<string, Schema> = { ...schema.properties };
  for (const [name, format] of Object.entries(readFormats)) {
    const setting = own[name];
    if (setting?.type === "string" && !setting.format) own[name] = { ...setting, format };
  }
  const whole: Schema = { ...schema, properties: { ...engineSettings, ...own } };
  return { schema: whole, check: lazyCheck(whole, { bindings: false }) };
}
