import { openYaml, type YamlSource } from "../yaml/replace-scalar.ts";

/** Files kept with their places, a page's own and those of its data; the places of 50 KB take some 20 ms to work out. */
const MAX_FILES = 32;

/** YAML files of a site with the places of everything in them, each worked out once for each text that it has. */
export class YamlSources {
  private readonly known = new Map<string, { text: string; source: YamlSource | undefined }>();

  /** @param read  Text of a file as it is now; undefined when there is none. */
  constructor(readonly read: (file: string) => string | undefined) {}

  /** @returns undefined when there is no such file, or when it cannot be read as YAML. */
  open(file: string): YamlSource | undefined {
    const text = this.read(file);
    if (text === undefined) return undefined;
    const known = this.known.get(file);
    if (known?.text === text) return known.source;
    const source = openYaml(text);
    if (this.known.size >= MAX_FILES) this.known.delete(this.known.keys().next().value as string);
    this.known.set(file, { text, source });
    return source;
  }
}
