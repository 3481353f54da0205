import type { PageSummary } from "../check/page-summary.ts";
import type { KnownAddress } from "../site/look-alone.ts";
import type { UnreadSite } from "../site/site.ts";
import type { KeptFile } from "./build-cache.ts";

/** What still stands of the notes on a page file that is itself as it was. */
interface StandingFile {
  /** Of all of it: nothing has to be read. */
  summary?: PageSummary;
  /** The notes for the next build, where they are other ones. */
  changed?: KeptFile;
  /** Of some of its addresses: they show what they showed. */
  unaffected?: KnownAddress[];
}

/**
 * Tells what stands of a file by what it is made of. Where rows have changed that it may show, each of its addresses
 * stands that has read none of them.
 *
 * @returns undefined where something else has changed, or nobody knows.
 */
export function standingOf(
  { summary, dependencies, reads, ...last }: KeptFile,
  site: Pick<UnreadSite, "dependenciesOf" | "digestOf">,
): StandingFile | undefined {
  if (!summary || !dependencies) return undefined;
  const now = site.dependenciesOf(summary);
  if (now.others !== dependencies.others) return undefined;
  if (now.data === dependencies.data) return { summary };
  if (!reads) return {};
  const isSame = reads.names.map((read, at) => site.digestOf(read) === reads.gave[at]);
  const unaffected = summary.addresses.flatMap((contents, at): KnownAddress[] => {
    const own = reads.of[at] ?? [];
    return own.every((one) => isSame[one]) ? [{ contents, reads: own.map((one) => reads.names[one]!) }] : [];
  });
  // Which rows have an address, the rows say, and further addresses may be filled in.
  const isAlone = summary.kind === "page" && !summary.each && summary.aliases.length === 0;
  const isWhole = isAlone && unaffected.length === summary.addresses.length;
  return isWhole ? { summary, changed: { ...last, summary, dependencies: now, reads } } : { unaffected };
}
