import { liveTransactionsText } from "../../rules/account";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/client";
import { listAcceptedRings } from "../db/rings";
import { mails } from "../db/schema/mails";
import { publications } from "../db/schema/publications";
import { users } from "../db/schema/users";
import { hasLiveTransaction } from "../db/transactions";
import { HttpError } from "../errors";
import { deactivatedMail } from "../presenters/mails/account";
import type { Viewer } from "../session/tokens";
import { runAtomically } from "./runAtomically";
import { verifyCurrentPassword } from "./changePassword";
import { notify } from "./notify";
import { endSessions } from "./outbox";
import { revokeMailTokens } from "./recoverPassword";
import { endProposedRingsOf } from "./rings/end";

/** `done` is the recorded answer, the other one why it is refused. */
export const deactivationMessages = {
  done: "Se ha desactivado la cuenta",
  hasLiveTransactions: liveTransactionsText,
};

/**
 * Hides an account with all its publications and ends every session; refused while a live transaction binds the user to
 * another. Throws 422 with the error flag, or at `password` where one is given and wrong.
 */
export async function deactivateAccount(
  db: Db,
  viewer: Viewer,
  password: string | undefined,
  publicUrl: string,
  now: Date,
): Promise<void> {
  if (password !== undefined) await verifyCurrentPassword(db, viewer, password, "password");
  await runAtomically(db, async (tx) => {
    // Publications, then the user, in the order in which proposals lock them: a concurrent proposal is either seen here
    // or finds an inactive account.
    await tx
      .select({ id: publications.id })
      .from(publications)
      .where(eq(publications.ownerId, viewer.id))
      .orderBy(asc(publications.id))
      .for("update");
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.id)).for("update");
    if (!user?.active) return;
    if ((await hasLiveTransaction(tx, viewer.id)) || (await listAcceptedRings(tx, viewer.id)).length > 0)
      throw new HttpError(422, { error: true, errors: [deactivationMessages.hasLiveTransactions] });
    await tx
      .update(publications)
      .set({ status: "inactive", updatedAt: now })
      .where(and(eq(publications.ownerId, viewer.id), inArray(publications.status, ["Activo", "waiting"])));
    await tx.update(users).set({ active: false, deactivatedAt: now }).where(eq(users.id, viewer.id));
    await revokeMailTokens(tx, viewer.id);
    await tx.insert(mails).values({ recipient: user.email, ...deactivatedMail(user.name, `${publicUrl}/login`) });
    await notify(tx, await endProposedRingsOf(tx, viewer.id, now));
    await endSessions(tx, viewer.id);
  });
}
