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

type Places = ReadonlyMap<object, DataPlace>;

/** What is written in the rows of a collection, or in the settings, stays there until they are read again. */
const known = new WeakMap<object, Places>();

/** Tells of each group and list in the rows and settings of a site where it is written: they are known by identity. */
export class DataPlaces {
  private readonly collections: readonly Collection[];

  constructor(
    collections: Iterable<Collection>,
    private readonly settings: { data: { [key: string]: Data }; schema: Schema },
  ) {
    this.collections = [...collections];
  }

  of(holder: object): DataPlace | undefined {
    for (const { file, rows, schema } of this.collections) {
      const place = placesIn(rows, (places) => {
        for (const [index, row] of rows.entries()) add(row, { file, path: [index], schema }, places);
      }).get(holder);
      if (place) return place;
    }
    const { data, schema } = this.settings;
    return placesIn(data, (places) => add(data, { file: "data/site.yaml", path: [], schema }, places)).get(
      holder,
    );
  }

  /** The file of a collection. */
  fileOf(name: string): string {
    return this.collections.find((one) => one.name === name)?.file ?? `data/${name}.yaml`;
  }
}

function placesIn(whole: object, addAll: (places: Map<object, DataPlace>) => void): Places {
  const found = known.get(whole);
  if (found) return found;
  const places = new Map<object, DataPlace>();
  addAll(places);
  known.set(whole, places);
  return places;
}

function add(value: Data | undefined, place: DataPlace, places: Map<object, DataPlace>): void {
  if (typeof value !== "object" || value === null) return;
  places.set(value, place);
  const { file, path, schema } = place;
  if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      add(entry, { file, path: [...path, index], schema: entrySchema(schema, index) }, places);
  else
    for (const [name, inner] of Object.entries(value))
      add(inner, { file, path: [...path, name], schema: optionSchema(schema, name) }, places);
}
