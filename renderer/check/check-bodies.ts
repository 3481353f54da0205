import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { MAX_BYTES, tooLarge } from "../files/read-text.ts";
import type { Draft } from "../problems/draft.ts";
import { isNestedTooDeep, tooDeep } from "../texts/text-limits.ts";
import type { CheckedSite } from "./checked-site.ts";

type Fault = Pick<Draft, "code" | "message" | "hint">;

/** What is wrong with the files of texts. Each file is looked at once, and spoken of at its first place. */
export function createBodyChecker(site: CheckedSite): (file: string) => Fault | undefined {
  const seen = new Set<string>();
  return (file) => {
    if (seen.has(file)) return undefined;
    seen.add(file);
    const path = join(site.dir, "public", file);
    const { size } = statSync(path);
    if (size > MAX_BYTES) {
      const { code, message, hint } = tooLarge(size);
      return { code, message: message.replace("This file", `public${file}`), ...(hint && { hint }) };
    }
    return isNestedTooDeep(readFileSync(path, "utf8"))
      ? tooDeep(`public${file} has parts that are`)
      : undefined;
  };
}
