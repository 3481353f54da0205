/**
 * A pattern that is made when it is first asked for. To read one with letters of all languages (`\p{L}`) takes half a
 * millisecond, a dozen of them as long as a small page, and most commands never ask: they begin with each.
 */
export class LatePattern {
  private made: RegExp | undefined;

  /** @param flags With `g`, ask `pattern` itself: `exec` and `test` would go on where they left off. */
  constructor(
    private readonly source: string,
    private readonly flags = "u",
  ) {}

  exec(text: string): RegExpExecArray | null {
    return this.pattern.exec(text);
  }

  test(text: string): boolean {
    return this.pattern.test(text);
  }

  get pattern(): RegExp {
    this.made ??= new RegExp(this.source, this.flags);
    return this.made;
  }
}
