import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { adTypes } from "../../catalogue/plans";
import { createdAt, moment } from "./columns";
import { proformas } from "./money";
import { publications } from "./publications";
import { users } from "./users";

const campaignStates = ["ordered", "awaiting", "live", "ended"] as const;
/**
 * `awaiting` may go back to `ordered`, from `live` on only forward; two of one publication never run or wait at once.
 */
export type CampaignState = (typeof campaignStates)[number];

/**
 * The promotion that an order buys. `ordered` while it is not paid, `awaiting` while the payment is to be confirmed.
 */
export const campaigns = pgTable(
  "campaigns",
  {
    id: serial("id").primaryKey(),
    proformaId: integer("proforma_id")
      .notNull()
      .unique()
      .references(() => proformas.id),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    adType: text("ad_type", { enum: adTypes }).notNull(),
    state: text("state", { enum: campaignStates }).notNull().default("ordered"),
    /** Impressions bought and shown. */
    purchased: integer("purchased").notNull(),
    prints: integer("prints").notNull().default(0),
    /** Organic views of the publication when it began and when it ended. */
    viewsAtStart: integer("views_at_start").notNull().default(0),
    viewsAtEnd: integer("views_at_end"),
    createdAt: createdAt(),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("campaigns_one_live")
      .on(t.publicationId)
      .where(sql`state in ('awaiting', 'live')`),
    index("campaigns_owner").on(t.ownerId, t.state),
    index("campaigns_publication").on(t.publicationId),
    check("campaigns_prints", sql`prints between 0 and purchased`),
  ],
);

/** Impressions of the last hour: a page view that is asked for twice counts once. */
export const impressions = pgTable(
  "impressions",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaigns.id),
    /** Who saw it in which request. */
    pageView: text("page_view").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.pageView] }), index("impressions_created").on(t.createdAt)],
);
