import { and, asc, eq, inArray, or } from "drizzle-orm";
import { liveStatuses } from "../../rules/transaction";
import type { Db } from "../db/client";
import { mails, publications, transactions, users } from "../db/schema";
import { HttpError } from "../errors";
import { deactivatedMail } from "../presenters/mails/account";
import type { Viewer } from "../session/tokens";
import { atomically } from "./atomically";
import { provePassword } from "./changePassword";
import { endSessions } from "./outbox";
import { forgetLinks } from "./recoverPassword";

export const deactivationMessages = {
  done: "Se ha desactivado la cuenta",
  bound: "No se puede desactivar el perfil porque usted tiene transacciones activas",
};

/**
 * Takes an account out of view with all its publications and ends every session; refused while anything binds its person to somebody
 * (decision C12). Throws 422 with the error flag, or at `password` where one is given and wrong.
 */
export async function deactivateAccount(
  db: Db,
  viewer: Viewer,
  password: string | undefined,
  publicUrl: string,
  now: Date,
): Promise<void> {
  if (password !== undefined) await provePassword(db, viewer, password, "password");
  await atomically(db, async (tx) => {
    // Publications, then the person, as proposals lock them: one that is made meanwhile is either seen here or finds nobody to propose to.
    await tx
      .select({ id: publications.id })
      .from(publications)
      .where(eq(publications.ownerId, viewer.id))
      .orderBy(asc(publications.id))
      .for("update");
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.id)).for("update");
    if (!user?.active) return;
    if (await isBound(tx, viewer.id)) throw new HttpError(422, { error: true, errors: [deactivationMessages.bound] });
    await tx
      .update(publications)
      .set({ status: "inactive", updatedAt: now })
      .where(and(eq(publications.ownerId, viewer.id), inArray(publications.status, ["Activo", "waiting"])));
    await tx.update(users).set({ active: false, deactivatedAt: now }).where(eq(users.id, viewer.id));
    await forgetLinks(tx, viewer.id);
    await tx.insert(mails).values({ recipient: user.email, ...deactivatedMail(user.name, `${publicUrl}/login`) });
    await endSessions(tx, viewer.id);
  });
}

async function isBound(tx: Db, userId: number): Promise<boolean> {
  const [live] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        inArray(transactions.status, [...liveStatuses]),
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
      ),
    )
    .limit(1);
  return live !== undefined;
}
