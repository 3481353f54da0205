import type { ReactNode } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** Default narrow. */
  width?: "narrow" | "wide";
  /** `alertdialog` for what needs an answer. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
}

/** A dialog of the shell: a title, a way out, Escape. */
export function Sheet({ title, isOpen, onClose, width = "narrow", role = "dialog", children }: SheetProps) {
  return (
    <ModalOverlay
      className="shell-scrim"
      isOpen={isOpen}
      isDismissable={role === "dialog"}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="shell-sheet" data-width={width}>
        <Dialog className="shell-dialog" role={role}>
          <header>
            <Heading slot="title">{title}</Heading>
            <Button className="editor-button" onPress={() => onClose()}>
              Close
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
