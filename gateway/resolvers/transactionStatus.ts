import { canHaveMovedTo, checkRating } from "../../rules/transaction";
import type { TransactionStatus as WireStatus } from "../../rules/transaction";
import type { MutationResolvers, TransactionRole, UserError } from "../__generated__/resolvers";
import type { Context } from "../context";
import { AppError, userError } from "../errors";
import { isTransactionStub, rankUser, updateStatus } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactions";
import { refusalsOf } from "./refusals";
import { roleOf } from "./transaction";
import { findMoveOf, toWireRole, toWireStatus } from "./transactionTable";
import { idText } from "./validate";

const texts = {
  notYours: "Solo la otra persona puede hacer esto.",
};
const fieldNames = { rank: "rating", status: "to" };

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
    if (!current) return refused("NOT_FOUND");
    const role = await roleOf(current, context);
    if (current.status === to && canHaveMovedTo(to, toWireRole(role))) return { transaction: current, errors: [] };
    const move = findMoveOf(current.status, to, role);
    if (!move) return isOthers(current.status, to, role) ? refused("FORBIDDEN", texts.notYours) : refused("CONFLICT");
    if (move.action !== "confirm") return change(context, current, to);
    const refusal = checkRating(input.rating);
    if (refusal) return refused("BAD_USER_INPUT", refusal, "rating");
    return confirm(context, current, to, role, input.rating ?? 0);
  },
};

function refused(...reason: Parameters<typeof userError>): Outcome {
  return { transaction: null, errors: [userError(...reason)] };
}

function isOthers(from: WireStatus, to: WireStatus, role: TransactionRole): boolean {
  return findMoveOf(from, to, role === "OWNER" ? "INTERESTED" : "OWNER") !== null;
}

/**
 * Rating and confirmation are two calls of the backend. When the gateway or the line breaks between them, repeating this finds the rating
 * done (the backend says so by its record or by refusing a second one) and goes on with the status: never a second rating.
 */
async function confirm(
  context: Context,
  current: TransactionRecord,
  to: WireStatus,
  role: TransactionRole,
  rating: number,
): Promise<Outcome> {
  let ratingError: AppError | null = null;
  if (current.viewer_rank === null) {
    try {
      await rankUser(context.rest, context.session?.userToken ?? null, current.id, rating);
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== "BAD_USER_INPUT" && error.code !== "CONFLICT"))
        return { transaction: null, errors: refusalsOf(error) };
      ratingError = error;
    }
  }
  const outcome = await change(context, current, to, role);
  return outcome.errors.length > 0 && ratingError
    ? { transaction: null, errors: refusalsOf(ratingError, fieldNames) }
    : outcome;
}

async function change(
  context: Context,
  current: TransactionRecord,
  to: WireStatus,
  confirming?: TransactionRole,
): Promise<Outcome> {
  try {
    return await done(context, await updateStatus(context.rest, current.id, to));
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== "BAD_USER_INPUT" && error.code !== "CONFLICT"))
      return { transaction: null, errors: refusalsOf(error) };
    context.refresh();
    const now = await context.loaders.transaction.load(current.id);
    if (!now) return refused("NOT_FOUND");
    if (now.status === to && confirming) return { transaction: now, errors: [] };
    // Both confirmed at the same moment: the other one was first, so this confirmation completes.
    if (confirming && now.status !== current.status && findMoveOf(now.status, "complete", confirming))
      return change(context, now, "complete");
    return now.status === current.status
      ? { transaction: null, errors: refusalsOf(error, fieldNames) }
      : refused("CONFLICT");
  }
}

/** The answer to a change leaves out who ended it and why; reading it again tells. */
async function done(context: Context, changed: TransactionRecord): Promise<Outcome> {
  context.refresh();
  const whole = await context.loaders.transaction.load(changed.id).catch(() => null);
  if (whole?.status !== changed.status) return { transaction: changed, errors: [] };
  const { closed_by, close_reason, viewer_rank } = whole;
  return {
    transaction: isTransactionStub(changed) ? whole : { ...changed, closed_by, close_reason, viewer_rank },
    errors: [],
  };
}
