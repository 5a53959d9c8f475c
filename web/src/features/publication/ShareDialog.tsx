import { chakra } from "@chakra-ui/react/styled-system";
import { ShareChoices } from "../../components/ShareChoices";
import { Dialog } from "../../components/ui/Dialog";
import { questionMessages as text } from "../../lib/questionMessages";
import { shareLink, shareText } from "./shareText";
import type { SharedPublication } from "./shareText";

interface ShareDialogProps {
  publication: SharedPublication;
  onClose: () => void;
}

/** Ways to share a publication. */
export default function ShareDialog({ publication, onClose }: ShareDialogProps) {
  return (
    <Dialog open kind="sheet" onClose={onClose} title={text.shareTitle}>
      <chakra.div display="grid" gap="3">
        <ShareChoices link={shareLink(publication)} title={publication.title} text={shareText(publication)} />
      </chakra.div>
    </Dialog>
  );
}
