const ESCAPED = /["&<>]/;

/** Text made safe for the content of elements and for attributes in double quotation marks. */
export function escapeMarkup(text: string): string {
  const first = text.search(ESCAPED);
  if (first === -1) return text;
  let html = "";
  let from = 0;
  for (let at = first; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const sign =
      code === 38 ? "&amp;" : code === 60 ? "&lt;" : code === 62 ? "&gt;" : code === 34 ? "&quot;" : "";
    if (!sign) continue;
    html += text.slice(from, at) + sign;
    from = at + 1;
  }
  return html + text.slice(from);
}
