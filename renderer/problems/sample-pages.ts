/** Pages, and parts of pages, for the examples of problems. */

export const hero = (lines: string, title = "Home"): string =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n${lines.replace(/^/gm, "    ")}\n`;
export const headed = (first: string, second: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n${first}${second}`;
export const news = "  - type: card-grid\n    heading: News\n    items: [{ title: One }]\n";
export const opening = "  - type: hero\n    heading: Home\n";
export const link = (href: string): string =>
  hero(`heading: Home\nactions: [{ label: Go, href: "${href}" }]`);
