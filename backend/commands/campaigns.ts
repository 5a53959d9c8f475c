import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { isErased } from "../db/erasures";
import { campaigns } from "../db/schema/campaigns";
import { proformas } from "../db/schema/money";
import { publicationViews, publications } from "../db/schema/publications";
import { chargedUsCents } from "../policies/price";
import { returnCredit } from "./credit";

/** What happens to campaigns with their payments. The caller holds the publication and is in a transaction. */

/**
 * Starts the campaign of a paid order. False where another one runs already or nothing is left to promote: then nothing
 * has changed.
 */
export async function startCampaign(tx: Db, proformaId: number, now: Date): Promise<boolean> {
  const campaign = await campaignOfOrder(tx, proformaId);
  const [promoted] = await tx
    .select({ status: publications.status })
    .from(publications)
    .where(eq(publications.id, campaign.publicationId));
  // Exchanged or erased while it was being paid: it would never be shown.
  if (promoted?.status === "finished" || (await isErased(tx, campaign.ownerId))) return false;
  const others = and(eq(campaigns.publicationId, campaign.publicationId), ne(campaigns.id, campaign.id));
  const [running] = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(others, eq(campaigns.state, "live")));
  if (running) return false;
  // A campaign that still awaits its bank gives way to a paid one.
  await tx
    .update(campaigns)
    .set({ state: "ordered" })
    .where(and(others, eq(campaigns.state, "awaiting")));
  await tx
    .update(campaigns)
    .set({
      state: "live",
      startedAt: now,
      viewsAtStart: sql`coalesce((select v.count from ${publicationViews} v where v.publication_id = ${campaigns.publicationId}), 0)`,
    })
    .where(eq(campaigns.id, campaign.id));
  await tx
    .update(publications)
    .set({ sponsoredViews: campaign.purchased })
    .where(eq(publications.id, campaign.publicationId));
  return true;
}

/** Lets the campaign wait for its payment, where no other binds the publication. */
export async function awaitPayment(tx: Db, proformaId: number): Promise<void> {
  const { id, publicationId } = await campaignOfOrder(tx, proformaId);
  await tx
    .update(campaigns)
    .set({ state: "awaiting" })
    .where(
      and(
        eq(campaigns.id, id),
        eq(campaigns.state, "ordered"),
        sql`not exists (select 1 from ${campaigns} other where other.publication_id = ${publicationId} and other.state in ('awaiting', 'live'))`,
      ),
    );
}

/** The payment failed: the publication can be promoted again. */
export async function releaseCampaign(tx: Db, proformaId: number): Promise<void> {
  await tx
    .update(campaigns)
    .set({ state: "ordered" })
    .where(and(eq(campaigns.proformaId, proformaId), eq(campaigns.state, "awaiting")));
}

/** Exchanged publications are no longer shown: their campaigns end, and the views that are left come back as credit. */
export async function endCampaignsOf(tx: Db, publicationIds: number[], now: Date): Promise<void> {
  const ended = await tx
    .update(campaigns)
    .set({
      state: "ended",
      endedAt: now,
      viewsAtEnd: sql`coalesce((select v.count from ${publicationViews} v where v.publication_id = ${campaigns.publicationId}), 0)`,
    })
    .where(and(inArray(campaigns.publicationId, publicationIds), eq(campaigns.state, "live")))
    .returning({ id: campaigns.id });
  if (ended.length === 0) return;
  const paid = await tx
    .select({ campaign: campaigns, proforma: proformas })
    .from(campaigns)
    .innerJoin(proformas, eq(proformas.id, campaigns.proformaId))
    .where(
      inArray(
        campaigns.id,
        ended.map(({ id }) => id),
      ),
    )
    // Accounts are locked in the same order by all.
    .orderBy(asc(campaigns.ownerId));
  for (const { campaign, proforma } of paid) {
    const { purchased, prints, ownerId: userId } = campaign;
    const paidCents = proforma.review ? chargedUsCents(proforma.review) : proforma.priceCents;
    const amountCents = Math.floor((paidCents * (purchased - prints)) / purchased);
    if (amountCents > 0) await returnCredit(tx, { userId, amountCents, kind: "unused_views", proformaId: proforma.id });
  }
}

async function campaignOfOrder(tx: Db, proformaId: number) {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.proformaId, proformaId));
  if (!campaign) throw new Error(`order ${proformaId} has no campaign`);
  return campaign;
}
