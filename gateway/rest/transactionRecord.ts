import { z } from "zod";
import { transactionEventKinds, transactionStatuses } from "../../rules/transaction";
import { publicationRecord } from "./publicationRecord";
import { latestMeeting } from "./meetingRecord";
import { latestBooking } from "./securityChange";
import {
  converted,
  count,
  flag,
  id,
  listOrEmpty,
  moment,
  nullable,
  optionalId,
  readableItems,
  requiredMoment,
  text,
  unwrapped,
} from "./shapes";
import { userRecord } from "./users";

/** Words, in whatever envelope; none where they cannot be found. */
const writtenOffer = converted((value) =>
  [value].flat().flatMap((word) => {
    const label: unknown = typeof word === "object" && word !== null && "name" in word ? word.name : word;
    return typeof label === "string" && label.trim() !== "" ? [label] : [];
  }),
);

const role = z.enum(["owner", "interested"]);
/** Money on top of the things, in whole cents. */
const complement = nullable(z.object({ amount: z.int(), payer: role }));
/** Money on top of the things, and who pays it. */
export type ComplementRecord = NonNullable<z.output<typeof complement>>;

const offerVersion = z.object({
  version: z.int(),
  created_at: requiredMoment,
  tags: writtenOffer,
  publication_interesteds: listOrEmpty(z.object({ title: text })),
  author: nullable(role),
  added_publications: listOrEmpty(z.object({ title: text })),
  complement,
});
/** One version of a proposal; `author` is null where the backend knows no counter-offers: then the interested party. */
export type OfferVersionRecord = z.output<typeof offerVersion>;

/** A change of what was agreed on that waits for an answer. */
const amendment = offerVersion.omit({ version: true }).extend({ id, author: role, offer_version: z.int() });
/** The terms that would take the place of those in `offer_version`, whole. */
export type AmendmentRecord = z.output<typeof amendment>;

/** Something that happened to a transaction. */
export const transactionEventRecord = z.object({
  id,
  kind: z.enum(transactionEventKinds),
  by: z.enum(["owner", "interested", "system"]),
  created_at: requiredMoment,
  place: nullable(z.object({ date: z.string(), start: z.string(), headquarter: z.string() })),
});
/** `place` only of what happened to a booking. */
export type TransactionEventRecord = z.output<typeof transactionEventRecord>;

/**
 * A transaction; chats and notifications carry only a stub (`{ id, status, publication }`), recognised by its missing
 * parties.
 */
export const transactionRecord = z.object({
  id,
  owner_id: optionalId,
  interested_id: optionalId,
  status: z.enum(transactionStatuses),
  created_at: moment,
  updated_at: moment,
  publication_id: optionalId,
  publication: nullable(publicationRecord),
  publication_interesteds: listOrEmpty(publicationRecord),
  tags: writtenOffer,
  tag_change: nullable(z.object({ tags: writtenOffer })),
  owner: nullable(userRecord),
  interested_user: nullable(userRecord),
  chat: nullable(z.object({ id })),
  offer_version: count,
  /** Who wrote the present offer; null where the backend knows no counter-offers. */
  offer_author: nullable(role),
  added_publications: listOrEmpty(publicationRecord),
  complement,
  /** The last version of what was agreed on; null before, and where the backend writes nothing down. */
  agreement_version: count,
  /** Whether a rating may have reasons; missing where the backend takes none. */
  takes_rating_reasons: flag,
  /** Null where the record leaves it out. */
  offer_history: nullable(readableItems(offerVersion)),
  /** Null where the record leaves them out. */
  events: nullable(readableItems(transactionEventRecord)),
  closed_by: text,
  close_reason: text,
  viewer_rank: count,
  /** Who has sent a statement about the claim; null where the record leaves it out. */
  claim_statements: nullable(readableItems(z.enum(["owner", "interested"]))),
  security_change: latestBooking,
  /** Null where none is open; undefined where the record or the backend knows none. */
  amendment: z.union([amendment, z.null()]).optional().catch(undefined),
  /** Who asks for a change of what was agreed on; missing where none waits for an answer. */
  amendment_author: nullable(role),
  meeting: latestMeeting,
});
/** What a record leaves out is null or missing, and `isTransactionStub` says when the full one has to be read. */
export type TransactionRecord = z.output<typeof transactionRecord>;

/** Whether a record only names a transaction. */
export function isTransactionStub(record: TransactionRecord): boolean {
  return record.owner_id === null || record.interested_id === null || record.created_at === null;
}

/** Calls name it differently, or send it bare. */
export const transactionAnswer = unwrapped(transactionRecord, "transaction", "proposal");
