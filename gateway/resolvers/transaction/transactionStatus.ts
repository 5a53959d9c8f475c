import { z } from "zod";
import { canHaveMovedTo, checkClaimReason } from "../../../rules/transaction";
import type { TransactionStatus as WireStatus } from "../../../rules/transaction";
import type { TransactionRole } from "../../__generated__/enums";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import type { UserError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { acceptCounterOffer } from "../../rest/offers";
import { isTransactionStub } from "../../rest/transactionRecord";
import { postRating, updateStatus } from "../../rest/transactions";
import type { Rating } from "../../rest/transactions";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { toPayloadErrors } from "../common/payloadErrors";
import { ratingFields, readRating } from "./rating";
import { roleOf } from "./transaction";
import { findMoveOf, toWireRole, toWireStatus } from "./transactionTable";
import { checkedText, idText, validate } from "../common/validate";

const texts = {
  changed: "La propuesta cambió después de que la leíste. Revísala antes de aceptar.",
  notYours: "Solo la otra persona puede hacer esto.",
};
const fieldNames = { ...ratingFields, status: "to", reason: "reason" };

/** How the backend refuses a move that the status does not allow. It names statuses in English. */
const namesStatuses = /^No se puede pasar de /;

/** Who asks for none leaves it out. */
const claimShape = z.object({ reason: checkedText(checkClaimReason).nullish() });

interface Outcome {
  transaction: TransactionRecord | null;
  errors: UserError[];
}

export const transactionStatusMutation: MutationResolvers = {
  async changeTransactionStatus(_root, { input }, context) {
    context.requireSession();
    const to = toWireStatus(input.to);
    const current = idText.safeParse(input.transactionId).success
      ? await context.loaders.transaction.load(input.transactionId)
      : null;
    if (!current) return failure("NOT_FOUND");
    const role = await roleOf(current, context);
    if (current.status === to && canHaveMovedTo(to, toWireRole(role))) return { transaction: current, errors: [] };
    if (to === "accepted" && current.offer_author === "owner")
      return acceptOwnersVersion(context, current, role, input.offerVersion);
    const move = findMoveOf(current.status, to, role);
    if (!move)
      return isCounterpartMove(current.status, to, role) ? failure("FORBIDDEN", texts.notYours) : failure("CONFLICT");
    if (move.action === "accept")
      return isStale(current, input.offerVersion)
        ? staleOffer(current)
        : applyStatus(context, current, to, { offerVersion: input.offerVersion });
    if (move.action === "claim") {
      const { data, errors } = validate(claimShape, input);
      return data
        ? applyStatus(context, current, to, { reason: data.reason ?? undefined })
        : { transaction: null, errors };
    }
    if (move.action !== "confirm") return applyStatus(context, current, to);
    const { rating, errors } = readRating(input);
    return rating ? confirmWithRating(context, current, to, role, rating) : { transaction: null, errors };
  },
};

function failure(...reason: Parameters<typeof userError>): Outcome {
  return { transaction: null, errors: [userError(...reason)] };
}

const isStale = ({ offer_version: version }: TransactionRecord, read: number | null | undefined) =>
  version !== null && (read ?? version) !== version;

/** The owner has agreed to their own version by writing it: what counts is the interested party's word. */
async function acceptOwnersVersion(
  context: Context,
  current: TransactionRecord,
  role: TransactionRole,
  read: number | null | undefined,
): Promise<Outcome> {
  if (current.status === "accepted" && role === "INTERESTED") return { transaction: current, errors: [] };
  if (current.status !== "active") return failure("CONFLICT");
  if (role === "OWNER") return failure("FORBIDDEN", texts.notYours);
  const version = read ?? current.offer_version;
  if (version === null || isStale(current, version)) return staleOffer(current);
  return applyStatus(context, current, "accepted", { offerVersion: version, isOfOwner: true });
}

/** With the offer as it is now, so that the client can show what changed. */
function staleOffer(transaction: TransactionRecord): Outcome {
  return { transaction, errors: [userError("CONFLICT", texts.changed, "offerVersion")] };
}

function isCounterpartMove(from: WireStatus, to: WireStatus, role: TransactionRole): boolean {
  return findMoveOf(from, to, role === "OWNER" ? "INTERESTED" : "OWNER") !== null;
}

/**
 * Rating and confirmation are two calls of the backend. When the gateway or the network fails between them, a repeat
 * finds the rating done (by the record, or because the backend refuses a second one) and continues with the status:
 * never a second rating.
 */
async function confirmWithRating(
  context: Context,
  current: TransactionRecord,
  to: WireStatus,
  role: TransactionRole,
  rating: Rating,
): Promise<Outcome> {
  let ratingError: AppError | null = null;
  if (current.viewer_rank === null) {
    try {
      await postRating(context.rest, context.session?.userToken ?? null, current.id, rating);
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== "BAD_USER_INPUT" && error.code !== "CONFLICT"))
        return { transaction: null, errors: toPayloadErrors(error) };
      ratingError = error;
    }
  }
  const outcome = await applyStatus(context, current, to, { confirming: role });
  return outcome.errors.length > 0 && ratingError
    ? { transaction: null, errors: toPayloadErrors(ratingError, fieldNames) }
    : outcome;
}

interface StatusChange {
  confirming?: TransactionRole;
  offerVersion?: number | null | undefined;
  /** Whether the owner has written that version. */
  isOfOwner?: boolean;
  /** Of a claim. */
  reason?: string | undefined;
}

async function applyStatus(
  context: Context,
  current: TransactionRecord,
  to: WireStatus,
  { confirming, offerVersion, isOfOwner = false, reason }: StatusChange = {},
): Promise<Outcome> {
  try {
    const changed =
      isOfOwner && offerVersion != null
        ? await acceptCounterOffer(context.rest, current.id, offerVersion)
        : await updateStatus(context.rest, current.id, to, { offerVersion: offerVersion ?? undefined, reason });
    return await readOutcome(context, changed);
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== "BAD_USER_INPUT" && error.code !== "CONFLICT"))
      return { transaction: null, errors: toPayloadErrors(error) };
    context.refresh();
    const now = await context.loaders.transaction.load(current.id);
    if (!now) return failure("NOT_FOUND");
    if (now.status === to && confirming) return { transaction: now, errors: [] };
    // Both confirmed at the same moment: the other party was first, so this confirmation completes.
    if (confirming && now.status !== current.status && findMoveOf(now.status, "complete", confirming))
      return applyStatus(context, now, "complete");
    if (offerVersion != null && now.status === current.status && now.offer_version !== offerVersion)
      return staleOffer(now);
    // It may also have moved before it was read here, yet after the person asked.
    const hasMoved = now.status !== current.status || Date.parse(now.updated_at ?? "") > context.rest.startedAt;
    return hasMoved || namesStatuses.test(error.message)
      ? failure("CONFLICT")
      : { transaction: null, errors: toPayloadErrors(error, fieldNames) };
  }
}

/** The response to a change leaves out who ended it and why; a second read has it. */
async function readOutcome(context: Context, changed: TransactionRecord): Promise<Outcome> {
  rememberTransaction(context.rest, context.requireSession(), changed);
  context.refresh();
  const whole = await context.loaders.transaction.load(changed.id).catch(() => null);
  if (whole?.status !== changed.status) return { transaction: changed, errors: [] };
  const { closed_by, close_reason, viewer_rank } = whole;
  return {
    transaction: isTransactionStub(changed) ? whole : { ...changed, closed_by, close_reason, viewer_rank },
    errors: [],
  };
}
