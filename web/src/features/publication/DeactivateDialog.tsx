import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { messages } from "../../lib/messages";
import { profileMessages } from "../../lib/profileMessages";

interface DeactivateDialogProps {
  title: string;
  /** It is part of an agreed exchange. */
  isReserved: boolean;
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Explains the consequences before a publication is deactivated. */
export default function DeactivateDialog({ title, isReserved, loading, onClose, onConfirm }: DeactivateDialogProps) {
  const text = profileMessages.own;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text.confirmTitle(title)}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.back}
          </Button>
          <Button variant="danger" loading={loading} onClick={onConfirm}>
            {messages.action.understood}
          </Button>
        </>
      }
    >
      {isReserved && (
        <chakra.p mb="2" fontWeight={700}>
          {text.confirmReserved}
        </chakra.p>
      )}
      <p>{text.confirmText}</p>
      <chakra.p mt="2" color="fg.muted">
        {text.confirmAgain}
      </chakra.p>
    </Dialog>
  );
}
