import { type ReactNode, useRef } from "react";
import { Popover } from "react-aria-components";

interface MenuAtProps {
  at: { x: number; y: number };
  /** What it is called where it is no dialog with a name of its own. */
  label?: string;
  onClose(): void;
  children: ReactNode;
}

/** A menu at a point of the window. */
export function MenuAt({ at, label, onClose, children }: MenuAtProps) {
  const point = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={point} className="panel-point" style={{ insetInlineStart: at.x, insetBlockStart: at.y }} />
      <Popover
        triggerRef={point}
        className="panel-popover"
        placement="bottom start"
        {...(label !== undefined && { "aria-label": label })}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        {children}
      </Popover>
    </>
  );
}
