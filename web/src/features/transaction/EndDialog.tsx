import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { closingMessages } from "../../lib/closingMessages";
import { messages } from "../../lib/messages";

interface EndDialogProps {
  move: "REJECT" | "CANCEL" | "CLAIM";
  /** The counterpart's name. */
  name: string;
  loading: boolean;
  onClose: () => void;
  onEnd: () => void;
}

/** Asks for confirmation before a transaction is rejected, cancelled or claimed. */
export default function EndDialog({ move, name, loading, onClose, onEnd }: EndDialogProps) {
  const text = closingMessages.end;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text[move].title(name)}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.back}
          </Button>
          <Button variant="danger" loading={loading} onClick={onEnd}>
            {text.doIt[move]}
          </Button>
        </>
      }
    >
      {text[move].text(name)}
    </Dialog>
  );
}
