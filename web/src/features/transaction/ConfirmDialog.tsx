import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { checkRemark, maxRemark } from "../../../../rules/remark";
import { countCharacters } from "../../../../rules/text";
import type { RatingReason } from "../../__generated__/enums";
import type { ClosingSummary_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Counter } from "../../components/form/Counter";
import { RatingInput } from "../../components/form/RatingInput";
import { ReasonsInput } from "../../components/form/ReasonsInput";
import { useReasons } from "../../components/form/useReasons";
import { describeSide } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { transactionMessages } from "../../lib/transactionMessages";
import { closingMessages } from "../../lib/closingMessages";
import { CLOSING_SUMMARY } from "./closingSummaryFragment";
import { ClosingSummary } from "./ClosingSummary";

const text = closingMessages.confirm;

interface ConfirmDialogProps {
  transaction: FragmentType<ClosingSummary_TransactionFragment>;
  /** RATE: the system has completed it already. */
  action: "CONFIRM" | "RATE";
  loading: boolean;
  onClose: () => void;
  onConfirm: (given: GivenRating) => void;
}

/** As the mutations take it. */
export interface GivenRating {
  rating: number;
  remark: string | null;
  /** Left out where the backend takes none. */
  ratingReasons?: RatingReason[];
}

/** Asks for the rating, with which a transaction is confirmed; a bottom sheet on phones. */
export default function ConfirmDialog({ transaction, action, loading, onClose, onConfirm }: ConfirmDialogProps) {
  const data = useFragmentData(CLOSING_SUMMARY, transaction);
  const [rating, setRating] = useState<number | null>(null);
  const [remark, setRemark] = useState("");
  const { offered, ticked, setTicked, sent } = useReasons(data?.takesRatingReasons ? rating : null);
  const refusal = checkRemark(remark);
  if (!data) return null;
  const send = () => {
    if (rating === null) return;
    onConfirm({ rating, remark: remark.trim() || null, ...(data.takesRatingReasons && { ratingReasons: sent }) });
  };
  // A backend that counts no offers keeps no written lines, either.
  const hasRemark = rating !== null && data.offerVersion !== null;
  const receive = toSide(data.viewerReceives);
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={text.title(data.counterpart.firstName)}
      lead={<ClosingSummary transaction={data} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} flex={{ base: "1 1 100%", md: "1" }} order={{ base: 2, md: 1 }}>
            {text.notYet}
          </Button>
          <Button
            variant="confirm"
            flex={{ base: "1 1 100%", md: "1" }}
            order={{ base: 1, md: 2 }}
            loading={loading}
            disabled={rating === null || refusal !== null}
            onClick={send}
          >
            {transactionMessages.transaction.action[action]}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" alignItems="center" gap="4" textAlign="center">
        <chakra.p color="fg.muted">{action === "RATE" ? text.rate : text.text(describeSide(receive))}</chakra.p>
        <RatingInput label={text.stars} value={rating} onChange={setRating} isDisabled={loading} />
        {data.takesRatingReasons && (
          <chakra.p textStyle="small" color="fg.muted">
            {text.heldBack}
          </chakra.p>
        )}
        {offered.length > 0 && (
          <ReasonsInput offered={offered} ticked={ticked} onChange={setTicked} isDisabled={loading} />
        )}
        {hasRemark && (
          <chakra.div width="100%" textAlign="left">
            <Field
              label={text.remark}
              {...(refusal && { error: refusal })}
              hint={
                <chakra.span display="flex" justifyContent="space-between" gap="3">
                  {text.remarkHint(data.counterpart.firstName)}
                  <Counter count={countCharacters(remark)} max={maxRemark} />
                </chakra.span>
              }
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  minHeight="4.5rem"
                  value={remark}
                  onChange={(event) => setRemark(event.target.value)}
                />
              )}
            </Field>
          </chakra.div>
        )}
      </chakra.div>
    </Dialog>
  );
}
