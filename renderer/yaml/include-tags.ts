const INCLUDE = /^!(?:include|import|file|partial)\s+["']?(?:[\w./-]*\/)?([\w-]+?)(?:\.\w+)?["']?$/;

/** The name of what an entry of a list puts in, as other systems write it; here a list that is shared is used by it. */
export const includedIn = (entry: string): string | undefined => INCLUDE.exec(entry)?.[1];
