import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { hasContactData } from "../../../rules/contactData";
import { erasureTexts } from "../../../rules/erasure";
import type { Db } from "../../db/client";
import { agreements } from "../../db/schema/agreements";
import type { AgreementContent } from "../../db/schema/agreements";
import { images } from "../../db/schema/images";
import { transactions } from "../../db/schema/transactions";

const listOf = (tx: Db, userId: number) =>
  tx
    .select({ agreement: agreements, status: transactions.status })
    .from(agreements)
    .innerJoin(transactions, eq(transactions.id, agreements.transactionId))
    .where(or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)));

const sidesOf = (content: AgreementContent, userId: number) =>
  [content.owner, content.interested].filter((side) => side.userId === userId);

/** Pictures that came with a registration, and that only an agreement still names, get their owner. */
export async function claimAgreedImages(tx: Db, userId: number): Promise<void> {
  const named = (await listOf(tx, userId)).flatMap(({ agreement }) =>
    sidesOf(agreement.content, userId).flatMap(({ things }) => things.flatMap(({ pictures }) => pictures)),
  );
  if (named.length === 0) return;
  await tx
    .update(images)
    .set({ ownerId: userId })
    .where(and(inArray(images.id, named), isNull(images.ownerId)));
}

/**
 * Takes name and pictures of the person out of what they agreed on, and their words as it is with those of an offer.
 * The things, the terms, the time and the hash stay. A copy kept earlier can still be verified by the hash.
 */
export async function maskAgreements(tx: Db, userId: number, deletedOffer: string): Promise<void> {
  for (const { agreement, status } of await listOf(tx, userId)) {
    const { transactionId, version, content } = agreement;
    const writes = content.interested.userId === userId || content.author === "owner";
    const { words } = content.interested;
    const isCleared = words !== null && writes && (status !== "complete" || hasContactData(words));
    const mask = <Side extends AgreementContent["owner"]>(side: Side): Side =>
      side.userId === userId
        ? { ...side, name: erasureTexts.person, things: side.things.map((thing) => ({ ...thing, pictures: [] })) }
        : side;
    const masked: AgreementContent = {
      ...content,
      salt: "",
      owner: mask(content.owner),
      interested: { ...mask(content.interested), words: isCleared ? deletedOffer : words },
    };
    await tx
      .update(agreements)
      .set({ content: masked, isMasked: true })
      .where(and(eq(agreements.transactionId, transactionId), eq(agreements.version, version)));
  }
}
