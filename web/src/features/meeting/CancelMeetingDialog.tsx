import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { meetingMessages } from "../../lib/meetingMessages";

const text = meetingMessages;

interface CancelMeetingDialogProps {
  /** Of the counterpart. */
  name: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once before an agreed meeting is cancelled. */
export default function CancelMeetingDialog({ name, isBusy, onClose, onConfirm }: CancelMeetingDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text.cancelDialog.title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {text.cancelDialog.back}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={onConfirm}>
            {text.card.cancel}
          </Button>
        </>
      }
    >
      <p>{text.cancelDialog.text(name)}</p>
    </Dialog>
  );
}
