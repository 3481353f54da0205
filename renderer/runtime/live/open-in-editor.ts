/** Asks the live server to open a file in the author's editor. @param place  Absolute path, with `:line` and perhaps `:column`. */
export function openInEditor(place: string): void {
  // Only a page of this server can read its token, and only with it a file is opened.
  const token = document.querySelector<HTMLMetaElement>("meta[name=site-token]")?.content ?? "";
  void fetch("/@site/open", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Site-Token": token },
    body: JSON.stringify({ place }),
  });
}
