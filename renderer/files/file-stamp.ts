import { lstatSync, type Stats, statSync } from "node:fs";

/** Size and time of a file, of a link those of the file that it leads to; empty where there is none. */
export const stampOfFile = (path: string): string => written(statSync(path, { throwIfNoEntry: false }));

/** Size and time of what lies at a path, of a link its own; empty where nothing lies. */
export const stampOfEntry = (path: string): string => written(lstatSync(path, { throwIfNoEntry: false }));

const written = (stat: Stats | undefined): string => (stat ? `${stat.size} ${stat.mtimeMs}` : "");
