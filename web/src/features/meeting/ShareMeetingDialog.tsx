import { chakra } from "@chakra-ui/react/styled-system";
import { ShareChoices } from "../../components/ShareChoices";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { toast } from "../../components/ui/toast";
import { meetingMessages } from "../../lib/meetingMessages";

const text = meetingMessages.share;

interface ShareMeetingDialogProps {
  /** Where it can be followed; null while it is not shared. */
  path: string | null;
  isBusy: boolean;
  share: () => Promise<boolean>;
  stop: () => Promise<boolean>;
  onClose: () => void;
}

/** What an outsider will see; then the link, WhatsApp first, and taking it back. */
export default function ShareMeetingDialog({ path, isBusy, share, stop, onClose }: ShareMeetingDialogProps) {
  const takeBack = async () => {
    if (!(await stop())) return;
    toast.success(text.stopped);
    onClose();
  };
  return (
    <Dialog open kind="sheet" onClose={onClose} title={text.title}>
      <chakra.div display="grid" gap="4">
        <chakra.div>
          <p>{text.lead}</p>
          <chakra.ul pl="5" my="2" display="grid" gap="1" listStyleType="disc">
            {text.shown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </chakra.ul>
          <chakra.p color="fg.muted">{text.hidden}</chakra.p>
        </chakra.div>
        {path === null ? (
          <Button wide loading={isBusy} onClick={() => void share()}>
            {text.create}
          </Button>
        ) : (
          <>
            <ShareChoices link={globalThis.location.origin + path} title={text.title} text={text.message} />
            <Button variant="text" loading={isBusy} onClick={() => void takeBack()}>
              {text.stop}
            </Button>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
