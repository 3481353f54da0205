import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { INQUIRY_FILE } from "../../renderer/serve/inquiry-receiver.ts";
import { copySite } from "../support/site-copy.ts";

/** Where a form of another site is sent to. */
export const ELSEWHERE = "https://forms.example";

interface FormBlock {
  fields: Record<string, unknown>[];
  endpoint: Record<string, unknown>;
  [option: string]: unknown;
}

export interface Received {
  to: string;
  answers: Record<string, unknown>;
  robot?: string;
  answer: string;
}

export interface EveryFieldSite {
  dir: string;
  /** What the receiver of this machine has got since the last call. */
  received(): Received[];
  remove(): void;
}

/** Builds a site with the example form of every kind of field, sent to this machine in several ways. */
export async function buildEveryFieldSite(): Promise<EveryFieldSite> {
  const dir = mkdtempSync(join(tmpdir(), "every-field-"));
  copySite(dir);
  const examples = parse(
    readFileSync(join(import.meta.dirname, "../../blocks/form/examples.yaml"), "utf8"),
  ) as { name: string; block: FormBlock }[];
  const every = examples.find(({ name }) => name === "every kind of field")?.block as FormBlock;
  const { id: _, ...nameless } = every;
  const to = (url: string, more: object = {}) => ({ ...nameless, endpoint: { url, takes: "form", ...more } });
  const write = (name: string, ...blocks: object[]) =>
    writeFileSync(
      join(dir, `pages/${name}.yaml`),
      stringify(
        {
          title: `Forms: ${name}`,
          description: `A page of forms that are sent in one way or another: ${name}.`,
          index: false,
          blocks: [{ type: "hero", heading: "Forms" }, ...blocks],
        },
        { aliasDuplicateObjects: false },
      ),
    );
  write("every", to("/api/every", { next: "${site.url}/about", timeoutMs: 1000 }));
  write("twice", to("/api/first"), to("/api/second"));
  write("json", {
    ...nameless,
    fields: every.fields.filter(({ type }) => type !== "file"),
    endpoint: { url: "/api/json" },
    withoutScript: "Write to us.",
  });
  write("elsewhere", to(`${ELSEWHERE}/take`));
  const { site, built } = await buildSite({ dir, outDir: join(dir, "dist") });
  if (!built) throw new Error(site.problems.map(({ file, message }) => `${file}: ${message}`).join("\n"));
  mkdirSync(join(dir, ".cache"), { recursive: true });
  let seen = 0;
  const file = join(dir, INQUIRY_FILE);
  return {
    dir,
    received() {
      const lines = readFileSync(file, { encoding: "utf8", flag: "a+" }).trim().split("\n").filter(Boolean);
      const fresh = lines.slice(seen).map((line) => JSON.parse(line) as Received);
      seen = lines.length;
      return fresh;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
