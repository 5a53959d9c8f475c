import type { RailsContext } from "./context";
import { unprocessable } from "./http";
import type { Reply } from "./http";

/** The calls that create, change and rate a transaction. */

const notificationOf: Record<string, [number, string]> = {
  accepted: [2, "accepted_proposal"],
  rejected: [3, "rejected_proposal"],
  confirmed_owner: [4, "exchange_accepted"],
  confirmed_interested: [4, "exchange_accepted"],
  complete: [4, "exchange_accepted"],
};
const moves: Record<string, string[]> = {
  active: ["accepted", "rejected"],
  accepted: ["confirmed_owner", "confirmed_interested", "rejected"],
  confirmed_owner: ["complete", "claim_owner", "claim_interested"],
  confirmed_interested: ["complete", "claim_owner", "claim_interested"],
};

/** Whether a user may propose: a bare or quoted word, or an object, as it was recorded. */
export function proposalState(context: RailsContext, publicationId: number, userId: number): Reply {
  const live = context.store.transactions.find(
    (transaction) =>
      transaction.publicationId === publicationId &&
      transaction.interestedId === userId &&
      !["rejected", "complete"].includes(transaction.status),
  );
  const isOwn = context.store.publication(publicationId).ownerId === userId;
  const word = isOwn || (live && live.status !== "active") ? "disabled" : live ? "update" : null;
  if (word === null) return { body: { status: null } };
  return { raw: context.options.quotesStrings ? JSON.stringify(word) : word };
}

/** 422 where there is a live proposal; the owner is notified over the cable. */
export function propose(context: RailsContext, body: Record<string, unknown>, userId: number): Reply {
  const publicationId = Number(body["publication_id"]);
  const state = proposalState(context, publicationId, userId);
  if (state.raw) return unprocessable("Ya tienes una propuesta para esta publicación");
  const transaction = context.store.propose(
    userId,
    publicationId,
    (body["publication_interesteds_ids"] as number[] | undefined) ?? [],
    (body["tags"] as string[] | undefined) ?? [],
  );
  const ownerId = context.store.publication(publicationId).ownerId;
  context.cable.broadcast(`chats ${ownerId}`, { event: "create", ...context.store.presentChat(transaction, ownerId) });
  context.broadcasts.notifications();
  return { status: 201, body: { data: context.store.presentTransaction(transaction) } };
}

/** With a status it moves the transaction, without one it changes what is offered. */
export function changeStatus(context: RailsContext, id: number, body: Record<string, unknown>, userId: number): Reply {
  const transaction = context.store.transactions.find((one) => one.id === id && context.store.isParty(one, userId));
  if (!transaction) return { status: 404, body: { error: "Transacción no encontrada" } };
  const status = body["status"];
  if (typeof status !== "string") {
    if (transaction.status !== "active") return unprocessable("La propuesta ya no se puede modificar");
    Object.assign(transaction, { tags: body["tags"], offered: body["publication_interesteds_ids"] });
    return { body: { data: context.store.presentTransaction(transaction) } };
  }
  const isOwner = context.store.publication(transaction.publicationId).ownerId === userId;
  const mine =
    status === "accepted"
      ? isOwner
      : status === "confirmed_owner"
        ? isOwner
        : status === "confirmed_interested"
          ? !isOwner
          : true;
  if (!mine || !moves[transaction.status]?.includes(status))
    return unprocessable(`No se puede pasar de ${transaction.status} a ${status}`);
  Object.assign(transaction, { status, updatedAt: new Date().toISOString() });
  if (status === "complete")
    for (const itemId of [transaction.publicationId, ...transaction.offered])
      context.store.publication(itemId).status = "finished";
  const [number, name] = notificationOf[status] ?? [5, "exchange_rejected"];
  context.store.notify(context.store.counterpart(transaction, userId), number, name, () => ({
    transaction: { id, status },
  }));
  for (const partyId of [userId, context.store.counterpart(transaction, userId)]) {
    const event = ["complete", "rejected"].includes(status) ? "remove" : "update";
    context.cable.broadcast(`chats ${partyId}`, { event, ...context.store.presentChat(transaction, partyId) });
    context.cable.broadcast(`requests ${partyId}`, {
      event: "update",
      transaction: context.store.presentTransaction(transaction),
    });
  }
  context.broadcasts.notifications();
  return { body: { data: context.store.presentTransaction(transaction) } };
}

/** Stars once for each party; the backend keeps no words beside them. */
export function rate(context: RailsContext, body: Record<string, unknown>, userId: number): Reply {
  const transaction = context.store.transactions.find(({ id }) => id === body["transaction_id"]);
  const rank = Number(body["rank"]);
  if (!(rank >= 0 && rank <= 5)) return unprocessable("La calificación debe estar entre 0 y 5");
  if (!transaction || transaction.rated.has(userId)) return unprocessable("Ya calificaste este intercambio");
  transaction.rated.add(userId);
  context.store.person(context.store.counterpart(transaction, userId)).ratings.push(rank);
  return { body: { message: "Calificación guardada" } };
}
