import { erasureDays, erasureReminderDays } from "../../../rules/erasure";
import { liveStatuses } from "../../../rules/transaction";
import { plans, plansVersion } from "../../catalogue/plans";
import { paymentReviewOf } from "../../policies/price";
import { dayMs } from "../../../rules/durations";
import { addMinutes } from "../days";
import type { Days } from "../days";
import { UNCONFIRMED_ID } from "./accounts";
import { rateE4 } from "./promotions";
import type { PublicationRow, Town, TransactionRow, UserRow } from "./types";

type Desk = Pick<
  Town,
  "publicationEdits" | "reports" | "erasures" | "contactForms" | "proformas" | "premiumTerms" | "jobs"
>;

interface Given {
  users: readonly UserRow[];
  publications: readonly PublicationRow[];
  publicationImages: Town["publicationImages"];
  transactions: readonly TransactionRow[];
  proformas: Town["proformas"];
  premiumTerms: Town["premiumTerms"];
}

/**
 * One item of each kind for the operator, besides claims and the verification; none concerns the accounts named in the
 * documentation, whose data stays as described. There are no suspensions or appeals: these come from the operator's own
 * decisions.
 */
export function buildDesk(given: Given, days: Days): Desk {
  const { users, publications, transactions } = given;
  const inExchanges = new Set(transactions.flatMap((row) => [row.publicationId, ...row.offers.map(({ id }) => id)]));
  const free = publications.filter(
    ({ id, ownerId, type, sponsoredViews }) =>
      ownerId > UNCONFIRMED_ID && type === "Producto" && !sponsoredViews && !inExchanges.has(id),
  );
  askForAnotherReview(
    find(free, ({ status }) => status === "inactive"),
    days,
  );
  const edited = find(free, ({ status, description }) => status === "Activo" && description.length < 200);
  const reported = find(free, ({ status, ownerId }) => status === "Activo" && ownerId !== edited.ownerId);

  const bound = new Set(
    transactions
      .filter(({ status }) => liveStatuses.some((live) => live === status))
      .flatMap(({ ownerId, interestedId }) => [ownerId, interestedId]),
  );
  const others = users.filter(
    ({ id, verified, subscription }) =>
      id > UNCONFIRMED_ID && verified && subscription !== "Premium" && ![edited.ownerId, reported.ownerId].includes(id),
  );
  const leaving = find(others, ({ id }) => !bound.has(id));
  const [buyer, reporter, blamed] = others.filter((user) => user !== leaving);
  if (!buyer || !reporter || !blamed) throw new Error("Too few people live in the town");
  return {
    publicationEdits: [buildEdit(edited, given.publicationImages, days)],
    reports: [
      {
        publicationId: reported.id,
        reporterId: reporter.id,
        reason: "La foto no es de lo que ofrece: la vi igual en otra página.",
        createdAt: days.ago(1, 16),
      },
      {
        userId: blamed.id,
        reporterId: buyer.id,
        reason: "Quedamos dos veces para vernos y no llegó.",
        createdAt: days.ago(2, 11),
      },
    ],
    contactForms: [
      {
        name: "Rosa Linares",
        email: "rosa.linares@example.com",
        subject: "No me llega el correo de confirmación",
        message:
          "Me registré ayer y el correo no aparece ni en la carpeta de no deseados. ¿Me lo pueden enviar otra vez?",
        createdAt: days.ago(1, 9),
      },
    ],
    ...buildErasure(leaving, days),
    ...buildPremiumOrder(buyer, given, days),
  };
}

function find<Row>(rows: readonly Row[], fits: (row: Row) => boolean): Row {
  const found = rows.find(fits);
  if (!found) throw new Error("The town has nothing of the kind");
  return found;
}

/** An operator had returned it; its owner has mended it. */
function askForAnotherReview(publication: PublicationRow, days: Days) {
  Object.assign(publication, {
    status: "waiting",
    isHeld: true,
    updatedAt: days.ago(1, 12),
  } satisfies Partial<PublicationRow>);
}

/** A returned edit whose owner asks for another review: the automatic one leaves it to an operator. */
function buildEdit(publication: PublicationRow, images: Town["publicationImages"], days: Days) {
  const { id, title, description, tags, fields = [], condition, usage } = publication;
  return {
    publicationId: id,
    formHash: "demo",
    status: "waiting" as const,
    appeal: "Solo agregué que puedo entregar en un punto medio.",
    title,
    description: `${description} Puedo entregar en un punto medio.`,
    tags,
    fields,
    condition,
    usage,
    imageIds: images
      .filter(({ publicationId }) => publicationId === id)
      .toSorted((a, b) => a.position - b.position)
      .map(({ imageId }) => imageId),
    createdAt: days.ago(1, 10),
  };
}

/** Due in a month from when it was asked for; the job begins with the mail that reminds of it. */
function buildErasure({ id: userId }: UserRow, days: Days): Pick<Desk, "erasures" | "jobs"> {
  const createdAt = days.ago(2, 18);
  const dueAt = new Date(createdAt.getTime() + erasureDays * dayMs);
  const remindsAt = new Date(dueAt.getTime() - erasureReminderDays * dayMs);
  return {
    erasures: [{ id: 1, userId, dueAt, createdAt }],
    jobs: [{ kind: "erase", subjectId: 1, dueAt: remindsAt }],
  };
}

/** A month of Premium, paid by card. */
function buildPremiumOrder(
  { id: userId }: UserRow,
  { proformas, premiumTerms }: Given,
  days: Days,
): Pick<Desk, "proformas" | "premiumTerms"> {
  const plan = plans.find(({ kind }) => kind === "premium");
  if (plan?.kind !== "premium") throw new Error("No plan of Premium is sold");
  const id = proformas.length + 1;
  const paidAt = days.ago(1, 19);
  const createdAt = addMinutes(paidAt, -4);
  const review = paymentReviewOf(plan.priceCents, rateE4);
  return {
    proformas: [
      {
        id,
        userId,
        kind: plan.kind,
        planId: plan.id,
        plansVersion,
        method: "card",
        priceCents: plan.priceCents,
        review,
        amountCents: review.amountCents,
        amountCurrency: "VES",
        status: "approved",
        reference: `demo-${id}`,
        saidAt: paidAt,
        createdAt,
        updatedAt: paidAt,
      },
    ],
    premiumTerms: [
      {
        id: premiumTerms.length + 1,
        proformaId: id,
        userId,
        months: plan.months,
        state: "pending_review",
        secureExchanges: plan.secureExchanges,
        paidAt,
        createdAt,
      },
    ],
  };
}
