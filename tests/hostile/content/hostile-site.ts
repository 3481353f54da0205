import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { findHiddenCharacter } from "../../../renderer/formats/hidden-characters.ts";
import { expandSchema } from "../../../renderer/schema/read-schema.ts";
import type { Schema } from "../../../renderer/schema/schema-types.ts";
import { openSite } from "../../../renderer/site/open-site.ts";
import type { Site } from "../../../renderer/site/site.ts";
import { copySite, isVersion } from "../../support/site-copy.ts";
import { replaceTexts } from "./hostile-options.ts";
import { payloads } from "./payloads/index.ts";

const engineDir = join(import.meta.dirname, "../../..");

/** Attacks that the check lets stand in a text of data: no invisible characters, no binding, one line, not long. */
const fitting = payloads.filter(
  ({ text }) => text.length < 120 && !findHiddenCharacter(text) && !/[\n\r\t]|\$\{/.test(text),
);

/** The real site with an attack in every text of its data that the check accepts. */
export interface HostileSite {
  dir: string;
  site: Site;
  /** Number of texts with an attack. */
  attacked: number;
  remove(): void;
}

/**
 * Copies the real site and puts an attack behind every text of its data files and settings. What the check refuses
 * is put back, so that what is left is what could be published.
 */
export async function writeHostileSite(): Promise<HostileSite> {
  const dir = mkdtempSync(join(tmpdir(), "hostile-site-"));
  copySite(dir);
  const spared = new Set<string>();
  for (let round = 0; ; round++) {
    const attacked = attackData(dir, spared);
    const site = await openSite({ dir });
    const errors = site.problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0)
      return {
        dir,
        site,
        attacked: attacked.size,
        remove: () => rmSync(dir, { recursive: true, force: true }),
      };
    if (round === 5)
      throw new Error(`The check refuses more and more: ${JSON.stringify(errors.slice(0, 3))}`);
    for (const { file, path, range } of errors) {
      spared.add(`${file}:${path.join(".")}`);
      const source = site.source(file) ?? "";
      // In a page the value came by a binding: the field that it names stays as it is.
      const text = source.slice(range.start.offset, range.end.offset);
      for (const [, field] of text.matchAll(/([\w-]+)\}/g)) spared.add(field ?? "");
      // What is refused before YAML is read, such as a comment of HTML, has a line and no path.
      const line = source.split("\n")[range.start.line - 1] ?? "";
      for (const [place, attack] of attacked)
        if (path.length === 0 && place.startsWith(`${file}:`) && line.includes(attack)) spared.add(place);
    }
  }
}

/** Writes the data with attacks. @returns for each attacked place, `FILE:PATH`, its attack. */
function attackData(dir: string, spared: ReadonlySet<string>): Map<string, string> {
  const attacked = new Map<string, string>();
  // A place keeps its attack from round to round, whatever is spared before it.
  let index = 0;
  for (const name of readdirSync(join(engineDir, "data"))) {
    if (!name.endsWith(".yaml") || isVersion(name)) continue;
    const file = `data/${name}`;
    const schema = expandSchema(
      JSON.parse(readFileSync(join(engineDir, "data", name.replace(".yaml", ".schema.json")), "utf8")),
    );
    const rows = parse(readFileSync(join(engineDir, file), "utf8"));
    const key = schema["x-key"] ?? "id";
    const whole: Schema = Array.isArray(rows) ? { type: "array", items: schema } : schema;
    const hostile = replaceTexts(
      rows,
      whole,
      () => undefined,
      ({ kind, schema: { maxLength = 5000 }, path, value }) => {
        const place = `${file}:${path.join(".")}`;
        const attack = fitting[index % fitting.length]?.text ?? "";
        index += 1;
        const isSpared = path.at(-1) === key || path.some((step) => spared.has(String(step)));
        if (kind === "meaning" || isSpared || spared.has(place)) return undefined;
        if (value.length + 1 + attack.length > maxLength) return undefined;
        attacked.set(place, attack);
        return `${value} ${attack}`;
      },
    );
    writeFileSync(join(dir, file), stringify(hostile, { lineWidth: 0 }));
  }
  return attacked;
}
