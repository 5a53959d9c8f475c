import { eq, inArray } from "drizzle-orm";
import { documentDays } from "../../../rules/verification";
import { jobs } from "../../db/schema/jobs";
import { mails } from "../../db/schema/mails";
import { publications } from "../../db/schema/publications";
import { transactions } from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { claimMail } from "../../presenters/mails/moderation";
import { completionRulesOf } from "../../services";
import { resolveClaim } from "../changeStatus";
import type { Effect } from "./effect";
import { dayMs } from "../../../rules/durations";

/** Ends a claim and notifies both parties; the pictures that they sent go after a while. */
export const decideClaim: Effect = async (tx, { subjectId, action, reason }, services) => {
  const isComplete = action === "complete";
  const [claim] = await tx
    .select({ transaction: transactions, title: publications.title })
    .from(transactions)
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .where(eq(transactions.id, subjectId));
  if (!claim) return;
  const { ownerId, interestedId } = claim.transaction;
  const parties = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [ownerId, interestedId]));
  await tx.insert(mails).values(
    parties.map((party) => ({
      recipient: party.email,
      ...claimMail({
        name: party.name,
        counterpart: parties.find(({ id }) => id !== party.id)?.name ?? "",
        title: claim.title,
        isComplete,
        reason: reason ?? "",
        link: `${services.settings.publicUrl}/requests?tab=3&transactionId=${subjectId}`,
      }),
    })),
  );
  await tx
    .insert(jobs)
    .values({
      kind: "delete_claim_pictures",
      subjectId,
      dueAt: new Date(services.now().getTime() + documentDays * dayMs),
    })
    .onConflictDoNothing();
  const to = isComplete ? "complete" : "rejected";
  await resolveClaim(tx, completionRulesOf(services), subjectId, to, reason ?? "");
};
