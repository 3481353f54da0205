/** Asks the live server to open a file in the author's editor. @param place  Absolute path, with `:line` and perhaps `:column`. */
export function openInEditor(place: string): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}
