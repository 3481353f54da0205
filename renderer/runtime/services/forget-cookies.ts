/** Deletes the cookies of this site whose names match, on its host and on every domain above it. */
export function forgetCookies(names: RegExp | undefined): void {
  if (!names) return;
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    if (!names.test(name)) continue;
    const gone = `${name}=; Max-Age=0; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = gone;
    const labels = location.hostname.split(".");
    for (let index = 0; index < labels.length - 1; index += 1) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${gone}; domain=${labels.slice(index).join(".")}`;
    }
  }
}
