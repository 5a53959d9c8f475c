import { claimantOf } from "../../../rules/claim";
import { isRecentlyCompleted } from "../../../rules/transaction";
import type {
  ClaimStatementState,
  CloseReason,
  TransactionActor,
  TransactionEventKind,
  TransactionRole,
} from "../../__generated__/enums";
import type { QueryResolvers, TransactionEventResolvers, TransactionResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { publicationStub } from "../../rest/publicationRecord";
import type { PublicationRecord } from "../../rest/publicationRecord";
import { isTransactionStub } from "../../rest/transactionRecord";
import type { OfferVersionRecord, TransactionEventRecord, TransactionRecord } from "../../rest/transactionRecord";
import { unknownUser } from "../../rest/users";
import type { UserRecord } from "../../rest/users";
import { canProposeMeeting } from "../meeting/meeting";
import { canBook } from "../secureExchange/secureExchange";
import { readCount, decodeCursor, encodeCursor, toSlice, toStretch } from "../common/cursorPages";
import { toGlobalId } from "../node/globalId";
import { moneyOf, toComplement } from "./complement";
import { isInProgress, toRole, toStatus, toWireRole, viewerMovesOf } from "./transactionTable";

export const transactionQueries: QueryResolvers = {
  transaction(_root, { id }, context) {
    context.requireSession();
    return context.loaders.transaction.load(id);
  },
  async transactions(_root, { tab, first, after }, context) {
    context.requireSession();
    const count = readCount(first, { usual: 20, most: 50 });
    if (tab === "HISTORY") return history(context, count, after);
    const list = `transactions.${tab}`;
    const stretch = toStretch(list, count, after);
    const [{ items: live, next }, viewerId] = await Promise.all([
      context.loaders.someTransactions({ kind: requestKinds[tab], ...stretch }),
      context.loaders.viewerId(),
    ]);
    const inTab = live.filter(({ status, owner_id, interested_id }) => {
      if (tab === "IN_PROGRESS") return isInProgress(status);
      return status === "active" && (tab === "RECEIVED" ? owner_id : interested_id) === viewerId;
    });
    return toSlice(list, { items: inTab.filter(namesPublication).sort(byLatestChange), next }, stretch, after);
  },
};

const requestKinds = { RECEIVED: "received", SENT: "sent", IN_PROGRESS: "in_progress" } as const;

/** A transaction that does not say what it is about costs its own row, not the list. */
const namesPublication = ({ publication, publication_id }: TransactionRecord) =>
  publication !== null || publication_id !== null;

function byLatestChange(a: TransactionRecord, b: TransactionRecord): number {
  return Date.parse(b.updated_at ?? "") - Date.parse(a.updated_at ?? "") || Number(b.id) - Number(a.id);
}

const historyList = "transactions.HISTORY";

/** The history may have numbered pages upstream: then the cursor holds the last one and its size. */
async function history({ loaders }: Context, count: number, after: string | null | undefined) {
  const match = after ? decodeCursor(after, historyList, /^(?:page:(\d{1,6}):(\d{1,3})|next:(.{1,60}))$/) : null;
  const page = Number(match?.[1] ?? 0) + 1;
  const perPage = Number(match?.[2] ?? count);
  const { items, pageInfo, next } = await loaders.history(page, perPage, match?.[3]);
  const isLast = next === undefined ? page >= pageInfo.pages : next === null;
  const place = next === undefined ? `page:${page}:${perPage}` : `next:${next}`;
  return {
    items: items.filter(namesPublication),
    pageInfo: {
      hasNextPage: !isLast,
      endCursor: items.length > 0 && next !== null ? encodeCursor(historyList, place) : null,
    },
  };
}

/** The full record: chats and notifications only name their transaction. */
async function loadFullRecord(record: TransactionRecord, { loaders }: Context): Promise<TransactionRecord> {
  if (!isTransactionStub(record)) return record;
  const found = await loaders.transaction.load(record.id);
  // A record that names both parties is the viewer's own; where the backend knows no more of it, the rest stays
  // empty.
  if (!found && (record.owner_id === null || record.interested_id === null)) throw new AppError("NOT_FOUND");
  return found ?? record;
}

/** Which side the viewer is on. */
export async function roleOf(record: TransactionRecord, context: Context): Promise<TransactionRole> {
  const withParties = record.owner_id === null ? await loadFullRecord(record, context) : record;
  return withParties.owner_id === (await context.loaders.viewerId()) ? "OWNER" : "INTERESTED";
}

function publicationOf(record: TransactionRecord): PublicationRecord {
  const publicationId = record.publication_id ?? record.publication?.id;
  if (record.publication) return record.publication;
  if (!publicationId) throw new AppError("UPSTREAM_UNAVAILABLE");
  return publicationStub(publicationId);
}

/** A user who is named by id only; where the backend no longer knows them, only the id is left. */
async function loadUser(userId: string, { loaders }: Context): Promise<UserRecord> {
  return (await loaders.user.load(userId)) ?? unknownUser(userId);
}

async function ownerOf(record: TransactionRecord, context: Context): Promise<UserRecord> {
  if (record.owner) return record.owner;
  const askedSide = publicationOf(record);
  const owner = askedSide.owner ?? (await context.loaders.publication.load(askedSide.id))?.owner;
  if (owner) return owner;
  if (record.owner_id === null) throw new AppError("NOT_FOUND");
  return loadUser(record.owner_id, context);
}

async function interestedOf(record: TransactionRecord, context: Context): Promise<UserRecord> {
  if (record.interested_user) return record.interested_user;
  const { interested_user: person, interested_id: personId } = await loadFullRecord(record, context);
  if (person) return person;
  if (personId === null) throw new AppError("UPSTREAM_UNAVAILABLE");
  return loadUser(personId, context);
}

function writtenOfferOf(record: TransactionRecord): string | null {
  const words = record.tags.length > 0 ? record.tags : (record.tag_change?.tags ?? []);
  return words.join(", ").trim() || null;
}

const askedSide = (record: TransactionRecord) => ({
  publications: [publicationOf(record), ...record.added_publications],
  text: null,
  money: moneyOf(record.complement, "owner"),
});
const offeredSide = (record: TransactionRecord) => ({
  publications: record.publication_interesteds,
  text: writtenOfferOf(record),
  money: moneyOf(record.complement, "interested"),
});

/** Events and notifications leave out the earlier offers of one that changed. */
async function offerHistoryOf({ id, offer_version, offer_history }: TransactionRecord, { loaders }: Context) {
  if (offer_history) return offer_history;
  const wasChanged = offer_version !== null && offer_version > 1;
  return (wasChanged && (await loaders.transaction.load(id))?.offer_history) || [];
}

/** A version of an offer with the titles of its time. */
const toOfferVersion = (offer: OfferVersionRecord) => ({
  version: offer.version,
  createdAt: offer.created_at,
  titles: offer.publication_interesteds.flatMap(({ title }) => title ?? []),
  text: offer.tags.join(", ") || null,
  author: offer.author && toRole(offer.author),
  addedTitles: offer.added_publications.flatMap(({ title }) => title ?? []),
  complement: toComplement(offer.complement),
});

/** Notifications leave them out. A backend that counts no offers keeps no events, either. */
async function eventsOf({ id, events, offer_version }: TransactionRecord, { loaders }: Context) {
  if (events || offer_version === null) return events ?? [];
  return (await loaders.transaction.load(id))?.events ?? [];
}

const kinds = {
  modified: "MODIFIED",
  accepted: "ACCEPTED",
  confirmed: "CONFIRMED",
  complete: "COMPLETE",
  rejected: "REJECTED",
  claim: "CLAIM",
  booked: "BOOKED",
  booking_moved: "BOOKING_MOVED",
  booking_cancelled: "BOOKING_CANCELLED",
  booking_objected: "BOOKING_OBJECTED",
  booking_settled: "BOOKING_SETTLED",
  booking_ended: "BOOKING_ENDED",
  meeting_proposed: "MEETING_PROPOSED",
  meeting_agreed: "MEETING_AGREED",
  meeting_cancelled: "MEETING_CANCELLED",
  amendment_requested: "AMENDMENT_REQUESTED",
  amendment_accepted: "AMENDMENT_ACCEPTED",
  amendment_declined: "AMENDMENT_DECLINED",
  amendment_withdrawn: "AMENDMENT_WITHDRAWN",
} as const satisfies Record<TransactionEventRecord["kind"], TransactionEventKind>;

export const TransactionEvent: TransactionEventResolvers = {
  kind: ({ kind }) => kinds[kind],
  by: ({ by }) => actors[by] ?? "SYSTEM",
  happenedAt: ({ created_at }) => created_at,
  place: ({ place }) => place && { date: place.date, startsAt: place.start, venueName: place.headquarter },
};

const actors: Record<string, TransactionActor> = { owner: "OWNER", interested: "INTERESTED", system: "SYSTEM" };
const reasons: Record<string, CloseReason> = {
  rejected: "REJECTED",
  cancelled: "CANCELLED",
  publication_deactivated: "PUBLICATION_DEACTIVATED",
  item_exchanged: "ITEM_EXCHANGED",
  expired: "EXPIRED",
  operator: "OPERATOR",
};

/** Stands for an unknown time. */
const epoch = new Date(0).toISOString();

/** A resolver that needs the full record. */
function fromFullRecord<Result>(read: (record: TransactionRecord, context: Context) => Result) {
  return (parent: TransactionRecord, _args: object, context: Context): Result | Promise<Awaited<Result>> =>
    isTransactionStub(parent)
      ? loadFullRecord(parent, context).then(async (record): Promise<Awaited<Result>> => await read(record, context))
      : read(parent, context);
}

/** Whether the viewer may still rate: the system recently completed the transaction without their confirmation. */
function canStillRate({ closed_by, viewer_rank, updated_at }: TransactionRecord): boolean {
  if (closed_by !== "system" || viewer_rank !== null) return false;
  return isRecentlyCompleted(new Date(updated_at ?? ""), new Date());
}

/** Only operators end what was claimed, also where the backend does not say why it ended. */
async function closeReasonOf(record: TransactionRecord, context: Context): Promise<CloseReason | null> {
  const known = reasons[record.close_reason ?? ""];
  if (known || (record.status !== "complete" && record.status !== "rejected")) return known ?? null;
  return (await eventsOf(record, context)).some(({ kind }) => kind === "claim") ? "OPERATOR" : null;
}

/** Null while no claim is open, and where the backend takes no statements. */
async function claimStatementOf(record: TransactionRecord, context: Context): Promise<ClaimStatementState | null> {
  if (claimantOf(record.status) === null || record.claim_statements === null) return null;
  return record.claim_statements.includes(toWireRole(await roleOf(record, context))) ? "GIVEN" : "AWAITED";
}

async function chatIdOf(record: TransactionRecord, context: Context): Promise<string | null> {
  return record.chat?.id ?? (await loadFullRecord(record, context)).chat?.id ?? null;
}

export const Transaction: TransactionResolvers = {
  globalId: ({ id }) => toGlobalId("Transaction", id),
  status: (record) => toStatus(record.status),
  createdAt: fromFullRecord((record) => record.created_at ?? record.updated_at ?? epoch),
  updatedAt: fromFullRecord((record) => record.updated_at ?? record.created_at ?? epoch),
  publication: async (record, _args, context) =>
    publicationOf(namesPublication(record) ? record : await loadFullRecord(record, context)),
  owner: (record, _args, context) => ownerOf(record, context),
  interested: (record, _args, context) => interestedOf(record, context),
  offeredPublications: fromFullRecord((record) => record.publication_interesteds),
  writtenOffer: fromFullRecord(writtenOfferOf),
  offerVersion: fromFullRecord((record) => record.offer_version),
  offerHistory: fromFullRecord(async (record, context) => (await offerHistoryOf(record, context)).map(toOfferVersion)),
  isViewerTurn: async (record, _args, context) => {
    const { status, offer_author: version, amendment_author: change } = record;
    if (version === null) return null;
    const author = status === "active" ? version : status === "accepted" ? change : null;
    return author !== null && toRole(author) !== (await roleOf(record, context));
  },
  offerAuthor: ({ offer_author: author }) => author && toRole(author),
  addedPublications: fromFullRecord((record) => record.added_publications),
  complement: fromFullRecord((record) => toComplement(record.complement)),
  amendment: fromFullRecord(async (record, context) =>
    record.amendment
      ? { record: record.amendment, isOwn: toRole(record.amendment.author) === (await roleOf(record, context)) }
      : null,
  ),
  canRequestAmendment: fromFullRecord(({ status, amendment }) => status === "accepted" && amendment === null),
  agreementVersion: fromFullRecord((record) => record.agreement_version),
  events: fromFullRecord(eventsOf),
  chatId: (record, _args, context) => chatIdOf(record, context),
  chat: async (record, _args, context) => {
    const id = await chatIdOf(record, context);
    return id === null ? null : context.loaders.chat.load(id);
  },
  viewerRole: (record, _args, context) => roleOf(record, context),
  counterpart: async (record, _args, context) =>
    (await roleOf(record, context)) === "OWNER" ? interestedOf(record, context) : ownerOf(record, context),
  viewerGives: fromFullRecord(async (record, context) =>
    (await roleOf(record, context)) === "OWNER" ? askedSide(record) : offeredSide(record),
  ),
  viewerReceives: fromFullRecord(async (record, context) =>
    (await roleOf(record, context)) === "OWNER" ? offeredSide(record) : askedSide(record),
  ),
  viewerMoves: async (record, _args, context) => {
    const moves = viewerMovesOf(record.status, await roleOf(record, context), record.offer_author);
    if (record.status !== "complete" || !canStillRate(await loadFullRecord(record, context))) return moves;
    return [...moves, { action: "RATE", to: "COMPLETE" }];
  },
  takesRatingReasons: fromFullRecord((record) => record.takes_rating_reasons),
  viewerRating: fromFullRecord((record) => record.viewer_rank),
  closedBy: fromFullRecord((record) => actors[record.closed_by ?? ""] ?? null),
  secureExchange: fromFullRecord((record) => record.security_change ?? null),
  canBookSecureExchange: fromFullRecord(canBook),
  meeting: fromFullRecord(async (record, context) =>
    record.meeting ? { ...record.meeting, viewerRole: toWireRole(await roleOf(record, context)) } : null,
  ),
  canProposeMeeting: fromFullRecord(canProposeMeeting),
  claimStatement: fromFullRecord(claimStatementOf),
  closeReason: fromFullRecord(closeReasonOf),
};
