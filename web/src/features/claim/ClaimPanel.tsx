import { useState } from "react";
import { LuCircleAlert } from "react-icons/lu";
import { ConversationStrip } from "../../components/chat/ConversationStrip";
import { Button } from "../../components/ui/Button";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { claimMessages } from "../../lib/claimMessages";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";

const ClaimDialog = lazyWithFallback(
  loadOrFailOffline(() => import("./ClaimDialog")),
  NoDialog,
);

interface ClaimPanelProps {
  transactionId: string;
  isClaimant: boolean;
  /** Whether the viewer has made their statement. */
  isGiven: boolean;
  /** The other party's. */
  name: string;
}

/** The open claim of a conversation's transaction, with the viewer's statement or the way to it. */
export default function ClaimPanel({ transactionId, isClaimant, isGiven, name }: ClaimPanelProps) {
  /** Closed again it keeps what was written. */
  const [dialog, setDialog] = useState<"open" | "closed" | null>(null);
  const { target: heading, area } = useKeptFocus<HTMLHeadingElement>();
  const { ofClaimant, ofOther } = claimMessages;
  const awaited = isClaimant ? ofClaimant.awaited : ofOther.awaited(name);
  const wording = isClaimant ? ofClaimant : ofOther;
  return (
    <ConversationStrip
      {...area}
      title={claimMessages.title}
      icon={LuCircleAlert}
      tone="claim"
      headingRef={heading}
      action={
        !isGiven && (
          <>
            <Button variant="secondary" size="s" onClick={() => setDialog("open")}>
              {wording.open}
            </Button>
            {dialog && (
              <ClaimDialog
                isOpen={dialog === "open"}
                transactionId={transactionId}
                isClaimant={isClaimant}
                name={name}
                onClose={() => setDialog("closed")}
              />
            )}
          </>
        )
      }
    >
      {isGiven ? wording.given : awaited}
    </ConversationStrip>
  );
}

/** Offline the dialog cannot be loaded, and nothing could be sent from it. */
function NoDialog() {
  return null;
}
