/** Pages, and parts of pages, for the examples of problems. */

export const hero = (lines: string, title = "Home"): string =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n${lines.replace(/^/gm, "    ")}\n`;
export const headed = (first: string, second: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n${first}${second}`;
export const news = "  - type: card-grid\n    heading: News\n    items: [{ title: One }]\n";
export const opening = "  - type: hero\n    heading: Home\n";
export const link = (href: string): string =>
  hero(`heading: Home\nactions: [{ label: Go, href: "${href}" }]`);

/** A page with the given blocks. */
export const withBlocks = (blocks: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n${blocks.replace(/^/gm, "  ")}\n`;
export const grid = (lines: string): string =>
  withBlocks(
    `- type: hero\n  heading: Home\n- type: card-grid\n  heading: Cards\n${lines.replace(/^/gm, "  ")}`,
  );
export const notice = (lines: string): string =>
  withBlocks(`- type: hero\n  heading: Home\n- type: notice\n${lines.replace(/^/gm, "  ")}`);
