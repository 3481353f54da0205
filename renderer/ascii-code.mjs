// @ts-check

/**
 * Plugin for code that Node runs: letters beyond ASCII are written as `\u201c`. Of a file with a single other letter V8
 * keeps two bytes for each and reads them more slowly, and Node decodes it letter by letter; with the engine and the
 * views that was a twentieth of the time of a small build.
 *
 * @returns {import("rolldown").Plugin}
 */
export function writeAscii() {
  return {
    name: "engine:write-ascii",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = asciiCode(file.code);
    },
  };
}

/**
 * Code that means the same in ASCII. A tagged template that looks at its raw text sees the escape in place of the
 * letter, which is one and the same in patterns, the only thing that the engine writes so.
 *
 * @param {string} code
 */
export function asciiCode(code) {
  return code.replace(
    BEYOND_ASCII,
    (found, /** @type {string} */ backslashes) =>
      // A letter that was escaped for no reason would become a backslash and a plain `u201c`.
      backslashes.slice(0, backslashes.length - (backslashes.length % 2)) +
      found.slice(backslashes.length).replace(/./gs, escapeUnit),
  );
}

/** Of a letter beyond 16 bits its two halves, one after the other, are one letter again. */
const escapeUnit = (/** @type {string} */ unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all that ASCII has
const BEYOND_ASCII = /(\\*)[^\x00-\x7f]+/g;
