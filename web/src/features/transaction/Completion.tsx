import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useFragmentData } from "../../apollo/useFragmentData";
import { toast } from "../../components/ui/toast";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { shortName } from "../../lib/names";
import { transactionMessages } from "../../lib/transactionMessages";
import { closeCompletion, completionStore } from "./completion";
import type { GivenRating } from "./ConfirmDialog";
import { TRANSACTION_ACTIONS } from "./transactionActionsFragment";
import { useRateTransaction } from "./useRateTransaction";

const CompletionDialog = lazy(loadWhenOnline(() => import("./CompletionDialog")));
const ConfirmDialog = lazy(loadWhenOnline(() => import("./ConfirmDialog")));

/**
 * Shows a transaction that has just been completed, then the rating where the viewer has not rated yet; once for the
 * whole app.
 */
export function Completion() {
  const id = useStore(completionStore);
  const data = useFragmentData(TRANSACTION_ACTIONS, id === null ? null : ({ __typename: "Transaction", id } as never));
  const { rate, loading } = useRateTransaction();
  const [isRating, setRating] = useState(false);
  // What it shows needs no notice beside it.
  useEffect(() => (id === null ? undefined : toast.silence(`transaction-${id}`)), [id]);
  if (!data) return null;
  const close = () => {
    setRating(false);
    closeCompletion();
  };
  const sendRating = async (given: GivenRating) => {
    if (!(await rate({ transactionId: data.id, ...given }))) return;
    close();
    toast.success(transactionMessages.transaction.done.rated(shortName(data.counterpart)));
  };
  const canRate = data.viewerMoves.some(({ action }) => action === "RATE");
  return (
    <Suspense fallback={null}>
      {isRating ? (
        <ConfirmDialog
          transaction={data}
          action="RATE"
          loading={loading}
          onClose={close}
          onConfirm={(given) => void sendRating(given)}
        />
      ) : (
        <CompletionDialog transaction={data} onRate={canRate ? () => setRating(true) : null} onClose={close} />
      )}
    </Suspense>
  );
}
