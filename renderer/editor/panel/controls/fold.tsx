import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { Path } from "../../protocol.ts";
import { useFormState } from "../form-context.ts";

interface FoldProps {
  title: ReactNode;
  note?: string;
  isOpen?: boolean;
  /** Opens when an option below this one is to be shown. */
  at: Path;
  /** Stands beside the title: buttons. */
  actions?: ReactNode;
  isWrong?: boolean;
  children: ReactNode;
}

/** A part of a form that is folded away; what is inside is drawn once it is open. */
export function Fold({ title, note, isOpen: first = false, at, actions, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState(first);
  const { shown } = useFormState();
  const id = useId();
  useEffect(() => {
    if (shown && at.every((step, depth) => shown[depth] === step)) setOpen(true);
  }, [shown, at]);
  return (
    <div className="panel-fold" data-open={isOpen || undefined} data-wrong={isWrong || undefined}>
      <div className="panel-fold-head">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ChevronRight size="1rem" strokeWidth={1.75} aria-hidden="true" />
          <bdi className="panel-fold-title">{title}</bdi>
          {note && <span className="panel-fold-note">{note}</span>}
        </button>
        {actions}
      </div>
      <div id={id} className="panel-fold-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
