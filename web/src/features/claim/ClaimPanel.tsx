import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuCircleAlert } from "react-icons/lu";
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
  /** Whether the viewer has told the team their side. */
  isGiven: boolean;
  /** The other party's. */
  name: string;
}

/** The open claim of a conversation's transaction, with what the viewer can tell the team. */
export default function ClaimPanel({ transactionId, isClaimant, isGiven, name }: ClaimPanelProps) {
  /** Closed again it keeps what was written. */
  const [dialog, setDialog] = useState<"open" | "closed" | null>(null);
  const { target: heading, area } = useKeptFocus<HTMLHeadingElement>();
  const { ofClaimant, ofOther } = claimMessages;
  const awaited = isClaimant ? ofClaimant.awaited : ofOther.awaited(name);
  const wording = isClaimant ? ofClaimant : ofOther;
  return (
    <Row {...area} aria-label={claimMessages.title}>
      <Badge aria-hidden="true">
        <LuCircleAlert size={20} />
      </Badge>
      <chakra.div flex="1" minWidth="0">
        <chakra.h3
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontFamily="body"
          fontSize="0.9375rem"
          lineHeight="1.25rem"
        >
          {claimMessages.title}
        </chakra.h3>
        <chakra.p textStyle="caption" color="fg.muted">
          {isGiven ? wording.given : awaited}
        </chakra.p>
      </chakra.div>
      {!isGiven && (
        <Button variant="secondary" size="s" onClick={() => setDialog("open")}>
          {wording.open}
        </Button>
      )}
      {dialog && !isGiven && (
        <ClaimDialog
          isOpen={dialog === "open"}
          transactionId={transactionId}
          isClaimant={isClaimant}
          name={name}
          onClose={() => setDialog("closed")}
        />
      )}
    </Row>
  );
}

/** Offline the dialog cannot be loaded, and nothing could be sent from it. */
function NoDialog() {
  return null;
}

const Row = chakra("section", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    flexShrink: 0,
    minHeight: "77px",
    px: { base: "3.5", md: "6" },
    py: "2",
    bg: "bg.surface",
    borderBottom: "1px solid {colors.border.subtle}",
  },
});

const Badge = chakra("span", {
  base: {
    display: { base: "none", sm: "grid" },
    placeItems: "center",
    flexShrink: 0,
    width: "40px",
    height: "40px",
    borderRadius: "plumaThumb",
    bg: "bg.claim",
    color: "fg.claim",
  },
});
