import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ClosingSummary_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { describeSide } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { closingMessages } from "../../lib/closingMessages";
import { describeVersion } from "../../lib/describeOffer";
import { messages } from "../../lib/messages";
import { transactionMessages } from "../../lib/transactionMessages";
import { CLOSING_SUMMARY } from "./closingSummaryFragment";
import { ClosingSummary } from "./ClosingSummary";

const text = closingMessages.accept;

interface AcceptDialogProps {
  transaction: FragmentType<ClosingSummary_TransactionFragment>;
  loading: boolean;
  onClose: () => void;
  /** `offerVersion` is the offer that was read here. */
  onAccept: (offerVersion: number | null) => void;
}

/** Asks once before a proposal is accepted, with both sides; an offer that changes meanwhile has to be read first. */
export default function AcceptDialog({ transaction, loading, onClose, onAccept }: AcceptDialogProps) {
  const data = useFragmentData(CLOSING_SUMMARY, transaction);
  const [readVersion, setReadVersion] = useState(data?.offerVersion ?? null);
  if (!data) return null;
  const { counterpart, viewerGives, viewerReceives, offerVersion, offerHistory } = data;
  const name = counterpart.firstName;
  const give = describeSide(toSide(viewerGives));
  const receive = describeSide(toSide(viewerReceives));
  const hasChanged = offerVersion !== readVersion;
  const readOffer = offerHistory.find(({ version }) => version === readVersion);
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={hasChanged ? text.changedTitle(name) : text.title(name)}
      lead={<ClosingSummary transaction={data} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} flex={{ base: "1 1 100%", md: "1" }} order={{ base: 2, md: 1 }}>
            {messages.action.back}
          </Button>
          {hasChanged ? (
            <Button
              flex={{ base: "1 1 100%", md: "1" }}
              order={{ base: 1, md: 2 }}
              onClick={() => setReadVersion(offerVersion)}
            >
              {text.read}
            </Button>
          ) : (
            <Button
              variant="swap"
              flex={{ base: "1 1 100%", md: "1" }}
              order={{ base: 1, md: 2 }}
              loading={loading}
              onClick={() => onAccept(readVersion)}
            >
              {transactionMessages.transaction.action.ACCEPT}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3" textAlign="center" overflowWrap="anywhere">
        {hasChanged ? (
          <div role="alert">
            {readOffer && <chakra.p color="fg.muted">{text.before(describeVersion(readOffer))}</chakra.p>}
            <chakra.p fontWeight={700}>{text.now(give, receive)}</chakra.p>
          </div>
        ) : (
          <>
            <p>{text.summary(give, receive)}</p>
            <chakra.p color="fg.muted">{text.reserved}</chakra.p>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
