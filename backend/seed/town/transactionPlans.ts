import type { TransactionStatus } from "../../../rules/transaction";
import { dayMs } from "../../../rules/durations";
import type { Days } from "../days";
import type { Random } from "../random";
import { extras } from "./conversations";
import { findMatches } from "./matches";
import type { Match } from "./matches";
import type { PublicationRow, UserRow } from "./types";

/** Who swaps what with whom, and how far it has come. */
export type Plan = {
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

/** The recorded transactions come first, in their order; both demo accounts also have something in every tab. */
export function demoPlans(users: readonly UserRow[], publications: readonly PublicationRow[], days: Days): Plan[] {
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

const isOld = (row: PublicationRow, days: Days) => days.now.getTime() - row.publishDate.getTime() > 9 * dayMs;

/** Those of the rest of the town, in every state. */
export function townPlans(
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
