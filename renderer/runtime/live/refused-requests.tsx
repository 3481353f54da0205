import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { PageDefinition } from "../../model.ts";
import { type ForeignRequest, foreignRequests, onForeignRequest } from "./foreign-requests.ts";

interface Props {
  page: PageDefinition | undefined;
  /** Origins that scripts of all pages may ask. */
  asks?: readonly string[] | undefined;
}

/** Says what blocks of the page ask other hosts for, though the page's policy will refuse it where it is published. */
export function RefusedRequests({ page, asks = [] }: Props) {
  const asked = useSyncExternalStore(onForeignRequest, foreignRequests, foreignRequests);
  const { pathname } = useLocation();
  const isLetThrough = ({ origin, isShown }: ForeignRequest) =>
    (isShown ? page?.frames : [...asks, ...(page?.receivers ?? [])])?.includes(origin);
  const refused = asked.filter((one) => one.page === pathname && page && !isLetThrough(one));
  return refused.map(({ origin, file, isShown }) => (
    <div className="live-fault" role="alert" key={`${file} ${origin}`}>
      <strong>
        {file} {isShown ? "shows a file of" : "asks"} {origin}, which works here alone.
      </strong>
      <p>
        {isShown
          ? "The policy of a published page lets it show files of its own site alone: put the file under public/, and name it by its address there."
          : 'The policy of a published page lets its scripts ask only its own host, and hosts that its blocks name: put the address into an option of the block with "x-kind": "receiver" in schema.json.'}
      </p>
    </div>
  ));
}
