/**
 * Whether a text is an address that can be read.
 *
 * Instead of `URL.canParse`: in Node 20, once the engine has optimised its callers, that one says no to every address
 * with a letter such as ü, because it takes Latin 1 for UTF-8.
 */
export function canParse(address: string, base?: string): boolean {
  if (/^[\0-\x7f]*$/.test(address)) return URL.canParse(address, base);
  try {
    new URL(address, base);
    return true;
  } catch {
    return false;
  }
}
