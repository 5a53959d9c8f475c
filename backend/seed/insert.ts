import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { banners } from "../db/schema/banners";
import { campaigns } from "../db/schema/campaigns";
import { chats, messages } from "../db/schema/chats";
import { comments } from "../db/schema/comments";
import { erasures } from "../db/schema/erasures";
import { images } from "../db/schema/images";
import { jobs } from "../db/schema/jobs";
import { contactForms } from "../db/schema/mails";
import { creditEntries, proformas } from "../db/schema/money";
import { notifications } from "../db/schema/notifications";
import { premiumTerms } from "../db/schema/premiumTerms";
import { publicationEdits } from "../db/schema/publicationEdits";
import { publicationViews, publicationImages, publications } from "../db/schema/publications";
import { reports } from "../db/schema/reports";
import { savedPublications } from "../db/schema/savedPublications";
import { ratings, reservations, transactionEvents, transactionOffers, transactions } from "../db/schema/transactions";
import { secureExchanges } from "../db/schema/secureExchanges";
import { users } from "../db/schema/users";
import { venueShifts, venueSlots, venues } from "../db/schema/venues";
import type { Town } from "./town/types";

/** Rows per statement: PGlite pays per statement, PostgreSQL takes at most 65,535 parameters in one. */
const BATCH = 400;

/** Stores all rows of the town in the order of their references; `stored` is called after each table. */
export async function insertTown(tx: Db, town: Town, stored: (table: string, rows: number) => void): Promise<void> {
  const put = async <T extends PgTable>(table: T, name: string, rows: readonly T["$inferInsert"][]) => {
    for (let at = 0; at < rows.length; at += BATCH) await tx.insert(table).values(rows.slice(at, at + BATCH));
    stored(name, rows.length);
  };
  // A picture that an earlier run left behind is the same picture.
  for (let at = 0; at < town.images.length; at += BATCH)
    await tx
      .insert(images)
      .values(town.images.slice(at, at + BATCH))
      .onConflictDoNothing();
  await put(users, "users", town.users);
  await put(publications, "publications", town.publications);
  await put(publicationImages, "publication_images", town.publicationImages);
  await put(transactions, "transactions", town.transactions);
  await put(transactionEvents, "transaction_events", town.transactionEvents);
  await put(transactionOffers, "transaction_offers", town.transactionOffers);
  await put(reservations, "reservations", town.reservations);
  await put(ratings, "ratings", town.ratings);
  await put(jobs, "jobs", town.jobs);
  await put(chats, "chats", town.chats);
  await put(messages, "messages", town.messages);
  await put(comments, "comments", town.comments);
  await put(notifications, "notifications", town.notifications);
  await put(savedPublications, "saveds", town.savedPublications);
  await put(banners, "banners", town.banners);
  await put(proformas, "proformas", town.proformas);
  await put(campaigns, "campaigns", town.campaigns);
  await put(premiumTerms, "premium_terms", town.premiumTerms);
  await put(venues, "venues", town.venues);
  await put(venueShifts, "venue_shifts", town.venueShifts);
  await put(venueSlots, "venue_slots", town.venueSlots);
  await put(secureExchanges, "secure_exchanges", town.secureExchanges);
  await put(creditEntries, "credit_entries", town.creditEntries);
  await put(publicationViews, "publication_views", town.publicationViews);
  await put(publicationEdits, "publication_edits", town.publicationEdits);
  await put(reports, "reports", town.reports);
  await put(erasures, "erasures", town.erasures);
  await put(contactForms, "contact_forms", town.contactForms);
  for (const name of [
    "users",
    "publications",
    "transactions",
    "chats",
    "messages",
    "comments",
    "notifications",
    "proformas",
    "campaigns",
    "premium_terms",
    "venues",
    "venue_shifts",
    "secure_exchanges",
    "erasures",
  ]) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
    );
  }
}
