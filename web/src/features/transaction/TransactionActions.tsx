import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { LuBadgeCheck, LuCheck, LuHourglass } from "react-icons/lu";
import type { TransactionActions_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button, ButtonLink } from "../../components/ui/Button";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { toast } from "../../components/ui/toast";
import { transactionMessages } from "../../lib/transactionMessages";
import { shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { isWaitingForRating } from "./moves";
import type { Move } from "./moves";
import { TRANSACTION_ACTIONS } from "./transactionActionsFragment";
import { useChangeTransactionStatus } from "./useChangeTransactionStatus";

const loadConfirmDialog = loadOrFailOffline(() => import("./ConfirmDialog"));
const loadEndDialog = loadOrFailOffline(() => import("./EndDialog"));
const ConfirmDialog = lazyWithFallback(loadConfirmDialog, NoDialog);
const EndDialog = lazyWithFallback(loadEndDialog, NoDialog);

const text = transactionMessages.transaction;

type Ending = Extract<Move, "REJECT" | "CANCEL" | "CLAIM">;
const ENDINGS: readonly Ending[] = ["REJECT", "CANCEL", "CLAIM"];

interface TransactionActionsProps {
  transaction: FragmentType<TransactionActions_TransactionFragment>;
  /** Stretches the buttons over the available width. */
  wide?: boolean;
}

/** What the viewer may do with a transaction: the buttons of `viewerActions` and no others. */
export function TransactionActions({ transaction, wide = false }: TransactionActionsProps) {
  const data = useFragmentData(TRANSACTION_ACTIONS, transaction);
  const { changeStatus, loading } = useChangeTransactionStatus();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    // Preload: the network may be down by the time they are needed.
    Promise.all([loadConfirmDialog(), loadEndDialog()]).catch(() => {});
  }, []);
  if (!data) return null;
  const { viewerActions, counterpart, publication } = data;
  // Close the dialog of an action that is no longer allowed: the counterpart was faster.
  if (ending && !viewerActions.includes(ending)) setEnding(null);
  if (isConfirming && !viewerActions.includes("CONFIRM")) setConfirming(false);
  const name = shortName(counterpart);
  const growProps = wide ? { flex: "1" } : {};

  const accept = async () => {
    if (await changeStatus(data, "ACCEPT")) toast.success(text.done.accepted(name));
  };
  const end = async (move: Ending) => {
    const status = await changeStatus(data, move);
    // A failed action can be retried from the same dialog.
    if (!status) return;
    setEnding(null);
    if (move === "CLAIM") toast.info(text.done.claimed);
    else toast.success((move === "REJECT" ? text.done.rejected : text.done.cancelled)(name, publication.title));
  };
  const confirm = async (rating: number) => {
    const status = await changeStatus(data, "CONFIRM", rating);
    if (!status) return;
    setConfirming(false);
    toast.success(status === "COMPLETE" ? text.done.complete : text.done.confirmed(name));
  };

  const isWaiting = isWaitingForRating(data.viewerRole, data.status);
  if (viewerActions.length === 0 && !isWaiting) return null;
  return (
    <chakra.div role="group" aria-label={text.actions} display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {isWaiting && (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="2"
          textStyle="small"
          fontWeight={700}
          color="mar.600"
          {...growProps}
        >
          <LuHourglass size={18} aria-hidden="true" />
          {text.waiting}
        </chakra.span>
      )}
      {ENDINGS.filter((move) => viewerActions.includes(move)).map((move) => (
        <Button key={move} variant="danger" size="s" disabled={loading} onClick={() => setEnding(move)} {...growProps}>
          {text.action[move]}
        </Button>
      ))}
      {viewerActions.includes("EDIT") && (
        <ButtonLink variant="secondary" size="s" to={paths.proposalManager(publication.id)} {...growProps}>
          {text.action.EDIT}
        </ButtonLink>
      )}
      {viewerActions.includes("ACCEPT") && (
        <Button
          variant="swap"
          size="s"
          loading={loading && !ending}
          onClick={() => void accept()}
          flex={wide ? "1.6" : undefined}
        >
          <LuCheck size={19} aria-hidden="true" />
          {text.action.ACCEPT}
        </Button>
      )}
      {viewerActions.includes("CONFIRM") && (
        <Button
          variant="confirm"
          size="s"
          disabled={loading}
          onClick={() => setConfirming(true)}
          flex={wide ? "1.6" : undefined}
        >
          <LuBadgeCheck size={19} aria-hidden="true" />
          {text.action.CONFIRM}
        </Button>
      )}
      {ending && (
        <EndDialog
          move={ending}
          name={name}
          loading={loading}
          onClose={() => setEnding(null)}
          onEnd={() => void end(ending)}
        />
      )}
      {isConfirming && (
        <ConfirmDialog
          transaction={data}
          loading={loading}
          onClose={() => setConfirming(false)}
          onConfirm={(rating) => void confirm(rating)}
        />
      )}
    </chakra.div>
  );
}

/** Offline the dialog cannot be loaded, and nothing could be done in it. */
function NoDialog() {
  return null;
}
