import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { languagesSchema } from "./languages.ts";

/** Settings that the engine itself reads, and that no site's own schema has to know of. */
export const engineSettings: Readonly<Record<string, Schema>> = {
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

/** The schema of `data/site.yaml` with the engine's settings, where the site's own says nothing of them. */
export function withEngineSettings(schema: Schema): { schema: Schema; check: Check } {
  const { url } = schema.properties ?? {};
  // Whatever a site says of its address: links, feeds and the policy of each page are made with it.
  const ofUrl: Record<string, Schema> =
    url?.type === "string" && !url.format ? { url: { ...url, format: "site-address" } } : {};
  const whole: Schema = { ...schema, properties: { ...engineSettings, ...schema.properties, ...ofUrl } };
  return { schema: whole, check: lazyCheck(whole, { bindings: false }) };
}
