import { eq } from "drizzle-orm";
import type { ModerationKind } from "../../../rules/moderation";
import type { Db } from "../../db/client";
import { listRingMembers } from "../../db/rings";
import { contactForms } from "../../db/schema/mails";
import { premiumTerms } from "../../db/schema/premiumTerms";
import { publications } from "../../db/schema/publications";
import { rings } from "../../db/schema/rings";
import { transactions } from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { lockTerm } from "../premiumTerm";

/** The table whose row an item is about. */
const tableOf = {
  publication: publications,
  edit: publications,
  report: publications,
  person: users,
  suspension: users,
  appeal: users,
  claim: transactions,
  contact: contactForms,
  erasure: users,
  verification: users,
  premium: premiumTerms,
  ring: rings,
} as const;

/** Keeps others from deciding about the same until the commit. */
export async function lockSubject(tx: Db, kind: ModerationKind, id: number): Promise<void> {
  if (kind === "premium") {
    await lockTerm(tx, id);
    return;
  }
  const table = tableOf[kind];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
}

/** Whom an item concerns: none of them decides about it. */
export async function findPeople(
  tx: Db,
  kind: ModerationKind,
  id: number,
): Promise<{ ids: number[]; active: boolean }> {
  if (kind === "contact") return { ids: [], active: false };
  if (kind === "premium") {
    const [term] = await tx.select().from(premiumTerms).where(eq(premiumTerms.id, id));
    return { ids: term ? [term.userId] : [], active: false };
  }
  if (kind === "claim") {
    const [claim] = await tx.select().from(transactions).where(eq(transactions.id, id));
    return { ids: claim ? [claim.ownerId, claim.interestedId] : [], active: false };
  }
  if (kind === "ring") {
    const members = await listRingMembers(tx, id);
    return { ids: members.map(({ userId }) => userId), active: false };
  }
  if (tableOf[kind] === users) {
    const [user] = await tx.select().from(users).where(eq(users.id, id));
    return { ids: [id], active: user?.active === true };
  }
  const [publication] = await tx.select().from(publications).where(eq(publications.id, id));
  return { ids: publication ? [publication.ownerId] : [], active: false };
}
