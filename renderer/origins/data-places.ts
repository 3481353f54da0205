import type { Collection } from "../data/collection.ts";
import { entrySchema, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { Path } from "./origin.ts";

/** Where a group or list of the site's data is written. */
export interface DataPlace {
  file: string;
  path: Path;
  schema: Schema | undefined;
}

/** Tells of each group and list in the rows and settings of a site where it is written: they are known by identity. */
export class DataPlaces {
  private readonly places = new Map<object, DataPlace>();
  private readonly files = new Map<string, string>();

  constructor(
    collections: Iterable<Collection>,
    settings: { data: { [key: string]: Data }; schema: Schema },
  ) {
    for (const { name, file, rows, schema } of collections) {
      this.files.set(name, file);
      for (const [index, row] of rows.entries()) this.add(row, { file, path: [index], schema });
    }
    this.add(settings.data, { file: "data/site.yaml", path: [], schema: settings.schema });
  }

  of(holder: object): DataPlace | undefined {
    return this.places.get(holder);
  }

  /** The file of a collection. */
  fileOf(name: string): string {
    return this.files.get(name) ?? `data/${name}.yaml`;
  }

  private add(value: Data | undefined, place: DataPlace): void {
    if (typeof value !== "object" || value === null) return;
    this.places.set(value, place);
    const { file, path, schema } = place;
    if (Array.isArray(value))
      for (const [index, entry] of value.entries())
        this.add(entry, { file, path: [...path, index], schema: entrySchema(schema, index) });
    else
      for (const [name, inner] of Object.entries(value))
        this.add(inner, { file, path: [...path, name], schema: optionSchema(schema, name) });
  }
}
