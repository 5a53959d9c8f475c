import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { LuBadgeCheck, LuCheck, LuHourglass, LuStar } from "react-icons/lu";
import type { TransactionAction, TransactionStatus } from "../../__generated__/enums";
import type { ChangeTransactionStatusInput, TransactionActions_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button, ButtonLink } from "../../components/ui/Button";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { toast } from "../../components/ui/toast";
import { transactionMessages } from "../../lib/transactionMessages";
import { shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { celebrateCompletion } from "./completion";
import { isWaitingForRating } from "../../lib/isWaitingForRating";
import type { GivenRating } from "./ConfirmDialog";
import { TRANSACTION_ACTIONS } from "./transactionActionsFragment";
import { useChangeTransactionStatus } from "./useChangeTransactionStatus";
import { useRateTransaction } from "./useRateTransaction";

const loadAcceptDialog = loadOrFailOffline(() => import("./AcceptDialog"));
const loadConfirmDialog = loadOrFailOffline(() => import("./ConfirmDialog"));
const loadEndDialog = loadOrFailOffline(() => import("./EndDialog"));
const AcceptDialog = lazyWithFallback(loadAcceptDialog, NoDialog);
const ConfirmDialog = lazyWithFallback(loadConfirmDialog, NoDialog);
const EndDialog = lazyWithFallback(loadEndDialog, NoDialog);

const text = transactionMessages.transaction;

type Ending = Extract<TransactionAction, "REJECT" | "CANCEL" | "CLAIM">;
const ENDINGS: readonly Ending[] = ["REJECT", "CANCEL", "CLAIM"];

interface TransactionActionsProps {
  transaction: FragmentType<TransactionActions_TransactionFragment>;
  /** Stretches the buttons over the available width. */
  wide?: boolean;
}

/** What the viewer may do with a transaction: the buttons of `viewerMoves` and no others. */
export function TransactionActions({ transaction, wide = false }: TransactionActionsProps) {
  const data = useFragmentData(TRANSACTION_ACTIONS, transaction);
  const { changeStatus, loading: isChanging } = useChangeTransactionStatus();
  const { rate, loading: isRating } = useRateTransaction();
  const loading = isChanging || isRating;
  const [ending, setEnding] = useState<{ move: Ending; status: TransactionStatus } | null>(null);
  const [isAccepting, setAccepting] = useState(false);
  const [rating, setRating] = useState<"CONFIRM" | "RATE" | null>(null);
  useEffect(() => {
    // Preload: the network may be down by the time they are needed.
    Promise.all([loadAcceptDialog(), loadConfirmDialog(), loadEndDialog()]).catch(() => {});
  }, []);
  if (!data) return null;
  const { viewerMoves, counterpart, publication } = data;
  const findMove = (action: TransactionAction) => viewerMoves.find((move) => move.action === action);
  // Close the dialog of an action that is no longer allowed: the counterpart was faster. A proposal may have been
  // accepted meanwhile, and cancelling an agreement is not what the dialog said.
  if (ending && (ending.status !== data.status || !findMove(ending.move))) setEnding(null);
  if (isAccepting && !findMove("ACCEPT")) setAccepting(false);
  if (rating && !findMove(rating)) setRating(null);
  const name = shortName(counterpart);
  const about = `transaction-${data.id}`;
  const growProps = wide ? { flex: "1" } : {};

  /** Null also where the move is no longer possible. */
  const move = async (action: TransactionAction, more?: Omit<ChangeTransactionStatusInput, "transactionId" | "to">) => {
    const to = findMove(action)?.to;
    return to ? changeStatus({ transactionId: data.id, to, ...more }) : null;
  };
  const accept = async (offerVersion: number | null) => {
    if (!(await move("ACCEPT", { offerVersion }))) return;
    setAccepting(false);
    toast.success(text.done.accepted(name), { about });
  };
  const end = async (action: Ending, reason: string | null) => {
    const status = await move(action, reason === null ? undefined : { reason });
    // A failed action can be retried from the same dialog.
    if (!status) return;
    setEnding(null);
    if (action === "CLAIM") toast.info(text.done.claimed, { about });
    else
      toast.success((action === "REJECT" ? text.done.rejected : text.done.cancelled)(name, publication.title), {
        about,
      });
  };
  const rateOrConfirm = async (given: GivenRating) => {
    if (rating === "RATE") {
      if (!(await rate({ transactionId: data.id, ...given }))) return;
      setRating(null);
      toast.success(text.done.rated(name));
      return;
    }
    const status = await move("CONFIRM", { ...given });
    if (!status) return;
    setRating(null);
    if (status === "COMPLETE") celebrateCompletion(data.id);
    else toast.success(text.done.confirmed(name), { about });
  };

  const ownVersion = data.viewerRole === "OWNER" ? "CHANGE_COUNTER_OFFER" : "EDIT";
  const counterAction = data.isViewerTurn === false ? ownVersion : "COUNTER_OFFER";
  const isWaiting = isWaitingForRating(data.viewerRole, data.status);
  if (viewerMoves.length === 0 && !isWaiting) return null;
  return (
    <chakra.div role="group" aria-label={text.actions} display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {isWaiting && (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="2"
          textStyle="small"
          fontWeight={700}
          color="fg.confirmed"
          {...growProps}
        >
          <LuHourglass size={18} aria-hidden="true" />
          {text.waiting}
        </chakra.span>
      )}
      {ENDINGS.filter(findMove).map((action) => (
        <Button
          key={action}
          variant="danger"
          size="s"
          disabled={loading}
          onClick={() => setEnding({ move: action, status: data.status })}
          {...growProps}
        >
          {text.action[action]}
        </Button>
      ))}
      {findMove("COUNTER_OFFER") ? (
        <ButtonLink variant="secondary" size="s" to={paths.counterOffer(data.id)} {...growProps}>
          {text.action[counterAction]}
        </ButtonLink>
      ) : (
        findMove("EDIT") && (
          <ButtonLink variant="secondary" size="s" to={paths.proposalManager(publication.id)} {...growProps}>
            {text.action.EDIT}
          </ButtonLink>
        )
      )}
      {findMove("ACCEPT") && (
        <Button
          variant="swap"
          size="s"
          disabled={loading}
          onClick={() => setAccepting(true)}
          flex={wide ? "1.6" : undefined}
        >
          <LuCheck size={19} aria-hidden="true" />
          {text.action.ACCEPT}
        </Button>
      )}
      {findMove("CONFIRM") && (
        <Button
          variant="confirm"
          size="s"
          disabled={loading}
          onClick={() => setRating("CONFIRM")}
          flex={wide ? "1.6" : undefined}
        >
          <LuBadgeCheck size={19} aria-hidden="true" />
          {text.action.CONFIRM}
        </Button>
      )}
      {findMove("RATE") && (
        <Button variant="confirm" size="s" disabled={loading} onClick={() => setRating("RATE")} {...growProps}>
          <LuStar size={19} aria-hidden="true" />
          {text.action.RATE}
        </Button>
      )}
      {ending && (
        <EndDialog
          move={ending.move}
          name={name}
          loading={loading}
          onClose={() => setEnding(null)}
          onEnd={(reason) => void end(ending.move, reason)}
        />
      )}
      {isAccepting && (
        <AcceptDialog
          transaction={data}
          loading={loading}
          onClose={() => setAccepting(false)}
          onAccept={(offerVersion) => void accept(offerVersion)}
        />
      )}
      {rating && (
        <ConfirmDialog
          transaction={data}
          action={rating}
          loading={loading}
          onClose={() => setRating(null)}
          onConfirm={(given) => void rateOrConfirm(given)}
        />
      )}
    </chakra.div>
  );
}

/** Offline the dialog cannot be loaded, and nothing could be done in it. */
function NoDialog() {
  return null;
}
