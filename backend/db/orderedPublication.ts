import { sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/** What an order promoted, or what is asked for in the transaction for which it booked a place. */
export const orderedPublicationId = (publicationId: SQL | AnyColumn, transactionId: SQL | AnyColumn): SQL =>
  sql`coalesce(${publicationId}, (select ot.publication_id from transactions ot where ot.id = ${transactionId}))`;
