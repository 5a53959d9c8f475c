import { plans, plansVersion } from "../../catalogue/plans";
import { paymentReviewOf } from "../../policies/price";
import { addMinutes } from "../days";
import type { Days } from "../days";
import { createRandom } from "../random";
import { buildLedger } from "./credit";
import type { buildGrants } from "./credit";
import type { PublicationRow, Town, UserRow } from "./types";

/** Bolívares for a US dollar in all orders of the town. */
export const rateE4 = 2_400_000;
/** Ana's own promotion, paid with credit; the others paid by card. */
const demoId = 10;
const promoPlans = plans.filter((plan) => plan.kind === "promo");
const demoPlan = promoPlans[0];

type Promotions = Pick<Town, "proformas" | "campaigns" | "creditEntries" | "publicationViews">;

/** The orders and campaigns behind every promoted publication, its view counts, and the ledger of all credit. */
export function buildPromotions(
  publications: readonly PublicationRow[],
  users: readonly UserRow[],
  grants: ReturnType<typeof buildGrants>,
  days: Days,
): Promotions {
  const random = createRandom("payments");
  const spent: ReturnType<typeof buildGrants> = [];
  const out: Promotions = { proformas: [], campaigns: [], creditEntries: [], publicationViews: [] };
  for (const row of publications) if (row.id === demoId && demoPlan) row.sponsoredViews = demoPlan.impressions;
  for (const row of publications.filter(({ sponsoredViews }) => sponsoredViews)) {
    const plan = promoPlans.find(({ impressions }) => impressions === row.sponsoredViews);
    if (!plan) throw new Error(`No plan has ${row.sponsoredViews} impressions`);
    const id = out.proformas.length + 1;
    const wanted = days.ago(row.id === demoId ? 3 : random.int(1, 12), random.int(8, 20), random.int(0, 59));
    const paidAt = new Date(Math.max(wanted.getTime(), addMinutes(row.publishDate, 90).getTime()));
    const isCredit = row.id === demoId;
    const review = isCredit ? null : paymentReviewOf(plan.priceCents, rateE4);
    out.proformas.push({
      id,
      userId: row.ownerId,
      kind: plan.kind,
      planId: plan.id,
      plansVersion,
      publicationId: row.id,
      method: isCredit ? "credit" : "card",
      priceCents: plan.priceCents,
      review,
      amountCents: review?.amountCents ?? null,
      amountCurrency: review ? "VES" : null,
      status: "approved",
      reference: `demo-${id}`,
      saidAt: paidAt,
      createdAt: addMinutes(paidAt, -4),
      updatedAt: paidAt,
    });
    const viewsAtStart = random.int(5, 60);
    const prints = random.int(Math.round(plan.impressions / 8), Math.round(plan.impressions / 2));
    out.campaigns.push({
      id,
      proformaId: id,
      publicationId: row.id,
      ownerId: row.ownerId,
      adType: plan.adType,
      state: "live",
      purchased: plan.impressions,
      prints,
      viewsAtStart,
      createdAt: addMinutes(paidAt, -4),
      startedAt: paidAt,
    });
    out.publicationViews.push({ publicationId: row.id, count: viewsAtStart + Math.round(prints / 25) });
    if (isCredit)
      spent.push({
        userId: row.ownerId,
        amountCents: -plan.priceCents,
        kind: "payment",
        proformaId: id,
        createdAt: paidAt,
      });
  }
  const promoted = new Set(out.campaigns.map(({ publicationId }) => publicationId));
  out.publicationViews.push(
    ...publications
      .filter(({ id }) => !promoted.has(id))
      .map(({ id }) => ({ publicationId: id, count: random.int(3, 140) })),
  );
  return { ...out, creditEntries: buildLedger([...grants, ...spent], users) };
}
