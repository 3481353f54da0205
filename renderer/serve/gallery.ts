import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parse, parseDocument } from "yaml";
import { optionRows } from "../generate/option-table.ts";
import type { OptionValue } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { GalleryBlock, GalleryExample } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";
import { pageAround } from "./fitted-examples.ts";
import { keptFits } from "./kept-fits.ts";

/** Every block of a site with its examples, for the page `/__blocks` of the live server and for what editors put in. */
export function galleryBlocks(site: Site): GalleryBlock[] {
  const types = [...site.blockTypes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const written = types.map(writtenExamples);
  const fitted = keptFits(
    site,
    written.flat().map(({ yaml }) => yaml),
  );
  let index = 0;
  return types.map((type, at) => ({
    type: type.name,
    title: type.title,
    description: type.description,
    names: type.names,
    places: [...type.places],
    wake: type.hasBehavior ? "behavior" : type.isIsland ? "island" : "static",
    examples: written[at]!.map((example) => shownExample(site, example, fitted[index++])),
    options: optionRows(type.schema),
  }));
}

interface WrittenExample {
  name: string;
  note: string;
  yaml: string;
}

function writtenExamples(type: BlockType): WrittenExample[] {
  const path = join(type.folder, "examples.yaml");
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) return [];
  return contents.items.flatMap((item) => {
    if (!isMap(item)) return [];
    const block = item.get("block", true) as unknown;
    if (!isMap(block) || !block.range) return [];
    const yaml = asEntry(text, block.range[0], block.range[1]);
    return [{ name: String(item.get("name") ?? ""), note: String(item.get("note") ?? ""), yaml }];
  });
}

/** @param fitted  The example as it can stand on this site; without it, it is shown as it is written. */
function shownExample(
  site: Site,
  { name, note, yaml: own }: WrittenExample,
  fitted?: string,
): GalleryExample {
  const yaml = fitted ?? own;
  const { page, problems } = site.pageOfText("pages/example.yaml", pageAround(yaml));
  const [value] = parse(yaml) as OptionValue[];
  return {
    name,
    note,
    yaml,
    value: value ?? {},
    blocks: page?.blocks ?? [],
    problems: problems.map(({ message }) => message),
    ...(fitted === undefined && { isUnfit: true as const }),
  };
}

/** The block as an author would write it in a page: its own lines, comments included, as an entry of a list. */
function asEntry(text: string, start: number, end: number): string {
  const margin = start - (text.lastIndexOf("\n", start - 1) + 1);
  const lines = text.slice(start, end).trimEnd().split("\n");
  return `${lines.map((line, index) => (index === 0 ? `- ${line}` : line.trim() === "" ? "" : `  ${line.slice(margin)}`)).join("\n")}\n`;
}
