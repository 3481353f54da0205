export { Editor as Component } from "./shell/editor.tsx";
