import type { RailsContext } from "./context";
import { unprocessable } from "./http";
import type { RailsRequest, Reply } from "./http";
import { categoryTree } from "./catalogue";
import type { RailsTransaction } from "./records";
import { changeStatus, proposalState, propose, rate } from "./transactions";

/** Calls that need no session. */
export const publicPaths = [
  /^POST \/api\/auth\/sign_in$/,
  /^GET \/api\/(wall|product_categories|excluded_words|v1\/states|currency_by_country|search_publications)$/,
  /^GET \/api\/users\/[^/]+$/,
  /^GET \/api\/publications\/\d+$/,
];

/** Call by call; the first matching one answers. Sign-in is answered by the server itself. */
export const routes: [pattern: RegExp, handle: (context: RailsContext, request: RailsRequest, id: number) => Reply][] =
  [
    [/^POST \/api\/auth\/sign_in$/, () => ({})],
    [
      /^GET \/api\/users$/,
      (context, { query }) => {
        const person = context.store.people.find(({ token }) => token === query.get("token"));
        return person
          ? { body: context.store.presentAccount(person) }
          : { status: 404, body: { error: "Usuario no encontrado" } };
      },
    ],
    [
      /^GET \/api\/users\/([^/]+)$/,
      (context, _request, id) => {
        const person = context.store.people.find((one) => one.id === id);
        return person
          ? { body: context.store.presentProfile(person) }
          : { status: 404, body: { error: "Usuario no encontrado" } };
      },
    ],
    [/^GET \/api\/product_categories$/, () => ({ body: categoryTree() })],
    [
      /^GET \/api\/excluded_words$/,
      () => ({ body: ["de", "la", "el", "los", "las", "un", "una", "con", "para", "por", "y", "o", "en"] }),
    ],
    [
      /^GET \/api\/v1\/states$/,
      () => ({
        body: [
          { name: "Venezuela", states: ["Amazonas", "Zulia", "Distrito Capital"] },
          { name: "Colombia", states: ["Antioquia"] },
        ],
      }),
    ],
    [/^GET \/api\/currency_by_country$/, () => ({ body: { currency: "USD" } })],
    [
      /^GET \/api\/wall$/,
      (context, { query }) => wall(context, Number(query.get("current_page") ?? 1), Number(query.get("offset") ?? 0)),
    ],
    [
      /^GET \/api\/publications\/(\d+)$/,
      (context, { query, userId }, id) => detail(context, id, Number(query.get("user_id")) || userId),
    ],
    [
      /^GET \/api\/search_publications$/,
      (context, { query }) => search(context, (query.get("tags") ?? "").toLowerCase().split(",")),
    ],
    [
      /^GET \/api\/chats$/,
      (context, { query, userId }) => ({
        body: chatsOf(context, userId ?? 0, query.get("type")).map((transaction) =>
          context.store.presentChat(transaction, userId ?? 0),
        ),
      }),
    ],
    [
      /^POST \/api\/chats\/(\d+)\/messages$/,
      (context, { body, userId }, id) => postMessage(context, id, userId ?? 0, body),
    ],
    [
      /^GET \/api\/notifications$/,
      (context, { userId }) => ({
        body: context.store.notifications
          .filter((notification) => notification.userId === userId)
          .toReversed()
          .map((notification) => context.store.presentNotification(notification)),
      }),
    ],
    [
      /^PUT \/api\/notifications\/(\d+)$/,
      (context, { body, userId }, id) => markNotification(context, id, userId ?? 0, body),
    ],
    [
      /^GET \/api\/publications_saveds$/,
      (context, { userId }) => ({
        body: context.store.saved
          .filter((saved) => saved.userId === userId)
          .map((saved) => presentSaved(context, saved)),
      }),
    ],
    [
      /^POST \/api\/publications_saveds$/,
      (context, { body, userId }) => savePublication(context, userId ?? 0, Number(body["publication_id"])),
    ],
    [
      /^DELETE \/api\/publications_saveds\/(\d+)$/,
      (context, _request, id) => (
        context.store.saved.splice(
          context.store.saved.findIndex((saved) => saved.id === id),
          1,
        ),
        { status: 204 }
      ),
    ],
    [
      /^GET \/api\/transaction_for_user$/,
      (context, { query, userId }) => proposalState(context, Number(query.get("publication_id")), userId ?? 0),
    ],
    [/^POST \/api\/v1\/transactions$/, (context, { body, userId }) => propose(context, body, userId ?? 0)],
    [
      /^PUT \/api\/v1\/transactions\/(\d+)$/,
      (context, { body, userId }, id) => changeStatus(context, id, body, userId ?? 0),
    ],
    [/^PUT \/api\/ranke_user$/, (context, { body, userId }) => rate(context, body, userId ?? 0)],
  ];

function wall(context: RailsContext, page: number, offset: number): Reply {
  const all = [...context.store.publications].filter((publication) => publication.status === "Activo").toReversed();
  const publications = all
    .slice((page - 1) * 10, page * 10)
    .map((publication) => ({ item_type: "publication", resource: context.store.presentPublication(publication) }));
  const done = context.store.transactions.filter((transaction) => transaction.status === "complete" && page === 1);
  const changes = done.map((transaction) => ({
    item_type: "change",
    resource: {
      id: transaction.id,
      card_kind: "change",
      updated_at: transaction.updatedAt,
      publication: context.store.presentPublication(context.store.publication(transaction.publicationId)),
      interested_user: context.store.presentOwner(transaction.interestedId),
      publication_interested: transaction.offered[0]
        ? context.store.presentPublication(context.store.publication(transaction.offered[0]))
        : null,
    },
  }));
  const banner = {
    item_type: "banner",
    resource: {
      id: 1,
      card_kind: "banner",
      url_banner: "https://example.test/promo",
      url_image_big: "https://example.test/big.jpg",
      url_image_small: "https://example.test/small.jpg",
      title: "Promo",
    },
  };
  const response = page === 1 ? [banner, ...changes, ...publications] : publications;
  return { body: { response, next_query: { current_page: page + 1, offset: offset + publications.length } } };
}

function detail(context: RailsContext, id: number, viewerId: number | null): Reply {
  const publication = context.store.publications.find((one) => one.id === id);
  if (!publication) return { status: 404, body: { error: "Publicación no encontrada" } };
  const chat = context.store.transactions.find(
    (transaction) => transaction.publicationId === id && transaction.interestedId === viewerId,
  );
  return {
    body: {
      publication: context.store.presentPublication(publication),
      owner_id: publication.ownerId,
      transactions_asociated_user: chat?.id ?? null,
    },
  };
}

function search(context: RailsContext, tags: string[]): Reply {
  const data = context.store.publications
    .filter((publication) => publication.status === "Activo" && publication.tags.some((tag) => tags.includes(tag)))
    .map((publication) => context.store.presentPublication(publication));
  return {
    body: {
      data,
      sponsored: data.slice(0, 1),
      totalPublications: data.length,
      categories: [{ id: 7, name: "Clases", parent_name: "Servicios", count: data.length, actual: false }],
    },
  };
}

function chatsOf(context: RailsContext, userId: number, type: string | null): RailsTransaction[] {
  const isSettled = (status: string) => /^(complete|rejected|claim_)/.test(status);
  const isOf = (status: string) => {
    if (type === null) return !context.options.hidesSettledChats || !isSettled(status);
    return type === "proposal" ? status === "active" : status !== "active" && !isSettled(status);
  };
  return context.store.transactions.filter(
    (transaction) => context.store.isParty(transaction, userId) && isOf(transaction.status),
  );
}

function postMessage(context: RailsContext, chatId: number, userId: number, body: Record<string, unknown>): Reply {
  const transaction = context.store.transactions.find(({ id }) => id === chatId);
  if (!transaction || !context.store.isParty(transaction, userId))
    return { status: 404, body: { error: "Chat no encontrado" } };
  const message = String(body["message"] ?? "").trim();
  if (message === "") return unprocessable("El mensaje no puede estar vacío");
  const stored = context.store.write(transaction, userId, { message, random_id: String(body["random_id"]) });
  context.broadcasts.message(transaction, stored, userId);
  return { status: 201, body: stored };
}

function markNotification(context: RailsContext, id: number, userId: number, body: Record<string, unknown>): Reply {
  const notification = context.store.notifications.find((one) => one.id === id && one.userId === userId);
  if (!notification) return { status: 404, body: { error: "Notificación no encontrada" } };
  notification.read ||= body["read"] === true;
  notification.toasted ||= body["toast_notification"] === true;
  return { body: context.store.presentNotification(notification) };
}

const presentSaved = ({ store }: RailsContext, saved: { id: number; userId: number; publicationId: number }) => ({
  id: saved.id,
  user_id: saved.userId,
  publication_id: saved.publicationId,
  latitude: 10.4975585,
  longitude: -66.8856196,
  publication: store.presentPublication(store.publication(saved.publicationId)),
});

function savePublication(context: RailsContext, userId: number, publicationId: number): Reply {
  if (context.store.saved.some((saved) => saved.userId === userId && saved.publicationId === publicationId))
    return unprocessable("La publicación ya está guardada");
  const saved = { id: context.store.nextId(), userId, publicationId };
  context.store.saved.push(saved);
  return { status: 201, body: presentSaved(context, saved) };
}
