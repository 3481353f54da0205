import { words } from "./words.ts";

/** What is refused: `name` is an element, a property, a host, or what a visitor is asked for. */
interface RefusedCode {
  as:
    | "style"
    | "element"
    | "permission"
    | "html"
    | "text"
    | "picture"
    | "media"
    | "script"
    | "frame"
    | "styles"
    | "blob"
    | "worker"
    | "wasm"
    | "attribute"
    | "srcdoc"
    | "request";
  name: string;
}

/** What is said of code that works in `npm start` alone. */
export function refusedCode({ as, name }: RefusedCode) {
  const policy = "the security policy of published pages refuses";
  switch (as) {
    case "style":
      return words(
        `This is a style attribute of <${name}>, which ${policy}.`,
        "Give a class or a data attribute a rule in the styles; what is known in the browser alone, set in an effect (element.style).",
      );
    case "element":
      return words(
        `This is ${/^[aeio]/.test(name) ? "an" : "a"} <${name}>, which ${policy}.`,
        INSTEAD_OF_ELEMENT[name],
      );
    case "permission":
      return words(
        `Visitors are asked for their ${name} here, which the headers of published pages refuse (Permissions-Policy).`,
        "Let them type or choose it, or have the host send another header.",
      );
    case "blob":
      return words(
        `What is shown at an address of ${name} (blob:) is what ${policy}.`,
        "Read a picture with FileReader.readAsDataURL, or draw it on a <canvas>; play sound with an AudioContext.",
      );
    case "worker":
      return words(
        `${name} starts a script from an address, which ${policy}.`,
        "Do without: files are kept by what the host says of them (docs/hosting.md), and long work is done a part at a time.",
      );
    case "wasm":
      return words(
        `${name} makes code in the browser, which ${policy}.`,
        "Take a package that does without WebAssembly, or work it out when the site is built.",
      );
    case "attribute":
      return words(
        `An attribute ${name} runs code from a string, which ${policy}.`,
        `Call a function: addEventListener("${name.slice(2)}", …).`,
      );
    case "srcdoc":
      return words(
        `${name} takes a page from a string, which ${policy}, its scripts and styles as well.`,
        'Show what comes out as text, or a page of another host by an option with "x-kind": "frame".',
      );
    case "html":
      return words(
        `${name} takes HTML${name === "parseFromString" ? " or XML" : ""} from a string, which ${policy}.`,
        name === "parseFromString"
          ? "Make elements (document.createElement, textContent); rows come as JSON that files.ts writes."
          : "Make elements: document.createElement, textContent, replaceChildren.",
      );
    case "text":
      return words(
        `${name} runs code from a string, which ${policy}.`,
        "Call a function of the code itself, chosen by its name: const actions = { add, remove }.",
      );
    case "request":
      return words(
        `${name} is asked here, which ${policy}.`,
        'Put the address into an option of the block with "x-kind": "receiver" in schema.json, which lets it through.',
      );
    default:
      return words(`This is fetched from ${name}, which ${policy}.`, INSTEAD_OF_FETCHING[as]);
  }
}

const INSTEAD_OF_ELEMENT: Readonly<Record<string, string>> = {
  style: "Write its rules with @emotion/styled, from which the build makes the rules of each page.",
  script: "Write what it does into an effect, a handler, or behavior.ts.",
  object: "Link to the file, or show a picture of it.",
  embed: "Link to the file, or show a picture of it.",
  iframe: "Show what is in it as a block, or link to it.",
};

const INSTEAD_OF_FETCHING = {
  picture: "Put the picture under public/, and name it by its address there: /images/….",
  media: "Put the file under public/, and name it by its address there.",
  script: "Install its package with npm, and import it.",
  frame: 'Make it an option with "x-kind": "frame", and show it with ForeignFrame.',
  styles: "Put the file under public/; fonts of the site are named in data/theme.yaml.",
};
