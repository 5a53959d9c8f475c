import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { messages } from "../../lib/messages";
import { personMessages as text } from "../../lib/personMessages";

interface BlockDialogProps {
  name: string;
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Explains what a block does before it is done. */
export default function BlockDialog({ name, loading, onClose, onConfirm }: BlockDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text.blockTitle(name)}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.cancel}
          </Button>
          <Button variant="danger" loading={loading} onClick={onConfirm}>
            {text.block(name)}
          </Button>
        </>
      }
    >
      <p>{text.blockText(name)}</p>
    </Dialog>
  );
}
