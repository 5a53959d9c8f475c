import { reasonsFor } from "../../../rules/ratingReason";
import type { TransactionStatus } from "../../../rules/transaction";
import { DAY, addMinutes } from "../days";
import type { Days } from "../days";
import { createRandom } from "../random";
import type { Random } from "../random";
import { complaints, extras } from "./conversations";
import { findMatches } from "./matches";
import type { Match } from "./matches";
import type { PublicationRow, Town, TransactionRow, UserRow } from "./types";

/** The stages of a transaction with their times; those not reached yet are missing. */
type Timeline = { created: Date; accepted?: Date; confirmed?: Date; ended?: Date };
export type PlannedTransaction = {
  row: TransactionRow;
  timeline: Timeline;
  firstToConfirm: "owner" | "interested" | null;
};

type Plan = {
  target: PublicationRow;
  offers: PublicationRow[];
  text: string | null;
  status: TransactionStatus;
  interestedId: number;
  rejectedBy?: "owner" | "interested";
  firstToConfirm?: "owner" | "interested";
  bySystem?: boolean;
  stars?: [fromOwner: number, fromInterested: number];
};

const statusCounts: [TransactionStatus, number][] = [
  ["complete", 36],
  ["accepted", 8],
  ["confirmed_owner", 4],
  ["confirmed_interested", 4],
  ["claim_owner", 2],
  ["claim_interested", 2],
  ["active", 24],
  ["rejected", 10],
];

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

/** The recorded transactions come first, in their order; both demo accounts also have something in every tab. */
function demoPlans(users: readonly UserRow[], publications: readonly PublicationRow[], days: Days): Plan[] {
  const byId = new Map(publications.map((row) => [row.id, row]));
  const get = (id: number) => {
    const row = byId.get(id);
    if (!row) throw new Error(`Publication ${id} is missing`);
    return row;
  };
  const inCaracas = new Set(users.filter((user) => user.city === "Caracas").map((user) => user.id));
  const neighbours = publications.filter(
    (row) =>
      inCaracas.has(row.ownerId) &&
      row.ownerId > 3 &&
      row.status === "Activo" &&
      row.type === "Producto" &&
      !row.sponsoredViews &&
      isOld(row, days),
  );
  const used = new Set<number>();
  const near = (price: number) => {
    const [best] = neighbours
      .filter((row) => !used.has(row.ownerId) && row.priceUsd !== null)
      .sort((a, b) => Math.abs((a.priceUsd ?? 0) - price) - Math.abs((b.priceUsd ?? 0) - price));
    if (!best) throw new Error("No user in Caracas is left");
    used.add(best.ownerId);
    return best;
  };
  const plan = (
    status: TransactionStatus,
    target: PublicationRow,
    interestedId: number,
    offers: PublicationRow[],
    text: string | null,
    more: Partial<Plan> = {},
  ): Plan => ({ status, target, interestedId, offers, text, ...more });
  const asked = [near(65), near(95), near(80), near(60), near(40)] as const;
  const [forLuis, forAna] = [near(180), near(200)];
  return [
    plan("active", get(1), 2, [get(2)], "algo más"),
    plan("rejected", get(9), 1, [get(12)], null, { rejectedBy: "owner" }),
    plan("complete", get(13), 1, [get(14)], null, { stars: [4, 3], firstToConfirm: "owner" }),
    plan("complete", asked[0], 1, [get(15)], null, { stars: [5, 5], firstToConfirm: "interested" }),
    plan("complete", asked[4], 1, [get(16)], null, { stars: [5, 4], firstToConfirm: "owner" }),
    plan("accepted", asked[1], 2, [], "Ocho clases de guitarra en tu casa, con partituras incluidas."),
    plan("confirmed_owner", asked[2], 1, [], "Dos meses de clases de inglés, en línea o en persona.", {
      stars: [4, 5],
      firstToConfirm: "owner",
    }),
    plan("active", asked[3], 1, [get(8), get(12)], null),
    plan("active", get(6), forLuis.ownerId, [forLuis], null),
    plan("active", get(4), forAna.ownerId, [forAna], null),
  ];
}

const isOld = (row: PublicationRow, days: Days) => days.now.getTime() - row.publishDate.getTime() > 9 * DAY;

function townPlans(
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
  days: Days,
  random: Random,
): Plan[] {
  const people = new Map(users.map((user) => [user.id, user]));
  const pool = publications.filter(
    (row) => row.ownerId > 3 && row.status === "Activo" && !row.sponsoredViews && (row.priceUsd ?? 0) < 3000,
  );
  const binding = statusCounts
    .filter(([status]) => status !== "active" && status !== "rejected")
    .reduce((sum, [, count]) => sum + count, 0);
  const bound = findMatches(
    pool.filter((row) => isOld(row, days)),
    people,
    binding,
    random,
  );
  const isBound = new Set(bound.flatMap(({ target, offer }) => [target.id, offer.id]));
  const free = pool.filter((row) => !isBound.has(row.id));
  const unbound = findMatches(free, people, statusCounts.reduce((sum, [, count]) => sum + count, 0) - binding, random);
  const queues = { bound: random.shuffle(bound), loose: random.shuffle(unbound) };
  return statusCounts.flatMap(([status, count]) => {
    const queue = status === "active" || status === "rejected" ? queues.loose : queues.bound;
    return queue.splice(0, count).map((match) => planOf(match, status, random));
  });
}

const firstOf: Partial<Record<TransactionStatus, "owner" | "interested">> = {
  confirmed_owner: "owner",
  confirmed_interested: "interested",
};

const firstBeforeClaim: Partial<Record<TransactionStatus, "owner" | "interested">> = {
  claim_owner: "interested",
  claim_interested: "owner",
};

function planOf({ target, offer }: Match, status: TransactionStatus, random: Random): Plan {
  return {
    target,
    offers: [offer],
    text: random.chance(0.25) ? random.pick(extras) : null,
    status,
    interestedId: offer.ownerId,
    rejectedBy: random.chance(0.6) ? "owner" : "interested",
    firstToConfirm: firstOf[status] ?? random.pick(["owner", "interested"] as const),
    bySystem: status === "complete" && random.chance(0.08),
    stars: [random.pick([5, 5, 5, 4, 4, 3]), random.pick([5, 5, 5, 5, 4, 4, 3])],
  };
}

function planTimeline(plan: Plan, days: Days, random: Random): Timeline {
  const since = Math.max(...[plan.target, ...plan.offers].map((row) => row.publishDate.getTime()));
  const age = Math.floor((days.now.getTime() - since) / DAY);
  const isEnded = plan.status === "complete" || plan.status === "rejected";
  const reach = plan.bySystem ? 11 : isEnded ? 5 : plan.status === "active" ? 0 : 3;
  const daysAgo = Math.min(Math.max(age - random.int(1, 8), reach), isEnded ? 60 : reach + random.int(0, 3));
  const proposed = days.ago(daysAgo, random.int(8, 18), random.int(0, 59));
  const created = new Date(Math.min(Math.max(proposed.getTime(), since + 3_600_000), days.now.getTime() - 900_000));
  if (plan.status === "active") return { created };
  if (plan.status === "rejected") return { created, ended: nextStep(created, days, random) };
  const accepted = nextStep(created, days, random);
  if (plan.status === "accepted") return { created, accepted };
  const confirmed = nextStep(accepted, days, random);
  if (plan.status === "confirmed_owner" || plan.status === "confirmed_interested")
    return { created, accepted, confirmed };
  const ended = plan.bySystem ? addMinutes(confirmed, 7 * 24 * 60) : nextStep(confirmed, days, random);
  return { created, accepted, confirmed, ended };
}

/** Some hours later, at waking hours in Caracas, and always in the past. */
function nextStep(from: Date, days: Days, random: Random): Date {
  const next = addMinutes(from, random.int(90, 1500));
  const hour = (next.getUTCHours() + 20) % 24;
  const awake =
    hour >= 8 && hour <= 21 ? next : addMinutes(next, ((hour < 8 ? 8 : 32) - hour) * 60 + random.int(0, 300));
  const latest = days.now.getTime() - 1_200_000;
  return awake.getTime() < latest ? awake : new Date((from.getTime() + days.now.getTime()) / 2);
}

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
      dueAt: new Date(days.now.getTime() + 3 * DAY),
    });
  if (timeline.confirmed && (status === "confirmed_owner" || status === "confirmed_interested")) {
    out.jobs.push({ kind: "remind", subjectId: id, dueAt: new Date(timeline.confirmed.getTime() + 5 * DAY) });
    out.jobs.push({ kind: "complete", subjectId: id, dueAt: new Date(timeline.confirmed.getTime() + 7 * DAY) });
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
