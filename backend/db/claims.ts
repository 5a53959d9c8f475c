import { asc, eq, inArray, sql } from "drizzle-orm";
import type { DocumentVault } from "../adapters/documentVault";
import type { Db } from "./client";
import { claimStatements } from "./schema/claims";
import { users } from "./schema/users";

/** The statement of a party of a claim, without the pictures. */
export type ClaimStatement = Pick<typeof claimStatements.$inferSelect, "transactionId" | "userId" | "text">;

const { transactionId, userId, text } = claimStatements;

/** The statements of the parties of claims, the first one first. */
export async function listClaimStatements(db: Db, transactionIds: readonly number[]): Promise<ClaimStatement[]> {
  if (transactionIds.length === 0) return [];
  return db
    .select({ transactionId, userId, text })
    .from(claimStatements)
    .where(inArray(transactionId, [...transactionIds]))
    .orderBy(asc(claimStatements.id));
}

/** All statements of a person about claims, with how many of their pictures are still kept. */
export const listStatementsBy = (db: Db, personId: number) =>
  db
    .select({
      transactionId,
      text,
      pictureCount: sql<number>`jsonb_array_length(${claimStatements.pictures})`,
      createdAt: claimStatements.createdAt,
    })
    .from(claimStatements)
    .where(eq(userId, personId))
    .orderBy(asc(claimStatements.id));

/** What a picture of a statement is sealed as: it opens as nothing else. */
export const claimPicturePart = (claimId: number, index: number) => `claim ${claimId} ${index}`;

/** A picture of a claim; null where it was sealed under another key. */
interface OpenPicture {
  sender: typeof users.$inferSelect;
  picture: Buffer | null;
}

/** The pictures of both parties, the first sender's first. */
export async function openClaimPictures(db: Db, vault: DocumentVault, claimId: number): Promise<OpenPicture[]> {
  const rows = await db
    .select({ statement: claimStatements, sender: users })
    .from(claimStatements)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(transactionId, claimId))
    .orderBy(asc(claimStatements.id));
  const opened = rows.map(async ({ statement, sender }) =>
    (await openPictures(vault, sender.id, claimId, statement.pictures)).map((picture) => ({ sender, picture })),
  );
  return (await Promise.all(opened)).flat();
}

/** The pictures of one statement; null for each that was sealed under another key. */
export const openPictures = (vault: DocumentVault, senderId: number, claimId: number, sealed: readonly string[]) =>
  Promise.all(sealed.map((picture, index) => vault.open(picture, senderId, claimPicturePart(claimId, index))));
