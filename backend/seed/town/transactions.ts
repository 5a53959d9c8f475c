import { reasonsFor } from "../../../rules/ratingReason";
import type { TransactionStatus } from "../../../rules/transaction";
import { dayMs } from "../../../rules/durations";
import { addMinutes } from "../days";
import type { Days } from "../days";
import { createRandom } from "../random";
import { complaints } from "./conversations";
import { demoPlans, townPlans } from "./transactionPlans";
import type { Plan } from "./transactionPlans";
import { planTimeline } from "./transactionTimes";
import type { Timeline } from "./transactionTimes";
import type { PublicationRow, Town, TransactionRow, UserRow } from "./types";

/** A transaction with when everything happened in it; `firstToConfirm` is null where no party has. */
export type PlannedTransaction = {
  row: TransactionRow;
  timeline: Timeline;
  firstToConfirm: "owner" | "interested" | null;
};

type TransactionRows = Pick<Town, "transactionEvents" | "transactionOffers" | "reservations" | "ratings" | "jobs"> & {
  planned: PlannedTransaction[];
};

/** All transactions with the rows that the backend would have written beside them. */
export function buildTransactions(
  days: Days,
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
): TransactionRows {
  const random = createRandom("swaps");
  const plansOfDemo = demoPlans(users, publications, days);
  const inDemo = new Set(plansOfDemo.flatMap((plan) => [plan.target.id, ...plan.offers.map((offer) => offer.id)]));
  const plans = [
    ...plansOfDemo,
    ...townPlans(
      users,
      publications.filter((row) => !inDemo.has(row.id)),
      days,
      random,
    ),
  ];
  const out: TransactionRows = {
    planned: [],
    transactionEvents: [],
    transactionOffers: [],
    reservations: [],
    ratings: [],
    jobs: [],
  };
  const timelines = plans.map((plan) => ({ plan, timeline: planTimeline(plan, days, random) }));
  const [demo, town] = [
    timelines.slice(0, 3),
    timelines.slice(3).sort((a, b) => a.timeline.created.getTime() - b.timeline.created.getTime()),
  ];
  for (const { plan, timeline } of [...demo, ...town])
    out.planned.push(buildTransaction(plan, timeline, out.planned.length + 1, out, days));
  settleReputations(users, out);
  return out;
}

const firstBeforeClaim: Partial<Record<TransactionStatus, "owner" | "interested">> = {
  claim_owner: "interested",
  claim_interested: "owner",
};

function buildTransaction(
  plan: Plan,
  timeline: Timeline,
  id: number,
  out: TransactionRows,
  days: Days,
): PlannedTransaction {
  const { target, offers, status, interestedId } = plan;
  // Who objects has not confirmed.
  const firstToConfirm = timeline.confirmed ? (firstBeforeClaim[status] ?? plan.firstToConfirm ?? "owner") : null;
  const row: TransactionRow = {
    id,
    publicationId: target.id,
    ownerId: target.ownerId,
    interestedId,
    status,
    writtenOffer: plan.text,
    confirmedAt: timeline.confirmed ?? null,
    completedAt: status === "complete" ? (timeline.ended ?? null) : null,
    ...closingOf(plan, firstToConfirm),
    createdAt: timeline.created,
    updatedAt: timeline.ended ?? timeline.confirmed ?? timeline.accepted ?? timeline.created,
    offers,
  };
  out.transactionOffers.push(...offers.map((offer) => ({ transactionId: id, publicationId: offer.id })));
  out.transactionEvents.push(...eventsOf(row, timeline, firstToConfirm));
  const isReserved = timeline.accepted && status !== "complete" && status !== "rejected";
  if (isReserved)
    out.reservations.push(...[target, ...offers].map((item) => ({ publicationId: item.id, transactionId: id })));
  if (status === "complete") {
    for (const item of [target, ...offers])
      if (item.type === "Producto") Object.assign(item, { status: "finished", updatedAt: row.updatedAt });
  }
  const rate = (by: "owner" | "interested", createdAt: Date) => {
    const [raterId, ratedId] = by === "owner" ? [row.ownerId, row.interestedId] : [row.interestedId, row.ownerId];
    const stars = plan.stars?.[by === "owner" ? 0 : 1] ?? 5;
    out.ratings.push({
      transactionId: id,
      raterId,
      ratedId,
      stars,
      reasons: reasonsFor(stars).filter((_, at) => (id + at) % 3 === 0),
      createdAt: addMinutes(createdAt, -1),
    });
  };
  if (firstToConfirm && timeline.confirmed) rate(firstToConfirm, timeline.confirmed);
  if (status === "complete" && !plan.bySystem && timeline.ended)
    rate(firstToConfirm === "owner" ? "interested" : "owner", timeline.ended);
  if (status === "active" || status === "accepted")
    out.jobs.push({
      kind: "expire",
      subjectId: id,
      dueAt: new Date(days.now.getTime() + 3 * dayMs),
    });
  if (timeline.confirmed && (status === "confirmed_owner" || status === "confirmed_interested")) {
    out.jobs.push({ kind: "remind", subjectId: id, dueAt: new Date(timeline.confirmed.getTime() + 5 * dayMs) });
    out.jobs.push({ kind: "complete", subjectId: id, dueAt: new Date(timeline.confirmed.getTime() + 7 * dayMs) });
  }
  return { row, timeline, firstToConfirm };
}

/** What happened to it, as the backend would have kept it. */
function eventsOf(
  { id: transactionId, status, closedBy }: TransactionRow,
  { accepted, confirmed, ended }: Timeline,
  firstToConfirm: PlannedTransaction["firstToConfirm"],
): Town["transactionEvents"] {
  return [
    ...(accepted ? [{ transactionId, kind: "accepted" as const, actor: "owner" as const, createdAt: accepted }] : []),
    ...(confirmed && firstToConfirm
      ? [{ transactionId, kind: "confirmed" as const, actor: firstToConfirm, createdAt: confirmed }]
      : []),
    ...((status === "complete" || status === "rejected") && ended
      ? [{ transactionId, kind: status, actor: closedBy ?? ("system" as const), createdAt: ended }]
      : []),
    ...((status === "claim_owner" || status === "claim_interested") && ended
      ? [
          {
            transactionId,
            kind: "claim" as const,
            actor: claimantOf(status),
            reason: complaints[claimantOf(status)].reason,
            createdAt: ended,
          },
        ]
      : []),
  ];
}

const claimantOf = (status: "claim_owner" | "claim_interested") =>
  status === "claim_owner" ? ("owner" as const) : ("interested" as const);

/** The second to confirm closes a transaction; a rejected proposal is closed by the party that rejected it. */
function closingOf(
  { status, bySystem, rejectedBy = "owner" }: Plan,
  firstToConfirm: PlannedTransaction["firstToConfirm"],
): Pick<TransactionRow, "closedBy" | "closeReason"> {
  if (status === "complete")
    return { closedBy: bySystem ? "system" : firstToConfirm === "owner" ? "interested" : "owner", closeReason: null };
  if (status === "rejected")
    return { closedBy: rejectedBy, closeReason: rejectedBy === "interested" ? "cancelled" : "rejected" };
  return { closedBy: null, closeReason: null };
}

function settleReputations(users: readonly UserRow[], { ratings }: Pick<TransactionRows, "ratings">) {
  for (const user of users) {
    const received = ratings.filter((rating) => rating.ratedId === user.id);
    user.ratingSum = received.reduce((sum, rating) => sum + rating.stars, 0);
    user.ratingCount = received.length;
  }
}
