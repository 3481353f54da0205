import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where Debian puts a Chromium that has no windows, only pages. */
const SHELL = "/usr/bin/chromium-headless-shell";

const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  SHELL,
];

/**
 * A Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or a usual place. Undefined when there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [chromium.executablePath(), ...USUAL_PATHS].find((path) => path && existsSync(path));
}

/**
 * What the tests run in: the Chromium without windows where there is one, else the whole browser. Pages are the
 * same in both; but for every page the whole browser also starts the parts of its own surface, unseen, which
 * are pages themselves and take more than a third of the tests' time.
 */
function findForTests(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findChromium();
}

/**
 * Installs a Chromium: by Playwright, or, where its download cannot be reached, by Debian's package manager as root.
 *
 * @throws Error that says how to help when neither works.
 */
export function installChromium(): string {
  run("npx", ["playwright", "install", "chromium"]);
  if (!findChromium() && process.getuid?.() === 0) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium"]);
    // By itself, since older releases do not have it.
    run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]);
  }
  const path = findChromium();
  if (!path)
    throw new Error("The browser tests need a Chromium. Install one and set CHROMIUM_PATH to its program.");
  return path;
}

function run(command: string, words: string[]): void {
  spawnSync(command, words, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

/** How a browser is started. */
export interface BrowserChoice {
  /** Program; by default the lightest Chromium of this machine. */
  executablePath?: string | undefined;
  /**
   * True where somebody looks at the pixels. Otherwise pages are laid out, wake and answer as ever, but are wholly
   * transparent, so that nothing is drawn, which takes longer than all else on tall pages. Scripts are not told: who
   * asks for the opacity of the root, or whether an element can be seen, hears what would be so if it were drawn.
   */
  draws?: boolean;
  /**
   * True where axe looks at one page after the other: in each it is new, and is done before the browser has made quick
   * code of it, which took a third as long again. Slow code does the same.
   */
  sweeps?: boolean;
}

/** Starts the browser without its background traffic. */
export async function launchBrowser({
  executablePath = findForTests(),
  draws = false,
  sweeps = false,
}: BrowserChoice = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      // Chromium refuses its sandbox to root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--disable-gpu",
      "--no-first-run",
      // A visitor's empty page and the site's after it share a process. Starting one for each took a quarter of the
      // time of opening a page; visitors never share one.
      "--renderer-process-limit=1",
      // What a page shows is put together where the rest of the browser runs: a process of its own for it, and what the
      // two have to say to each other, took one part in forty. Known to hold for this program alone.
      ...(executablePath === SHELL ? ["--in-process-gpu"] : []),
      ...(sweeps ? ["--js-flags=--no-opt --no-maglev"] : []),
    ],
  });
  return draws ? browser : withoutDrawing(browser);
}

function withoutDrawing(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(makeTransparent);
    return context;
  };
  browser.newPage = async (options) => (await browser.newContext(options)).newPage();
  return browser;
}

/** Runs in the page. */
function makeTransparent(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { opacity: 0 !important }");
  document.adoptedStyleSheets.push(sheet);

  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const style = styleOf(element, pseudo);
    if (element !== document.documentElement || pseudo) return style;
    return new Proxy(style, {
      get: (_, name) => {
        if (name === "opacity") return "1";
        if (name === "getPropertyValue")
          return (property: string) => (property === "opacity" ? "1" : style.getPropertyValue(property));
        const value = Reflect.get(style, name);
        return typeof value === "function" ? value.bind(style) : value;
      },
    });
  };
  const isRendered = Element.prototype.checkVisibility;
  Element.prototype.checkVisibility = function (options) {
    if (!options?.opacityProperty && !options?.checkOpacity) return isRendered.call(this, options);
    if (!isRendered.call(this, { ...options, opacityProperty: false, checkOpacity: false })) return false;
    for (let one: Element | null = this; one && one !== document.documentElement; one = one.parentElement)
      if (styleOf(one).opacity === "0") return false;
    return true;
  };
}
