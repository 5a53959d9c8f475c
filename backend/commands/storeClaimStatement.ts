import { and, eq } from "drizzle-orm";
import { claimantOf, claimTexts, findMissingPart } from "../../rules/claim";
import { claimPicturePart, openPictures } from "../db/claims";
import type { Db } from "../db/client";
import { claimStatements } from "../db/schema/claims";
import { transactions } from "../db/schema/transactions";
import { conflict, invalidFields, notFound } from "../errors";
import { roleOf } from "../policies/transaction";
import type { Services } from "../services";
import { emit } from "./outbox";
import { runAtomically } from "./runAtomically";
import { transactionMessages } from "./transactionItems";

const alreadyGiven = "Ya enviaste tu versión de este reclamo";

interface ClaimStatement {
  viewerId: number;
  transactionId: number;
  text: string | null;
  pictures: Uint8Array[];
}

/**
 * Stores the statement of a party of an open claim, once; the same again changes nothing. Throws HttpError 404 for
 * strangers, 409 where no claim is open or another statement was sent before, 422 for an empty one.
 */
export async function storeClaimStatement(
  { db, vault, now }: Pick<Services, "db" | "vault" | "now">,
  { viewerId, transactionId, text, pictures }: ClaimStatement,
): Promise<void> {
  const sealed = await Promise.all(
    pictures.map((picture, index) => vault.seal(picture, viewerId, claimPicturePart(transactionId, index))),
  );
  await runAtomically(db, async (tx) => {
    // Not while a decision takes effect.
    const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId)).for("update");
    const role = current && roleOf(current, viewerId);
    if (!current || !role) throw notFound(transactionMessages.notFound);
    const [earlier] = await tx
      .select({ text: claimStatements.text, pictures: claimStatements.pictures })
      .from(claimStatements)
      .where(and(eq(claimStatements.transactionId, transactionId), eq(claimStatements.userId, viewerId)));
    if (earlier) {
      const opened = await openPictures(vault, viewerId, transactionId, earlier.pictures);
      if (earlier.text !== text || !isSame(opened, pictures)) throw conflict(alreadyGiven);
      return;
    }
    const claimant = claimantOf(current.status);
    if (!claimant) throw conflict(claimTexts.closed);
    const missing = findMissingPart(role === claimant, text !== null, pictures.length > 0);
    if (missing) throw invalidFields({ [missing]: [missing === "text" ? claimTexts.empty : claimTexts.noPicture] });
    await tx
      .insert(claimStatements)
      .values({ transactionId, userId: viewerId, text, pictures: sealed, createdAt: now() });
    await emit(tx, [{ kind: "request", userId: viewerId, transactionId }]);
  });
}

/** What cannot be opened any more is taken for the same. */
const isSame = (opened: readonly (Buffer | null)[], pictures: readonly Uint8Array[]) =>
  opened.length === pictures.length && pictures.every((picture, index) => opened[index]?.equals(picture) ?? true);

/** Deletes the pictures of a decided claim; the texts of both parties stay with the decision. */
export async function deleteClaimPictures(tx: Db, transactionId: number): Promise<void> {
  await tx.update(claimStatements).set({ pictures: [] }).where(eq(claimStatements.transactionId, transactionId));
}
