import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { findHiddenCharacter } from "../../../renderer/files/read-text.ts";
import { expandSchema } from "../../../renderer/schema/read-schema.ts";
import type { Schema } from "../../../renderer/schema/schema-types.ts";
import { openSite, type Site } from "../../../renderer/site/site.ts";
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
  for (const folder of ["pages", "data", "public"])
    cpSync(join(engineDir, folder), join(dir, folder), { recursive: true });
  const spared = new Set<string>();
  for (let round = 0; ; round++) {
    const attacked = attackData(dir, spared);
    const site = await openSite({ dir });
    const errors = site.problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0)
      return { dir, site, attacked, remove: () => rmSync(dir, { recursive: true, force: true }) };
    if (round === 5)
      throw new Error(`The check refuses more and more: ${JSON.stringify(errors.slice(0, 3))}`);
    for (const { file, path, range } of errors) {
      spared.add(`${file}:${path.join(".")}`);
      // In a page the value came by a binding: the field that it names stays as it is.
      const text = site.source(file)?.slice(range.start.offset, range.end.offset) ?? "";
      for (const [, field] of text.matchAll(/([\w-]+)\}/g)) spared.add(field ?? "");
    }
  }
}

function attackData(dir: string, spared: ReadonlySet<string>): number {
  let count = 0;
  for (const name of readdirSync(join(engineDir, "data"))) {
    if (!name.endsWith(".yaml")) continue;
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
        const field = String(path.findLast((step) => typeof step === "string"));
        const isSpared = field === key || spared.has(field) || spared.has(`${file}:${path.join(".")}`);
        if (kind === "meaning" || isSpared) return undefined;
        const attack = fitting[count % fitting.length]?.text ?? "";
        if (value.length + 1 + attack.length > maxLength) return undefined;
        count += 1;
        return `${value} ${attack}`;
      },
    );
    writeFileSync(join(dir, file), stringify(hostile, { lineWidth: 0 }));
  }
  return count;
}
