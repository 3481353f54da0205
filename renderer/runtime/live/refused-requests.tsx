import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { PageDefinition } from "../../model.ts";
import { foreignRequests, onForeignRequest } from "./foreign-requests.ts";

/** Says what blocks of the page ask other hosts for, though the page's policy will refuse it where it is published. */
export function RefusedRequests({ page }: { page: PageDefinition | undefined }) {
  const asked = useSyncExternalStore(onForeignRequest, foreignRequests, foreignRequests);
  const { pathname } = useLocation();
  const refused = asked.filter(
    (one) => one.page === pathname && page && !page.receivers?.includes(one.origin),
  );
  return refused.map(({ origin, file }) => (
    <div className="live-fault" role="alert" key={`${file} ${origin}`}>
      <strong>
        {file} asks {origin}, which works here alone.
      </strong>
      <p>
        The policy of a published page lets its scripts ask only its own host, and hosts that its blocks name:
        put the address into an option of the block with "x-kind": "receiver" in schema.json.
      </p>
    </div>
  ));
}
