import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { AttributeName } from "../../../rules/attribute";
import { categories } from "./categories";
import { cellWidth, createdAt, earth, moment, tsvector } from "./columns";
import { images } from "./images";
import { users } from "./users";

/** An attribute: its label, unit and list are its category's. */
export interface StoredAttribute {
  name: AttributeName;
  value: string;
}

const publicationStatuses = ["Activo", "waiting", "finished", "inactive"] as const;

/**
 * What the review must see: all that other users read or look at, except price, interests and place. A column here is
 * part of every edit, waits for the review while the approved version stays, and its texts are searched for what is not
 * allowed. Any other column of the form is live at once.
 */
export const reviewedColumns = () => ({
  title: text("title").notNull(),
  description: text("description").notNull(),
  /** Words of the title. */
  tags: text("tags").array().notNull(),
  /** The wire's publications_fields: attributes of the category, by name. */
  fields: jsonb("fields").$type<StoredAttribute[]>().notNull(),
  /** Null for services. */
  condition: text("product_status", { enum: ["Nuevo", "Usado"] }),
  /** Detail of use, for used products; the wire calls it condition. */
  usage: text("condition", { enum: ["Excelente", "Bueno", "Detalles", "Repuesto"] }),
});

/** What people offer for exchange, in its approved version. */
export const publications = pgTable(
  "publications",
  {
    id: serial("id").primaryKey(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client once per form: a repeated create finds the first one. */
    requestId: text("request_id"),
    /** Of the whole form that was sent under it: the same request with another one is refused. */
    requestHash: text("request_hash"),
    type: text("type", { enum: ["Producto", "service"] }).notNull(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    ...reviewedColumns(),
    tags: reviewedColumns().tags.default(sql`'{}'::text[]`),
    fields: reviewedColumns().fields.default([]),
    /** Whole US dollars; null is "A convenir" (old data). */
    priceUsd: integer("price_usd"),
    status: text("status", { enum: publicationStatuses }).notNull().default("waiting"),
    /** Why the review returned it. */
    reviewReason: text("review_reason"),
    /** An operator decides about it, not the automatic review: one returned or hid it, or its owner appealed. */
    isHeld: boolean("is_held").notNull().default(false),
    /** Why its owner asks for another review; once for each content. */
    appeal: text("appeal"),
    /** Null until the review approves it, and again once its owner has mended what the review returned. */
    approvedAt: moment("approved_at"),
    /** Its very first approval, which earns credit; never set again. */
    firstApprovedAt: moment("first_approved_at"),
    acceptChanges: boolean("accept_changes").notNull().default(true),
    /** The wire's article_tags: what the owner wants. */
    interests: text("interests")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Exact place: never leaves the backend but for the owner. */
    address1: text("address_1").notNull(),
    address2: text("address_2"),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** Municipality and state, shown to all. */
    location: text("location").notNull(),
    /** The point that others may know (backend/policies/place.ts): distances are measured from here. */
    spot: earth("spot").generatedAlwaysAs(sql`ll_to_earth(cell_centre(latitude), cell_centre(longitude))`),
    /** Where that point is, as a number: lists by distance go from cell to cell (cells.ts). */
    cell: integer("cell").generatedAlwaysAs(
      sql`((floor(latitude / ${cellWidth}) + 15000) * 60001 + floor(longitude / ${cellWidth}) + 30000)::int`,
    ),
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
    index("publications_cell_category").on(t.cell, t.categoryId),
    index("publications_cell_price").on(t.cell, t.priceUsd),
    index("publications_sponsored")
      .on(t.sponsoredViews)
      .where(sql`sponsored_views > 0`),
    // `<> 0`, not `> 0`: a query that says so cannot use the index above, which the planner would prefer and read whole.
    index("publications_sponsored_words")
      .using("gin", sql`in_cell(${t.titleSearch}, ${t.categoryId}, 0)`)
      .where(sql`sponsored_views <> 0`),
    index("publications_sponsored_interests")
      .using("gin", sql`in_cell(${t.interestSearch}, 0)`)
      .where(sql`sponsored_views <> 0`),
    index("publications_spot").using("gist", t.spot),
    index("publications_price_usd").on(t.priceUsd),
    index("publications_title").using("gin", t.titleSearch),
    index("publications_interest").using("gin", t.interestSearch),
    // Several words at once where few things have them: joined with one of categories, an index of words reads a category whole.
    index("publications_words")
      .using("gin", sql`in_cell(${t.titleSearch}, ${t.categoryId}, 0)`)
      .with({ fastupdate: false }),
    // Not written in a lump later on: a list looks into one tile after the other, and each time would read what waits.
    index("publications_words_tile")
      .using("gin", sql`in_cell(${t.titleSearch}, ${t.categoryId}, tile_of(${t.cell}))`)
      .with({ fastupdate: false }),
    index("publications_interest_tile")
      .using("gin", sql`in_cell(${t.interestSearch}, tile_of(${t.cell}))`)
      .with({ fastupdate: false }),
    // The last release looks into these two; they go with the next one.
    index("publications_words_cell")
      .using("gin", sql`in_cell(${t.titleSearch}, ${t.categoryId}, ${t.cell})`)
      .with({ fastupdate: false }),
    index("publications_interest_cell")
      .using("gin", sql`in_cell(${t.interestSearch}, ${t.cell})`)
      .with({ fastupdate: false }),
    index("publications_title_trigram").using("gin", sql`plain_text(${t.title}) gin_trgm_ops`),
    check("publications_price", sql`${t.priceUsd} is null or ${t.priceUsd} > 0`),
  ],
);

/** The pictures of a publication, in order. */
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
 * How often others opened a publication; beside it, since every change of a publication's own row works out its search
 * words again.
 */
export const publicationViews = pgTable("publication_views", {
  publicationId: integer("publication_id")
    .primaryKey()
    .references(() => publications.id),
  count: integer("count").notNull().default(0),
});
