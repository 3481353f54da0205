import { join } from "node:path";
import type { Plugin } from "rolldown";
import { engineDir } from "../files/engine-dir.ts";

const PROPS = JSON.stringify(join(engineDir, "renderer/runtime/based-props.ts"));
const STYLES = JSON.stringify(join(engineDir, "renderer/formats/base-path.ts"));

/** What stands in place of a module: code that is given that of the module itself. */
const MODULES: Readonly<Record<string, (real: string) => string>> = {
  react: (real) =>
    `const own = require(${real});
const { basedProps } = require(${PROPS});
module.exports = {
  ...own,
  createElement: (type, props, ...children) => own.createElement(type, basedProps(type, props), ...children),
  cloneElement: (element, props, ...children) => own.cloneElement(element, basedProps(element.type, props), ...children),
};`,
  "react/jsx-runtime": (real) =>
    `const own = require(${real});
const { basedProps } = require(${PROPS});
module.exports = {
  ...own,
  jsx: (type, props, key) => own.jsx(type, basedProps(type, props), key),
  jsxs: (type, props, key) => own.jsxs(type, basedProps(type, props), key),
};`,
  // Styles that Emotion works out in the browser; those of the build are read in publish/page-styles.ts.
  "@emotion/sheet": (real) =>
    `import { StyleSheet as Own } from ${real};
import { basedCss } from ${STYLES};
export class StyleSheet extends Own {
  insert(rule) { super.insert(basedCss(rule, import.meta.env.BASE)); }
}`,
};

const MARK = "\0site:based/";

/**
 * Puts the base path before the addresses of every element that a view makes, with JSX, by `createElement`, or by a
 * library: React itself is asked through a module that does so. For sites that stand below a path alone.
 */
export function basedElements(): Plugin {
  const real = new Map<string, string>();
  return {
    name: "site:based-elements",
    resolveId: {
      order: "pre",
      filter: { id: /^(?:react|react\/jsx-runtime|@emotion\/sheet)$/ },
      async handler(id, importer = "") {
        if (importer.startsWith(MARK) || PLAIN.test(importer)) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        if (!found) return null;
        real.set(id, found.id);
        return `${MARK}${id}`;
      },
    },
    load(id) {
      const name = id.startsWith(MARK) ? id.slice(MARK.length) : undefined;
      return name === undefined ? undefined : MODULES[name]?.(JSON.stringify(real.get(name)));
    },
  };
}

/** React itself, and what puts together HTML that has been made. */
const PLAIN =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]runtime[\\/](?:server\.tsx|markup[\\/])/;

const IMPORT = /^import \{[^{}]*\} from "(?:[^"]*\/runtime|\.{1,2})\/site-address(?:\.ts)?";$/m;
const CALL = /\b(?:siteAddress|siteSources)\(/g;
const ROUTE_CALL = /\bsiteRoute\((.+), import\.meta\.env\.\w+\)/g;

const NAME = /\b(?:siteAddress|siteSources|siteRoute)\b/;

/** Takes the calls of `siteAddress()` out of the code of sites that stand at the root of their host. */
export function plainAddresses(): Plugin {
  return {
    name: "site:plain-addresses",
    transform: {
      order: "pre",
      filter: { code: "/site-address" },
      handler(code) {
        const plain = code.replace(IMPORT, "").replaceAll(ROUTE_CALL, "($1)").replaceAll(CALL, "(");
        // What is handed on, and not called here, stays.
        return NAME.test(plain) || !IMPORT.test(code) ? null : { code: plain, map: null };
      },
    },
  };
}
