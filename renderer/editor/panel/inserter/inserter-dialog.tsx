import type { ReactNode } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import "./inserter.css";

interface InserterDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The large dialog in which blocks, and places for them, are chosen. */
export function InserterDialog({ title, isOpen, onClose, children }: InserterDialogProps) {
  return (
    <ModalOverlay
      className="inserter-scrim"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="inserter">
        <Dialog className="inserter-dialog">
          <header>
            <Heading slot="title">{title}</Heading>
            <Button slot="close" className="panel-button">
              Close
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
