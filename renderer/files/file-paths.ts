const ASCII = /^[\0-\x7f]*$/;

/**
 * A path as it is compared with others: é as one sign, whether its name has it so or, as macOS and some archives store
 * it, as e with an accent. Whoever types or copies the name of a file does not see which.
 */
export function pathKey(path: string): string {
  return ASCII.test(path) ? path : path.normalize("NFC");
}

/** A path in each way to store its name, its own first. */
export function spellingsOf(path: string): string[] {
  return ASCII.test(path) ? [path] : [...new Set([path, path.normalize("NFC"), path.normalize("NFD")])];
}

/** Paths of files as they are stored, which are found by each spelling of their names. */
export class FilePaths extends Set<string> {
  /** By their keys, those that can be spelt otherwise. */
  private readonly spelt = new Map<string, string>();

  constructor(paths: Iterable<string> = []) {
    super();
    for (const path of paths) this.add(path);
  }

  override add(path: string): this {
    if (!ASCII.test(path)) this.spelt.set(pathKey(path), path);
    return super.add(path);
  }

  override has(path: string): boolean {
    return super.has(path) || (this.spelt.size > 0 && this.spelt.has(pathKey(path)));
  }

  override delete(path: string): boolean {
    const stored = this.spelt.size > 0 ? (this.spelt.get(pathKey(path)) ?? path) : path;
    this.spelt.delete(pathKey(path));
    return super.delete(stored);
  }
}
