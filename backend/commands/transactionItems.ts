import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { loadItems } from "../db/offers";
import { chats } from "../db/schema/chats";
import { publications } from "../db/schema/publications";
import { reservations, transactionOffers, transactions } from "../db/schema/transactions";
import { unprocessable } from "../errors";
import { endCampaignsOf } from "./campaigns";
import type { NotificationInput } from "./notify";
import type { CableEvent } from "./outbox";
import { recordEvents } from "./recordEvents";
import { markEndedRead } from "./turnNotifications";

/** Why a transaction is not moved. */
export const transactionMessages = {
  notFound: "Cambio no encontrado",
  rateFirst: "Debes calificar antes de confirmar",
  changed: "La propuesta cambió después de que la leíste. Revísala antes de aceptar",
  otherStatus: "Ya no es posible: el cambio está en otro estado",
  ownVersion: "La última oferta es tuya: falta la respuesta de la otra persona",
  busy: "El cambio se está modificando, inténtalo de nuevo",
  reserved: "Una de las publicaciones ya está en otro cambio aceptado",
  unavailable: "Una de las publicaciones ya no está disponible",
};

/** What decides whether it can be given; read under a lock, so that it holds until the commit. */
export type LockedPublication = Pick<typeof publications.$inferSelect, "id" | "ownerId" | "type" | "status">;

/** `share` keeps their status until the commit; `update` is for callers that change it. Always in order of id. */
export function lockPublications(
  tx: Db,
  ids: readonly number[],
  strength: "share" | "update",
): Promise<LockedPublication[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select({
      id: publications.id,
      ownerId: publications.ownerId,
      type: publications.type,
      status: publications.status,
    })
    .from(publications)
    .where(inArray(publications.id, [...ids]))
    .orderBy(asc(publications.id))
    .for(strength);
}

/**
 * All items or none, for an accepted transaction or ring: one of them per item at a time; the primary key decides.
 * Throws 422.
 */
export async function reservePublications(
  tx: Db,
  holder: { transactionId: number } | { ringId: number },
  items: readonly LockedPublication[],
) {
  const rows = await tx
    .insert(reservations)
    .values(items.map((item) => ({ publicationId: item.id, ...holder })))
    .onConflictDoNothing()
    .returning({ id: reservations.publicationId });
  if (rows.length < items.length) throw unprocessable(transactionMessages.reserved);
  if (items.some((item) => item.status !== "Activo")) throw unprocessable(transactionMessages.unavailable);
}

/** Swapped products are finished and their campaigns end; services stay. Returns the products. */
export async function finishProducts(
  tx: Db,
  items: readonly LockedPublication[],
  now: Date,
): Promise<LockedPublication[]> {
  const products = items.filter((item) => item.type === "Producto");
  if (products.length > 0) {
    const ids = products.map((item) => item.id);
    await tx
      .update(publications)
      .set({ status: "finished", sponsoredViews: 0, updatedAt: now })
      .where(inArray(publications.id, ids));
    await endCampaignsOf(tx, ids, now);
  }
  return products;
}

/**
 * Closes the proposals on swapped products, whether requested, added or offered, but for one, and notifies the party
 * that loses: the proposer of what was requested or added, else the owner to whom it was offered.
 */
export async function closeCompetingProposals(
  tx: Db,
  exceptId: number | null,
  products: readonly LockedPublication[],
  now: Date,
): Promise<{ notifications: NotificationInput[]; events: CableEvent[] }> {
  if (products.length === 0) return { notifications: [], events: [] };
  const ids = products.map((item) => item.id);
  const offering = tx
    .select({ id: transactionOffers.transactionId })
    .from(transactionOffers)
    .where(inArray(transactionOffers.publicationId, ids));
  const others = await tx
    .select()
    .from(transactions)
    .where(
      and(
        exceptId === null ? undefined : ne(transactions.id, exceptId),
        eq(transactions.status, "active"),
        or(inArray(transactions.publicationId, ids), inArray(transactions.id, offering)),
      ),
    )
    .orderBy(asc(transactions.id))
    .for("update");
  if (others.length === 0) return { notifications: [], events: [] };
  const otherIds = others.map((other) => other.id);
  await tx
    .update(transactions)
    .set({ status: "rejected", closedBy: "system", closeReason: "item_exchanged", updatedAt: now })
    .where(inArray(transactions.id, otherIds));
  await markEndedRead(tx, others);
  await recordEvents(
    tx,
    otherIds.map((transactionId) => ({ transactionId, kind: "rejected", actor: "system" })),
    now,
  );
  const closedChats = await tx
    .update(chats)
    .set({ updatedAt: now })
    .where(inArray(chats.transactionId, otherIds))
    .returning({ id: chats.id, transactionId: chats.transactionId });
  const chatOf = new Map(closedChats.map((chat) => [chat.transactionId, chat.id]));
  const items = await loadItems(tx, otherIds);
  const isOfOwner = (other: (typeof others)[number]) =>
    ids.includes(other.publicationId) || items.get(other.id)?.added.some(({ id }) => ids.includes(id));
  const extra = { reason: "item_exchanged" };
  return {
    notifications: others.map((other) =>
      isOfOwner(other)
        ? { userId: other.interestedId, type: "rejected_proposal", transactionId: other.id, extra }
        : { userId: other.ownerId, type: "exchange_rejected", transactionId: other.id, extra },
    ),
    events: others.flatMap((other) =>
      [other.ownerId, other.interestedId].flatMap((userId): CableEvent[] => {
        const chatId = chatOf.get(other.id);
        return [
          ...(chatId ? [{ kind: "chat", userId, chatId, event: "remove" } as const] : []),
          { kind: "request", userId, transactionId: other.id },
        ];
      }),
    ),
  };
}
