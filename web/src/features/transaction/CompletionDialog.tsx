import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ClosingSummary_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { describeSide } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { closingMessages } from "../../lib/closingMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { CLOSING_SUMMARY } from "./closingSummaryFragment";
import { ClosingSummary } from "./ClosingSummary";

const text = closingMessages.complete;

interface CompletionDialogProps {
  transaction: FragmentType<ClosingSummary_TransactionFragment>;
  /** Null where the viewer has rated already. */
  onRate: (() => void) | null;
  onClose: () => void;
}

/** Both things, which settle on the side of their new owner, and what comes next. */
export default function CompletionDialog({ transaction, onRate, onClose }: CompletionDialogProps) {
  const data = useFragmentData(CLOSING_SUMMARY, transaction);
  if (!data) return null;
  const { viewerGives, viewerReceives, counterpart } = data;
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={text.title}
      lead={<ClosingSummary transaction={data} isSettling />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} flex={{ base: "1 1 100%", md: "1" }} order={{ base: 2, md: 1 }}>
            {messages.action.close}
          </Button>
          {onRate ? (
            <Button variant="confirm" onClick={onRate} flex={{ base: "1 1 100%", md: "1" }} order={{ base: 1, md: 2 }}>
              {text.rate(counterpart.firstName)}
            </Button>
          ) : (
            <ButtonLink
              variant="swap"
              to={paths.newPublication()}
              onClick={onClose}
              flex={{ base: "1 1 100%", md: "1" }}
              order={{ base: 1, md: 2 }}
            >
              {text.publish}
            </ButtonLink>
          )}
        </>
      }
    >
      <chakra.p color="fg.muted" textAlign="center">
        {text.summary(describeSide(toSide(viewerGives)), describeSide(toSide(viewerReceives)))}{" "}
        {onRate ? text.notRated(counterpart.firstName) : text.rated}
      </chakra.p>
    </Dialog>
  );
}
