import { eq } from "drizzle-orm";
import { verificationTexts } from "../../rules/verification";
import type { DocumentVault } from "../adapters/documentVault";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";
import { verifications } from "../db/schema/verifications";
import { hasWaitingVerification } from "../db/verifications";
import { conflict, unauthorized } from "../errors";
import type { Viewer } from "../session/tokens";
import { runAtomically } from "./runAtomically";

interface IdentityDocuments {
  identityNumber: string;
  document: Uint8Array;
  photo: Uint8Array;
}

/**
 * Has an operator verify the identity of a user. Repeating it while the request waits keeps the first one. Returns the
 * user as it is now. Throws HttpError 409 where the identity is verified.
 */
export async function requestVerification(
  db: Db,
  vault: DocumentVault,
  userId: number,
  { identityNumber, document, photo }: IdentityDocuments,
  now: Date,
): Promise<Viewer> {
  const sealed = {
    identityNumber: await vault.seal(Buffer.from(identityNumber), userId, "number"),
    document: await vault.seal(document, userId, "document"),
    photo: await vault.seal(photo, userId, "photo"),
    numberHash: vault.hash(identityNumber),
  };
  return runAtomically(db, async (tx) => {
    // One after the other, and not while a decision takes effect.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.active) throw unauthorized();
    if (user.verified) throw conflict(verificationTexts.verified);
    if (!(await hasWaitingVerification(tx, userId)))
      await tx.insert(verifications).values({ userId, ...sealed, createdAt: now });
    return user;
  });
}

/** Deletes what a decided request was sent with. */
export async function deleteDocuments(tx: Db, verificationId: number): Promise<void> {
  await tx
    .update(verifications)
    .set({ identityNumber: null, document: null, photo: null })
    .where(eq(verifications.id, verificationId));
}
