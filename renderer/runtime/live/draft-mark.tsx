import type { ReactNode } from "react";
import "./draft-mark.css";

/** Something that visitors do not get to see yet, marked as such. */
export function DraftMark({ of, children }: { of: true | string[]; children: ReactNode }) {
  return (
    <div className="live-draft">
      <p className="live-draft-mark">Draft{of === true ? "" : `: ${of.join(", ")}`}</p>
      {children}
    </div>
  );
}

/** Says that the page as a whole is one. */
export function DraftPageMark() {
  return <p className="live-draft-mark live-draft-page">Draft: visitors do not get this page</p>;
}
