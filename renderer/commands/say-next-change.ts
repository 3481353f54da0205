import { localText } from "../clock/moments.ts";
import type { BuildReport } from "../publish/build-report.ts";
import { say } from "./print.ts";

/** Says when a site has to be built again. Sites on which nothing comes or goes have nothing to say of it. */
export function sayNextChange({ nextChange, timeZone, changes }: BuildReport): void {
  if (nextChange === null) return;
  const files = changes[0]?.files.join(", ") ?? "";
  say(`Build again ${localText(Date.parse(nextChange), timeZone)} (${timeZone}, ${nextChange}): ${files}`);
}
