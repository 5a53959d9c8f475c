import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { transactionStatuses } from "../../rules/transaction";

/** What the rules promise and a crash or a race could break is a constraint here: reservations, one rating per party, one live proposal. */

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const earth = customType<{ data: string }>({ dataType: () => "earth" });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const createdAt = () => moment("created_at").notNull().defaultNow();

export const publicationStatuses = ["Activo", "waiting", "finished", "inactive"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** Who else can vouch for a person. */
export const providers = ["google", "facebook"] as const;
export type Provider = (typeof providers)[number];

/** One stored picture; its files are named by this random id, one per width. */
export const images = pgTable("images", {
  id: text("id").primaryKey(),
  ownerId: integer("owner_id"),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: createdAt(),
});

export const users = pgTable(
  "users",
  {
    id: serial("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** The `token` of the wire's user record; no credential here. */
    token: text("token").notNull().unique(),
    name: text("name").notNull(),
    lastName: text("last_name").notNull(),
    /** +58, prefix, 7 digits. */
    phone: text("phone").unique(),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    gender: text("gender", { enum: ["Masculino", "Femenino"] }),
    country: text("country").notNull().default("Venezuela"),
    state: text("state"),
    city: text("city"),
    address: text("address"),
    address2: text("address_2"),
    avatarId: text("avatar_id").references(() => images.id),
    verified: boolean("verified").notNull().default(false),
    active: boolean("active").notNull().default(true),
    /** When its own person deactivated it, and may take that back; null for an inactive account means that we suspended it. */
    deactivatedAt: moment("deactivated_at"),
    confirmedAt: moment("confirmed_at"),
    signInCount: integer("sign_in_count").notNull().default(0),
    subscription: text("subscription", { enum: ["Standard", "Premium"] })
      .notNull()
      .default("Standard"),
    notificationsEmail: boolean("notifications_email").notNull().default(true),
    wantsVerification: boolean("wants_verification").notNull().default(false),
    /** The sum of the credit ledger. */
    balanceCents: integer("balance_cents").notNull().default(0),
    /** Sum and number of ratings received, written with each rating: lists show the reputation of every owner. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    createdAt: createdAt(),
  },
  () => [check("users_balance", sql`balance_cents >= 0`)],
);

/** A signed-in device: the wire's `client` with its rotating access-token. */
export const clients = pgTable(
  "clients",
  {
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    tokenHash: text("token_hash").notNull(),
    previousTokenHash: text("previous_token_hash"),
    /** Start or last use of the batch window. */
    rotatedAt: moment("rotated_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("clients_user").on(t.userId)],
);

/** Tokens of mails, and those that take a deactivation back: single use, expiring, stored as a hash. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["confirmation", "recovery", "reactivation"] }).notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("mail_tokens_user").on(t.userId)],
);

/** Whom Google or Facebook calls by which id: one of each provider per account. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider", { enum: providers }).notNull(),
    /** The provider's own id of the person; addresses can change hands, this cannot. */
    subject: text("subject").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), unique("identities_one_of_each").on(t.userId, t.provider)],
);

/** Somebody a provider vouched for and whose registration is not complete: single use, expiring, stored as a hash. */
export const socialTokens = pgTable("social_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  provider: text("provider", { enum: providers }).notNull(),
  subject: text("subject").notNull(),
  /** Lower case. */
  email: text("email").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** Providers' tokens that were presented here, kept until they would have run out: each counts once. */
export const spentProofs = pgTable("spent_proofs", {
  proofHash: text("proof_hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});

/** Mail is written with the change it tells of and sent by the job runner. */
export const mails = pgTable("mails", {
  id: serial("id").primaryKey(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html").notNull(),
  /** One that can be turned off in the settings; it says so to mail programs. */
  isOptional: boolean("is_optional").notNull().default(false),
  createdAt: createdAt(),
  dueAt: moment("due_at").notNull().defaultNow(),
  sentAt: moment("sent_at"),
  attempts: integer("attempts").notNull().default(0),
});

/** What somebody wrote on the contact page, kept beside the mail that takes it to us. */
export const contactForms = pgTable("contact_forms", {
  id: serial("id").primaryKey(),
  /** Made by the client once per filled form: sent again, it is the same message. */
  requestId: text("request_id").unique(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  createdAt: createdAt(),
});

/** Counted tries, per key and window: sign-in per account, registration per address. */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const categories = pgTable(
  "categories",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    level: smallint("level").notNull(),
    fatherId: integer("father_id"),
    /** Ids from the first level down to this one. */
    path: integer("path").array().notNull(),
  },
  (t) => [foreignKey({ columns: [t.fatherId], foreignColumns: [t.id] })],
);

export const publications = pgTable(
  "publications",
  {
    id: serial("id").primaryKey(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client once per form: a repeated create finds the first one. */
    requestId: text("request_id"),
    type: text("type", { enum: ["Producto", "service"] }).notNull(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** Whole US dollars; null is "A convenir" (old data). */
    priceUsd: integer("price_usd"),
    productStatus: text("product_status", { enum: ["Nuevo", "Usado"] }),
    /** Detail of use, for used products. */
    condition: text("condition", { enum: ["Excelente", "Bueno", "Detalles", "Repuesto"] }),
    status: text("status", { enum: publicationStatuses }).notNull().default("waiting"),
    /** Why the review returned it. */
    reviewReason: text("review_reason"),
    /** First approval. */
    approvedAt: moment("approved_at"),
    acceptChanges: boolean("accept_changes").notNull().default(true),
    /** Words of the title. */
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The wire's article_tags: what the owner wants. */
    interests: text("interests")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The wire's publications_fields. */
    fields: jsonb("fields").$type<{ label: string; value: string }[]>().notNull().default([]),
    /** Exact place: never leaves the backend but for the owner. */
    address1: text("address_1").notNull(),
    address2: text("address_2"),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** Municipality and state, shown to all. */
    location: text("location").notNull(),
    /** The point that others may know (backend/policies/place.ts): distances are measured from here. */
    spot: earth("spot").generatedAlwaysAs(sql`ll_to_earth(cell_centre(latitude), cell_centre(longitude))`),
    /** Impressions bought by its running campaign; 0 without one: more makes it sponsored. */
    sponsoredViews: integer("sponsored_views").notNull().default(0),
    publishDate: moment("publish_date").notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** What it is: title and tags, Spanish word forms without accents. */
    titleSearch: tsvector("title_search").generatedAlwaysAs(
      sql`to_tsvector('spanish', plain_text(title || ' ' || words(tags)))`,
    ),
    /** What its owner wants. */
    interestSearch: tsvector("interest_search").generatedAlwaysAs(
      sql`to_tsvector('spanish', plain_text(words(interests)))`,
    ),
  },
  (t) => [
    unique("publications_request").on(t.ownerId, t.requestId),
    index("publications_owner").on(t.ownerId, t.status),
    index("publications_wall").on(t.status, t.publishDate.desc(), t.id.desc()),
    index("publications_category").on(t.categoryId),
    index("publications_spot").using("gist", t.spot),
    index("publications_price_usd").on(t.priceUsd),
    index("publications_title").using("gin", t.titleSearch),
    index("publications_interest").using("gin", t.interestSearch),
    index("publications_title_trigram").using("gin", sql`plain_text(${t.title}) gin_trgm_ops`),
    check("publications_price", sql`${t.priceUsd} is null or ${t.priceUsd} > 0`),
  ],
);

export const publicationImages = pgTable(
  "publication_images",
  {
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    /** 0 is the cover. */
    position: smallint("position").notNull(),
    imageId: text("image_id")
      .notNull()
      .references(() => images.id),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.position] })],
);

/**
 * What owners changed in what they had published. Every edit is a row: its id is the version that the next edit starts from, its request id
 * makes a repeat harmless. What the review must see waits in it while the approved version stays in `publications`.
 */
export const publicationEdits = pgTable(
  "publication_edits",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    /** Made by the client once per form. */
    requestId: text("request_id"),
    /** Of the whole form: the same request with another one is refused. */
    formHash: text("form_hash").notNull(),
    /** `live`: took effect at once. `replaced`: a later edit came before the review. */
    status: text("status", { enum: ["live", "waiting", "approved", "returned", "replaced"] }).notNull(),
    reviewReason: text("review_reason"),
    title: text("title").notNull(),
    description: text("description").notNull(),
    tags: text("tags").array().notNull(),
    fields: jsonb("fields").$type<{ label: string; value: string }[]>().notNull(),
    productStatus: text("product_status", { enum: ["Nuevo", "Usado"] }),
    condition: text("condition", { enum: ["Excelente", "Bueno", "Detalles", "Repuesto"] }),
    /** In order, the cover first. */
    imageIds: text("image_ids").array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("publication_edits_request").on(t.publicationId, t.requestId),
    uniqueIndex("publication_edits_one_waiting")
      .on(t.publicationId)
      .where(sql`status = 'waiting'`),
    index("publication_edits_latest").on(t.publicationId, t.id.desc()),
  ],
);

export const saveds = pgTable(
  "saveds",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    createdAt: createdAt(),
  },
  (t) => [unique("saveds_once").on(t.userId, t.publicationId)],
);

export const transactions = pgTable(
  "transactions",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    interestedId: integer("interested_id")
      .notNull()
      .references(() => users.id),
    status: text("status", { enum: transactionStatuses }).notNull().default("active"),
    writtenOffer: text("written_offer"),
    /** First confirmation; automatic completion counts from here. */
    confirmedAt: moment("confirmed_at"),
    completedAt: moment("completed_at"),
    closedBy: text("closed_by", { enum: ["owner", "interested", "system"] }),
    closeReason: text("close_reason", {
      enum: ["rejected", "cancelled", "publication_deactivated", "item_exchanged", "expired", "operator"],
    }),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("transactions_one_live")
      .on(t.publicationId, t.interestedId)
      .where(
        sql`status in ('active','accepted','confirmed_owner','confirmed_interested','claim_owner','claim_interested')`,
      ),
    index("transactions_owner").on(t.ownerId, t.status, t.updatedAt.desc()),
    index("transactions_interested").on(t.interestedId, t.status, t.updatedAt.desc()),
    index("transactions_complete")
      .on(t.completedAt.desc())
      .where(sql`status = 'complete'`),
    check("transactions_two_people", sql`owner_id <> interested_id`),
  ],
);

export const transactionOffers = pgTable(
  "transaction_offers",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
  },
  (t) => [
    primaryKey({ columns: [t.transactionId, t.publicationId] }),
    index("transaction_offers_publication").on(t.publicationId),
  ],
);

/** One live acceptance per publication: the primary key is the rule. Rows go when the exchange ends. */
export const reservations = pgTable(
  "reservations",
  {
    publicationId: integer("publication_id")
      .primaryKey()
      .references(() => publications.id),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
  },
  (t) => [index("reservations_transaction").on(t.transactionId)],
);

export const ratings = pgTable(
  "ratings",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    raterId: integer("rater_id")
      .notNull()
      .references(() => users.id),
    ratedId: integer("rated_id")
      .notNull()
      .references(() => users.id),
    stars: smallint("stars").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.transactionId, t.raterId] }),
    check("ratings_stars", sql`stars between 0 and 5`),
    check("ratings_not_oneself", sql`rater_id <> rated_id`),
  ],
);

export const chats = pgTable(
  "chats",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .notNull()
      .unique()
      .references(() => transactions.id),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    interestedId: integer("interested_id")
      .notNull()
      .references(() => users.id),
    /** Last message read by each; moves only forward. */
    ownerReadId: integer("owner_read_id").notNull().default(0),
    interestedReadId: integer("interested_read_id").notNull().default(0),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [index("chats_owner").on(t.ownerId), index("chats_interested").on(t.interestedId)],
);

export const messages = pgTable(
  "messages",
  {
    id: serial("id").primaryKey(),
    chatId: integer("chat_id")
      .notNull()
      .references(() => chats.id),
    senderId: integer("sender_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client: a repeated send finds the first one. */
    randomId: text("random_id").notNull(),
    text: text("text"),
    imageId: text("image_id").references(() => images.id),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    createdAt: createdAt(),
  },
  (t) => [unique("messages_once").on(t.chatId, t.senderId, t.randomId), index("messages_chat").on(t.chatId, t.id)],
);

/** Public questions about a publication and their answers. */
export const comments = pgTable(
  "comments",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    /** Whom it is for: the owner, or who asked. */
    recipientId: integer("recipient_id")
      .notNull()
      .references(() => users.id),
    /** The question that is answered; null for a question. */
    questionId: integer("question_id"),
    text: text("text").notNull(),
    /** Made by the client once per written text: a repeat finds the first one. */
    requestId: text("request_id"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("comments_one_answer").on(t.questionId),
    unique("comments_once").on(t.authorId, t.requestId),
    unique("comments_of_publication").on(t.id, t.publicationId),
    // An answer stands under the publication of its question.
    foreignKey({
      name: "comments_question",
      columns: [t.questionId, t.publicationId],
      foreignColumns: [t.id, t.publicationId],
    }),
    index("comments_publication").on(t.publicationId, t.id),
  ],
);

/** Who reported which publication and why; only operators read it, in the database. */
export const reports = pgTable(
  "reports",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    reporterId: integer("reporter_id")
      .notNull()
      .references(() => users.id),
    reason: text("reason").notNull(),
    /** An operator has dealt with it: it holds nothing back any more. */
    settledAt: moment("settled_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_one_open")
      .on(t.publicationId, t.reporterId)
      .where(sql`settled_at is null`),
  ],
);

export const notifications = pgTable(
  "notifications",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** 1 new_change … 14 returned_publication; see backend/presenters/notification.ts. */
    type: smallint("type").notNull(),
    transactionId: integer("transaction_id").references(() => transactions.id),
    publicationId: integer("publication_id").references(() => publications.id),
    commentId: integer("comment_id").references(() => comments.id),
    /** Further words of the model: credit, reason. */
    extra: jsonb("extra").$type<Record<string, unknown>>().notNull().default({}),
    read: boolean("read").notNull().default(false),
    toastNotification: boolean("toast_notification").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index("notifications_user").on(t.userId, t.id.desc())],
);

/** The outbox of the cable: written with the change, delivered by every process after the commit (NOTIFY carries only the id). */
export const events = pgTable("events", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  /** The stream it goes to: `notifications:1`, `chats:1`, `messages:4`, `requests:1`, `comments:1`. */
  stream: text("stream").notNull(),
  /** What happened and the ids it is about; the presenter makes the wire's message when it is delivered. */
  payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Work that is due at a time: review of a publication or of an edit, automatic completion, reminder, the mail about a notification. */
export const jobs = pgTable(
  "jobs",
  {
    id: serial("id").primaryKey(),
    kind: text("kind", { enum: ["review", "review_edit", "complete", "remind", "mail"] }).notNull(),
    /** Publication, transaction or notification id, by kind. */
    subjectId: integer("subject_id").notNull(),
    dueAt: moment("due_at").notNull(),
    doneAt: moment("done_at"),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    uniqueIndex("jobs_once")
      .on(t.kind, t.subjectId)
      .where(sql`done_at is null`),
    index("jobs_due")
      .on(t.dueAt)
      .where(sql`done_at is null`),
  ],
);

export const banners = pgTable("banners", {
  id: serial("id").primaryKey(),
  title: text("title").notNull(),
  url: text("url").notNull(),
  bigImageId: text("big_image_id")
    .notNull()
    .references(() => images.id),
  smallImageId: text("small_image_id")
    .notNull()
    .references(() => images.id),
  clicks: integer("clicks").notNull().default(0),
});
