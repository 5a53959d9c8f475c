import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { DocumentVault } from "../adapters/documentVault";
import type { Db } from "./client";
import { users } from "./schema/users";
import { verifications } from "./schema/verifications";

type User = typeof users.$inferSelect;

/** Where the verification of a user stands. */
export interface VerificationState {
  status: "none" | "wished" | "waiting" | "refused" | "verified";
  /** When the documents were sent, or the decision took effect. */
  since: Date | null;
  /** Why it was refused. */
  reason: string | null;
}

const isWaiting = (userId: number) => and(eq(verifications.userId, userId), eq(verifications.status, "waiting"));

/** Whether a request of a user waits for an operator. */
export async function hasWaitingVerification(db: Db, userId: number): Promise<boolean> {
  return (await db.select({ id: verifications.id }).from(verifications).where(isWaiting(userId))).length > 0;
}

/** How far the verification of a user is. */
export async function findVerification(
  db: Db,
  { id, verified, wantsVerification }: Pick<User, "id" | "verified" | "wantsVerification">,
): Promise<VerificationState> {
  const [latest] = await db
    .select({
      status: verifications.status,
      reason: verifications.reason,
      decidedAt: verifications.decidedAt,
      createdAt: verifications.createdAt,
    })
    .from(verifications)
    .where(eq(verifications.userId, id))
    .orderBy(desc(verifications.id))
    .limit(1);
  if (verified) return { status: "verified", since: latest?.decidedAt ?? null, reason: null };
  if (latest?.status === "waiting") return { status: "waiting", since: latest.createdAt, reason: null };
  if (latest?.status === "refused") return { status: "refused", since: latest.decidedAt, reason: latest.reason };
  return { status: wantsVerification ? "wished" : "none", since: null, reason: null };
}

/** What an operator compares; a part is null where it was sealed under another key. */
interface OpenDocuments {
  identityNumber: string | null;
  document: Buffer | null;
  photo: Buffer | null;
  /** Whose requests name the same number. */
  sharedWith: User[];
}

/** The documents of a request while it waits. */
export async function openDocuments(db: Db, vault: DocumentVault, userId: number): Promise<OpenDocuments | undefined> {
  const [request] = await db.select().from(verifications).where(isWaiting(userId));
  if (!request) return undefined;
  const open = async (sealed: string | null, part: string) =>
    sealed === null ? null : vault.open(sealed, userId, part);
  return {
    identityNumber: (await open(request.identityNumber, "number"))?.toString() ?? null,
    document: await open(request.document, "document"),
    photo: await open(request.photo, "photo"),
    sharedWith: request.numberHash === null ? [] : await listOthers(db, userId, request.numberHash),
  };
}

async function listOthers(db: Db, userId: number, numberHash: string): Promise<User[]> {
  const rows = await db
    .selectDistinct({ user: users })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .where(
      and(
        eq(verifications.numberHash, numberHash),
        ne(verifications.userId, userId),
        inArray(verifications.status, ["waiting", "approved"]),
      ),
    );
  return rows.map(({ user }) => user);
}
