import type { PanelChoices } from "../panel-block.ts";

/** Addresses of other pages of the same language that say the same; what nobody has translated says it in both, and has to. */
export function twinsOf(
  pages: PanelChoices["pages"],
  route: string,
  { title, description }: { title: string; description: string },
): { title: string[]; description: string[] } {
  const own = pages.find((page) => page.route === route);
  const others = pages.filter((page) => page.route !== route && page.lang === own?.lang);
  const routes = (found: typeof others): string[] => found.map((page) => page.route);
  return {
    title: routes(others.filter((page) => page.title === title)),
    description: description ? routes(others.filter((page) => page.description === description)) : [],
  };
}
