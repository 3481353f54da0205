import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type BaseStyles, readBaseStyles } from "../bundle/styles.ts";
import { engineDir } from "../files/engine-dir.ts";
import { listFiles } from "../files/list-files.ts";
import { THEME_STYLES } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";
import { readTheme } from "../theme/read-theme.ts";
import type { Theme } from "../theme/theme.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import { pathOf, queryOf } from "./guard-request.ts";
import { sendFile } from "./send-file.ts";

/** Themes that come with the engine, relative to its folder. */
const EXAMPLES = "examples/themes";

/** The look of a site that is being written: its styles, and the fonts that they name. */
export interface LiveTheme {
  isFor(path: string): boolean;
  /** Makes the styles of the site's own theme, so that nobody waits for them: they measure fonts. */
  warm(): void;
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void>;
}

/** Answers for the styles of the theme. While it cannot be drawn with, the last one that could stays. */
export function liveTheme(site: Site): LiveTheme {
  const fonts = new Map<string, string>();
  let last: Theme | undefined;
  let made: { of: Theme; styles: BaseStyles } | undefined;

  const stylesOf = async (theme: Theme): Promise<BaseStyles> => {
    const styles = made?.of === theme ? made.styles : await readBaseStyles(theme);
    made = { of: theme, styles };
    for (const { source, path } of styles.fonts) fonts.set(`/${path}`, source);
    return styles;
  };
  const own = (): Theme | undefined => {
    if (site.theme || !existsSync(join(site.dir, THEME_FILE))) last = site.theme;
    return last;
  };
  const named = (name: string): Theme | undefined => {
    const langs = [site.settings.lang, ...site.languages.map(({ lang }) => lang)];
    return readTheme(engineDir, fileOf(name), langs).theme;
  };
  const send = (response: ServerResponse, type: string, text: string) => {
    response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", "no-store");
    response.end(text);
  };

  return {
    warm() {
      const theme = own();
      // What is wrong with it is told by whoever asks for it.
      if (theme) void stylesOf(theme).catch(() => {});
    },
    isFor: (path) => path === THEME_STYLES || fonts.has(path),
    async answer(request, response, next) {
      const path = pathOf(request) ?? "";
      if (path === THEME_STYLES) {
        const name = new URLSearchParams(queryOf(request)).get("name") ?? "";
        const theme = themeNames().includes(name) ? named(name) : own();
        // The engine's own look is there already.
        return send(response, "text/css; charset=utf-8", theme ? (await stylesOf(theme)).css : "");
      }
      if (!(await sendFile(request, response, fonts.get(path) ?? ""))) next();
    },
  };
}

const fileOf = (name: string) => `${EXAMPLES}/${name}.yaml`;

/** Names of the themes that come with the engine. */
export function themeNames(): string[] {
  return listFiles(join(engineDir, EXAMPLES)).flatMap((file) => /^([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
}
