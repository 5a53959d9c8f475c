import { and, eq, gt, isNull } from "drizzle-orm";
import { linkTexts, sessionTexts } from "../../rules/session";
import type { Db } from "../db/client";
import { mailTokens } from "../db/schema/mails";
import { suspensionAppeals } from "../db/schema/suspensionAppeals";
import { users } from "../db/schema/users";
import { findSuspension } from "../db/suspensions";
import { conflict, HttpError, notFound } from "../errors";
import { hoursFrom, reactivationHours } from "../policies/mailLinks";
import { hashToken, randomToken } from "../session/tokens";
import { runAtomically } from "./runAtomically";

const alreadyAppealed = "Ya pediste otra revisión de esta suspensión";

/**
 * Why a suspended user cannot sign in. Only the proven owner of the account gets it: with the reason, and a token for
 * the appeal while there was none.
 */
export async function suspendedError(tx: Db, userId: number, now: Date): Promise<HttpError> {
  const suspension = await findSuspension(tx, userId);
  const refusal = { success: false, errors: [sessionTexts.deactivated] };
  if (!suspension) return new HttpError(401, refusal);
  const canAppeal = suspension.appeal === null;
  const token = canAppeal ? await createAppealToken(tx, userId, now) : null;
  return new HttpError(401, { ...refusal, suspension: { reason: suspension.decision.reason, appeal_token: token } });
}

async function createAppealToken(tx: Db, userId: number, now: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = hoursFrom(now, reactivationHours);
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, "appeal")));
  await tx.insert(mailTokens).values({ tokenHash: hashToken(token), userId, kind: "appeal", expiresAt });
  return token;
}

/**
 * Asks the operators to review a suspension once more. Repeating it has no effect. Throws HttpError 404 for a token
 * that does not hold, 409 where another text was sent before.
 */
export function appealSuspension(db: Db, token: string, text: string, now: Date): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(mailTokens)
      .innerJoin(users, eq(users.id, mailTokens.userId))
      .where(
        and(
          eq(mailTokens.tokenHash, hashToken(token)),
          eq(mailTokens.kind, "appeal"),
          gt(mailTokens.expiresAt, now),
          eq(users.active, false),
          isNull(users.deactivatedAt),
        ),
      );
    const suspension = owner && (await findSuspension(tx, owner.id));
    if (!owner || !suspension) throw notFound(linkTexts.appeal);
    const decisionId = suspension.decision.id;
    const stored = await tx
      .insert(suspensionAppeals)
      .values({ decisionId, userId: owner.id, text, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (stored.length > 0) return;
    const [earlier] = await tx.select().from(suspensionAppeals).where(eq(suspensionAppeals.decisionId, decisionId));
    if (earlier?.text !== text) throw conflict(alreadyAppealed);
  });
}
