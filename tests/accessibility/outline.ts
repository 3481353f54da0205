import { parse } from "yaml";

/** What a screen reader lists: landmarks, headings, controls, live regions. Texts are left to the pages. */
const LISTED = new Set(
  (
    "banner navigation main contentinfo complementary region form search dialog alertdialog heading button textbox " +
    "searchbox combobox checkbox radio slider tab tablist tabpanel progressbar switch group log status alert table"
  ).split(" "),
);

type Node = string | { [key: string]: Node[] | string | null };

/**
 * The outline of an accessibility tree: one line for each listed element, set in by the depth of what is listed
 * around it. Links are counted for each landmark, so that a list that grows changes one figure.
 *
 * @param snapshot What Playwright's `ariaSnapshot` gives.
 */
export function outlineOf(snapshot: string): string {
  const lines: string[] = [];
  const visit = (nodes: Node[], depth: number): number => {
    let links = 0;
    for (const node of nodes) {
      const [head = "", children] = typeof node === "string" ? [node] : (Object.entries(node)[0] ?? []);
      const inside = Array.isArray(children) ? children : [];
      const role = /^[a-z]+/.exec(head)?.[0] ?? "";
      if (role === "link") links += 1;
      if (!LISTED.has(role)) {
        links += visit(inside, depth);
        continue;
      }
      const at = lines.push("") - 1;
      const linksInside = visit(inside, depth + 1);
      const indent = "  ".repeat(depth);
      lines[at] = indent + head;
      // Headings and controls are in their landmark; only what groups keeps a count of its own.
      if (inside.length > 0 && role !== "heading") {
        if (linksInside > 0) lines[at] += ` (${linksInside} ${linksInside === 1 ? "link" : "links"})`;
      } else links += linksInside;
    }
    return links;
  };
  const loose = visit(parse(snapshot) as Node[], 0);
  return `${[...lines, ...(loose > 0 ? [`outside of these: ${loose} links`] : [])].join("\n")}\n`;
}
