import type { OpenRows } from "../data/open-rows.ts";
import { openYaml, type YamlSource } from "../yaml/replace-scalar.ts";

/** A file of a site with its places; what is not YAML says itself how a value is replaced. */
export type SourceFile = YamlSource & Partial<Pick<OpenRows, "replace">>;

/** Files kept with their places, a page's own and those of its data; the places of 50 KB take some 20 ms to work out. */
const MAX_FILES = 32;

/** What files of a site say, and where. */
export interface Sources {
  /** Text of a file as it is now; undefined when there is none. */
  read(file: string): string | undefined;
  /** The same with its places; undefined as well when it cannot be read. */
  open(file: string): SourceFile | undefined;
}

/** Files of a site with the places of everything in them, each worked out once for each text that it has. */
export class YamlSources implements Sources {
  private readonly known = new Map<string, { text: string; source: SourceFile | undefined }>();

  /**
   * @param read  Text of a file as it is now; undefined when there is none. @param openOther  Opens rows that are not
   *   YAML; undefined for other files.
   */
  constructor(
    readonly read: (file: string) => string | undefined,
    private readonly openOther: (file: string, text: string) => SourceFile | undefined = () => undefined,
  ) {}

  /** The same files, with a note of the text of each that was asked for. */
  noting(texts: Map<string, string | undefined>): Sources {
    const read = (file: string): string | undefined => {
      const text = this.read(file);
      texts.set(file, text);
      return text;
    };
    return { read, open: (file) => this.open(file, read(file)) };
  }

  open(file: string, text = this.read(file)): SourceFile | undefined {
    if (text === undefined) return undefined;
    const known = this.known.get(file);
    if (known?.text === text) return known.source;
    const source = /\.(?:csv|json)$/.test(file) ? this.openOther(file, text) : openYaml(text);
    if (this.known.size >= MAX_FILES) this.known.delete(this.known.keys().next().value as string);
    this.known.set(file, { text, source });
    return source;
  }
}
