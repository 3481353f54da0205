import { catalogue } from "./catalogue.ts";
import type { Draft } from "./draft.ts";

/** Whether a problem is a warning, which may be none. */
export const isWarning = ({ code, severity }: Draft): boolean =>
  (severity ?? catalogue[code]?.severity) === "warning";
