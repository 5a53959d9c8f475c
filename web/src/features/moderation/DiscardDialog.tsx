import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { messages } from "../../lib/messages";
import { moderationMessages } from "../../lib/moderationMessages";

interface DiscardDialogProps {
  /** What is discarded. */
  name: string;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before what failed is given up: nothing brings it back. */
export default function DiscardDialog({ name, onClose, onDiscard }: DiscardDialogProps) {
  const text = moderationMessages.failed.discard;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.back}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {moderationMessages.action.DISCARD}
          </Button>
        </>
      }
    >
      <p>{text.text(name)}</p>
    </Dialog>
  );
}
