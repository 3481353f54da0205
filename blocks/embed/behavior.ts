import { loadOnRequest } from "../../renderer/runtime/foreign-frame.ts";

/** Loads the page of the other site when the visitor asks for it, or has agreed to its category. */
export default loadOnRequest;
